import { toAgentExecError } from "../errors.js";
import { listed } from "../format/listed.js";
import { jsonIn } from "../markdown/json-in.js";
import { addUsage, noUsage, type Usage } from "../facts/reply.js";
import { callWriter, shown } from "./call-writer.js";
import type { StepContext, StepOf } from "./step-context.js";
import { dataQuestion, dataRepair } from "./told/data.js";

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
      const told = faults;
      messagesOf = () => dataRepair(before(), reply.text, told);
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
