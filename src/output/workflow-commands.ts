/**
 * Text that may be printed to a runner's log without being obeyed there.
 *
 * The runner takes a line for a command when it starts with `::` after white space, or when `##[` stands anywhere in
 * it; names are matched in any case, and a line ends at a line feed, a carriage return or both
 * (actions/runner, src/Runner.Common/ActionCommand.cs). A blank breaks both marks where they are seen: `: :error::`.
 * What a terminal would not show before or inside a mark (colours, control and invisible characters) hides none.
 *
 * Works on whole lines: text that comes in pieces must be cut at its line ends first.
 */
export function neutraliseWorkflowCommands(text: string): string {
  return replaceMarks(text, (half) => `${half} `);
}

/**
 * The same for JSON. There a blank would change what a string says, so that whoever parses a result would read
 * another one than `result.json` holds: the sign that ends the first half of a mark is written as its escape
 * instead, `#\u0023[error]`, which means the same. No sign of JSON's own is touched: `##` stands in strings
 * alone, and no line of its own begins with a colon.
 */
export function neutraliseWorkflowCommandsInJson(json: string): string {
  return replaceMarks(json, (half) => half.slice(0, -1) + (half.endsWith("#") ? "\\u0023" : "\\u003A"));
}

/** Replaces the first half of each mark: what leads up to its first colon, with it, or its two hashes. */
function replaceMarks(text: string, replace: (half: string) => string): string {
  if (!mayHoldMark(text)) return text;
  const { colonsAtLineStart, hashesBeforeBracket } = patterns();
  return text.replace(colonsAtLineStart, replace).replace(hashesBeforeBracket, replace);
}

/** Most lines hold neither two colons nor two hashes: then the patterns, which take 2 ms to build, rest. */
function mayHoldMark(text: string): boolean {
  return text.indexOf(":") !== text.lastIndexOf(":") || text.indexOf("#") !== text.lastIndexOf("#");
}

/** Of the escapes of two characters only the usual ones: no colon and no hash is taken for a part of one. */
const escapeSequence =
  "\\x1B(?:\\[[0-?]*[ -\\/]*[@-~]|[\\]PX^_][^\\x07\\x1B\\r\\n]*(?:\\x07|\\x1B\\\\)|[\\(\\)]?[0-9=>A-Za-z])";

/** Line ends that the runner, or a viewer of its log, knows. */
const lineEnd = "[\\r\\n\\v\\f\\x85\\u2028\\u2029]";

/** No width at all: what stands between two characters of a mark unseen. */
const invisible = `(?:${escapeSequence}|[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\t\\r\\n]])`;

/**
 * White space too: what may stand between the start of a line and a mark. No line end: the mark is found from the
 * last of several, where from each of them all that follow would be read.
 */
const blank = `(?!${lineEnd})(?:${invisible}|[\\t\\p{Zs}])`;

let built: Readonly<Record<"colonsAtLineStart" | "hashesBeforeBracket", RegExp>> | undefined;

function patterns() {
  return (built ??= {
    colonsAtLineStart: new RegExp(`(?:^|${lineEnd})(?:${blank})*:(?=${invisible}*:)`, "gv"),
    hashesBeforeBracket: new RegExp(`#${invisible}*#(?=${invisible}*\\[)`, "gv"),
  });
}
