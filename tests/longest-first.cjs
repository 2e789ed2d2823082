const { default: Sequencer } = require("@jest/test-sequencer");

/** Two whole builds, beside which all other tests of the built site are done: on a new machine Jest goes by the size of a file. */
const LONGEST = "dropped-page.test.ts";

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = ({ path }) => path.endsWith(LONGEST);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
