import { getState, saveState } from "@actions/core";
import type { CheckState } from "../github/reporting/check-place.js";
import type { CommentState } from "../github/reporting/comment-place.js";
import type { Published } from "./publish.js";

/** All that main hands to post. Plain data, no secret. */
export interface HandedState {
  readonly runFolder: string;
  /** Main came to its end, and nothing is left to be told. */
  readonly isFinished: boolean;
  readonly comment: CommentState | null;
  readonly check: CheckState | null;
  readonly published: Published;
}

const stateName = "agent-exec";

/** Keeps the newest state for the post step; the runner takes the last one that was saved. */
export function handToPost(state: HandedState): void {
  saveState(stateName, JSON.stringify(state));
}

/** What main handed over; null when it never came so far. */
export function stateFromMain(): HandedState | null {
  const saved = getState(stateName);
  return saved === "" ? null : (JSON.parse(saved) as HandedState);
}
