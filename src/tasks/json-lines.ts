import { messageOf } from "../errors.js";
import { type BatchTask, isTaskId, type ReadTasks, taskIdForm } from "../batch/task.js";
import { humanEvalProblem, isHumanEval } from "./humaneval.js";
import { isMbpp, mbppProblem } from "./mbpp.js";
import { taskOfProblem } from "./problem.js";

/** Reads one task per line: a JSON object with `id`, `task` and settings, or a problem of HumanEval or MBPP. */
export function readJsonLines(text: string, path: string): ReadTasks {
  const tasks: BatchTask[] = [];
  const broken: string[] = [];
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const origin = `${path}:${at + 1}`;
    const read = taskIn(line, origin);
    if (typeof read === "string") broken.push(`${origin}: ${read}`);
    else tasks.push(read);
  }
  return { tasks, broken };
}

/** Reads a task from a line. If the line is wrong, returns the reason. */
function taskIn(line: string, origin: string): BatchTask | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return `it is not JSON: ${messageOf(error)}`;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is not a JSON object";
  const row = value as Readonly<Record<string, unknown>>;
  if (isHumanEval(row)) return taskOfProblem(humanEvalProblem(row), origin);
  if (isMbpp(row)) return taskOfProblem(mbppProblem(row), origin);
  const { id, task, ...given } = row;
  const name = typeof id === "number" ? String(id) : id;
  if (typeof name !== "string" || name === "") return "`id` is missing";
  if (!isTaskId(name)) return `the id ${JSON.stringify(name)} must be ${taskIdForm}`;
  if (typeof task !== "string" || task.trim() === "") return "`task` is missing";
  const refused = Object.keys(given).filter((key) => ofWholeBatch.has(key));
  if (refused.length > 0)
    return `a task cannot set ${refused.join(", ")}; set this for the whole batch, on the command line`;
  return { id: name, origin, text: task, given: Object.fromEntries(Object.entries(given).map(asGiven)) };
}

/** Options that belong to the whole batch. */
const ofWholeBatch = new Set(
  "out,json,quiet,models,config,print-config,task-file,thread,continue".split(","),
);

/** Writes lists and objects in the form of settings: `{"A": "1"}` becomes `["A=1"]`. */
function asGiven([name, value]: [string, unknown]): [string, unknown] {
  if (Array.isArray(value)) return [name, value.map(String)];
  if (typeof value === "object" && value !== null)
    return [name, Object.entries(value).map(([key, each]) => `${key}=${String(each)}`)];
  return [name, value];
}
