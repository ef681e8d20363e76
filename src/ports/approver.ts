import type { CodeBlock } from "../facts/block.js";
import type { Outcome } from "../facts/outcomes.js";
import type { SessionFacts } from "../facts/session.js";
import type { Usage } from "../facts/reply.js";
import type { ApproverKind } from "../facts/approval.js";

/** What an approver is asked. Texts are as they were written: hostile, to be shown with care. */
export interface ApprovalRequest {
  readonly asks: "run" | "end";
  /** From 1. */
  readonly attempt: number;
  /** All blocks of the reply, in order; empty where a run is to end by words alone. */
  readonly blocks: readonly CodeBlock[];
  /** Of exactly these blocks (docs/approval.md). */
  readonly sha256: string;
  /** The person's task, in Markdown. */
  readonly task: string;
  /** What the writer wrote: Markdown, the blocks among it. */
  readonly reply: string;
  /** Where it would run; null where no sandbox was started yet. */
  readonly session: SessionFacts | null;
  /** The executor's usage text: languages, files, network, limits. */
  readonly usageText: string;
  /** How the run is about to end; present where `asks` is `end`. */
  readonly ending?: { readonly outcome: Outcome; readonly reason: string };
}

/** An approver's answer. */
export interface Answer {
  readonly approved: boolean;
  /** Default: none. */
  readonly reason?: string;
  /** Goes to the writer, and nothing runs, or the run goes on; with `approved` it is a refusal. Default: none. */
  readonly feedback?: string;
  /** In place of the blocks, as many: their code as it is to run. Default: as they were asked about. */
  readonly edited?: readonly string[];
  /** What the question cost. Default: nothing. */
  readonly usage?: Usage;
}

/** Is asked before code runs, or before a run ends. */
export interface Approver {
  readonly kind: ApproverKind;
  /**
   * May take as long as the run may. Null: nobody can be asked, and the run is to wait for an answer from outside.
   *
   * @throws whatever: it counts as a refusal; an AgentExecError, as of a model server that is not there, ends the run. On
   *   abort: the signal's reason.
   */
  ask(request: ApprovalRequest, options: { readonly signal: AbortSignal }): Promise<Answer | null>;
}

/** What a person says from outside to a run that waits for it. */
export type OutsideAnswer =
  | { readonly says: "approve"; readonly sha256: string }
  | { readonly says: "feedback"; readonly text: string }
  | { readonly says: "reject"; readonly why: string };
