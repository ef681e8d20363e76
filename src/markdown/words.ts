/** A Markdown text without its fenced code and outer blank lines. */
export function wordsOf(markdown: string): string {
  const words: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence === null) words.push(line);
    else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = null;
  }
  return words
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
