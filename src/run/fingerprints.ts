import { createHash, type Hash } from "node:crypto";
import type { RegularFile, WorkspaceFile } from "../ports/workspace.js";

/** What a file's content and mode were, as one word. */
export function fingerprint(sha256: string, { isExecutable }: Pick<RegularFile, "isExecutable">): string {
  return `${sha256} ${isExecutable}`;
}

/** The SHA-256 of a content, in hex. */
export async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

/** The same content, of which a hash learns as it is read. */
export async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** What a workspace was when it was read once, so that two readings can be held against each other. */
export class Reading {
  /** Path → fingerprint; null for a file whose content nobody asked for, or not to its end. */
  readonly #files = new Map<string, string | null>();
  #isWhole = false;

  /** The same entries, noted as they pass. */
  async *of(entries: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const entry of entries) {
      yield entry.kind === "file" ? this.#noted(entry) : entry;
    }
    this.#isWhole = true;
  }

  /**
   * Paths of the files that were otherwise in a later reading: another content, another mode, new or gone; sorted. What
   * one of the two did not reach is not among them.
   */
  differencesIn(later: Reading): string[] {
    const differing = this.#isWhole ? [...later.#files.keys()].filter((path) => !this.#files.has(path)) : [];
    for (const [path, before] of this.#files) {
      const after = later.#files.get(path);
      if (after === undefined ? later.#isWhole : isOther(before, after)) differing.push(path);
    }
    return differing.toSorted();
  }

  #noted(file: RegularFile): RegularFile {
    this.#files.set(file.path, null);
    return { ...file, content: this.#notedContent(file) };
  }

  async *#notedContent(file: RegularFile): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    yield* hashed(file.content, hash);
    this.#files.set(file.path, fingerprint(hash.digest("hex"), file));
  }
}

function isOther(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && before !== after;
}
