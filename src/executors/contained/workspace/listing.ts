import { isUtf8 } from "node:buffer";
import type { EntryKind } from "../../entries/entry-filter.js";

/** An entry of the workspace as it was listed inside. */
export interface ListedEntry {
  /** Byte for byte, as Latin-1: what two listings are compared by. */
  readonly name: string;
  /** Mode, size, inode and time of the last change, as one word: for an entry that nobody touched it stays the same. */
  readonly facts: string;
}

/** 4 GiB: what a workspace's names fit into several times. */
const maxListingBytes = 4 * 1024 ** 3;

/**
 * Reads records that end with NUL, `MODE SIZE INODE CTIME ./PATH` each, the mode as `ls -l` writes it, the time in digits
 * that sort; an empty record is the end. What comes after it is not read: `chunks` is not closed.
 * @throws Error where the end does not come.
 */
export async function* parseListing(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<ListedEntry> {
  let rest = "";
  let bytes = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done === true) throw new Error("The list of the workspace's files is not whole.");
    bytes += value.byteLength;
    if (bytes > maxListingBytes) throw new Error("The list of the workspace's files has no end.");
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
  /** Whether its mode lets its owner read it, and enter it where it is a folder. */
  readonly isReadable: boolean;
  /** As text that sorts. */
  readonly changedAt: string;
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
  const [mode = "", size, , ...time] = facts.split(" ");
  const kind = kinds[mode[0]!] ?? "other";
  const isFolder = kind === "directory";
  return {
    kind,
    bytes: Number(size),
    isExecutable: /[xst]/.test(mode.slice(1)),
    isReadable: mode[1] === "r" && (!isFolder || mode[3] === "x" || mode[3] === "s"),
    changedAt: time.join(" "),
  };
}

/** A name as text; null for one that is no UTF-8, which a path here always is. */
export function pathOf(name: string): string | null {
  const bytes = Buffer.from(name, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : null;
}
