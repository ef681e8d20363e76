import type { Artifact, LeftOut, WorkspaceChanges } from "../facts/files.js";

/** An entry of a workspace: a regular file, a symbolic link, or a path that was left out with a reason. */
export type WorkspaceFile = RegularFile | SymbolicLink | LeftOut;

export interface RegularFile {
  readonly kind: "file";
  /** The path in the workspace, with `/`. The path never leads out, and no part is empty, `.` or `..`. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** Present if only the verification's command may read the file. Executors that cannot hide files ignore it. */
  readonly isPrivate?: true;
  /**
   * Milliseconds since 1970, with a fraction. Tools such as `make` compare these times, so a changed file has a later
   * time than every original file. Absent: the time at which the file is written.
   */
  readonly modifiedAt?: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A symbolic link that leads to a place inside the workspace, even through other links. The place may be empty. */
export interface SymbolicLink {
  readonly kind: "link";
  /** Like a file's. */
  readonly path: string;
  /** The link's target as UTF-8 text, relative to the folder of the link. */
  readonly target: string;
}

/** A difference between a workspace and its original files: a new or changed file or link, or a deleted one. */
export type ChangedEntry = WorkspaceFile | DeletedEntry;

/** An original file or link that no longer exists. */
export interface DeletedEntry {
  readonly kind: "deleted";
  readonly path: string;
}

/** The size of the files for a sandbox, as far as it is known before they are read. */
export interface GivenSize {
  readonly files: number;
  readonly links: number;
  readonly folders: number;
  /** The room that the files take in pieces of 4 KiB, as in memory and on most disks. */
  readonly bytes: number;
}

/**
 * The folder of the repository that the setting `workspace` names, such as `repo` or `repo:sub/folder`. Null for a
 * workspace without a repository.
 */
export function repositoryFolder(workspace: string): string | null {
  if (workspace === "repo") return ".";
  return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}

/** The files for the code to work on. */
export interface WorkspaceSource {
  /** A hash in hex of all files that `files` has yielded completely: names, contents, modes, links. Absent: unknown. */
  readonly hash?: () => string;
  /** The paths of all files and links. */
  readonly paths: readonly string[];
  /**
   * Yields all files, from the start for each session. @throws AgentExecError `settings-invalid` if the files cannot be
   * read.
   */
  files(): AsyncIterable<WorkspaceFile>;
}

/** A change, before agent-exec decides whether the verification gets it. */
export interface Change {
  readonly path: string;
  /**
   * The content of the file now. Null if the path is no file, or if the file is too large. Only read if the decision
   * needs it.
   */
  content(): Promise<Uint8Array | null>;
}

/**
 * Why the verification does not get a change. `protected`: `protect` names the file. `in-the-way`: the path takes the
 * place of a protected file. `judging`: a verification calls the file. `steering`: the file configures a tool.
 * `shadowing`: the file replaces a module of Python or of a test tool. `compiled`: nobody can read what it does.
 * `outside`: `only-change` does not name it. `workflow`: GitHub runs it automatically. `ignored`: the repository
 * ignores it. `cache`: it is a tool's cache.
 */
export type DiscountKind =
  | "protected"
  | "in-the-way"
  | "judging"
  | "steering"
  | "shadowing"
  | "compiled"
  | "outside"
  | "workflow"
  | "ignored"
  | "cache";

export interface Discount {
  readonly kind: DiscountKind;
  /** The reason in a few words, with the setting that allows the change. */
  readonly reason: string;
}

/** Decides which of the code's changes count. A verification and the patch do not get the others. */
export interface Counting {
  /** What the writer gets to know about these rules, one sentence each. */
  readonly told: readonly string[];
  /** Whether only the verification may read an original file. Absent: no file is hidden. */
  isHidden?(path: string): boolean;
  /** Why a change does not count. Null if it counts. @throws AgentExecError if Git cannot answer. */
  discountOf(change: Change): Promise<Discount | null>;
}

export interface SavedFiles {
  readonly leftOut: readonly LeftOut[];
  /** Fires when the time for saving is over. */
  readonly signal: AbortSignal;
}

/** Saves the files of a run. */
export interface ArtifactStore {
  /**
   * Saves a new or changed file, creates its folders, and follows no links. Null if the entry is no artifact: a link, a
   * deletion, or an unchanged original file.
   * @throws AgentExecError `storage-failed` if the disk refuses.
   */
  save(entry: Exclude<ChangedEntry, LeftOut>): Promise<Artifact | null>;
  /**
   * Returns the changes and the patch. Called once, after every file was saved. Absent if the code had no original
   * files. On abort there is no patch, and the answer says so.
   */
  changes?(saved: SavedFiles): Promise<WorkspaceChanges>;
}
