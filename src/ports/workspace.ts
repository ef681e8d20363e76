import type { Artifact, LeftOut, WorkspaceChanges } from "../facts/files.js";

/** An entry of a workspace: a regular file, a symbolic link, or the word that something there was left out and why. */
export type WorkspaceFile = RegularFile | SymbolicLink | LeftOut;

export interface RegularFile {
  readonly kind: "file";
  /** Relative to the workspace, with `/`, never leaving it, no part empty, `.` or `..`. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
  /** Present where only a verification's own command may read it, as far as the executor knows of others. */
  readonly isPrivate?: true;
  /**
   * Milliseconds since 1970, with a fraction. Tools such as `make` compare these times, so a changed file has a later time
   * than every file that the session was given. Absent: the moment at which the file is written.
   */
  readonly modifiedAt?: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A symbolic link that leads, through whatever other links, to a place inside of the workspace, be there something or not. */
export interface SymbolicLink {
  readonly kind: "link";
  /** Like a file's. */
  readonly path: string;
  /** What the link holds, byte for byte as UTF-8: relative to the folder that the link lies in. */
  readonly target: string;
}

/** What is different in a workspace from what it began with: a new or other file or link, one that is gone. */
export type ChangedEntry = WorkspaceFile | DeletedEntry;

/** A file or link that was there at the beginning and is there no more. */
export interface DeletedEntry {
  readonly kind: "deleted";
  readonly path: string;
}

/** How much is handed to a sandbox, as far as that is known before. */
export interface GivenSize {
  readonly files: number;
  readonly links: number;
  readonly folders: number;
  /** What the files take where each has whole pieces of 4 KiB, as in memory and on most disks. */
  readonly bytes: number;
}

/** Where the repository lies that a `workspace` names, from here: `repo`, `repo:sub/folder`; null for one that names none. */
export function repositoryFolder(workspace: string): string | null {
  if (workspace === "repo") return ".";
  return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}

/** What the code is given to work on. */
export interface WorkspaceSource {
  /** A hash in hex of all that `files` has handed out whole: names, contents, modes, links. Absent: nobody can say. */
  readonly hash?: () => string;
  /** Of all files and links, for whoever is told what there is. */
  readonly paths: readonly string[];
  /** All files, anew for each session. @throws AgentExecError `settings-invalid` when they cannot be read. */
  files(): AsyncIterable<WorkspaceFile>;
}

/** A change that somebody asks about whether it counts. */
export interface Change {
  readonly path: string;
  /** What lies there now; null where that is no file, or more than anybody reads of it. Asked for where it matters alone. */
  content(): Promise<Uint8Array | null>;
}

/**
 * Why a change does not count. `protected`, `in-the-way`: a person named the file, or one that it keeps from its place.
 * `judging`: a verification
 * calls it. `steering`: by it the code would say how it is tried. `shadowing`: it takes the place of a module of Python's or of a test
 * tool. `compiled`: nobody can read what it does. `outside`: the task may change other files. `workflow`: it runs on GitHub
 * by itself. `ignored`: the repository ignores it. `cache`: it is a tool's cache.
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
  /** In a few words, with what lets it count. */
  readonly reason: string;
}

/** Which of the code's changes count: the others no verification has, and they are not handed out. */
export interface Counting {
  /** What the writer is told of it, each a sentence. */
  readonly told: readonly string[];
  /** Whether a given file is the judge's alone. Absent: none is. */
  isHidden?(path: string): boolean;
  /** Why it does not count; null where it does. @throws AgentExecError where git cannot tell. */
  discountOf(change: Change): Promise<Discount | null>;
}

export interface SavedFiles {
  readonly leftOut: readonly LeftOut[];
  /** Fires when the time for saving is over. */
  readonly signal: AbortSignal;
}

/** Where a run's files are kept. */
export interface ArtifactStore {
  /**
   * Keeps a file that is new or different, creating folders, following no links. Null for what is no artifact: a link, a
   * deletion, both of which only `changes` may tell of, and a file that is still as it was given to the code.
   * @throws AgentExecError `storage-failed` when the disk refuses.
   */
  save(entry: Exclude<ChangedEntry, LeftOut>): Promise<Artifact | null>;
  /**
   * Asked once, after every file was saved; absent where the code was given no files. On abort there is no patch, and the
   * answer says so.
   */
  changes?(saved: SavedFiles): Promise<WorkspaceChanges>;
}
