import { hash } from "node:crypto";
import { isTaskId, type BatchTask } from "../batch/task.js";
import { fence } from "../markdown/fence.js";
import check from "./check.py.js";

/** A Python module to write, and a test for it. */
export interface Problem {
  readonly id: string;
  readonly task: string;
  readonly solution: string;
  /** A wrong module, whose function returns None. */
  readonly wrong: string;
  /** Python code that can use the module's names. It ends without an exception if the module is right. */
  readonly test: string;
}

/** The settings for which a problem's test decides. */
export const problemSettings = {
  protect: ["check.py", "test.py"],
  verify: ["python3 -I check.py"],
  until: "pass",
};

/** Makes a batch's task from a problem. If its id is wrong, returns the reason. */
export function taskOfProblem({ id, task, solution, test }: Problem, origin: string): BatchTask | string {
  if (!isTaskId(id)) return `the id ${JSON.stringify(id)} cannot name a folder`;
  const files = new Map([
    ["check.py", { content: check }],
    ["test.py", { content: test }],
  ]);
  const sha256 = hash("sha256", check + test);
  return {
    id,
    origin,
    text: task,
    given: problemSettings,
    solution: `${fence(`# filename: solution.py\n${solution}`, "python")}\n`,
    files: { has: ["workspace"], sha256, read: async () => files },
  };
}
