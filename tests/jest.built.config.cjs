const unit = require("./jest.config.cjs");

/** Tests of what a build makes: run after `gatsby build`. */
module.exports = { ...unit, testMatch: ["<rootDir>/tests/built/**/*.test.ts"], testTimeout: 300_000 };
