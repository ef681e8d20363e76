// Runs test files in Node itself and not in a context of `node:vm` each: what they share is loaded once in a process, and
// the processes stay small, so that the thousands of programs that tests start cost less. Tests of a file run one by one.
import { fileURLToPath } from "node:url";
import shared from "../../../jest.config.mjs";
import { projectDir } from "../../places.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export default {
  ...shared,
  rootDir: projectDir,
  transform: {},
  runner: here("runner.mjs"),
  setupFiles: [here("source-lines.mjs")],
  setupFilesAfterEnv: [here("limits.mjs")],
};
