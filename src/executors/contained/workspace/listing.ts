import { isUtf8 } from "node:buffer";
import type { EntryTimes } from "../../entries/changed-times.js";
import type { EntryKind } from "../../entries/entry-filter.js";

/** An entry of the workspace as it was listed inside. */
export interface ListedEntry {
  /** Byte for byte, as Latin-1: what two listings are compared by. */
  readonly name: string;
  /**
   * Mode, size, inode and the times of the last modification and change, as one word: for an entry that nobody touched
   * it stays the same.
   */
  readonly facts: string;
}

/** 4 GiB: what a workspace's names fit into several times. */
const maxListingBytes = 4 * 1024 ** 3;

/**
 * Reads records that end with NUL, `MODE SIZE INODE MTIME CTIME ./PATH` each, the mode as `ls -l` writes it, the times
 * in digits that sort; an empty record is the end. What comes after it is not read: `chunks` is not closed.
 * @throws Error where the end does not come.
 */
export async function* parseListing(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<ListedEntry> {
  let rest = "";
  let bytes = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done === true) throw new Error("The list of the workspace's files is incomplete.");
    bytes += value.byteLength;
    if (bytes > maxListingBytes) throw new Error("The list of the workspace's files is too long.");
    const records = (
      rest + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1")
    ).split("\0");
    rest = records.pop()!;
    for (const record of records) {
      if (record === "") return;
      const end = record.indexOf(" ./");
      if (end !== -1) yield { name: record.slice(end + 3), facts: record.slice(0, end) };
    }
  }
}

/** What a listed entry is, as far as it was asked for. */
export interface ListedFacts {
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** Whether the mode lets the owner read the entry and, if it is a folder, enter it. */
  readonly isReadable: boolean;
  /** As text that sorts. */
  readonly changedAt: string;
  readonly times: EntryTimes;
}

const kinds: Readonly<Record<string, EntryKind>> = {
  "-": "file",
  d: "directory",
  l: "symlink",
  p: "fifo",
  s: "socket",
  b: "device",
  c: "device",
  // Listed for its name, for which no path can be given.
  "?": "file",
};

export function factsOf({ facts }: ListedEntry): ListedFacts {
  const [mode = "", size, , ...words] = facts.split(" ");
  const changedAt = words.slice(words.length / 2).join(" ");
  const kind = kinds[mode[0]!] ?? "other";
  const isFolder = kind === "directory";
  return {
    kind,
    bytes: Number(size),
    isExecutable: /[xst]/.test(mode.slice(1)),
    isReadable: mode[1] === "r" && (!isFolder || mode[3] === "x" || mode[3] === "s"),
    changedAt,
    times: { modified: timeOf(words.slice(0, words.length / 2).join(" ")), changed: timeOf(changedAt) },
  };
}

/**
 * Milliseconds since 1970 of `1700000000.1234567890`, or of `2023-11-14 22:13:20.123456789 +0000`, as `stat` writes it.
 */
function timeOf(text: string): number {
  const [, date, time, fraction = ""] = /^(\S+) (\d+:\d+:\d+)(\.\d+)?/.exec(text) ?? [];
  return date === undefined
    ? Number(text) * 1000
    : Date.parse(`${date}T${time}Z`) + Number(`0${fraction}`) * 1000;
}

/** A name as text; null for one that is no UTF-8, which a path here always is. */
export function pathOf(name: string): string | null {
  const bytes = Buffer.from(name, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : null;
}
