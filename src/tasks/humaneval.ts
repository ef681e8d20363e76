import type { Problem } from "./problem.js";

const fields = ["task_id", "prompt", "entry_point", "canonical_solution", "test"] as const;

/** A line of HumanEval: a function that must be completed. */
export type HumanEvalRow = Readonly<Record<(typeof fields)[number], string>>;

export function isHumanEval(row: Readonly<Record<string, unknown>>): row is HumanEvalRow {
  return fields.every((name) => typeof row[name] === "string");
}

export function humanEvalProblem(row: HumanEvalRow): Problem {
  const { task_id, prompt, entry_point, canonical_solution, test } = row;
  return {
    id: task_id.toLowerCase(),
    task: `Write solution.py.\n\n${prompt}`,
    solution: prompt + canonical_solution,
    wrong: `${prompt}    return None\n`,
    test: `${test}\ncheck(${entry_point})\n`,
  };
}
