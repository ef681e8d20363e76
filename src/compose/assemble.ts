import { randomBytes } from "node:crypto";
import type { Audit } from "../ports/audit.js";
import type { EventLog } from "../ports/event-log.js";
import type { Policy } from "../facts/events.js";
import type { Shown } from "../facts/execution.js";
import type { Artifact } from "../facts/files.js";
import type { ArtifactStore, RegularFile } from "../ports/workspace.js";
import { systemClock } from "../process/system-clock.js";
import { createRedactor } from "../redaction/redact.js";
import { resultOf, type RunResult } from "../reports/result/result.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { wantsAudit } from "../proof/control.js";
import { hashOf } from "../files/content.js";
import { run, type FinishedRun, type RunRequest } from "../run/run.js";
import type { RunPorts } from "../run/run-ports.js";
import { version } from "../version.js";
import type { trackChanges } from "../workspace/patch/changes.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import type { Continued } from "../earlier/continued-run.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { GivenWorkspace } from "./workspace.js";
import { loadRendering, writeFiles } from "../earlier/run-files.js";

/** What a run needs: the facts for its transcript, and its adapters. */
export interface RunParts
  extends
    GivenWorkspace,
    Omit<RunRequest, "ownerFiles" | "version" | "continues" | "earlier">,
    Pick<
      RunPorts,
      "writer" | "executor" | "approver" | "reviewer" | "beforeBlock" | "dataCheck" | "reporters"
    > {
  /** Values that agent-exec never shows and never stores. */
  readonly secrets: readonly string[];
  /** The events from an earlier process of this run. Absent: the run is new. */
  readonly resumed?: ResumedRun | undefined;
  readonly continued: Continued | null;
  /**
   * The run's folder. Null: nothing is written to disk. In that case the result names files only by path, size and
   * hash, and there is no patch.
   */
  readonly folder: RunFolder | null;
}

export type AssembledRun = FinishedRun & { readonly result: RunResult };

/** Runs the assembled run to its end and writes all its files. @throws like `run`. */
export async function runAssembled(parts: RunParts, signal: AbortSignal): Promise<AssembledRun> {
  const { source, instructions, folder, executor, dataCheck, resumed, continued } = parts;
  await using counting = parts.counting;
  await using begun = continued?.begun ?? null;
  const redactor = createRedactor(parts.secrets);
  await using checkpoints = await checkpointsOf(parts);
  const kept = folder ?? unkept(source);
  const changes =
    source === null || folder === null ? null : await changesOf(source, folder, { counting, redactor });
  const policy: Policy = {
    ...parts.policy,
    ...(dataCheck !== undefined && { resultSchema: dataCheck.schema }),
    ...(executor.runsNothing === true && { runsNothing: true }),
  };
  const request: RunRequest = {
    ...parts,
    contextImages: await keptImages(parts),
    policy,
    warnings: [parts, executor, source, counting, instructions].flatMap((each) => each?.warnings ?? []),
    version,
    ownerFiles: instructions?.files ?? [],
    continues: continued?.continues,
    earlier: resumed,
  };
  const ports: RunPorts = {
    ...parts,
    log: kept,
    artifacts: changes ?? filesAlone(kept),
    workspace: source ?? undefined,
    audit: wantsAudit(policy) ? attackOf(parts) : undefined,
    begun: begun === null ? undefined : () => begun.entries(),
    checkpoints,
    ...(folder !== null && {
      keepShown: (shown: Shown) => folder.keepShown(shown),
      loadReports: loadRendering,
    }),
    redactor,
    clock: systemClock,
  };
  try {
    const whenEnded = async ({ events }: FinishedRun) => {
      if (folder !== null) await writeFiles(folder, events);
    };
    // Forgets the files that were saved when the run began to wait. They are saved again at the end.
    if (resumed?.answer !== undefined) await folder?.clearSaved();
    const finished = await run(request, ports, { signal, whenEnded });
    if (finished.state.awaiting !== null) checkpoints.leave();
    return { ...finished, result: resultOf(finished.events, folder?.path ?? null) };
  } finally {
    await folder?.close();
  }
}

/** The contents of the context's images. A new run saves them in its folder. A resumed run reads them from there. */
async function keptImages(parts: RunParts): Promise<readonly Uint8Array[]> {
  const { context, contextImages = [], resumed, folder } = parts;
  if (resumed !== undefined) {
    const read = (resumed.run.context?.images ?? []).map(async ({ name }) => folder?.readShown(name));
    return (await Promise.allSettled(read)).flatMap((each) =>
      each.status === "fulfilled" ? (each.value ?? []) : [],
    );
  }
  for (const [index, facts] of (context?.images ?? []).entries())
    await folder?.keepShown({ facts, content: contextImages[index]! });
  return contextImages;
}

/** Loaded only if the code gets files. */
const changesOf = async (...call: Parameters<typeof trackChanges>) =>
  (await import("../workspace/patch/changes.js")).trackChanges(...call);

/** Loaded only for an audit, because the code is large. */
function attackOf({ executor, source, counting, policy }: RunParts): Audit {
  return async (options) =>
    (await import("./audit.js")).auditOfRun({ executor, source, counting, policy }, options);
}

/**
 * The store for checkpoints. It is in the run's folder, if there is one, so that another process finds the checkpoints
 * after a kill.
 */
async function checkpointsOf({ folder, resumed }: RunParts): Promise<CheckpointFolder> {
  if (resumed !== undefined) return (await import("../earlier/resumed-run.js")).resumedCheckpoints(resumed);
  return openCheckpointFolder(folder === null ? {} : { runFolder: folder.path });
}

/** Stores files only, because a link or a deletion is no artifact. */
function filesAlone({ save }: FileStore): ArtifactStore {
  return { save: async (entry) => (entry.kind === "file" ? save(entry) : null) };
}

interface FileStore {
  readonly save: (file: RegularFile) => Promise<Artifact | null>;
}

/** Stores nothing. Files are still read, in order to compute their hashes. */
function unkept(source: FolderSource | null): EventLog & FileStore {
  return {
    append: async () => undefined,
    async save({ path, bytes, isExecutable, content }) {
      const sha256 = await hashOf(content);
      const given = source?.given.get(path);
      return sha256 === given?.sha256 && isExecutable === given.isExecutable ? null : { path, bytes, sha256 };
    },
  };
}

/** An id that sorts by time and is unique on one machine, such as `20261121-054401-3f9a0c`. */
export function newRunId(): string {
  const [date, time] = new Date(systemClock.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
  return `${date}-${time}-${randomBytes(3).toString("hex")}`;
}
