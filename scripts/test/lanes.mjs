// The name of a test file says what it needs: `x.test.ts` only Node, `x.engine.test.ts` a container engine or another
// place for code, `x.whole.test.ts` the built command, and perhaps an engine, act or a browser.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { projectDir } from "../places.mjs";
import { drawn } from "./drawn.mjs";

/**
 * `steps` run before. `workers`: more than the two cores of the measured machine, because most tests wait for the
 * engine or deadlines. `slowWorkers`: for a slow or busy machine, because some code has deadlines of a second.
 */
export const lanes = {
  core: { workers: 4, steps: [] },
  engine: { workers: 4, slowWorkers: 2, steps: ["set-up"] },
  whole: { workers: 4, slowWorkers: 2, steps: ["set-up", "build"] },
};

/**
 * Test files that run at night and when they are named: other runtimes, images and kernels, engine faults, loads and
 * sizes. All others except `secondLooks` always run. Single tests of the night are marked `nightly`
 * (`__tests__/chance.ts`).
 */
export const nightly = [
  "e2e/action-cache",
  "e2e/action-dockerfile",
  "e2e/action-killed",
  "e2e/action-named-files",
  "e2e/canary",
  "e2e/load",
  "e2e/neighbours",
  "e2e/own-executor-conformance",
  "e2e/protect",
  "eval/modes",
  "eval/real-model",
  "executors/contained/block/blame",
  "executors/contained/block/flood",
  "executors/contained/block/forgery",
  "executors/contained/egress/egress-load",
  "executors/contained/egress/egress-session",
  "executors/contained/endings/outside-endings",
  "executors/contained/endings/pool-endings",
  "executors/contained/namespace-contract",
  "executors/contained/namespace-seam",
  "executors/contained/process/process-readable",
  "executors/contained/sandbox/crowded-leftover",
  "executors/contained/sandbox/hostile-leftover",
  "executors/contained/sandbox/socket-memory",
  "executors/contained/sandbox/spent-memory",
  "executors/contained/sandbox/unkillable",
  "executors/contained/sandbox/warm",
  "executors/contained/session/load",
  "executors/docker/client/engine-ssh",
  "executors/docker/container/additions",
  "executors/docker/container/caches",
  "executors/docker/container/held-stream",
  "executors/docker/faults/engine-faults",
  "executors/docker/faults/preparation-faults",
  "executors/docker/faults/whole-run",
  "executors/docker/image/bare",
  "executors/docker/image/busybox",
  "executors/docker/image/odd-image",
  "executors/docker/runsc",
  "executors/jupyter/jupyter-contract",
  "executors/kubernetes/kubernetes-contract",
  "executors/local/local-contract",
  "executors/local/local-jupyter-contract",
  "reports/narrow-page",
  "run/large-workspace",
  "workspace/patch/changes-bounds",
];

/**
 * Second looks at behaviour that other files test too. By day one file of them runs, drawn by the seed, so no promise of
 * docs/ may depend on them (`__tests__/docs/promises.test.ts`).
 */
export const secondLooks = [
  "e2e/action-answers",
  "e2e/action-apply",
  "e2e/action-denied",
  "e2e/action-doctor",
  "e2e/action-fetch",
  "e2e/action-identity",
  "e2e/action-images",
  "e2e/action-input",
  "e2e/action-peers",
  "e2e/action-prove",
  "e2e/action-report",
  "e2e/action-triggers",
  "e2e/attest",
  "e2e/audit",
  "e2e/command-approval",
  "e2e/command-config",
  "e2e/command-continue",
  "e2e/command-engine",
  "e2e/command-functions",
  "e2e/command-hostile",
  "e2e/command-models",
  "e2e/command-named-files",
  "e2e/command-refusals",
  "e2e/command-replay",
  "e2e/command-runs",
  "e2e/command-thread",
  "e2e/conversation",
  "e2e/judge",
  "e2e/outcomes",
  "e2e/tested",
  "e2e/triggers",
  "e2e/verification-faces",
  "eval/proof",
  "executors/contained/kernel/cells",
  "executors/contained/workspace/bytecode",
  "executors/contained/workspace/file-times",
  "executors/contained/workspace/no-files",
  "executors/docker/start/refused-limits",
  "executors/docker/start/user-image",
  "executors/local/local-jupyter",
  "executors/local/virtual-environment",
];

/** How many of them run by day. */
export const looksByDay = 1;

function isOf(names, path) {
  return names.some((name) => path.startsWith(join("__tests__", `${name}.`)));
}

export function isNightly(path) {
  return isOf(nightly, path);
}

/** Whether each run by day has the file. */
export function isAlways(path) {
  return !isNightly(path) && !isOf(secondLooks, path);
}

/** Whether a run by day leaves the file out if no file is named. */
export function isLeftOut(path) {
  return !isAlways(path) && (isNightly(path) || !isOf(drawn(secondLooks, looksByDay), path));
}

/** @throws Error for a name that looks like a lane but is none. */
export function laneOf(path) {
  const words = basename(path, ".test.ts").split(".").slice(1);
  if (words.length === 0) return "core";
  const word = words.join(".");
  if (word !== "core" && Object.hasOwn(lanes, word)) return word;
  throw new Error(`${path}: "${word}" is no lane. Name it x.test.ts, x.engine.test.ts or x.whole.test.ts.`);
}

/** Every test file, as a path from the project's folder. */
export function testFiles() {
  return readdirSync(join(projectDir, "__tests__"), { recursive: true })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => join("__tests__", path))
    .toSorted();
}
