/** A file or a link as a commit has it. */
export type FileState =
  | { readonly kind: "file"; readonly content: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link"; readonly target: string };

/** A path that differs between two commits. A renamed file is two: its old path is gone, its new one is there. */
export interface FileChange {
  readonly path: string;
  /** Null: there was none. */
  readonly before: FileState | null;
  /** Null: it is gone. */
  readonly after: FileState | null;
}

/** What a change does, as git's own store has it. */
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
