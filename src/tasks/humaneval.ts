import { type Problem, taskOfProblem } from "./problem.js";
import type { BatchTask } from "../batch/task.js";

/** A line of HumanEval: a function that must be completed. */
export interface HumanEvalRow extends Readonly<
  Record<"task_id" | "prompt" | "entry_point" | "canonical_solution" | "test", string>
> {}

export function isHumanEval(row: object): row is HumanEvalRow {
  return ["task_id", "prompt", "entry_point", "canonical_solution", "test"].every(
    (name) => typeof (row as Readonly<Record<string, unknown>>)[name] === "string",
  );
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

export function ofHumanEval(row: HumanEvalRow, origin: string): BatchTask | string {
  return taskOfProblem(humanEvalProblem(row), origin);
}
