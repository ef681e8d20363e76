// Runs test files directly in Node instead of a `node:vm` context each: shared modules load once per process and
// processes stay small, so the thousands of programs that tests start cost less. Tests of a file run one by one.
import shared from "../../../jest.config.mjs";
import { projectDir } from "../../places.mjs";

export default {
  ...shared,
  rootDir: projectDir,
  transform: {},
  runner: "<rootDir>/scripts/test/bare/runner.mjs",
  setupFilesAfterEnv: ["<rootDir>/scripts/test/bare/limits.mjs"],
};
