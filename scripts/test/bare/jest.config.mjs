// Runs test files in Node itself and not in a context of `node:vm` each: what they share is loaded once in a process, and
// the processes stay small, so that the thousands of programs that tests start cost less. Tests of a file run one by one.
import shared from "../../../jest.config.mjs";
import { projectDir } from "../../places.mjs";

export default {
  ...shared,
  rootDir: projectDir,
  transform: {},
  runner: "<rootDir>/scripts/test/bare/runner.mjs",
  setupFilesAfterEnv: ["<rootDir>/scripts/test/bare/limits.mjs"],
};
