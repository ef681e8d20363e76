import type { ApproverKind } from "../facts/approval.js";
import type { RunEvent } from "../facts/events.js";

/** What happens between two events, for people who watch; never stored. Texts are redacted already. */
export type Signal =
  | { readonly type: "asking"; readonly attempt: number }
  | { readonly type: "writing"; readonly text: string }
  /** The model server failed and is asked again: what was told of the reply so far is void. */
  | { readonly type: "retrying"; readonly message: string; readonly waitMs: number }
  | { readonly type: "filling" }
  | { readonly type: "reflecting" }
  | { readonly type: "deciding"; readonly attempt: number }
  | { readonly type: "starting"; readonly text: string }
  /** Somebody is asked whether an attempt's code may run, or the run may end. */
  | { readonly type: "approving"; readonly attempt: number; readonly by: ApproverKind }
  | { readonly type: "executing"; readonly attempt: number; readonly block: number }
  | { readonly type: "output"; readonly stream: "stdout" | "stderr"; readonly text: string }
  | { readonly type: "verifying"; readonly command: string };

/**
 * Tells people how a run goes: a terminal, a log, a comment. A reporter never changes the run: what it throws is
 * kept as a warning, and a slow one is waited for only in `close`.
 */
export interface Reporter {
  onEvent(event: RunEvent): void;
  onSignal?(signal: Signal): void;
  /** Finishes what is under way. Called once, after `run-ended`. */
  close?(): Promise<void>;
}
