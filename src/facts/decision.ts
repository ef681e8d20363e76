import { z } from "zod";
import { described } from "./described.js";

import type { RetryDecision } from "./reply.js";

/** A decision as a model or a script gives it. Keys beyond the two are dropped. */
export const decisionSchema = described(() =>
  z.object({
    retry: z.boolean().describe("Whether another attempt is worthwhile."),
    reason: z.string().describe("What went wrong and what you will change. If no change can help, say why."),
  }),
);

/** What stands for the reason where a model is shown the form of a decision. */
export const reasonTemplate = "what went wrong, and what you will change";

/** The same as a JSON schema that servers take in strict mode: every key required, no other allowed. */
export function decisionJsonSchema(): Record<string, unknown> {
  return strictJsonSchema(decisionSchema());
}

export function strictJsonSchema(object: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(object.strict());
  return schema;
}

/**
 * How many opening braces are tried as the start of the JSON: prose before it may hold a few of its own, a hostile
 * answer may hold millions, and each costs one pass over the text.
 */
const maxStarts = 50;

/**
 * The first JSON object of the text that is a decision, wherever it stands: alone, in a fence, after prose.
 * null when there is none.
 */
export function parseDecision(text: string): RetryDecision | null {
  return objectIn(text, ownDecision());
}

/** One that only repeats the form is none. */
function ownDecision() {
  return decisionSchema().refine(({ reason }) => reason.trim() !== reasonTemplate);
}

/** The same for what another schema describes. */
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
 * The index after the brace that closes the one at `start`, with braces inside strings not counted; null: it never
 * closes.
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

/** What follows in a text that begins with a decision in a fence; a text that does not is whole. */
export function afterDecision(text: string): string {
  const trimmed = text.trimStart();
  const mark = ["```", "~~~"].find((each) => trimmed.startsWith(each));
  const end = mark === undefined ? -1 : trimmed.indexOf(`\n${mark}`);
  if (mark === undefined || end === -1 || parseDecision(trimmed.slice(0, end)) === null) return text;
  return trimmed.slice(end + 1 + mark.length).trimStart();
}
