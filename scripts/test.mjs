// `npm test`: set-up, build and all tests. `node scripts/test.mjs core` runs one lane, `files` only the named files.
// Further arguments are parts of paths; flags go to Jest. The last line has the figures.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectDir } from "./places.mjs";
import { runAgainAlone } from "./test/alone.mjs";
import { isBuilt } from "./test/built.mjs";
import { isLeftOut, laneOf, lanes, testFiles } from "./test/lanes.mjs";
import { startMs, workersAt } from "./test/pace.mjs";
import { unkeptPromises } from "./test/promises.mjs";
import { isDeep, runJest, seed } from "./test/run-jest.mjs";

const steps = { "set-up": "scripts/set-up.mjs", build: "scripts/build.mjs" };

process.exitCode = await main(process.argv.slice(2));

async function main(words) {
  const all = Object.keys(lanes);
  const chosen = all.includes(words[0]) ? [words.shift()] : all;
  const isByName = words[0] === "files" && words.shift() !== undefined;
  const flagsFrom = words.findIndex((word) => word.startsWith("-"));
  const parts = flagsFrom === -1 ? words : words.slice(0, flagsFrom);
  const flags = flagsFrom === -1 ? [] : words.slice(flagsFrom);
  const isNamed = parts.length > 0;
  const files = testFiles()
    .filter((path) => chosen.includes(laneOf(path)))
    .filter((path) => !isNamed || parts.some((part) => path.includes(part)))
    .filter((path) => isNamed || isByName || isDeep || !isLeftOut(path));
  if (files.length === 0) return console.error("\nno test file has such a name") ?? 1;
  // For `chance.ts`: tests requested by name always run.
  const env = isNamed ? { AGENT_EXEC_TEST_NAMED: "1" } : {};
  const steps = isByName ? {} : startSteps(new Set(files.map(laneOf)));
  if ((await steps["set-up"]) === false) return console.error("\nset-up failed") ?? 1;
  const ran = await runFiles(files, { flags, env, built: steps.build });
  if ((await steps.build) === false) return console.error("\nbuild failed") ?? 1;
  const isWhole = !isByName && !isNamed && flags.length === 0 && chosen === all;
  return sumUp(ran, { flags, env, isWhole, isByName });
}

/**
 * Starts the steps of these lanes, one after another, and returns for each whether it succeeds. The build, which only
 * whole tests need, uses one core beside the other tests. It is left out if it would change nothing: a fresh clone has
 * the build of its source, and `.ci/run` has already built.
 */
function startSteps(names) {
  const isDone = (step) => step === "build" && (process.env.AGENT_EXEC_TEST_BUILT === "1" || isBuilt());
  const needed = new Set([...names].flatMap((name) => lanes[name].steps));
  const started = {};
  let last = Promise.resolve(true);
  for (const step of Object.keys(steps).filter((name) => needed.has(name) && !isDone(name)))
    started[step] = last = last.then((before) => before && runStep(step));
  return started;
}

async function runStep(step) {
  const child = spawn(process.execPath, [steps[step]], { cwd: projectDir, stdio: "inherit" });
  const [status] = await once(child, "exit");
  return status === 0;
}

/** All lanes side by side: Node's tests compute while the engine's wait. */
async function runFiles(files, options) {
  const startedAt = Date.now();
  const ms = startMs();
  const workers = workersAt(ms, files.every((path) => laneOf(path) === "core") ? lanes.core : lanes.whole);
  console.log(`\n== ${files.length} files, ${workers} at a time; a program takes ${ms} ms to start here`);
  const result = await runJest({ ...options, files, workers });
  return { asked: files.length, ...result, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

async function sumUp(ran, { flags, env, isWhole, isByName }) {
  const { files, seconds, stopped } = ran;
  const isComplete = isExplained(ran);
  // A user who names files wants to see them fail.
  const none = { passedAlone: [], isTooMany: false };
  const again = stopped !== null || isByName ? none : await runAgainAlone(files, { flags, env });
  const unkept = isWhole && stopped === null ? await unkeptPromises(files) : [];
  const sum = { passed: 0, failed: unkept.length + (isComplete ? 0 : 1), skipped: 0 };
  for (const { figures } of files.values()) for (const key of Object.keys(sum)) sum[key] += figures[key];
  console.log();
  for (const [path, { figures }] of files) if (figures.failed > 0) console.log(`failed: ${path}`);
  for (const title of unkept) console.log(`promised in docs/, and run by no test: ${title}`);
  if (again.isTooMany) console.log("too many files failed for a run of each alone");
  if (again.passedAlone.length > 0) console.log(`passed alone: ${again.passedAlone.join(", ")}`);
  console.log(`tests: ${seconds} s`);
  console.log(`seed ${seed}${isDeep ? ", in full" : ""} (again: AGENT_EXEC_TEST_SEED=${seed})`);
  console.log(inWords(sum));
  if (stopped !== null) return ran.status;
  return sum.failed === 0 ? 0 : 1;
}

/** Jest may end before its last file, or fail although no file failed: that is no pass. */
function isExplained({ asked, files, status }) {
  const hasFailed = [...files.values()].some(({ figures }) => figures.failed > 0);
  return status === 0 || (files.size === asked && hasFailed);
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
