import type { ApproverKind } from "../facts/approval.js";
import type { RunEvent } from "../facts/events.js";

/**
 * Something that happens between two events, for people who watch the run. It is never stored. Secrets are already
 * hidden.
 */
export type Signal =
  | { readonly type: "asking"; readonly attempt: number }
  | { readonly type: "writing"; readonly text: string }
  /** The request to the model failed and is repeated. Discard the text of this reply so far. */
  | { readonly type: "retrying"; readonly message: string; readonly waitMs: number }
  | { readonly type: "filling" }
  | { readonly type: "reflecting" }
  | { readonly type: "deciding"; readonly attempt: number }
  | { readonly type: "starting"; readonly text: string }
  /** Somebody is asked whether an attempt's code may run, or whether the run may end. */
  | { readonly type: "approving"; readonly attempt: number; readonly by: ApproverKind }
  | { readonly type: "executing"; readonly attempt: number; readonly block: number }
  | { readonly type: "output"; readonly stream: "stdout" | "stderr"; readonly text: string }
  | { readonly type: "verifying"; readonly command: string };

/**
 * Shows a run's progress, for example in a terminal, a log or a comment. A reporter cannot change the run. Its errors
 * become warnings. The run waits for a slow reporter only in `close`.
 */
export interface Reporter {
  onEvent(event: RunEvent): void;
  onSignal?(signal: Signal): void;
  /** Finishes all work. Called once, after `run-ended`. */
  close?(): Promise<void>;
}
