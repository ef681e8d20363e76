import { parseJson } from "../format/json.js";

/** A longer text is no answer to a question. */
const maxChars = 1024 ** 2;

/**
 * Finds JSON in a text: the whole text, its first fence, or from its first to its last bracket. Undefined if there is
 * none.
 */
export function jsonIn(text: string): unknown {
  const whole = text.slice(0, maxChars).trim();
  const [open = "", ...rest] = whole.split("\n");
  const end = rest.findIndex((line) => line.startsWith("```"));
  const fenced = open.startsWith("```") && end !== -1 ? rest.slice(0, end).join("\n") : "";
  const first = whole.search(/[[{]/);
  const last = Math.max(whole.lastIndexOf("]"), whole.lastIndexOf("}"));
  const bracketed = first === -1 ? "" : whole.slice(first, last + 1);
  return [whole, fenced, bracketed].map(parseJson).find((value) => value !== undefined);
}
