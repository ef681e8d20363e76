import type { Approver } from "../ports/approver.js";
import type { Audit } from "../ports/audit.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { CheckpointStore } from "../ports/checkpoint.js";
import type { Clock } from "../ports/clock.js";
import type { DataCheck } from "../ports/data-check.js";
import type { EventLog } from "../ports/event-log.js";
import type { Executor } from "../ports/executor.js";
import type { Shown, ShownResult } from "../facts/execution.js";
import type { Reporter } from "../ports/reporter.js";
import type { ArtifactStore, ChangedEntry, Counting, WorkspaceSource } from "../ports/workspace.js";
import type { Writer } from "../ports/writer.js";
import type { Redactor } from "../redaction/redact.js";

/** The parts that a run uses from outside. */
export interface RunPorts {
  readonly writer: Writer;
  readonly executor: Executor;
  readonly log: EventLog;
  readonly artifacts: ArtifactStore;
  /** Default: the workspace is empty at the start. */
  readonly workspace?: WorkspaceSource | undefined;
  /** Decides which of the code's changes count. Default: all count. */
  readonly counting?: Counting | undefined;
  /** Audits the policy's verifications. Default: no audit is possible. */
  readonly audit?: Audit | undefined;
  /** The changes of an earlier run, read once for each session. Default: none. */
  readonly begun?: (() => AsyncIterable<ChangedEntry>) | undefined;
  /** Default: files are not saved after each turn. In step-by-step work, they are lost if the session is lost. */
  readonly checkpoints?: CheckpointStore | undefined;
  /** Used if the policy's `approval` says so. Default: nobody can answer, so the run waits. */
  readonly approver?: Approver | undefined;
  /** The policy's `reviewer`. */
  readonly reviewer?: Approver | undefined;
  /** Asked before each block of the model. Default: all blocks may run. */
  readonly beforeBlock?: BlockHook | undefined;
  /** The schema of the run's result; present if the policy asks for data. */
  readonly dataCheck?: DataCheck | undefined;
  /** Stores what a block displayed. Default: it is only named. @throws AgentExecError `storage-failed`. */
  readonly keepShown?: (shown: Shown) => Promise<ShownResult>;
  readonly reporters: readonly Reporter[];
  /** Loads the code that reports the run's end. The run waits for it before any code runs. Default: nothing to load. */
  readonly loadReports?: () => Promise<unknown>;
  readonly redactor: Redactor;
  readonly clock: Clock;
}
