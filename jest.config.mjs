// Run through `npm test` or `npm run test:unit`: ES modules need `node --experimental-vm-modules`.
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
  extensionsToTreatAsEsm: [".ts", ".sh", ".py", ".yml"],
  // A module goes before a program of the same name.
  moduleFileExtensions: ["ts", "js", "mjs", "cjs", "json", "node"],
  // TypeScript names its own files by the extension that they will have: `./next.js` is `./next.ts`, and `./guard.sh.js`
  // the text of `./guard.sh`.
  moduleNameMapper: {
    "^\\.\\./(examples/[\\w-]+\\.yml)\\.js$": "<rootDir>/$1",
    "^(\\.{1,2}/.*)\\.js$": "$1",
  },
  transform: {
    "/src/.+\\.(?:sh|py|cjs)$|/examples/.+\\.yml$": "<rootDir>/scripts/test/program-transform.mjs",
    "^.+\\.ts$": [
      "@swc/jest",
      {
        jsc: { target: "es2022", parser: { syntax: "typescript" } },
        module: { type: "es6" },
        sourceMaps: "inline",
      },
    ],
  },
  // Docker and two cores: more workers only wait for each other and push tests over their time.
  maxWorkers: 2,
  // A guard against hangs, not a measure: some tests start eight steps at once, and machines are busy;
  // in full, properties are tried sixteen times as often.
  testTimeout: process.env.AGENT_EXEC_TEST_DEEP === "1" ? 900_000 : 300_000,
};
