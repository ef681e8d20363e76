import { isUtf8 } from "node:buffer";

/** A name of a file system: bytes, which need not be text. */
export interface Name {
  /** The name; where it is no UTF-8, its odd bytes written out: `caf\xe9.txt`. */
  readonly text: string;
  readonly isText: boolean;
}

export function nameOf(bytes: Buffer): Name {
  return isUtf8(bytes)
    ? { text: bytes.toString("utf8"), isText: true }
    : { text: escaped(bytes), isText: false };
}

/** The records of a listing, each ended by a zero, as git prints them with `-z`. */
export function recordsOf(listing: Buffer): readonly Name[] {
  if (isUtf8(listing)) return textRecords(listing.toString("utf8"));
  const records: Name[] = [];
  for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
    records.push(nameOf(listing.subarray(start, end)));
  return records;
}

function textRecords(listing: string): readonly Name[] {
  return listing
    .split("\0")
    .slice(0, -1)
    .map((text) => ({ text, isText: true }));
}

/** Whether a path leads below its folder by names alone, and through no `.git`. */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}

function escaped(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[^\t -~]/g, (odd) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
