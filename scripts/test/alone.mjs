// An engine or whole test can lose a race on a busy machine. A failed file runs once more, alone: if it then passes,
// the code is not at fault, and the run names it. More than three such files are a fault of the tests.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../places.mjs";
import { laneOf } from "./lanes.mjs";
import { runJest, seed } from "./run-jest.mjs";

const mostAlone = 3;

/** Replaces the figures of files that pass alone, and returns their names. */
export async function runAgainAlone(files, options, { run, keep } = { run: runJest, keep: keepList }) {
  const failed = [...files]
    .filter(([path, { figures }]) => figures.failed > 0 && laneOf(path) !== "core")
    .map(([path]) => path);
  if (failed.length > mostAlone) return { passedAlone: [], isTooMany: true };
  const passedAlone = [];
  for (const path of failed) {
    console.log(`\n== alone: ${path}`);
    // Two workers, because with one Jest runs the file in its own process.
    const again = await run({ ...options, files: [path], workers: 2 });
    const told = again.files.get(path);
    if (told === undefined || told.figures.failed > 0 || again.stopped !== null) continue;
    files.set(path, told);
    passedAlone.push(path);
  }
  if (passedAlone.length > 0) keep(passedAlone);
  return { passedAlone, isTooMany: false };
}

/** Adds to the machine's list and to the job summary. */
function keepList(paths) {
  const folder = join(projectDir, ".cache");
  mkdirSync(folder, { recursive: true });
  const lines = paths.map((path) => `${new Date().toISOString()} ${path} (seed ${seed})\n`).join("");
  appendFileSync(join(folder, "passed-alone.txt"), lines);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary)
    appendFileSync(summary, `Passed alone:\n\n${paths.map((path) => `- \`${path}\`\n`).join("")}\n`);
}
