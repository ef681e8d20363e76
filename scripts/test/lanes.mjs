// What a test file needs stands in its name: `x.test.ts` nothing but Node, `x.engine.test.ts` a container engine, or
// another place that code runs in,
// `x.whole.test.ts` the built command, and perhaps an engine, act or a browser.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { projectDir } from "../places.mjs";

/**
 * `steps`: what has to be done before. Core tests compute, so they get a worker for each of two cores; the others mostly
 * wait, those of the whole for programs that compute, and start up to eight at once.
 */
export const lanes = {
  core: { workers: 2, steps: [] },
  engine: { workers: 4, steps: ["set-up"] },
  whole: { workers: 3, steps: ["set-up", "build"] },
};

/** @throws for a name that could mean a lane and means none. */
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
