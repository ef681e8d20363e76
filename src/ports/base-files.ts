import type { RegularFile, SymbolicLink } from "./workspace.js";

/**
 * The files of the current folder, in a version that people with write access control. In a terminal these are the
 * files on disk. In a workflow they come from a commit of the repository's own branch. Neither a stranger's pull
 * request nor the code can change them. So they may decide what is built and run.
 */
export interface BaseFiles {
  /** Where the files come from, as a part of a sentence: "the pull request's base, commit 3f2a9c1". */
  readonly origin: string;
  /**
   * Lists every file and link by its path.
   * @throws AgentExecError `settings-invalid` if the files cannot be listed, or if nobody knows where they come from.
   */
  list(): Promise<ReadonlyMap<string, BaseEntry>>;
  /**
   * Yields the named files in the list's order. Read each content before you ask for the next file.
   * @throws AgentExecError `settings-invalid` if a file cannot be read or has changed since it was listed.
   */
  read(paths: ReadonlySet<string>): AsyncIterable<RegularFile | SymbolicLink>;
}

/** The facts about an entry that are known before it is read. */
export type BaseEntry =
  | Pick<RegularFile, "kind" | "bytes" | "isExecutable">
  | Pick<SymbolicLink, "kind" | "target">;

/**
 * Who owns the caches that a run may use. Owners never share a cache. `refused`: the files that prepare the sandbox may
 * come from a stranger, who could leave something in a cache for later runs. The reason is a clause such as "the pull
 * request comes from a fork".
 */
export type CacheOwner = { readonly name: string } | { readonly refused: string };
