// A shell may set these for builds: React has no act() in production, and without pictures pages name another one.
process.env.NODE_ENV = "test";
delete process.env.GATSBY_PICTURES;

/** Unit and content tests: plain Node, jsdom if a file asks for it in its first comment. */
module.exports = {
  rootDir: "..",
  // A build that runs beside the tests makes and removes files in the other folders.
  roots: ["<rootDir>/src", "<rootDir>/tests"],
  // By default, Jest would leave one of two processors idle.
  maxWorkers: 2,
  testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}", "<rootDir>/tests/content/**/*.test.ts"],
  testTimeout: 20_000,
  // Otherwise each use is looked up in Jest's sandbox, which takes a sixth of the content checks' time.
  sandboxInjectedGlobals: [
    ...["Array", "Boolean", "Error", "Intl", "JSON", "Map", "Math", "Number", "Object", "Promise", "Proxy", "Reflect"],
    ...["RegExp", "Set", "String", "Symbol", "Uint8Array", "WeakMap"],
  ],
  setupFiles: ["<rootDir>/tests/properties.ts", "<rootDir>/tests/patient-waits.cjs"],
  transform: {
    "\\.(ts|tsx|mjs)$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        },
      },
    ],
  },
};
