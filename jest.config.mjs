// Run through `npm test` or `npm run test:unit`, which load what Node needs for TypeScript first. Test files run directly
// in Node instead of a `node:vm` context each: shared modules load once per process and processes stay small, so the
// thousands of programs that tests start cost less.
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  // Run folders and caches hold copies of package.json that would collide in Jest's module map.
  modulePathIgnorePatterns: [
    "<rootDir>/lib/",
    "<rootDir>/dist/",
    "<rootDir>/.cache/",
    "<rootDir>/.agent-exec/",
  ],
  transform: {},
  runner: "<rootDir>/scripts/test/runner/runner.mjs",
  setupFilesAfterEnv: ["<rootDir>/scripts/test/runner/limits.mjs"],
  // Docker and two cores: more workers only wait for each other and push tests over their time.
  maxWorkers: 2,
  // A guard against hangs, not a measure: some tests start eight steps at once, and machines are busy;
  // in full, properties are tried sixteen times as often.
  testTimeout: process.env.AGENT_EXEC_TEST_DEEP === "1" ? 900_000 : 300_000,
};
