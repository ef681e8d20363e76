/** Reads a file of the run. Rejects if it cannot be read. */
export type ReadArtifact = (path: string) => Promise<Uint8Array>;

/** 1 MiB a picture, so that a page opens at once and can be sent by mail. */
export const maxPictureBytes = 1024 ** 2;

/**
 * A picture as a data address; null if it is not a picture, or too large. As an image's source, even an SVG runs no
 * script and loads nothing.
 */
export function pictureAddress(content: Uint8Array, path: string): string | null {
  const type = content.length > maxPictureBytes ? null : typeOf(content, path);
  return type === null ? null : `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}

/** Decides by the content, not by the name, so that a browser cannot be tricked. */
function typeOf(content: Uint8Array, path: string): string | null {
  const head = Buffer.from(content.subarray(0, 1024)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1A\n")) return "image/png";
  if (head.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (/^GIF8[79]a/.test(head)) return "image/gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  return /\.svg(?:\.txt)?$/i.test(path) && /<svg[\s>]/i.test(head) ? "image/svg+xml" : null;
}
