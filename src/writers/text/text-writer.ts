import { AgentExecError } from "../../errors.js";
import { noUsage } from "../../ports/writer.js";
import type { Writer } from "../../ports/writer.js";

/** A text that is there already as the one reply of a run: `exec` runs the blocks of files without a model. */
export function createTextWriter(text: string): Writer {
  return {
    name: "files",
    write: () => Promise.resolve({ text, thought: null, finish: "stop", usage: noUsage }),
    decide: () =>
      Promise.reject(
        new AgentExecError("internal", "A text was asked for a decision.", {
          nextStep: "Please report this with the transcript.",
        }),
      ),
  };
}
