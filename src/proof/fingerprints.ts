import { hashed } from "../files/content.js";
import type { ChangedEntry, RegularFile } from "../ports/workspace.js";

/** The hashes of a workspace's changes at one time. Two readings can be compared. */
export class Reading {
  /** The hash or link target of each path. Null for a file that was not read to its end. */
  readonly #entries = new Map<string, string | null>();
  #isWhole = false;

  async *of<Entry extends ChangedEntry>(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
    for await (const entry of entries) {
      if (entry.kind === "link") this.#entries.set(entry.path, `link ${entry.target}`);
      if (entry.kind === "deleted") this.#entries.set(entry.path, "deleted");
      if (entry.kind === "file") this.#entries.set(entry.path, null);
      yield entry.kind === "file" ? { ...entry, content: this.#noted(entry) } : entry;
    }
    this.#isWhole = true;
  }

  /** All paths, except those of entries that were left out. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#entries.keys());
  }

  /** The paths that a later reading shows otherwise, sorted, as far as both readings reached them. */
  differencesIn(later: Reading): string[] {
    const differing = this.#isWhole
      ? [...later.#entries.keys()].filter((path) => !this.#entries.has(path))
      : [];
    for (const [path, before] of this.#entries) {
      const after = later.#entries.get(path);
      if (after === undefined ? later.#isWhole : isOther(before, after)) differing.push(path);
    }
    return differing.toSorted();
  }

  #noted({ path, isExecutable, content }: RegularFile): AsyncGenerator<Uint8Array> {
    return hashed(content, (sha256) => this.#entries.set(path, `${sha256} ${isExecutable}`));
  }
}

function isOther(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && before !== after;
}
