// `npm run eval lift`: what a real model solves with one plain question, and with agent-exec, at the first attempt
// and with retries. It needs a running model server; `scripts/set-up/small-model.mjs` installs a small one.
//
// --base-url URL     the server (http://127.0.0.1:18080/v1)
// --model NAME       the model's name on the server (small)
// --tasks N          the first N tasks of HumanEval (40)
// --retries N        of a run (2)
// --tokens N         the most tokens of one answer (400)
// --only N,N,…       only these tasks of HumanEval
// --skip WAY         `plain` or `run`: measures only the other
// --image IMAGE      with Python (agent-exec-base:bookworm)
// --json FILE        each task's result, written as they come
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { baseImage } from "../../scripts/places.mjs";
import { humaneval } from "../suites.js";
import { askPlainly, runTask, type Tried } from "./ways.js";

const { values } = parseArgs({
  options: {
    "base-url": { type: "string", default: "http://127.0.0.1:18080/v1" },
    model: { type: "string", default: "small" },
    tasks: { type: "string", default: "40" },
    retries: { type: "string", default: "2" },
    tokens: { type: "string", default: "400" },
    only: { type: "string" },
    skip: { type: "string" },
    image: { type: "string", default: baseImage },
    json: { type: "string" },
  },
});

const model = {
  baseUrl: values["base-url"],
  model: values.model,
  maxOutputTokens: Number(values.tokens),
  image: values.image,
};
const tried: { readonly id: string; readonly plain: Tried | null; readonly run: Tried | null }[] = [];
const only = values.only?.split(",").map((number) => `humaneval/${number}`);
const problems = (await humaneval()).filter(({ id }, at) => only?.includes(id) ?? at < Number(values.tasks));
for (const problem of problems) {
  const plain = values.skip === "plain" ? null : await askPlainly(problem, model);
  const run = values.skip === "run" ? null : await runTask(problem, model, Number(values.retries));
  tried.push({ id: problem.id, plain, run });
  console.log(`${problem.id}  plain: ${told(plain)}  run: ${told(run)}`);
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(tried, null, 2));
}

const solved = (which: (each: (typeof tried)[number]) => number | null | undefined, most: number): number =>
  tried.filter((each) => {
    const at = which(each) ?? null;
    return at !== null && at <= most;
  }).length;
console.log(`
${tried.length} tasks; solved
  by one plain question   ${solved(({ plain }) => plain?.solvedAt, 1)}
  at the first attempt    ${solved(({ run }) => run?.solvedAt, 1)}
  with ${values.retries} retries          ${solved(({ run }) => run?.solvedAt, Infinity)}`);
const wrong = tried.filter(
  ({ run }) => run !== null && (run.outcome === "passed") !== (run.solvedAt !== null),
);
const broken = tried.filter(({ run }) => run?.outcome === "infrastructure-error");
for (const { id, run } of new Set([...wrong, ...broken]))
  console.log(`✗ ${id}: ${run?.outcome}, ${run?.reason}`);
process.exitCode = wrong.length + broken.length > 0 ? 1 : 0;

function told(each: Tried | null): string {
  if (each === null) return "not tried";
  const { solvedAt, outcome, attempts, ms } = each;
  const what = solvedAt === null ? `no (${outcome})` : `yes, attempt ${solvedAt} of ${attempts}`;
  return `${what}, ${Math.round(ms / 1000)} s`;
}
