const unit = require("./jest.config.cjs");

const [transformer] = Object.values(unit.transform);

/** Tests of what a build makes: run after `gatsby build`. */
module.exports = {
  ...unit,
  testMatch: ["<rootDir>/tests/built/**/*.test.ts"],
  testTimeout: 300_000,
  testSequencer: "<rootDir>/tests/longest-first.cjs",
  // The validator comes as ECMAScript modules only.
  transform: { ...unit.transform, "structured-data-validator/.+\\.js$": transformer },
  transformIgnorePatterns: ["/node_modules/(?!@adobe/structured-data-validator/)"],
};
