// `npm run eval`: problems × ways in which writers treat them, each a whole run in Docker. It compares the runs'
// outcomes with the truth. A wrong pass is an error, and so is right work that does not pass.
//
// --suite NAME       humaneval or mbpp (both)
// --mode NAME        only one way (all)
// --sample N         number of pairs, drawn by the seed (200), or `all`
// --seed N           the seed of an earlier run
// --concurrency N    pairs at the same time (2)
// --image IMAGE      with Python (agent-exec-base:bookworm)
// --json FILE        every pair's result
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { baseImage } from "../scripts/places.mjs";
import { modes } from "./modes.js";
import { judge, type Judged, type Pair } from "./pairs.js";
import { suites } from "./suites.js";

const { values } = parseArgs({
  options: {
    suite: { type: "string" },
    mode: { type: "string" },
    sample: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    concurrency: { type: "string", default: "2" },
    image: { type: "string", default: baseImage },
    json: { type: "string" },
  },
});

const begin = performance.now();
const pairs = drawn(await allPairs());
const judged: Judged[] = [];
const left = [...pairs];
await Promise.all(
  Array.from({ length: Number(values.concurrency) }, async () => {
    for (let pair = left.shift(); pair !== undefined; pair = left.shift()) {
      const each = await judge(pair, values.image);
      judged.push(each);
      if (isWrong(each))
        console.log(
          `✗ ${each.problem.id}, ${each.mode}: ${each.claimed}, in truth ${each.isTrue ? "right" : "wrong"}: ${each.reason}`,
        );
    }
  }),
);
printMatrix(judged);
if (values.json !== undefined)
  await writeFile(
    values.json,
    JSON.stringify(
      judged.map(({ problem, ...rest }) => ({ problem: problem.id, ...rest })),
      null,
      2,
    ),
  );
process.exitCode = judged.some(isWrong) ? 1 : 0;

async function allPairs(): Promise<Pair[]> {
  const names = Object.keys(suites).filter((name) => values.suite === undefined || name === values.suite);
  const ways = Object.keys(modes).filter((name) => values.mode === undefined || name === values.mode);
  if (names.length === 0 || ways.length === 0)
    throw new Error(
      `Suites are ${Object.keys(suites).join(", ")}; modes are ${Object.keys(modes).join(", ")}.`,
    );
  const problems = (await Promise.all(names.map((name) => suites[name as keyof typeof suites]()))).flat();
  return problems.flatMap((problem) => ways.map((mode) => ({ problem, mode })));
}

/** Takes as many pairs of each way as possible. */
function drawn(all: readonly Pair[]): readonly Pair[] {
  if (values.sample === "all") return all;
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), {
    numRuns: 1,
    seed: Number(values.seed),
  });
  const byMode = Object.keys(modes).map((mode) => shuffled.filter((pair) => pair.mode === mode));
  const inTurns = shuffled.map((_, index) => byMode.map((ofMode) => ofMode[index])).flat();
  return inTurns.filter((pair) => pair !== undefined).slice(0, Number(values.sample));
}

function isWrong({ claimed, isTrue }: Judged): boolean {
  return (claimed === "passed") !== isTrue;
}

function printMatrix(all: readonly Judged[]): void {
  const head = ["MODE", "PAIRS", "TRUE", "CLAIMED", "FALSE PASSES", "MISSED", "ENDED AS"];
  const rows = Object.keys(modes).flatMap((mode) => {
    const ofMode = all.filter((each) => each.mode === mode);
    return ofMode.length === 0 ? [] : [rowOf(mode, ofMode)];
  });
  const table = [head, ...rows, rowOf("all", all)];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `\nmedian ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms a pair, ${Math.round((performance.now() - begin) / 1000)} s in all; seed ${values.seed}`,
  );
}

function rowOf(name: string, all: readonly Judged[]): string[] {
  const number = (which: (each: Judged) => boolean): string => String(all.filter(which).length);
  return [
    name,
    String(all.length),
    number(({ isTrue }) => isTrue),
    number(({ claimed }) => claimed === "passed"),
    number(({ claimed, isTrue }) => claimed === "passed" && !isTrue),
    number(({ claimed, isTrue }) => claimed !== "passed" && isTrue),
    [...new Set(all.map(({ claimed }) => claimed))].toSorted().join(", "),
  ];
}
