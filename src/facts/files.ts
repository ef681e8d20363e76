import { z } from "zod";
import { type Described, count, described, present, text } from "./described.js";

/** A file or a change that agent-exec does not copy out of the sandbox. */
export const refused = described(() =>
  z.object({
    /** The path that the sandbox reported. The path may be hostile, so escape it. */
    path: text(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: text(),
    /** How many entries this one stands for, if there were too many to name. Absent: one. */
    entries: count().exactOptional(),
  }),
);

export interface Refused extends Described<typeof refused> {}

export const leftOut = described(() =>
  z.object({
    kind: z.literal("left-out"),
    ...refused().shape,
    /** Present if others without an entry were left out too: there were too many, or they came after this one. */
    hidesMore: present(),
  }),
);

export interface LeftOut extends Described<typeof leftOut> {}

/** Replaces the path for entries that are not named. */
export const unnamedPath = "…";

/** How many were left out or refused, including those without a name. */
export function countRefused(refused: readonly Refused[]): number {
  return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}

/** A file that the run left and that agent-exec saved. */
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

/** A file or link in a patch. */
const changedFile = described(() =>
  z.object({
    /** The path in the workspace, like an artifact's. */
    path: text(),
    kind: fileChangeKind(),
    /** Lines. 0 for a binary file, and if only the mode changed. */
    insertions: count(),
    deletions: count(),
    isBinary: present(),
  }),
);

export interface ChangedFile extends Described<typeof changedFile> {}

/** The content of a patch in numbers and names. */
const diffStat = described(() =>
  z.object({
    /** The first 1,000 paths. */
    files: z.array(changedFile()),
    /** How many files of each kind there are, with or without a name here. */
    added: count(),
    changed: count(),
    deleted: count(),
    /** Lines in all files. */
    insertions: count(),
    deletions: count(),
    /** The beginning of the patch: whole lines, at most 256 Ki UTF-16 units. Absent in older transcripts. */
    text: text().exactOptional(),
  }),
);

export interface DiffStat extends Described<typeof diffStat> {}

/** The difference between the code's files and the original files. */
export const workspaceChanges = described(() =>
  z.object({
    /** The name of the patch in the run's folder. Null if nothing changed, or if the patch could not be made. */
    patch: text().nullable(),
    /** The hash of the patch, in hex. Absent if there is none, and in older transcripts. */
    patchSha256: text().exactOptional(),
    /** Why there is no patch although something changed, without a full stop. Absent: the patch is complete. */
    patchFault: text().exactOptional(),
    /** Present if there is a patch, except in older transcripts. */
    diff: diffStat().exactOptional(),
    /** The commit of the workspace, in hex. Absent if there was none. */
    base: text().exactOptional(),
    /**
     * How many new files are not in the patch, because the repository ignores them or they are caches of tools. Absent:
     * none.
     */
    ignored: count().exactOptional(),
    /** Changes that a verification used but the patch does not contain, sorted by path. Absent: none. */
    withheld: z.array(text()).exactOptional(),
    /** The deleted files. */
    deleted: z.array(text()),
    /** Protected files that the code changed, deleted or replaced. Absent: none, or an older transcript. */
    tampered: z.array(text()).exactOptional(),
    /**
     * Files in the patch that programs run automatically, such as workflows and hooks. A person must read them first.
     */
    acting: z.array(text()),
    /**
     * Changes that are neither in the patch nor among the artifacts, with reasons. The list includes the patch itself,
     * if it could not be made or has changed. Absent: none.
     */
    refused: z.array(refused()).exactOptional(),
  }),
);

export interface WorkspaceChanges extends Described<typeof workspaceChanges> {}
