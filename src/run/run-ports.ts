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

/** The world, as far as a run reaches it. */
export interface RunPorts {
  readonly writer: Writer;
  readonly executor: Executor;
  readonly log: EventLog;
  readonly artifacts: ArtifactStore;
  /** Absent: the workspace begins empty. */
  readonly workspace?: WorkspaceSource;
  /** Which of the code's changes count. Absent: all. */
  readonly counting?: Counting;
  /** Attacks the policy's verifications. Absent: nobody can. */
  readonly audit?: Audit;
  /** What an earlier run changed in the workspace, once for each session; absent: nothing. */
  readonly begun?: () => AsyncIterable<ChangedEntry>;
  /** Absent: a session that is lost step by step takes its files with it. */
  readonly checkpoints?: CheckpointStore;
  /**
   * Asked if the policy's `approval` says so. Absent: nobody can be asked, and the run waits for an answer from
   * outside.
   */
  readonly approver?: Approver;
  /** The policy's `reviewer`. */
  readonly reviewer?: Approver;
  /** Asked before each block that a writer wrote. Absent: all may run. */
  readonly beforeBlock?: BlockHook;
  /** The schema of the run's result; present if the policy asks for data. */
  readonly dataCheck?: DataCheck;
  /** Keeps what a block showed. Absent: it is only named. @throws AgentExecError `storage-failed`. */
  readonly keepShown?: (shown: Shown) => Promise<ShownResult>;
  readonly reporters: readonly Reporter[];
  /**
   * Loads the code that reports the run's end. Called and awaited before any code runs. Absent: there is nothing to
   * load.
   */
  readonly loadReports?: () => Promise<unknown>;
  readonly redactor: Redactor;
  readonly clock: Clock;
}
