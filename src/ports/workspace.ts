import type { Artifact, LeftOut, WorkspaceChanges } from "../facts/files.js";

/** An entry of a workspace: a regular file, a symbolic link, or a path that was left out with a reason. */
export type WorkspaceFile = RegularFile | SymbolicLink | LeftOut;

export interface RegularFile {
  readonly kind: "file";
  /** The path in the workspace, with `/`. It never leaves the workspace, and no part is empty, `.` or `..`. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** Present if only the verification's command may read the file. Executors that cannot hide files ignore this. */
  readonly isPrivate?: true;
  /**
   * Milliseconds since 1970, with a fraction. Tools such as `make` compare these times, so a changed file is newer than
   * every original file. Absent: the time at which the file is written.
   */
  readonly modifiedAt?: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A symbolic link to a place inside the workspace, possibly through other links. The target may be missing. */
export interface SymbolicLink {
  readonly kind: "link";
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
  /** The disk space of the files in units of 4 KiB, as in memory and on most disks. */
  readonly bytes: number;
}

/** The repository's folder for `repo` or `repo:sub/folder`. Null for a workspace without a repository. */
export function repositoryFolder(workspace: string): string | null {
  if (workspace === "repo") return ".";
  return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}

/** The files for the code to work on. */
export interface WorkspaceSource {
  /** A hash in hex of all files that `files` has completely yielded: names, contents, modes, links. Absent: unknown. */
  readonly hash?: () => string;
  /** The paths of all files and links. */
  readonly paths: readonly string[];
  /**
   * Yields all files. Each session starts from the first file.
   * @throws AgentExecError `settings-invalid` if the files cannot be read.
   */
  files(): AsyncIterable<WorkspaceFile>;
}

/** A change to the files. agent-exec decides whether the verification gets it. */
export interface Change {
  readonly path: string;
  /**
   * Reads the current content of the file. Null if the path is no file, or if the file is too large. Only called if the
   * decision needs the content.
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
  /** The reason in a few words. It names the setting that allows the change. */
  readonly reason: string;
}

/** Decides which of the code's changes count. Other changes do not get into a verification or the patch. */
export interface Counting {
  /** The sentences about these rules that the writer gets. */
  readonly told: readonly string[];
  /** Whether only the verification may read this original file. Absent: no file is hidden. */
  isHidden?(path: string): boolean;
  /** Why a change does not count. Null if it counts. @throws AgentExecError if Git cannot answer. */
  discountOf(change: Change): Promise<Discount | null>;
}

export interface SavedFiles {
  readonly leftOut: readonly LeftOut[];
  /** Fires if saving takes too long. */
  readonly signal: AbortSignal;
}

/** Saves the files of a run. */
export interface ArtifactStore {
  /**
   * Saves a new or changed file and creates its folders. Follows no links. Null if the entry is no artifact: a link, a
   * deletion, or an unchanged original file.
   * @throws AgentExecError `storage-failed` if the disk refuses.
   */
  save(entry: Exclude<ChangedEntry, LeftOut>): Promise<Artifact | null>;
  /**
   * Returns the changes and the patch. Called once, after every file was saved. Absent if there were no original files.
   * If the signal aborts, there is no patch, and the result says so.
   */
  changes?(saved: SavedFiles): Promise<WorkspaceChanges>;
}
