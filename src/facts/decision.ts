import { z } from "zod";
import { described } from "./described.js";
import type { RetryDecision } from "./reply.js";

/** A decision by a model or a script. The schema ignores other keys. */
export const decisionSchema = described(() =>
  z.object({
    retry: z.boolean().describe("Whether another attempt is worthwhile."),
    reason: z.string().describe("What went wrong and what you will change. If no change can help, say why."),
  }),
);

/** The text for the reason in the example that the model gets. */
export const reasonTemplate = "what went wrong, and what you will change";

/** A JSON schema for the server's strict mode, which requires every key and allows no other key. */
export function strictJsonSchema(object: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(object.strict());
  return schema;
}

/** How many opening braces to try. A hostile answer may have millions, and each try reads the whole text. */
const maxStarts = 50;

/** The first JSON object in the text that is a decision: alone, in a fence, or after text. Null if there is none. */
export function parseDecision(text: string): RetryDecision | null {
  // The example itself is no decision.
  return objectIn(
    text,
    decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate),
  );
}

/** The first JSON object in the text that fits this schema. Null if there is none. */
export function objectIn<T extends object>(text: string, schema: z.ZodType<T>): T | null {
  let start = text.indexOf("{");
  for (let tries = 0; start !== -1 && tries < maxStarts; tries += 1) {
    const end = endOfObject(text, start);
    const found = end === null ? null : objectFrom(text.slice(start, end), schema);
    if (found !== null) return found;
    start = text.indexOf("{", start + 1);
  }
  return null;
}

function objectFrom<T>(json: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The index after the brace that closes the one at `start`, outside of strings. Null if there is none. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === "\\") at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{") depth += 1;
    else if (char === "}" && --depth === 0) return at + 1;
  }
  return null;
}

/** Removes a fenced decision from the beginning of a text. Without such a decision, returns the whole text. */
export function afterDecision(text: string): string {
  const trimmed = text.trimStart();
  const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
  const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
  if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null) return text;
  return trimmed.slice(end + 1 + mark.length).trimStart();
}
