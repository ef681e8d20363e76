/** A file or a link in a commit. */
export type FileState =
  | { readonly kind: "file"; readonly content: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link"; readonly target: string };

/** A path that differs between two commits. A renamed file counts as two paths: a deleted one and a new one. */
export interface FileChange {
  readonly path: string;
  /** Null if the path is new. */
  readonly before: FileState | null;
  /** Null if the path was deleted. */
  readonly after: FileState | null;
}

/** The changes between two commits, read with git. */
export interface Comparison {
  /** The commit from which the change starts, in hex: the merge base. */
  readonly base: string;
  /** In hex. */
  readonly head: string;
  /** By path. */
  readonly changes: readonly FileChange[];
  /** Maps the new path of each renamed file to its old path. */
  readonly renames: ReadonlyMap<string, string>;
}
