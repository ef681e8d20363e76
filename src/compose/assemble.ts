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
import { resultOf, type RunResult } from "../reports/result.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { wantsAudit } from "../proof/control.js";
import { hashOf } from "../proof/fingerprints.js";
import { run, type FinishedRun } from "../run/run.js";
import { version } from "../version.js";
import type { trackChanges } from "../workspace/patch/changes.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import type { Continued } from "../earlier/continued-run.js";
import type { ResumedRun } from "../earlier/resumed-run.js";
import type { GivenWorkspace } from "./workspace.js";
import { loadRendering, writeFiles } from "../earlier/run-files.js";

/** What a run is made of, whoever chose it. */
export interface RunParts extends GivenWorkspace {
  readonly runId: string;
  readonly task: Task;
  /** What was said before, from which the conversation goes on. Absent: nothing. */
  readonly thread?: readonly ThreadMessage[] | undefined;
  /** What GitHub shows about the task. Absent: nothing. */
  readonly context?: EventContext | undefined;
  readonly policy: Policy;
  /** As the transcript keeps them: without secrets. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where each of them was given that is no default, by their names. Absent: nobody says. */
  readonly origins?: Readonly<Record<string, string>> | undefined;
  readonly writer: Writer;
  readonly executor: Executor;
  /** Asked where the policy wants a person's approval. Absent: nobody can be asked. */
  readonly approver?: Approver | undefined;
  /** The policy's reviewer. */
  readonly reviewer?: Approver | undefined;
  /** Asked before each block. Absent: all may run. */
  readonly beforeBlock?: BlockHook | undefined;
  /** What the run's result must fit. Absent: none is asked for as data. */
  readonly dataCheck?: DataCheck | undefined;
  readonly reporters: readonly Reporter[];
  /** Never shown and never kept. */
  readonly secrets: readonly string[];
  /** What the settings themselves are warned of. Absent: nothing. */
  readonly warnings?: readonly string[];
  /** What was given of the settings, as it was written, secrets left out. Absent: nobody says. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
  /** The workflow's job that it is a part of. Absent: none. */
  readonly job?: RunJob | undefined;
  /** This same run as far as an earlier process came with it. Absent: it begins. */
  readonly resumed?: ResumedRun | undefined;
  /** The earlier run that this one goes on from; null: none. */
  readonly continued: Continued | null;
  /** Null: nothing of the run is kept on disk, its files are told by name, size and hash, and there is no patch. */
  readonly folder: RunFolder | null;
}

export type AssembledRun = FinishedRun & { readonly result: RunResult };

/** Runs what was put together to its end, and writes every file of the run. @throws like `run`. */
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
    policy,
    settings,
    given: parts.given,
    job: parts.job,
    origins,
    warnings,
    version,
    ownerFiles,
    continues,
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
    // What it had left when it began to wait is saved anew.
    if (parts.resumed?.answer !== undefined) await folder?.clearSaved();
    const finished = await run(request, ports, { signal, whenEnded });
    if (finished.state.awaiting !== null) checkpoints.leave();
    return { ...finished, result: resultOf(finished.events, folder?.path ?? null) };
  } finally {
    await folder?.close();
  }
}

/** Loaded where the code is given files. */
const changesOf = async (...call: Parameters<typeof trackChanges>) =>
  (await import("../workspace/patch/changes.js")).trackChanges(...call);

/** Loaded where somebody asks for it: the wrong solutions are many. */
function attackOf({ executor, source, counting, policy }: RunParts): Audit {
  return async (options) =>
    (await import("./audit.js")).auditOfRun({ executor, source, counting, policy }, options);
}

/** In the run's folder, where there is one: a process that is killed leaves them for the next. */
async function checkpointsOf({ folder, resumed }: RunParts): Promise<CheckpointFolder> {
  if (resumed !== undefined) return (await import("../earlier/resumed-run.js")).resumedCheckpoints(resumed);
  return openCheckpointFolder(folder === null ? {} : { runFolder: folder.path });
}

/** Without a patch nothing can be told of a link or a deletion. */
function filesAlone({ save }: FileStore): ArtifactStore {
  return { save: async (entry) => (entry.kind === "file" ? save(entry) : null) };
}

interface FileStore {
  readonly save: (file: RegularFile) => Promise<Artifact | null>;
}

/** Where nothing is kept: the files that the code left or changed are read, for their hashes, and let go. */
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

/** Sorts by time, and is unique beyond doubt on one machine: `20261121-054401-3f9a0c`. */
export function newRunId(): string {
  const [date, time] = new Date(systemClock.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
  return `${date}-${time}-${randomBytes(3).toString("hex")}`;
}
