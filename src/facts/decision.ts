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

/** Replaces the reason in the example that the model gets. */
export const reasonTemplate = "what went wrong, and what you will change";

/** The same as a JSON schema for the server's strict mode: every key is required, and no other key is allowed. */
export function decisionJsonSchema(): Record<string, unknown> {
  return strictJsonSchema(decisionSchema());
}

export function strictJsonSchema(object: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(object.strict());
  return schema;
}

/**
 * How many opening braces are tried as the start of the JSON. Text before it may have a few braces. A hostile answer
 * may have millions, and each try reads the text once.
 */
const maxStarts = 50;

/** The first JSON object in the text that is a decision: alone, in a fence, or after text. Null if there is none. */
export function parseDecision(text: string): RetryDecision | null {
  return objectIn(text, ownDecision());
}

/** An answer that only repeats the example is no decision. */
function ownDecision() {
  return decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate);
}

/** The same for another schema. */
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

/**
 * The index after the brace that closes the one at `start`. Braces inside strings do not count. Null if it is never
 * closed.
 */
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

/** The text after a decision in a fence at its beginning. Without such a decision, the whole text. */
export function afterDecision(text: string): string {
  const trimmed = text.trimStart();
  const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
  const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
  if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null) return text;
  return trimmed.slice(end + 1 + mark.length).trimStart();
}
