import { readShell } from "../format/shell-lines.js";

/**
 * The scripts in a text. A blank line or a line with only `---` separates two scripts, unless the first one goes on. A
 * text whose lines all begin with `- ` is a list of scripts.
 */
export function scriptsIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const filled = lines.filter((line) => line !== "");
  const isList = filled.length > 0 && filled.every((line) => line.trimStart().startsWith("- "));
  if (isList) return filled.map((line) => line.trimStart().slice(2).trim());
  const isIndented = indentedIn(filled);
  const isInCommand = insideCommands(lines);
  const following = filledAfter(lines);
  const found: string[][] = [[]];
  let last: string | undefined;
  let onlyPrepares = true;
  for (const [at, line] of lines.entries()) {
    const isMark = line === "" || line === "---";
    const goesOn = isInCommand[at] === true || (line === "" && last !== undefined && onlyPrepares);
    if (isMark && !goesOn) {
      const next = line === "" ? following[at] : undefined;
      const isBlock = next !== undefined && last !== undefined && isIndented(next) && isIndented(last);
      if (!isBlock) {
        found.push([]);
        [last, onlyPrepares] = [undefined, true];
        continue;
      }
    }
    found.at(-1)!.push(line);
    if (line === "") continue;
    last = line;
    onlyPrepares &&= prepares.test(line);
  }
  return found.map((script) => script.join("\n").trim()).filter((script) => script !== "");
}

/** Whether a line is indented more than the least indented one. */
function indentedIn(filled: readonly string[]): (line: string) => boolean {
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  const least = filled.reduce((least, line) => Math.min(least, indentOf(line)), Infinity);
  return (line) => indentOf(line) > least;
}

/** For each line, the next one with text. */
function filledAfter(lines: readonly string[]): readonly (string | undefined)[] {
  let next: string | undefined;
  const following = lines.toReversed().map((line) => {
    const after = next;
    if (line !== "") next = line;
    return after;
  });
  return following.toReversed();
}

/** For each line, whether it stands inside of a quoted text, a here-document, or a block such as `if` and `for`. */
function insideCommands(lines: readonly string[]): readonly boolean[] {
  const script = lines.join("\n");
  const { lines: commands, openAt } = readShell(script);
  const isInside: boolean[] = [];
  let depth = 0;
  let command = 0;
  let at = 0;
  for (const line of lines) {
    for (; command < commands.length && commands[command]!.at < at; command += 1) {
      const { bare } = commands[command]!;
      depth = Math.max(0, depth + countOf(bare, begins) - countOf(bare, ends));
    }
    const before = commands[command - 1];
    isInside.push(
      depth > 0 || (before !== undefined && at <= before.end) || (openAt !== null && at > openAt),
    );
    at += line.length + 1;
  }
  return isInside;
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

const begins =
  /(?:^|[;&|({]|\b(?:then|do|else))[ \t]{0,99}(?:if|for|while|until|case|select)\b|\{(?=\s|$)|\([ \t]{0,99}$/g;

const ends = /(?:^|[;&|])[ \t]{0,99}(?:(?:fi|done|esac)\b|\})|^[ \t]{0,99}\)/g;

/** Lines that verify nothing: comments, and commands that only change the shell. */
const prepares = /^\s*(?:#|(?:set|cd|export|source|\.|shopt|umask|ulimit) [^;&|]+$|[A-Za-z_]\w{0,99}=\S*$)/;
