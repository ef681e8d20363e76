import { readFile } from "node:fs/promises";
import { humanEvalProblem, type HumanEvalRow } from "../src/tasks/humaneval.js";
import { mbppProblem, type MbppRow } from "../src/tasks/mbpp.js";
import type { Problem } from "../src/tasks/problem.js";

export type { Problem };

/** A function to complete. */
export interface Begun extends Problem {
  readonly prompt: string;
}

export const suites = { humaneval, mbpp } as const;

export async function humaneval(): Promise<Begun[]> {
  const rows = await linesOf<HumanEvalRow>("./humaneval/HumanEval.jsonl");
  return rows.map((row) => ({ ...humanEvalProblem(row), prompt: row.prompt }));
}

async function mbpp(): Promise<Problem[]> {
  return (await linesOf<MbppRow>("./mbpp/sanitized-mbpp.jsonl")).map(mbppProblem);
}

async function linesOf<Row>(path: string): Promise<Row[]> {
  const text = await readFile(new URL(path, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
