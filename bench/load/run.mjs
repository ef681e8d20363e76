// `npm run bench load`: as many runs as on a busy CI machine, and as many blocks as in a long session. Nothing may
// fail, nothing may be left, and neither time nor memory may grow.
//
// --runs N     whole processes; each fails, is corrected and passes (50)
// --at-once N  of them at the same time (8)
// --blocks N   in one session (200)
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { wholeRunOfOurs } from "../executors/whole-run.mjs";
import { timeProcess } from "../process-time.mjs";
import { median } from "../timing.mjs";
import { containersOf, processesNaming } from "./left.mjs";

/** The most that memory may grow from the first to the last quarter. Times are only printed. */
const growthAim = 1.25;
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "50" },
    "at-once": { type: "string", default: "8" },
    blocks: { type: "string", default: "200" },
  },
});

// Files that a run leaves outside of its own folder would be here.
const folder = mkdtempSync(join(tmpdir(), "agent-exec-load-"));
const runIds = [];
try {
  const runs = await manyRuns(Number(values.runs), Number(values["at-once"]));
  const blocks = await manyBlocks(Number(values.blocks));
  printTable([...quarters("runs", runs), ...quarters("blocks", blocks)]);
  await sayWhatIsLeft();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function manyRuns(count, atOnce) {
  const done = [];
  let started = 0;
  const worker = async () => {
    while (started < count) {
      started += 1;
      const { runId, whole, wholeRss } = await wholeRunOfOurs({ folder });
      runIds.push(runId);
      done.push({ ms: whole, rss: wholeRss });
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${done.length} runs, ${atOnce} at once: all passed in ${seconds.toFixed(1)} s\n`);
  return done;
}

async function manyBlocks(count) {
  const path = fileURLToPath(new URL("session.mjs", import.meta.url));
  const { code, output } = await timeProcess(process.execPath, [path, String(count)], { tmp: folder });
  if (code !== 0) throw new Error(`the session ended with ${code}`);
  const { runId, figures } = JSON.parse(output);
  runIds.push(runId);
  return figures;
}

function quarters(what, figures) {
  const size = Math.ceil(figures.length / 4);
  const parts = [0, 1, 2, 3].map((part) => figures.slice(part * size, (part + 1) * size));
  return [
    [`${what}: ms, median`, parts.map((part) => median(part.map(({ ms }) => ms)))],
    [`${what}: memory, MiB`, parts.map((part) => median(part.map(({ rss }) => rss)))],
  ];
}

function printTable(rows) {
  console.log("| quarter of the load | 1st | 2nd | 3rd | 4th | last to first |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const [what, figures] of rows) {
    const growth = figures[3] / figures[0];
    if (what.includes("memory") && growth > growthAim) process.exitCode = 1;
    const shown = figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0));
    console.log(`| ${[what, ...shown, `${growth.toFixed(2)} ×`].join(" | ")} |`);
  }
}

async function sayWhatIsLeft() {
  const left = {
    containers: await containersOf(runIds),
    processes: processesNaming(folder),
    files: readdirSync(folder, { recursive: true }),
  };
  for (const [what, list] of Object.entries(left)) {
    console.log(`${what} left: ${list.length === 0 ? "none" : list.join(", ")}`);
    if (list.length > 0) process.exitCode = 1;
  }
}
