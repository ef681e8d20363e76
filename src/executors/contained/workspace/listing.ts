import { isUtf8 } from "node:buffer";
import type { EntryTimes } from "../../entries/changed-times.js";
import type { EntryKind } from "../../entries/entry-filter.js";

/** An entry of the workspace, as the process inside of the place lists it. */
export interface ListedEntry {
  /** The bytes of the name as Latin-1, for comparing two listings. */
  readonly name: string;
  /** Mode, size, inode, and times of modification and change, as one word. It is equal for an untouched entry. */
  readonly facts: string;
}

/** Several times the size of all names in a workspace. */
const maxListingBytes = 4 * 1024 ** 3;

/**
 * Reads records `MODE SIZE INODE MTIME CTIME ./PATH`, each ended by NUL. The mode has the form of `ls -l`, the times
 * are digits that sort, and an empty record is the end. The parser reads nothing after the end, and does not close
 * `chunks`.
 * @throws Error if the end is missing.
 */
export async function* parseListing(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<ListedEntry> {
  let rest = "";
  let bytes = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done === true) throw new Error("The list of the workspace's files is incomplete.");
    bytes += value.byteLength;
    if (bytes > maxListingBytes) throw new Error("The list of the workspace's files is too long.");
    const piece = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("latin1");
    const records = (rest + piece).split("\0");
    rest = records.pop()!;
    for (const record of records) {
      if (record === "") return;
      const end = record.indexOf(" ./");
      if (end !== -1) yield { name: record.slice(end + 3), facts: record.slice(0, end) };
    }
  }
}

/** The requested facts about a listed entry. */
export interface ListedFacts {
  readonly kind: EntryKind;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** Whether its owner may read the entry and, for a folder, enter it. */
  readonly isReadable: boolean;
  /** The time as text that sorts. */
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
  // Listed only by its name, because it has no path that the kernel accepts.
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

/** Parses `1700000000.123` or `2023-11-14 22:13:20.123 +0000`, as `stat` writes it, into ms since 1970. */
function timeOf(text: string): number {
  const [, date, time, fraction = ""] = /^(\S+) (\d+:\d+:\d+)(\.\d+)?/.exec(text) ?? [];
  return date === undefined
    ? Number(text) * 1000
    : Date.parse(`${date}T${time}Z`) + Number(`0${fraction}`) * 1000;
}

/** The name as text. Null if it is not UTF-8, because paths are always text here. */
export function pathOf(name: string): string | null {
  const bytes = Buffer.from(name, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : null;
}
