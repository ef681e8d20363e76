const forgedMarker = /<!--(?=\s*agent-exec)/gi;

/**
 * A hidden marker says which comment is agent-exec's, so other text must not contain one. The replacement has the same
 * length.
 */
export function withoutForgedMarkers(markdown: string): string {
  return markdown.replace(forgedMarker, "<!==");
}
