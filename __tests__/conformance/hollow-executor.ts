import type { Executor, Session } from "../../src/ports/executor.js";
import type { SessionFacts } from "../../src/facts/session.js";
import type { Execution } from "../../src/facts/execution.js";

/** An executor that runs nothing, keeps nothing and answers every block with the same. */
export function hollowExecutor(answer: Partial<Execution>): Executor {
  let descriptions = 0;
  return {
    name: "hollow",
    describe: () => `This is description ${(descriptions += 1)}.`,
    start: async (): Promise<Session> => ({
      facts,
      execute: async () => ({ ...nothing, ...answer }),
      verify: async () => ({ ...nothing, ...answer }),
      async *files() {},
      stop: async () => {},
    }),
  };
}

const noOutput = { text: "", bytes: 0, truncated: false };

const nothing: Execution = {
  ending: "exited",
  exitCode: 0,
  durationMs: 0,
  stdout: noOutput,
  stderr: noOutput,
  order: [],
  file: null,
  evidence: "nobody looked",
};

const facts: SessionFacts = {
  executor: "hollow",
  image: null,
  digest: null,
  limits: {},
  held: {},
  languages: ["python", "sh"],
};
