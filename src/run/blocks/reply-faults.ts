import { parseJson } from "../../format/json.js";
import { parseInfo } from "../../markdown/info-string.js";
import type { Fence } from "../../markdown/pieces.js";
import type { ReplyFault } from "../../facts/reply.js";

/** The forms in which models write tool calls as text, at the beginning of a line. */
const toolCall =
  /^\s{0,8}(?:<tool_call>|<tool_calls>|<function_calls?>|<function=|<invoke name=|<tool_use>|<\|tool_call|<\|python_tag\|>|\[TOOL_CALLS\]|<｜tool▁calls?▁begin｜>|<execute_\w{1,20}>|<\|channel\|>commentary to=)/;

const sectionBegin = /^\s{0,8}<{5,20} SEARCH\s*$/;
const sectionEnd = /^\s{0,8}>{5,20} REPLACE\s*$/;
const patchBegin = /^\s{0,8}\*\*\* Begin Patch\s*$/;

/** Finds an edit or a tool call in the text outside of code, where nobody would run it. Null if there is none. */
export function faultInWords(lines: readonly string[]): ReplyFault | null {
  if (holdsEdit(lines)) return "edit-outside-block";
  return lines.some((line) => toolCall.test(line)) || isCallAlone(lines) ? "tool-call" : null;
}

function holdsEdit(lines: readonly string[]): boolean {
  let isSection = false;
  for (const [at, line] of lines.entries()) {
    const hasNames = lines[at - 2]?.startsWith("--- ") === true && lines[at - 1]?.startsWith("+++ ") === true;
    if (patchBegin.test(line) || (line.startsWith("@@ ") && hasNames)) return true;
    if (sectionBegin.test(line)) isSection = true;
    else if (isSection && sectionEnd.test(line)) return true;
  }
  return false;
}

const maxCallChars = 100_000;

/** Whether the lines are only a call such as `{"name": "bash", "arguments": {…}}`. */
function isCallAlone(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== "");
  if (first?.trimStart().startsWith("{") !== true) return false;
  const text = lines.join("\n").trim();
  if (text.length > maxCallChars || !text.endsWith("}")) return false;
  const call = parseJson(text) as Readonly<Record<string, unknown>> | undefined;
  const name = call?.["name"] ?? call?.["function"];
  return typeof name === "string" && (call?.["arguments"] ?? call?.["parameters"]) !== undefined;
}

const documents: ReadonlySet<string> = new Set(["markdown", "md", "mdx"]);

/**
 * Whether a fence inside another fence ended it too early, or left it open. In the first case, a line of code opens a
 * fence of the same length. In the second, a Markdown file is followed by a fence without a language, which is the rest
 * of that file.
 */
export function holdsFences(fences: readonly Fence[]): boolean {
  return fences.some(({ mark, code, info, isClosed }, at) => {
    if (opensFence(code, mark)) return true;
    const next = fences[at + 1];
    return documents.has(parseInfo(info).language) && isClosed && next?.mark === mark && next.info === "";
  });
}

/** A closing fence has no words after it. */
function opensFence(code: string, mark: string): boolean {
  for (let at = code.indexOf(mark); at !== -1; at = code.indexOf(mark, at + mark.length)) {
    const start = code.lastIndexOf("\n", at) + 1;
    if (at - start > 3 || code.slice(start, at).trim() !== "") continue;
    const end = code.indexOf("\n", at);
    const rest = code.slice(at, Math.min(end === -1 ? code.length : end, at + 200));
    if (/^[`~]{3,}[ \t]*[\w{.][^`]*$/.test(rest)) return true;
  }
  return false;
}
