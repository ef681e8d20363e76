// `npm run bench`: what dist/ loads, how fast it starts, and how fast a run begins and ends, on Node 24.
// Times are medians of runs that take turns, because a machine's speed drifts; where the aim is a ratio, each run
// has a bare Node beside it. The figures say little on a machine that is busy with something else.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeBinary } from "../scripts/places.mjs";
import { benchRuns } from "./container.mjs";
import { deniedStep, fakeGitHub } from "./denied-step.mjs";
import { largestChunk, loadedBy, sizeOf } from "./loaded.mjs";
import { median, takeTurns, timeOf } from "./timing.mjs";

const node = nodeBinary(24);
if (!node) throw new Error("Node 24 is not there. Run: npm run set-up");
const folder = mkdtempSync(join(tmpdir(), "agent-exec-bench-"));
const github = await fakeGitHub();
try {
  const rows = [...(await benchLoading()), ...(await benchStart()), ...(await benchContainer())];
  printTable(rows);
} finally {
  github.close();
  rmSync(folder, { recursive: true, force: true });
}

async function benchLoading() {
  const denied = await loadedBy({ node, folder, ...deniedStep({ folder, github }) });
  const help = await loadedBy({ node, folder, entry: "cli.js", args: ["--help"] });
  const run = await loadedBy({ node, folder, ...benchRuns.command(folder) });
  const largest = largestChunk();
  return [
    row("denied: code loaded", sizeOf(denied) / 1e6, "MB", 2, `${denied.length} files`),
    row("--help: code loaded", sizeOf(help) / 1e6, "MB", undefined, `${help.length} files`),
    row("run in a container: code loaded", sizeOf(run) / 1e6, "MB", undefined, `${run.length} files`),
    row("largest chunk of all", largest.bytes / 1e6, "MB", 4, largest.name),
  ];
}

async function benchStart() {
  const bare = { node, folder, args: ["-e", "0"] };
  const times = await takeTurns(41, {
    bare: () => timeOf(bare),
    help: () => timeOf({ node, folder, entry: "cli.js", args: ["--help"] }),
    denied: () => timeOf({ node, folder, ...deniedStep({ folder, github }) }),
  });
  const base = median(times.bare);
  const against = (name) => median(times[name].map((time, turn) => time / times.bare[turn]));
  return [
    row("bare node -e 0", base, "ms"),
    row("--help against bare node", against("help"), "×", 3, `${median(times.help).toFixed(0)} ms`),
    row(
      "denial against bare node",
      against("denied"),
      "×",
      8,
      `${median(times.denied).toFixed(0)} ms, one request`,
    ),
  ];
}

async function benchContainer() {
  const figures = await takeTurns(15, { run: () => benchRuns.measure({ node, folder }) });
  const of = (name) => median(figures.run.map((figure) => figure[name]));
  return [
    row("process start to container create", of("toCreateMs"), "ms", 300),
    row("process start to the code's end", of("toCodeEndMs"), "ms", undefined, "a Python block that prints"),
    row("stop: code's end to container gone", of("toGoneMs"), "ms", 500),
    row("code's end to process exit", of("toExitMs"), "ms", undefined, "reports written meanwhile"),
  ];
}

function row(what, value, unit, aim, note = "") {
  return { what, value, unit, aim, note };
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figure = (value, unit) => `${unit === "ms" ? value.toFixed(0) : value.toFixed(2)} ${unit}`;
  for (const { what, value, unit, aim, note } of rows) {
    const wanted = aim === undefined ? "" : `≤ ${aim} ${unit}`;
    const verdict = aim === undefined ? "" : value <= aim ? "met" : "MISSED";
    const columns = [
      what.padEnd(width),
      figure(value, unit).padStart(10),
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
