import type { CodeBlock } from "../facts/block.js";
import type { Outcome } from "../facts/outcomes.js";
import type { SessionFacts } from "../facts/session.js";
import type { Usage } from "../facts/reply.js";
import type { ApproverKind } from "../facts/approval.js";

/** The question for an approver. The texts are unchanged and may be hostile, so escape them. */
export interface ApprovalRequest {
  readonly asks: "run" | "end";
  /** The attempt's number, from 1. */
  readonly attempt: number;
  /** All blocks of the reply, in order. Empty if the run would end with text alone. */
  readonly blocks: readonly CodeBlock[];
  /** The hash of exactly these blocks (docs/approval.md). */
  readonly sha256: string;
  /** The person's task, in Markdown. */
  readonly task: string;
  /** The whole reply in Markdown, with its blocks. */
  readonly reply: string;
  /** Where the blocks would run. Null if no sandbox has started yet. */
  readonly session: SessionFacts | null;
  readonly usageText: string;
  /** How the run would end. Present if `asks` is `end`. */
  readonly ending?: { readonly outcome: Outcome; readonly reason: string };
}

/** An approver's answer. */
export interface Answer {
  readonly approved: boolean;
  /** Default: none. */
  readonly reason?: string;
  /**
   * Words for the writer. The code does not run, and the run continues. An answer with feedback is a refusal, even if
   * `approved` is true. Default: none.
   */
  readonly feedback?: string;
  /** New code for each block, in order. Default: the code does not change. */
  readonly edited?: readonly string[];
  /** The cost of the question. Default: nothing. */
  readonly usage?: Usage;
}

/** Asks somebody before code runs, or before a run ends. */
export interface Approver {
  readonly kind: ApproverKind;
  /**
   * Waits for the answer, if needed until the run ends. Null: nobody can answer, so the run waits for an answer from
   * outside.
   * @throws any error. An error counts as a refusal. An AgentExecError, for example if a model server cannot be
   * reached, ends the run. If the signal aborts, the error is the signal's reason.
   */
  ask(request: ApprovalRequest, options: { readonly signal: AbortSignal }): Promise<Answer | null>;
}

/** An answer that a person gives from outside to a waiting run. */
export type OutsideAnswer =
  | { readonly says: "approve"; readonly sha256: string }
  | { readonly says: "feedback"; readonly text: string }
  | { readonly says: "reject"; readonly why: string };
