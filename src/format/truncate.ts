/** Moves the cut before a surrogate pair instead of splitting it. */
function safeEnd(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}

/** At most `maxChars` UTF-16 units, ending with an ellipsis if cut. Splits no character. */
export function truncateEnd(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}

/**
 * Shortens a long text. It keeps the beginning and the end, with a line between them that counts the missing
 * characters. The result has at most `maxChars` UTF-16 units and splits no character. If `maxChars` is below 80, it
 * keeps only the beginning.
 */
export function truncateMiddle(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const marker = (count: number) => `\n[… ${count} characters left out …]\n`;
  const room = maxChars - marker(text.length).length;
  if (room < 40) return truncateEnd(text, maxChars);
  const headEnd = safeEnd(text, Math.ceil(room / 2));
  const start = text.length - Math.floor(room / 2);
  const tailStart = /[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start;
  return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}
