import { z } from "zod";
import { count, described, type Described, present, text } from "./described.js";

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

/** A file or a change that does not come out of the sandbox. */
export const refused = described(() =>
  z.object({
    /** As the sandbox reported it; hostile, to be shown escaped. */
    path: text(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: text(),
    /** How many this one stands for, where they were too many to be named; absent: itself alone. */
    entries: count().exactOptional(),
  }),
);

export interface Refused extends Described<typeof refused> {}

export const leftOut = described(() =>
  z.object({
    kind: z.literal("left-out"),
    ...refused().shape,
    /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
    hidesMore: present(),
  }),
);

export interface LeftOut extends Described<typeof leftOut> {}

/** Stands where a path does, for entries that are not named. */
export const unnamedPath = "…";

/** How many were left out or refused, with those that were too many to be named. */
export function countRefused(refused: readonly Refused[]): number {
  return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}

/** A file that the run left and that was saved. */
export const artifact = described(() =>
  z.object({
    path: text(),
    bytes: count(),
    /** In hex. */
    sha256: text(),
  }),
);

export interface Artifact extends Described<typeof artifact> {}

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
 * by itself. `ignored`: the repository ignores it. `cache`: tools keep it for themselves.
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

export const fileChangeKind = described(() => z.enum(["added", "changed", "deleted"]));

/** A file, or a link, that a patch is about. */
const changedFile = described(() =>
  z.object({
    /** Relative to the workspace, like an artifact's. */
    path: text(),
    kind: fileChangeKind(),
    /** Lines; 0 for what is no text, and where the mode alone changed. */
    insertions: count(),
    deletions: count(),
    isBinary: present(),
  }),
);

export interface ChangedFile extends Described<typeof changedFile> {}

/** What a patch is about. */
const diffStat = described(() =>
  z.object({
    /** The first 1,000 by path. */
    files: z.array(changedFile()),
    /** How many files of each kind there are, named or not. */
    added: count(),
    changed: count(),
    deleted: count(),
    /** Lines, of all files. */
    insertions: count(),
    deletions: count(),
    /** The patch from its beginning, whole lines within 256 Ki UTF-16 units; absent in transcripts of versions that kept none. */
    text: text().exactOptional(),
  }),
);

export interface DiffStat extends Described<typeof diffStat> {}

/** How the files that the code left differ from those that it was given. */
export const workspaceChanges = described(() =>
  z.object({
    /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
    patch: text().nullable(),
    /** Of the patch, in hex; absent where there is none, and in transcripts of versions that did not tell. */
    patchSha256: text().exactOptional(),
    /** Why there is no patch to take although something changed, without a full stop; absent: none is missing. */
    patchFault: text().exactOptional(),
    /** Present beside a patch, but for earlier versions'. */
    diff: diffStat().exactOptional(),
    /** The commit that the workspace stood on, in hex; absent where there was none. */
    base: text().exactOptional(),
    /** How many new files are in no patch because the repository ignores them or tools keep them for themselves; absent: none. */
    ignored: count().exactOptional(),
    /** Changes that a verification had and the patch has not, in the order of their paths; absent: none. */
    withheld: z.array(text()).exactOptional(),
    /** Files that are no longer there. */
    deleted: z.array(text()),
    /** Protected files that the code changed, took away or stood in the way of; absent: none, or an earlier version's transcript. */
    tampered: z.array(text()).exactOptional(),
    /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
    acting: z.array(text()),
    /**
     * Changes that are neither in the patch nor among the artifacts, each with its reason, and the patch itself where it could not be made or is not as it was; absent: none.
     */
    refused: z.array(refused()).exactOptional(),
  }),
);

export interface WorkspaceChanges extends Described<typeof workspaceChanges> {}

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
