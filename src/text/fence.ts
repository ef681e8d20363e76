/**
 * Text inside a Markdown code fence that nothing in it can close: the fence is longer than the longest run of
 * backticks in the text. `info` is reduced to the characters of a language's name.
 */
export function fence(text: string, info = ""): string {
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marker = "`".repeat(Math.max(3, longestRun + 1));
  const language = info.replace(/[^\w+#.-]/g, "").slice(0, 40);
  return `${marker}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${marker}`;
}
