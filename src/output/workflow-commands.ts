/**
 * Makes text safe for a runner's log.
 * The runner reads a line as a command if it starts with `::` after white space, or contains `##[` anywhere, in any
 * case. A line ends at a line feed, a carriage return or both (actions/runner, src/Runner.Common/ActionCommand.cs). A
 * blank breaks both marks: `: :error::`. Invisible characters (colours, controls) before or inside a mark do not hide
 * it.
 * Works on whole lines: split text at its line ends first.
 */
export function neutraliseWorkflowCommands(text: string): string {
  return replaceMarks(text, (half) => `${half} `);
}

/**
 * The same for JSON, in which a blank would change a string's value. So the last sign of a mark's first half is written
 * as an escape with the same meaning: `#\u0023[error]`. JSON's own syntax is safe, because `##` occurs only in strings,
 * and no line begins with a colon.
 */
export function neutraliseWorkflowCommandsInJson(json: string): string {
  return replaceMarks(json, (half) => half.slice(0, -1) + (half.endsWith("#") ? "\\u0023" : "\\u003A"));
}

let patterns: readonly RegExp[] | undefined;

/** Changes the first half of each mark: the text up to its first colon, or its two hashes. */
function replaceMarks(text: string, replace: (half: string) => string): string {
  // Most lines have no mark. For them, the patterns are not built, which takes 2 ms.
  if (["#", ":"].every((sign) => text.indexOf(sign) === text.lastIndexOf(sign))) return text;
  patterns ??= [
    new RegExp(`(?:^|${lineEnd})(?:${blank})*:(?=${invisible}*:)`, "gv"),
    new RegExp(`#${invisible}*#(?=${invisible}*\\[)`, "gv"),
  ];
  return patterns.reduce((replaced, pattern) => replaced.replace(pattern, replace), text);
}

/** The usual escapes of two characters. Longer ones could contain a colon or a hash. */
const escapeSequence =
  "\\x1B(?:\\[[0-?]*[ -\\/]*[@-~]|[\\]PX^_][^\\x07\\x1B\\r\\n]*(?:\\x07|\\x1B\\\\)|[\\(\\)]?[0-9=>A-Za-z])";

/** Line ends for the runner or for a viewer of its log. */
const lineEnd = "[\\r\\n\\v\\f\\x85\\u2028\\u2029]";

/** Characters without width, which may be inside a mark. */
const invisible = `(?:${escapeSequence}|[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\t\\r\\n]])`;

/**
 * A character without width, or white space, which may precede a mark. Line ends are left out. So the search starts at
 * the last of several line ends, and does not read all following ones from each.
 */
const blank = `(?!${lineEnd})(?:${invisible}|[\\t\\p{Zs}])`;
