import { randomBytes } from "node:crypto";
import type { Approver } from "../ports/approver.js";
import type { Audit } from "../ports/audit.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { DataCheck } from "../ports/data-check.js";
import type { EventLog } from "../ports/event-log.js";
import type { Policy } from "../facts/events.js";
import type { EventContext } from "../facts/event-context.js";
import type { Executor } from "../ports/executor.js";
import type { Shown } from "../facts/execution.js";
import type { RunJob, Task, ThreadMessage } from "../facts/task.js";
import type { Reporter } from "../ports/reporter.js";
import type { Artifact } from "../facts/files.js";
import type { ArtifactStore, RegularFile } from "../ports/workspace.js";
import type { Writer } from "../ports/writer.js";
import { systemClock } from "../process/system-clock.js";
import { createRedactor } from "../redaction/redact.js";
import { resultOf, type RunResult } from "../reports/result/result.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { wantsAudit } from "../proof/control.js";
import { hashOf } from "../files/content.js";
import { run, type FinishedRun } from "../run/run.js";
import { version } from "../version.js";
import type { trackChanges } from "../workspace/patch/changes.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import type { Continued } from "../earlier/continued-run.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { GivenWorkspace } from "./workspace.js";
import { loadRendering, writeFiles } from "../earlier/run-files.js";

/** The parts that a run needs. */
export interface RunParts extends GivenWorkspace {
  readonly runId: string;
  readonly task: Task;
  /** The earlier conversation that the run continues. Absent: none. */
  readonly thread?: readonly ThreadMessage[] | undefined;
  /** The texts that GitHub shows about the task. Absent: none. */
  readonly context?: EventContext | undefined;
  /** The contents of the context's images. Absent: none. */
  readonly contextImages?: readonly Uint8Array[] | undefined;
  readonly policy: Policy;
  /** The settings for the transcript, without secrets. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where each setting was given, by name. Settings with their default are left out. Absent: unknown. */
  readonly origins?: Readonly<Record<string, string>> | undefined;
  readonly writer: Writer;
  readonly executor: Executor;
  /** Called if the policy requires approval. Absent: nobody can approve. */
  readonly approver?: Approver | undefined;
  /** The model that `reviewer-model` names. */
  readonly reviewer?: Approver | undefined;
  /** Called before each block. Absent: all blocks may run. */
  readonly beforeBlock?: BlockHook | undefined;
  /** The schema for the run's result. Absent: the run returns no data. */
  readonly dataCheck?: DataCheck | undefined;
  readonly reporters: readonly Reporter[];
  /** Values that agent-exec never shows and never stores. */
  readonly secrets: readonly string[];
  /** Warnings about the settings. Absent: none. */
  readonly warnings?: readonly string[];
  /** The settings as they were given, without secrets. Absent: unknown. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
  /** The workflow's job in which the run runs. Absent: none. */
  readonly job?: RunJob | undefined;
  /** The events from an earlier process of this run. Absent: the run is new. */
  readonly resumed?: ResumedRun | undefined;
  /** The earlier run that this run continues. Null: none. */
  readonly continued: Continued | null;
  /** The id of the run that this run repeats. Absent: none. */
  readonly repeats?: string | undefined;
  /**
   * The run's folder. Null: nothing is written to disk. In that case the result names files only by path, size and
   * hash, and there is no patch.
   */
  readonly folder: RunFolder | null;
}

export type AssembledRun = FinishedRun & { readonly result: RunResult };

/** Runs the assembled run to its end and writes all its files. @throws like `run`. */
export async function runAssembled(parts: RunParts, signal: AbortSignal): Promise<AssembledRun> {
  const { runId, task, settings, origins, writer, executor, reporters, source, instructions, folder } = parts;
  await using counting = parts.counting;
  await using begun = parts.continued?.begun ?? null;
  const redactor = createRedactor(parts.secrets);
  await using checkpoints = await checkpointsOf(parts);
  const kept = folder ?? unkept(source);
  const changes =
    source === null || folder === null ? null : await changesOf(source, folder, { counting, redactor });
  const warnings = [
    ...(parts.warnings ?? []),
    ...(executor.warnings ?? []),
    ...(source?.warnings ?? []),
    ...counting.warnings,
    ...(instructions?.warnings ?? []),
  ];
  const ownerFiles = instructions?.files ?? [];
  const continues = parts.continued?.continues;
  const { dataCheck } = parts;
  const asked = dataCheck === undefined ? parts.policy : { ...parts.policy, resultSchema: dataCheck.schema };
  const policy: Policy = executor.runsNothing === true ? { ...asked, runsNothing: true } : asked;
  const request = {
    runId,
    task,
    thread: parts.thread,
    context: parts.context,
    contextImages: await keptImages(parts),
    policy,
    settings,
    given: parts.given,
    job: parts.job,
    origins,
    warnings,
    version,
    ownerFiles,
    continues,
    repeats: parts.repeats,
    earlier: parts.resumed,
  };
  const ports = {
    writer,
    executor,
    ...(parts.approver !== undefined && { approver: parts.approver }),
    ...(parts.reviewer !== undefined && { reviewer: parts.reviewer }),
    ...(dataCheck !== undefined && { dataCheck }),
    ...(parts.beforeBlock !== undefined && { beforeBlock: parts.beforeBlock }),
    log: kept,
    artifacts: changes ?? filesAlone(kept),
    ...(source === null ? {} : { workspace: source }),
    counting,
    ...(wantsAudit(policy) && { audit: attackOf(parts) }),
    ...(begun === null ? {} : { begun: () => begun.entries() }),
    checkpoints,
    ...(folder !== null && {
      keepShown: (shown: Shown) => folder.keepShown(shown),
      loadReports: loadRendering,
    }),
    reporters,
    redactor,
    clock: systemClock,
  };
  try {
    const whenEnded = async ({ events }: FinishedRun) => {
      if (folder !== null) await writeFiles(folder, events);
    };
    // Forgets the files that were saved when the run began to wait. They are saved again at the end.
    if (parts.resumed?.answer !== undefined) await folder?.clearSaved();
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
