import { toAgentExecError } from "../errors.js";
import { listed } from "../format/listed.js";
import { fence } from "../markdown/fence.js";
import { jsonIn } from "../markdown/json-in.js";
import { addUsage, noUsage, type Usage } from "../facts/reply.js";
import { callWriter, shown } from "./call-writer.js";
import type { Ending } from "./next/ending.js";
import type { StepContext, StepOf } from "./step-context.js";
import { withWords } from "./told/continued.js";

/** Asks for the run's result as data. If the answer does not fit the schema, asks once more and names the faults. */
export async function fill({ ending }: StepOf<"fill">, context: StepContext): Promise<void> {
  const { recorder, writer, signal, clock, dataCheck } = context;
  if (dataCheck === undefined)
    throw new Error("A run with a schema must have a function that validates results.");
  recorder.tell({ type: "filling" });
  const askedAt = clock.now();
  let usage: Usage = noUsage;
  let value: unknown = null;
  let faults: readonly string[] = [];
  try {
    let messagesOf = shown(context, dataQuestion(ending, dataCheck.schema));
    for (let tries = 0; tries < 2; tries += 1) {
      const reply = await callWriter(messagesOf, context, (messages, call) => writer.write(messages, call));
      usage = addUsage(usage, reply.usage);
      const found = jsonIn(reply.text);
      faults = found === undefined ? ["the answer contains no JSON"] : dataCheck.faults(found);
      if (faults.length === 0) {
        value = found;
        break;
      }
      const before = messagesOf;
      const answer = reply.text.slice(0, maxEcho) || "(no text)";
      const words = repairWords(faults);
      messagesOf = () => withWords([...before(), { role: "assistant", content: answer }], words);
    }
  } catch (thrown) {
    // The loop records why the run stops.
    if (signal.aborted) return;
    faults = [toAgentExecError(thrown).message];
  }
  const tookMs = Math.max(0, clock.now() - askedAt);
  const fault = faults.length === 0 ? {} : { fault: listed(faults) };
  await recorder.record({ type: "data", value, ...fault, usage, tookMs });
}

/** How much of an answer that did not fit goes back to the model, in UTF-16 units. */
const maxEcho = 20_000;

function dataQuestion({ outcome, reason }: Ending, schema: object): string {
  return `The run is over. The run ends as \`${outcome}\`: ${reason}

Give the run's result as JSON that fits this schema, and nothing else. Use only facts that the outputs above show.\n\n${fence(JSON.stringify(schema, null, 1), "json")}`;
}

function repairWords(faults: readonly string[]): string {
  return `That does not fit the schema:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nAnswer with JSON that fits the schema, and nothing else.`;
}
