// `npm run test:deep`: everything that other runs only sample: properties, faults, loads, the contract's variants,
// the newer engine, Podman if present, the known ways to break the source, and each npm script once. A workflow runs
// it every night.
import { spawnSync } from "node:child_process";
import { constants } from "node:os";
import { findProgram, projectDir } from "./places.mjs";
import { seed } from "./test/run-jest.mjs";

const podman = findProgram("podman") ? ["podman.mjs"] : [];
const scripts = ["test.mjs", "mutations.mjs", "started.mjs", "newer-engine.mjs", ...podman];
const env = { ...process.env, AGENT_EXEC_TEST_DEEP: "1", AGENT_EXEC_TEST_SEED: String(seed) };
// Ends with `npm test`, so that the last line has its figures. The small model comes first, because only the night
// needs it: if it cannot be installed, a message says so and its tests are skipped.
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
  // The user stopped it, and means everything.
  const stop = signal === null ? status - 128 : constants.signals[signal];
  if (stop > 0) process.exit(128 + stop);
}
