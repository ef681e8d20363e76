import { fenceFollower } from "./fence.js";

/** A Markdown text without its fenced code and outer blank lines. */
export function wordsOf(markdown: string): string {
  const isFenced = fenceFollower();
  const words = markdown.split("\n").filter((line) => !isFenced(line));
  return words
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
