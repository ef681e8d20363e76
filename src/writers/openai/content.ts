import type { MessageImage } from "../../ports/writer.js";

/** The content of a message or of a piece of one. */
export interface Content {
  readonly text: string;
  readonly thought: string;
  readonly refusal: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parts can contain parts: a thinking part contains text parts. No server nests deeper than this. */
const maxDepth = 4;

/** The fields in which servers send reasoning. They often repeat the same text, so the first non-empty one counts. */
const thoughtFields = ["reasoning_content", "reasoning", "thinking", "reasoning_details"];

/** Reads a chat completion's message, or a piece of one. Each field is text, a part, or a list of parts. */
export function contentOf(message: Fields): Content {
  const { text, thought, refusal } = contentIn(message["content"], maxDepth);
  const reasoning = firstWords(message, thoughtFields, maxDepth);
  return { text, thought: reasoning + thought, refusal: refusal + wordsIn(message["refusal"], maxDepth) };
}

/** The type of a part decides: `text` and `output_text` are the answer, `thinking` and `reasoning` are the thought. */
function contentIn(value: unknown, depth: number): Content {
  const none = { text: "", thought: "", refusal: "" };
  if (typeof value === "string") return { ...none, text: value };
  if (Array.isArray(value) && depth > 0) {
    const parts = (value as unknown[]).map((part) => contentIn(part, depth - 1));
    const joined = (of: keyof Content) => parts.map((part) => part[of]).join("");
    return { text: joined("text"), thought: joined("thought"), refusal: joined("refusal") };
  }
  if (!isFields(value)) return none;
  const type = typeof value["type"] === "string" ? value["type"] : "text";
  if (/think|reason|thought/.test(type)) return { ...none, thought: wordsIn(value, depth) };
  if (type === "refusal") return { ...none, refusal: wordsIn(value, depth) };
  return { ...none, text: wordsIn(value, depth) };
}

function wordsIn(value: unknown, depth: number): string {
  if (typeof value === "string") return value;
  if (depth === 0) return "";
  if (Array.isArray(value)) return (value as unknown[]).map((each) => wordsIn(each, depth - 1)).join("");
  if (!isFields(value)) return "";
  const names = ["text", "thinking", "summary", "reasoning", "refusal", "content"];
  return firstWords(value, names, depth - 1);
}

function firstWords(fields: Fields, names: readonly string[], depth: number): string {
  return names.map((name) => wordsIn(fields[name], depth)).find((words) => words !== "") ?? "";
}

/** Whether a field has a value. Some servers leave fields out, and others send null. */
export function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Replaces the pictures after the server has refused pictures once. */
export const unseenWords = "(You cannot see the images, because the model server accepts no images.)";

export function picturesOf(images: readonly MessageImage[], takesImages: boolean): string[] {
  if (!takesImages) return [];
  return images.flatMap(({ type, content }) =>
    content === undefined ? [] : [`data:${type};base64,${Buffer.from(content).toString("base64")}`],
  );
}
