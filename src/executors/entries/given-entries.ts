import { earliestTime } from "../../files/file-times.js";
import type { RegularFile, SymbolicLink, WorkspaceFile } from "../../ports/workspace.js";
import { hashed } from "../../files/content.js";

/** An original entry of a workspace, with the facts that identify its content. */
export type GivenEntry =
  | (Pick<RegularFile, "kind" | "bytes" | "isExecutable"> & { readonly sha256: string })
  | Pick<SymbolicLink, "kind" | "target">;

/** The original entries of a workspace by path, for comparison with the entries that blocks leave. */
export class GivenEntries {
  readonly #entries = new Map<string, GivenEntry>();
  /** The latest time of an original file. Every changed file gets a later one, whatever times the code set. */
  newestTime = earliestTime;

  /** Passes the entries on, and notes only the latest time. */
  async *timed(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const entry of files) {
      if (entry.kind === "file") this.newestTime = Math.max(this.newestTime, entry.modifiedAt ?? Date.now());
      yield entry;
    }
  }

  /** Passes the entries on and notes them. A file is noted when its content was read to the end. */
  async *noted(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const entry of this.timed(files)) {
      const { path, kind } = entry;
      if (kind === "link") this.set(path, { kind, target: entry.target });
      yield kind === "file" ? { ...entry, content: this.#hashed(entry) } : entry;
    }
  }

  get paths(): Iterable<string> {
    return this.#entries.keys();
  }

  get(path: string): GivenEntry | undefined {
    return this.#entries.get(path);
  }

  set(path: string, entry: GivenEntry): void {
    this.#entries.set(path, entry);
  }

  clear(): void {
    this.#entries.clear();
  }

  #hashed({ kind, path, bytes, isExecutable, content }: RegularFile): AsyncGenerator<Uint8Array> {
    return hashed(content, (sha256) => this.set(path, { kind, bytes, isExecutable, sha256 }));
  }
}
