import { z } from "zod";
import { type Described, count, described, present, text } from "./described.js";

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
