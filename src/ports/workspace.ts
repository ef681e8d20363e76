import { z } from "zod";
import { count, type Described, present, text } from "./described.js";

/** An entry of a workspace: a regular file, or the word that something there was left out and why. */
export type WorkspaceFile = RegularFile | LeftOut;

export interface RegularFile {
  readonly kind: "file";
  /** Relative to the workspace, with `/`, never leaving it, no part empty, `.` or `..`. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file or a change that does not come out of the sandbox. */
const refused = z.object({
  /** As the sandbox reported it; hostile, to be shown escaped. */
  path: text,
  /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
  reason: text,
  /** How many this one stands for, where they were too many to be named; absent: itself alone. */
  entries: count.exactOptional(),
});

export interface Refused extends Described<typeof refused> {}

export const leftOut = z.object({
  kind: z.literal("left-out"),
  ...refused.shape,
  /** Present where others were left out with it that have no entry: too many to be named, or not read after it. */
  hidesMore: present,
});

export interface LeftOut extends Described<typeof leftOut> {}

/** Stands where a path does, for entries that are not named. */
export const unnamedPath = "…";

/** How many were left out or refused, with those that were too many to be named. */
export function countRefused(refused: readonly Refused[]): number {
  return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}

/** A file that the run left and that was saved. */
export const artifact = z.object({
  path: text,
  bytes: count,
  /** In hex. */
  sha256: text,
});

export interface Artifact extends Described<typeof artifact> {}

/** What the code is given to work on. */
export interface WorkspaceSource {
  /** What of it a verification gets as it was given, whatever the code made of it; null where that is nothing. */
  readonly protection: Protection | null;
  /** All files, anew for each session. @throws AgentExecError `settings-invalid` when they cannot be read. */
  files(): AsyncIterable<WorkspaceFile>;
}

export interface Protection {
  /** As a person wrote them: `test/**`. */
  readonly patterns: readonly string[];
  /** Whether it covers a path, be there such a file or not. */
  covers(path: string): boolean;
  /**
   * Whether a file there keeps a file that it covers from lying where that must: where a folder of one is, or below its
   * name. None that was given does.
   */
  isInTheWay(path: string): boolean;
}

/** How the files that the code left differ from those that it was given. */
export const workspaceChanges = z.object({
  /** The name of the patch in the run's folder; null where nothing changed, or where it could not be made. */
  patch: text.nullable(),
  /** Files that are no longer there; not those that may be among what was left out, which are in `refused`. */
  deleted: z.array(text),
  /** Files in the patch that act later by themselves, such as workflows and hooks; a person is to read them first. */
  acting: z.array(text),
  /**
   * Changes that are neither in the patch nor among the artifacts, each with its reason, deletions that are not sure,
   * and the patch itself where it could not be made or is not as it was; absent: none.
   */
  refused: z.array(refused).exactOptional(),
});

export interface WorkspaceChanges extends Described<typeof workspaceChanges> {}

/** What every place that tells of a patch says before the names in `acting`. */
export const actingWarning = "The patch changes files that run by themselves";

export interface SavedFiles {
  readonly leftOut: readonly LeftOut[];
  /** Fires when the time for saving is over. */
  readonly signal: AbortSignal;
}

/** Where a run's files are kept. */
export interface ArtifactStore {
  /**
   * Keeps one file of the workspace, creating folders, following no links. Null for one that is still as it was given
   * to the code: that is nothing the run left.
   * @throws AgentExecError `storage-failed` when the disk refuses.
   */
  save(file: RegularFile): Promise<Artifact | null>;
  /**
   * Asked once, after every file was saved; absent where the code was given no files. On abort there is no patch, and the
   * answer says so.
   */
  changes?(saved: SavedFiles): Promise<WorkspaceChanges>;
}
