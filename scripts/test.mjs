// `npm test`: set-up, build and all tests; `node scripts/test.mjs core` one lane of them, `files` those named alone.
// Words behind are parts of paths, and from the first flag on Jest's own. The last line has the figures.
import { spawnSync } from "node:child_process";
import { projectDir } from "./places.mjs";
import { drawn } from "./test/drawn.mjs";
import { isRare, laneOf, lanes, rareShare, testFiles } from "./test/lanes.mjs";
import { startMs, workersAt } from "./test/pace.mjs";
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
  const files = testFiles().filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));
  // Told to `chance.ts`: what is asked for by name is not left to chance.
  const env = parts.length > 0 ? { AGENT_EXEC_TEST_NAMED: "1" } : {};
  if (isByName) return sumUp(await runLanes(all, { files, flags, env, isPrepared: true }));
  const rare = files.filter((path) => isRare(path) && chosen.includes(laneOf(path)));
  const tried = parts.length > 0 || isDeep ? rare : drawn(rare, Math.round(rare.length / rareShare));
  const isTried = (path) => !isRare(path) || tried.includes(path);
  const ran = await runLanes(chosen, { files: files.filter(isTried), flags, env });
  const left = rare.filter((path) => !isTried(path));
  if (left.length > 0) console.log(`\nnot drawn in this run: ${left.join(", ")}`);
  return sumUp(ran);
}

async function runLanes(names, { files, flags, env, isPrepared = false }) {
  const ahead = isPrepared ? [] : names.flatMap((name) => lanes[name].steps);
  for (const step of new Set(ahead)) {
    const { status } = spawnSync(process.execPath, [steps[step]], { cwd: projectDir, stdio: "inherit" });
    if (status !== 0) return [{ name: step, status: status ?? 1, stopped: null, figures: null, seconds: 0 }];
  }
  const ran = [];
  for (const name of names) {
    const own = files.filter((path) => laneOf(path) === name);
    if (own.length === 0) continue;
    ran.push(await runLane(name, { files: own, flags, env }));
    if (ran.at(-1).stopped !== null) break;
  }
  return ran;
}

async function runLane(name, options) {
  const startedAt = Date.now();
  const ms = startMs();
  const workers = workersAt(ms, lanes[name]);
  const { length } = options.files;
  console.log(`\n== ${name}: ${length} files, ${workers} at a time; a program takes ${ms} ms to start here`);
  const result = await runJest({ ...options, runner: lanes[name].runner, workers });
  return { name, ...result, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

function sumUp(ran) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  console.log("");
  for (const { name, status, figures, seconds } of ran) {
    console.log(`${name}: ${figures === null ? "no figures" : inWords(figures)}, ${seconds} s`);
    for (const key of Object.keys(sum)) sum[key] += figures?.[key] ?? 0;
    // A lane that was ended has no figures and did not pass.
    if (status !== 0 && !figures?.failed) sum.failed += 1;
  }
  console.log(`seed ${seed}${isDeep ? ", in full" : ""} (again: AGENT_EXEC_TEST_SEED=${seed})`);
  console.log(inWords(sum));
  if (ran.at(-1)?.stopped) return ran.at(-1).status;
  return ran.length > 0 && ran.every(({ status }) => status === 0) ? 0 : 1;
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
