import { z } from "zod";
import type { ErrorCode } from "../errors.js";
import { type Described, count, described, openWord, present, text } from "./described.js";

/** A file or change that stays in the sandbox, because agent-exec does not copy it. */
export const refused = described(() =>
  z.object({
    /** The path that the sandbox reported. The path may be hostile, so escape it. */
    path: text(),
    /** For example "a symbolic link", "larger than 100 MiB", "a workflow file, …" or "protected by `test/**`". */
    reason: text(),
    /** How many files this entry stands for, if there were too many to name. Absent: one. */
    entries: count().exactOptional(),
  }),
);

export interface Refused extends Described<typeof refused> {}

export const leftOut = described(() =>
  z.object({
    kind: z.literal("left-out"),
    ...refused().shape,
    /** Present if further files without an entry were left out. There were too many, or they came after this one. */
    hidesMore: present(),
  }),
);

export interface LeftOut extends Described<typeof leftOut> {}

/** Stands in place of a path if the files are not named. */
export const unnamedPath = "…";

/** How many files were left out, including those without a name. */
export function countRefused(refused: readonly Refused[]): number {
  return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}

/** A file that the code left and that agent-exec saved. */
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
    /** The path in the workspace. */
    path: text(),
    kind: fileChangeKind(),
    /** Added lines. 0 for a binary file, and if only the mode changed. */
    insertions: count(),
    deletions: count(),
    isBinary: present(),
  }),
);

export interface ChangedFile extends Described<typeof changedFile> {}

/** A patch in numbers and file names. */
const diffStat = described(() =>
  z.object({
    /** The first 1,000 paths. */
    files: z.array(changedFile()),
    /** How many files of each kind the patch has, including those that are not listed. */
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
    /** The patch's name in the run's folder. Null if nothing changed, or if agent-exec could not make the patch. */
    patch: text().nullable(),
    /** The hash of the patch, in hex. Absent if there is none, and in older transcripts. */
    patchSha256: text().exactOptional(),
    /** Why there is no patch although something changed, without a full stop. Absent: there is no such fault. */
    patchFault: text().exactOptional(),
    /** The error that caused this fault if the code did not. Absent: the code may have caused it. */
    patchFaultCode: openWord<ErrorCode>().exactOptional(),
    /** Present if there is a patch, except in older transcripts. */
    diff: diffStat().exactOptional(),
    /** The commit of the workspace, in hex. Absent if there was none. */
    base: text().exactOptional(),
    /**
     * How many new files are not in the patch, because the repository ignores them or tools made them as caches.
     * Absent: none.
     */
    ignored: count().exactOptional(),
    /** Changes that a verification got but that are not in the patch, sorted by path. Absent: none. */
    withheld: z.array(text()).exactOptional(),
    /** The deleted files. */
    deleted: z.array(text()),
    /** Protected files that the code changed, deleted or replaced. Absent: none, or an older transcript. */
    tampered: z.array(text()).exactOptional(),
    /**
     * Files in the patch that programs run automatically, such as workflows and hooks. A person must read them before
     * applying the patch.
     */
    acting: z.array(text()),
    /**
     * Changes that were not saved anywhere, with reasons. If the patch could not be made, or has changed since, it is
     * listed too. Absent: none.
     */
    refused: z.array(refused()).exactOptional(),
  }),
);

export interface WorkspaceChanges extends Described<typeof workspaceChanges> {}
