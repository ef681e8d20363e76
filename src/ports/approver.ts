import type { CodeBlock } from "../facts/block.js";
import type { Outcome } from "../facts/outcomes.js";
import type { SessionFacts } from "../facts/session.js";
import type { Usage } from "../facts/reply.js";
import type { ApproverKind } from "../facts/approval.js";

/** What an approver is asked. The texts are unchanged and may be hostile, so show them with care. */
export interface ApprovalRequest {
  readonly asks: "run" | "end";
  /** The attempt's number, from 1. */
  readonly attempt: number;
  /** All blocks of the reply, in order. Empty if the run is about to end with text alone. */
  readonly blocks: readonly CodeBlock[];
  /** The hash of exactly these blocks (docs/approval.md). */
  readonly sha256: string;
  /** The person's task, in Markdown. */
  readonly task: string;
  /** The whole reply in Markdown, with its blocks. */
  readonly reply: string;
  /** Where the blocks would run. Null if no sandbox has started yet. */
  readonly session: SessionFacts | null;
  /** The executor's description for the writer: languages, files, network, limits. */
  readonly usageText: string;
  /** How the run is about to end. Present if `asks` is `end`. */
  readonly ending?: { readonly outcome: Outcome; readonly reason: string };
}

/** An approver's answer. */
export interface Answer {
  readonly approved: boolean;
  /** By default there is none. */
  readonly reason?: string;
  /**
   * Words for the writer. No code runs, or the run continues. With `approved` the answer is still a refusal. By default
   * there is none.
   */
  readonly feedback?: string;
  /** New code for each block, in order. Default: the code stays. */
  readonly edited?: readonly string[];
  /** What the question cost. Default: nothing. */
  readonly usage?: Usage;
}

/** Asks somebody before code runs, or before a run ends. */
export interface Approver {
  readonly kind: ApproverKind;
  /**
   * May take as long as the run. Null: nobody can be asked, so the run waits for an answer from outside.
   * @throws any error. An error counts as a refusal. An AgentExecError, for example for a model server that cannot be
   * reached, ends the run. If the signal aborts, the error is the signal's reason.
   */
  ask(request: ApprovalRequest, options: { readonly signal: AbortSignal }): Promise<Answer | null>;
}

/** A person's answer, given from outside to a run that waits for it. */
export type OutsideAnswer =
  | { readonly says: "approve"; readonly sha256: string }
  | { readonly says: "feedback"; readonly text: string }
  | { readonly says: "reject"; readonly why: string };
