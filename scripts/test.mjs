// `npm test`: set-up, build and all tests. `node scripts/test.mjs core` runs one lane, `files` only the named files.
// Further arguments are parts of paths; flags go to Jest. The last line has the figures.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectDir } from "./places.mjs";
import { runAgainAlone } from "./test/alone.mjs";
import { isLeftOut, laneOf, lanes, testFiles, together } from "./test/lanes.mjs";
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
    .filter((path) => !isNamed || parts.some((part) => path.includes(part)))
    .filter((path) => isNamed || isByName || isDeep || !isLeftOut(path));
  // For `chance.ts`: tests requested by name always run.
  const env = isNamed ? { AGENT_EXEC_TEST_NAMED: "1" } : {};
  const stepsOf = isByName ? async () => null : startSteps(chosen);
  const groups = together.map((group) => group.filter((name) => chosen.includes(name)));
  const ran = [];
  for (const names of groups) {
    const own = files.filter((path) => names.includes(laneOf(path)));
    if (own.length === 0) continue;
    const failedStep = await stepsOf(names);
    if (failedStep !== null) return console.error(`\n${failedStep} failed`) ?? 1;
    ran.push(await runGroup(names, { files: own, flags, env }));
    if (ran.at(-1).stopped !== null) break;
  }
  const isWhole = !isByName && !isNamed && flags.length === 0 && chosen === all;
  return sumUp(ran, { flags, env, isWhole, isByName });
}

/**
 * Starts the steps of these lanes, one after another. The result waits for those of some lanes and resolves with the
 * name of the failed one, or null: the build, which few lanes need, uses one core beside the tests of the others.
 */
function startSteps(names) {
  // `.ci/run` has already built.
  const isDone = (step) => step === "build" && process.env.AGENT_EXEC_TEST_BUILT === "1";
  const failed = {};
  let last = Promise.resolve(null);
  for (const step of new Set(names.flatMap((name) => lanes[name].steps))) {
    last = last.then((before) => before ?? (isDone(step) ? null : runStep(step)));
    failed[step] = last;
  }
  return (group) => failed[group.flatMap((name) => lanes[name].steps).at(-1)] ?? null;
}

async function runStep(step) {
  const child = spawn(process.execPath, [steps[step]], { cwd: projectDir, stdio: "inherit" });
  const [status] = await once(child, "exit");
  return status === 0 ? null : step;
}

/** Lanes that run side by side: Node's tests compute while the engine's wait. */
async function runGroup(names, options) {
  const startedAt = Date.now();
  const ms = startMs();
  const lane = lanes[names.at(-1)];
  const workers = workersAt(ms, lane);
  const name = names.join(" and ");
  const { length } = options.files;
  console.log(`\n== ${name}: ${length} files, ${workers} at a time; a program takes ${ms} ms to start here`);
  const result = await runJest({ ...options, workers });
  return { name, asked: length, ...result, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

async function sumUp(ran, { flags, env, isWhole, isByName }) {
  const stopped = ran.find((group) => group.stopped !== null);
  const isComplete = ran.every(isExplained);
  const seconds = ran.map((group) => `${group.name}: ${inWords(sumOf([group]))}, ${group.seconds} s`);
  // A user who names files wants to see them fail.
  const none = { passedAlone: [], isTooMany: false };
  const again = stopped || isByName ? none : await runAgainAlone(ran, { flags, env });
  const unkept = isWhole && !stopped ? await unkeptPromises(ran) : [];
  const sum = sumOf(ran);
  if (!isComplete) sum.failed += 1;
  sum.failed += unkept.length;
  console.log(`\n${seconds.join("\n")}`);
  for (const [path, { figures }] of filesOf(ran)) if (figures.failed > 0) console.log(`failed: ${path}`);
  for (const title of unkept) console.log(`promised in docs/, and run by no test: ${title}`);
  if (again.isTooMany) console.log("too many files failed for a run of each alone");
  if (again.passedAlone.length > 0) console.log(`passed alone: ${again.passedAlone.join(", ")}`);
  console.log(`seed ${seed}${isDeep ? ", in full" : ""} (again: AGENT_EXEC_TEST_SEED=${seed})`);
  console.log(inWords(sum));
  if (stopped) return stopped.status;
  return ran.length > 0 && sum.failed === 0 ? 0 : 1;
}

/** Jest may end before its last file, or fail although no file failed: that is no pass. */
function isExplained({ asked, files, status }) {
  const hasFailed = [...files.values()].some(({ figures }) => figures.failed > 0);
  return status === 0 || (files.size === asked && hasFailed);
}

function filesOf(ran) {
  return ran.flatMap(({ files }) => [...files]);
}

function sumOf(ran) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [, { figures }] of filesOf(ran)) for (const key of Object.keys(sum)) sum[key] += figures[key];
  return sum;
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
