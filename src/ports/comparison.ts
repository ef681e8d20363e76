/** A file or a link in a commit. */
export type FileState =
  | { readonly kind: "file"; readonly content: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link"; readonly target: string };

/** A path that differs between two commits. A renamed file is two paths: the old one is gone, the new one was added. */
export interface FileChange {
  readonly path: string;
  /** Null if there was none. */
  readonly before: FileState | null;
  /** Null if it is gone. */
  readonly after: FileState | null;
}

/** The changes between two commits, from git's own store. */
export interface Comparison {
  /** The commit that the change starts from, in hex: the merge base. */
  readonly base: string;
  /** In hex. */
  readonly head: string;
  /** By path. */
  readonly changes: readonly FileChange[];
  /** The old path of each renamed file, by its new one. */
  readonly renames: ReadonlyMap<string, string>;
}
