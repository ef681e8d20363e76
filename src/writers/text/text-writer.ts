import { AgentExecError } from "../../errors.js";
import { noUsage } from "../../facts/reply.js";
import type { ReplyDocument, Writer } from "../../ports/writer.js";

/** A writer that gives one reply made from texts. `exec` uses it to run the blocks of files without a model. */
export function createTextWriter(documents: readonly ReplyDocument[]): Writer {
  const text = documents.map((document) => document.text).join("\n\n");
  return {
    name: "files",
    write: () => Promise.resolve({ text, documents, thought: null, finish: "stop", usage: noUsage }),
    decide: () =>
      Promise.reject(
        new AgentExecError("internal", "agent-exec asked a fixed text for a decision.", {
          nextStep: "Please report this error with the transcript.",
        }),
      ),
  };
}
