import type { Message } from "../../ports/writer.js";
import { fence } from "../../markdown/fence.js";
import type { Ending } from "../next/ending.js";
import { withWords } from "./prompt.js";

export function dataQuestion(ending: Ending, schema: object): string {
  return `The run is over. The run ends as \`${ending.outcome}\`: ${ending.reason}

Give the run's result as JSON that fits this schema, and nothing else. Use only facts that the outputs above show.\n\n${fence(JSON.stringify(schema, null, 1), "json")}`;
}

/** The question after an answer that did not fit. */
export function dataRepair(
  messages: readonly Message[],
  answer: string,
  faults: readonly string[],
): Message[] {
  const words = `That does not fit the schema:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nAnswer with JSON that fits the schema, and nothing else.`;
  return withWords(
    [...messages, { role: "assistant", content: answer.slice(0, maxEcho) || "(no text)" }],
    words,
  );
}

/** How much of an answer that did not fit goes back to the model, in UTF-16 units. */
const maxEcho = 20_000;
