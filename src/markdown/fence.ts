/**
 * Puts text into a code fence that the text cannot close: the fence is longer than the text's longest run of backticks.
 * Of `info`, only the characters of a language's name are used.
 */
export function fence(text: string, info = ""): string {
  const marker = "`".repeat(Math.max(3, longestRun(text) + 1));
  const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
  return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}

export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Follows the fences of a text, line by line. The function says whether the next line belongs to a fence. */
export function fenceFollower(): (line: string) => boolean {
  let open: string | undefined;
  return (line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isFenced = open !== undefined || mark !== undefined;
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true && line.trim() === mark) open = undefined;
    return isFenced;
  };
}

/**
 * One line of text as a code span that the text cannot close. Line ends become blanks. Empty text stays empty.
 *
 * Blanks at the ends stay, because file names may differ only in them. A parser removes one blank from each end if both
 * have one and there is more than blanks (CommonMark 0.31.2, 6.1), so such a line gets one more.
 */
export function codeSpan(text: string): string {
  const line = text.replace(/[\r\n]+/g, " ");
  if (line === "") return "";
  const marker = "`".repeat(longestRun(line) + 1);
  const isStripped = line.startsWith(" ") && line.endsWith(" ") && /[^ ]/.test(line);
  const pad = line.startsWith("`") || line.endsWith("`") || isStripped ? " " : "";
  return `${marker}${pad}${line}${pad}${marker}`;
}
