const forgedMarker = /<!--(?=\s*agent-exec)/gi;

/** Removes forged markers, which show that a comment is agent-exec's own. The replacement has the same length. */
export function withoutForgedMarkers(markdown: string): string {
  return markdown.replace(forgedMarker, "<!==");
}
