import { decisionJsonSchema, parseDecision } from "../../ports/decision.js";
import { addUsage, NoDecisionError } from "../../ports/writer.js";
import type { DecideOptions, Message, Reply, RetryDecision, Usage } from "../../ports/writer.js";
import type { ResponseFormat } from "./asked.js";
import type { Complete } from "./chat.js";
import { quoted } from "./failure.js";
import type { Server } from "./failure.js";
import { isBadRequest } from "./request-body.js";

export interface DecideCall extends DecideOptions {
  readonly deadlineMs: number;
}

export type Decide = (
  messages: readonly Message[],
  call: DecideCall,
) => Promise<{ readonly decision: RetryDecision; readonly usage: Usage }>;

/** From the strictest form that a server may take to the one that every server takes. */
const forms = ["json_schema", "json_object", "text"] as const;
type Form = (typeof forms)[number];

const formInWords = `Answer with nothing but a JSON object of this form: {"retry": true or false, "reason": "…"}`;

/**
 * Asks for decisions: by JSON schema, by JSON mode where the server refuses that, in words where it refuses both;
 * what it takes is remembered. An answer that holds no decision is asked for once more.
 */
export function createDecide(complete: Complete, server: Server): Decide {
  let form: Form = "json_schema";
  const ask = async (messages: readonly Message[], call: DecideCall): Promise<Reply> => {
    for (;;) {
      try {
        return await complete({ ...inForm(form, messages), ...call });
      } catch (thrown) {
        const simpler = forms[forms.indexOf(form) + 1];
        if (simpler === undefined || !isBadRequest(thrown)) throw thrown;
        form = simpler;
      }
    }
  };
  return async (messages, call) => {
    const first = await ask(messages, call);
    const decision = parseDecision(first.text);
    if (decision !== null) return { decision, usage: first.usage };
    const second = await ask(onceMore(messages, first), call);
    const secondDecision = parseDecision(second.text);
    const usage = addUsage(first.usage, second.usage);
    if (secondDecision === null) throw new NoDecisionError(noDecisionWords(second, server), usage);
    return { decision: secondDecision, usage };
  };
}

/** JSON mode does not know the schema, and OpenAI's refuses a conversation without the word JSON. */
function inForm(
  form: Form,
  messages: readonly Message[],
): { messages: readonly Message[]; responseFormat?: ResponseFormat } {
  switch (form) {
    case "json_schema": {
      const schema = { name: "retry_decision", strict: true, schema: decisionJsonSchema() };
      return { messages, responseFormat: { type: "json_schema", json_schema: schema } };
    }
    case "json_object":
      return { messages: withRequest(messages), responseFormat: { type: "json_object" } };
    case "text":
      return { messages: withRequest(messages) };
  }
}

/** At the end, so that the server's prefix cache still serves the conversation; some servers refuse two user messages in a row. */
function withRequest(messages: readonly Message[]): Message[] {
  const last = messages.at(-1);
  if (last?.role !== "user") return [...messages, { role: "user", content: formInWords }];
  if (last.content.endsWith(formInWords)) return [...messages];
  return [...messages.slice(0, -1), { role: "user", content: `${last.content}\n\n${formInWords}` }];
}

/** How much of an answer that is no decision goes back, in UTF-16 units. */
const echoChars = 2_000;

function onceMore(messages: readonly Message[], { text }: Reply): Message[] {
  if (text.trim() === "") return withRequest(messages);
  return withRequest([...messages, { role: "assistant", content: text.slice(0, echoChars) }]);
}

function noDecisionWords({ text }: Reply, server: Server): string {
  const last =
    text.trim() === "" ? "Its last answer was empty." : `Its last answer was: “${quoted(text, server)}”`;
  return `The model gave no usable decision, asked twice. ${last}`;
}
