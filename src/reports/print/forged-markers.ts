const forgedMarker = /<!--(?=\s*agent-exec)/gi;

/**
 * Removes forged markers. A hidden marker shows that a comment is agent-exec's own, so no other text may contain one.
 * The replacement has the same length.
 */
export function withoutForgedMarkers(markdown: string): string {
  return markdown.replace(forgedMarker, "<!==");
}
