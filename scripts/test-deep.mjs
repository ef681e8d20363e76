// `npm run test:deep`: all that each run only samples, in full: properties, faults, loads, the contract's variants, the
// newer engine, Podman where it is, the known ways to break the source, and each npm script once. A workflow runs it
// every night.
import { spawnSync } from "node:child_process";
import { constants } from "node:os";
import { findProgram, projectDir } from "./places.mjs";
import { seed } from "./test/run-jest.mjs";

const podman = findProgram("podman") ? ["podman.mjs"] : [];
const scripts = ["test.mjs", "mutations.mjs", "started.mjs", "newer-engine.mjs", ...podman];
const env = { ...process.env, AGENT_EXEC_TEST_DEEP: "1", AGENT_EXEC_TEST_SEED: String(seed) };
// The last line has the figures, as after `npm test`.
// Before them what only the night needs: where it cannot be had it says so, and its tests say that they did not run.
for (const script of ["set-up/small-model.mjs", ...scripts.toReversed()]) {
  console.log(`\n=== ${script}`);
  const { status, signal } = spawnSync(process.execPath, [`scripts/${script}`], {
    cwd: projectDir,
    env,
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error(`${script} failed (seed ${seed})`);
    process.exitCode = 1;
  }
  // Somebody stopped it, and means all of it.
  const stop = signal === null ? status - 128 : constants.signals[signal];
  if (stop > 0) process.exit(128 + stop);
}
