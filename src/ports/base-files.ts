import type { RegularFile, SymbolicLink } from "./workspace.js";

/**
 * The files of the current folder and below as those have them who may write to the repository: in a terminal as they lie
 * there, in a workflow as a commit of the repository's own branch has them. What a stranger's pull request brings is never
 * among them, nor what code wrote, so that they may decide what is built and run.
 */
export interface BaseFiles {
  /** Whose they are, within a sentence: "the current folder", "the pull request's base, commit 3f2a9c1". */
  readonly origin: string;
  /**
   * Every file and link, by its path.
   * @throws AgentExecError `settings-invalid` where they cannot be listed, or nobody knows whose they are.
   */
  list(): Promise<ReadonlyMap<string, BaseEntry>>;
  /**
   * Those of the list that are named, in the list's order. Contents must be read in order, before the next is asked for.
   * @throws AgentExecError `settings-invalid` where one cannot be read, or is not what was listed.
   */
  read(paths: ReadonlySet<string>): AsyncIterable<RegularFile | SymbolicLink>;
}

/** What is known of an entry before it is read. */
export type BaseEntry =
  Pick<RegularFile, "kind" | "bytes" | "isExecutable"> | Pick<SymbolicLink, "kind" | "target">;

/**
 * Whose caches a run may have: one owner's are never another's. `refused` where the files that a run prepares itself with may
 * be a stranger's, who would leave in a cache what later runs install; the reason is a clause, "the pull request comes from a
 * fork".
 */
export type CacheOwner = { readonly name: string } | { readonly refused: string };
