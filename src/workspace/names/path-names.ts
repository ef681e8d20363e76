import { isUtf8 } from "node:buffer";

/** The name of a file: bytes that may be invalid as text. */
export interface Name {
  /** The name as text. Bytes that are not UTF-8 are escaped, as in `caf\xe9.txt`. */
  readonly text: string;
  readonly isText: boolean;
}

export function nameOf(bytes: Buffer): Name {
  if (isUtf8(bytes)) return { text: bytes.toString("utf8"), isText: true };
  const escaped = (odd: string) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return { text: bytes.toString("latin1").replace(/[^\t -~]/g, escaped), isText: false };
}

/** Splits records that git prints with `-z`, each ended by a zero byte. */
export function recordsOf(listing: Buffer): readonly Name[] {
  if (isUtf8(listing)) {
    const texts = listing.toString("utf8").split("\0").slice(0, -1);
    return texts.map((text) => ({ text, isText: true }));
  }
  const records: Name[] = [];
  for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
    records.push(nameOf(listing.subarray(start, end)));
  return records;
}

/** Whether a path stays below its folder and does not lead into `.git`. */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}
