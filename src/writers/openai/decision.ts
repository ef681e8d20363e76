import { z } from "zod";
import { decisionSchema, objectIn, strictJsonSchema } from "../../facts/decision.js";
import { addUsage, type RetryDecision } from "../../facts/reply.js";
import { NoDecisionError, type DecideOptions, type Message, type Reply } from "../../ports/writer.js";
import type { Asked } from "./asked.js";
import type { Complete } from "./chat.js";
import { quoted, type Server } from "./failure.js";
import { isBadRequest } from "./request-body.js";

interface DecideCall extends DecideOptions {
  readonly deadlineMs: number;
}

/** The schema of the object with which the model must answer, and how to ask for it. */
interface Form<T> {
  readonly name: string;
  readonly schema: z.ZodObject & z.ZodType<T>;
  readonly inWords: string;
}

/** Asks whether a failed attempt should be retried. */
export const retryForm: Form<RetryDecision> = {
  name: "retry_decision",
  schema: decisionSchema(),
  inWords: `Answer only with a JSON object of this form: {"retry": true or false, "reason": "…"}`,
};

/** Asks whether code may run. */
export const reviewForm: Form<{ readonly approve: boolean; readonly reason: string }> = {
  name: "review",
  schema: z.object({
    approve: z.boolean().describe("Whether the code may run."),
    reason: z.string().describe("Why the code may run, or what is wrong with it and what must change."),
  }),
  inWords: `Answer only with a JSON object of this form: {"approve": true or false, "reason": "…"}`,
};

/** The ways to ask for an object, strictest first. Every server supports the last one. */
const ways = ["json_schema", "tool", "json_object", "text"] as const;
type Way = (typeof ways)[number];

/**
 * Asks by JSON schema. If the server refuses that, it tries a function call, then JSON mode, then plain words, and
 * remembers which way worked. If the answer contains no decision, it asks once more.
 * @throws NoDecisionError if neither answer contains one.
 */
export function askFor<T extends object>(form: Form<T>, complete: Complete, server: Server) {
  let way: Way = "json_schema";
  const ask = async (messages: readonly Message[], call: DecideCall): Promise<Reply> => {
    for (;;) {
      try {
        return await complete({ ...inWay(way, form, messages), ...call });
      } catch (thrown) {
        const simpler = ways[ways.indexOf(way) + 1];
        if (simpler === undefined || !isBadRequest(thrown)) throw thrown;
        way = simpler;
      }
    }
  };
  return async (messages: readonly Message[], call: DecideCall) => {
    const { text, usage } = await ask(messages, call);
    const decision = objectIn(text, form.schema);
    if (decision !== null) return { decision, usage };
    const echo = { role: "assistant", content: text.slice(0, echoChars) } as const;
    const said = text.trim() === "" ? messages : [...messages, echo];
    const second = await ask(withRequest(said, form.inWords), call);
    const secondDecision = objectIn(second.text, form.schema);
    const bothUsage = addUsage(usage, second.usage);
    if (secondDecision === null) throw new NoDecisionError(noDecisionWords(second, server), bothUsage);
    return { decision: secondDecision, usage: bothUsage };
  };
}

/** The request for one way. JSON mode sends no schema, and OpenAI wants the word JSON in the conversation. */
function inWay<T>(
  way: Way,
  { name, schema, inWords }: Form<T>,
  messages: readonly Message[],
): Pick<Asked, "messages" | "responseFormat" | "tool"> {
  switch (way) {
    case "json_schema": {
      const strict = { name, strict: true, schema: strictJsonSchema(schema) };
      return { messages, responseFormat: { type: "json_schema", json_schema: strict } };
    }
    case "tool":
      return {
        messages,
        tool: { name, description: inWords, schema: strictJsonSchema(schema), textOf: (called) => called },
      };
    case "json_object":
      return { messages: withRequest(messages, inWords), responseFormat: { type: "json_object" } };
    case "text":
      return { messages: withRequest(messages, inWords) };
  }
}

/**
 * Appends the question to the last user message, because some servers refuse two user messages in a row. The beginning
 * stays the same, so the server's prefix cache still works.
 */
function withRequest(messages: readonly Message[], inWords: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== "user") return [...messages, { role: "user", content: inWords }];
  if (last.content.endsWith(inWords)) return [...messages];
  return [...messages.slice(0, -1), { role: "user", content: `${last.content}\n\n${inWords}` }];
}

/** How much of an unusable answer goes back to the model, in UTF-16 units. */
const echoChars = 2_000;

function noDecisionWords({ text }: Reply, server: Server): string {
  const last =
    text.trim() === "" ? "The last answer was empty." : `The last answer was: “${quoted(text, server)}”`;
  return `agent-exec asked twice, and the model gave no usable decision. ${last}`;
}
