import type { Executor, Session } from "../../ports/executor.js";
import { type Execution, refusedExecution } from "../../facts/execution.js";

/** An executor that runs nothing. */
export function createNoneExecutor(): Executor {
  return { name: "none", runsNothing: true, describe: () => usageText, start: async () => session };
}

const usageText = `Your code is not run. People see your answer as it is, and each code block is saved as a file. To choose a file's name, begin the block with a comment such as \`# filename: name.py\`, in the block's language.`;

const unrun = async (): Promise<Execution> =>
  refusedExecution("nothing-runs", "the executor `none` runs nothing");

const session: Session = {
  facts: { executor: "none", image: null, digest: null, limits: {}, held: {}, languages: [] },
  execute: unrun,
  verify: unrun,
  async *files() {},
  stop: async () => undefined,
};
