const { default: Sequencer } = require("@jest/test-sequencer");

/** Makes two whole builds, so it must start first; without earlier timings Jest would sort by file size. */
const LONGEST = "dropped-page.test.ts";

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLongest = ({ path }) => path.endsWith(LONGEST);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
