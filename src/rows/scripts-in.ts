import { shellLines } from "../format/shell-lines.js";

/**
 * The scripts in a text. A blank line or a line with only `---` separates two scripts, unless the first one goes on. A
 * text whose lines all begin with `- ` is a list of scripts.
 */
export function scriptsIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const filled = lines.filter((line) => line !== "");
  const isList = filled.length > 0 && filled.every((line) => line.trimStart().startsWith("- "));
  if (isList) return filled.map((line) => line.trimStart().slice(2).trim());
  const found: string[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const script = found.at(-1)!;
    const next = lines.slice(at + 1).find((each) => each !== "");
    const isEnd = line === "" ? !goesOn(script, next) : line === "---" && !isOpen(script);
    if (isEnd) found.push([]);
    else script.push(line);
  }
  return found.map((script) => script.join("\n").trim()).filter((script) => script !== "");
}

/** Whether a script goes on after a blank line: inside of a text or block, or if it only prepared the shell so far. */
function goesOn(script: readonly string[], next: string | undefined): boolean {
  const last = script.findLast((line) => line !== "");
  if (next === undefined || last === undefined) return false;
  const isInBlock = /^[ \t]/.test(next) && (/^[ \t]/.test(last) || beginsBlock.test(last));
  return isInBlock || isOpen(script) || script.every((line) => line === "" || prepares.test(line));
}

const beginsBlock = /(?:\b(?:do|then|else|in)|[{(])$/;

/** Whether a quote or a here-document is not closed. */
function isOpen(script: readonly string[]): boolean {
  return shellLines(script.join("\n")) === null;
}

/** Lines that verify nothing: comments, and commands that only change the shell. */
const prepares = /^(?:#|(?:set|cd|export|source|\.|shopt|umask|ulimit) [^;&|]+$|[A-Za-z_]\w{0,99}=\S*$)/;
