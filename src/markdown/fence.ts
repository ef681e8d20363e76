/**
 * Text inside a Markdown code fence that nothing in it can close: the fence is longer than the longest run of
 * backticks in the text. `info` is reduced to the characters of a language's name.
 */
export function fence(text: string, info = ""): string {
  const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
  const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
  return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}

/** How many backticks stand in a row in a text at most. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/**
 * One line of text as a code span that nothing in it can close; line ends become blanks. Empty text stays empty.
 *
 * Blanks at its ends stay: they tell one file's name from another's. A parser takes one blank from either end where both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), and such a line gets one more.
 */
export function codeSpan(text: string): string {
  const line = text.replace(/[\r\n]+/g, " ");
  if (line === "") return "";
  const marker = "`".repeat(longestRun(line) === 0 ? 1 : longestRun(line) + 1);
  const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
  const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
  return `${marker}${pad}${line}${pad}${marker}`;
}
