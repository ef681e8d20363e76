// `npm run bench`: what dist/ loads, how fast it starts, and how fast a run begins and ends, on Node 24.
// `npm run bench -- --against COMMIT` also measures the dist/ of that commit, in turns, and shows what grew.
// Times are medians of runs that take turns, because a machine's speed drifts. For ratios, each run has a bare Node
// beside it. The figures are not reliable on a busy machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { nodeBinary } from "../scripts/places.mjs";
import { benchRuns } from "./container.mjs";
import { deniedStep, fakeGitHub } from "./denied-step.mjs";
import { benchSteps } from "./steps.mjs";
import { distOf } from "./dist-of.mjs";
import { largestChunk, loadedBy, sizeOf } from "./loaded.mjs";
import { benchedDist, median, takeTurns, timeOf } from "./timing.mjs";

const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
const node = nodeBinary(24);
if (!node) throw new Error("Node 24 is not there. Run: npm run set-up");
const folder = mkdtempSync(join(tmpdir(), "agent-exec-bench-"));
const github = await fakeGitHub();
try {
  const bundles = {
    now: { node, folder, dist: benchedDist },
    ...(against !== undefined && { before: { node, folder, dist: distOf(against, folder) } }),
  };
  const loads = await inTurns(1, bundles, measureLoads);
  const starts = await inTurns(41, bundles, measureStarts);
  const runs = await inTurns(15, bundles, benchRuns.measure);
  const steps = await inTurns(5, bundles, benchSteps.measure);
  const rowsOf = (name) => [
    ...rowsOfLoads(loads[name][0]),
    ...rowsOfStarts(starts[name]),
    ...rowsOfRuns(runs[name]),
    ...rowsOfSteps(steps[name]),
  ];
  printTable(rowsOf("now"), against === undefined ? [] : rowsOf("before"));
} finally {
  github.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The results of every round by the bundle's name. */
function inTurns(rounds, bundles, measure) {
  const measures = Object.entries(bundles).map(([name, bundle]) => [name, () => measure(bundle)]);
  return takeTurns(rounds, Object.fromEntries(measures));
}

async function measureLoads(bundle) {
  return {
    denied: await loadedBy({ ...bundle, ...deniedStep({ folder, github }) }),
    help: await loadedBy({ ...bundle, entry: "cli.js", args: ["--help"] }),
    run: await loadedBy({ ...bundle, ...benchRuns.command(folder) }),
    largest: largestChunk(bundle.dist),
  };
}

function rowsOfLoads({ denied, help, run, largest }) {
  return [
    row("denied: code loaded", sizeOf(denied) / 1e6, "MB", 2, `${denied.length} files`),
    row("--help: code loaded", sizeOf(help) / 1e6, "MB", undefined, `${help.length} files`),
    row("run in a container: code loaded", sizeOf(run) / 1e6, "MB", undefined, `${run.length} files`),
    row("largest chunk of all", largest.bytes / 1e6, "MB", 4, largest.name),
  ];
}

async function measureStarts(bundle) {
  return {
    bare: await timeOf({ ...bundle, args: ["-e", "0"] }),
    help: await timeOf({ ...bundle, entry: "cli.js", args: ["--help"] }),
    denied: await timeOf({ ...bundle, ...deniedStep({ folder, github }) }),
  };
}

function rowsOfStarts(rounds) {
  const of = (name) => median(rounds.map((times) => times[name]));
  const against = (name) => median(rounds.map((times) => times[name] / times.bare));
  const inMs = (name) => `${of(name).toFixed(0)} ms`;
  return [
    row("bare node -e 0", of("bare"), "ms"),
    row("--help against bare node", against("help"), "×", 3, inMs("help")),
    row("denial against bare node", against("denied"), "×", 8, `${inMs("denied")}, one request`),
  ];
}

function rowsOfRuns(rounds) {
  const of = (name) => median(rounds.map((figures) => figures[name]));
  return [
    row("process start to container create", of("toCreateMs"), "ms", 300),
    row("process start to the code's end", of("toCodeEndMs"), "ms", undefined, "a Python block that prints"),
    row("stop: code's end to container gone", of("toGoneMs"), "ms", 500),
    row("code's end to process exit", of("toExitMs"), "ms", undefined, "reports written meanwhile"),
  ];
}

function rowsOfSteps(rounds) {
  const of = (name) => median(rounds.map((figures) => figures[name]));
  const inMs = (name) => `${of(name).toFixed(0)} ms`;
  return [
    row("turn at 300 files against bare exec", of("few"), "×", 1.2, inMs("fewMs")),
    row("turn at 9,000 files against bare exec", of("many"), "×", 1.5, inMs("manyMs")),
    row("Python with many imports against bare", of("imports"), "×", 1.05, "the second step and later"),
  ];
}

function row(what, value, unit, aim, note = "") {
  return { what, value, unit, aim, note };
}

/** @param before the same rows of the other bundle; empty without one */
function printTable(rows, before) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figure = (value, unit) => `${unit === "ms" ? value.toFixed(0) : value.toFixed(2)} ${unit}`;
  for (const [index, { what, value, unit, aim, note }] of rows.entries()) {
    const wanted = aim === undefined ? "" : `≤ ${aim} ${unit}`;
    const verdict = aim === undefined ? "" : value <= aim ? "met" : "MISSED";
    const earlier = before[index]?.value;
    const columns = [
      what.padEnd(width),
      figure(value, unit).padStart(10),
      ...(earlier === undefined
        ? []
        : [`was ${figure(earlier, unit)}`.padStart(12), `${(value / earlier).toFixed(2)} of it`]),
      wanted.padEnd(10),
      verdict.padEnd(6),
    ];
    console.log([...columns, note].join("  ").trimEnd());
  }
  const missed = rows.filter(({ value, aim }) => aim !== undefined && value > aim);
  console.log(
    missed.length === 0
      ? "every aim is met"
      : `${missed.length} missed: ${missed.map(({ what }) => what).join("; ")}`,
  );
}
