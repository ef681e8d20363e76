import { getState, saveState } from "@actions/core";
import type { ReportsState } from "../../github/reporting/github-reports.js";
import { nothingPublished, type Published } from "./publish.js";

/** The state that main hands to post: plain data without secrets. */
export interface HandedState extends ReportsState {
  readonly runFolder: string;
  /** Whether main has ended and nothing is left to publish. */
  readonly isFinished: boolean;
  readonly published: Published;
}

const stateName = "agent-exec";

/** Saves changes of the state for the post step. The runner keeps the last saved state. */
export type HandToPost = (change: Partial<HandedState>) => void;

export function createHandToPost(): HandToPost {
  const none = { comment: null, check: null, published: nothingPublished };
  let state: HandedState = { runFolder: "", isFinished: false, ...none };
  return (change) => {
    state = { ...state, ...change };
    saveState(stateName, JSON.stringify(state));
  };
}

export function stateFromMain(): HandedState | null {
  const saved = getState(stateName);
  return saved === "" ? null : (JSON.parse(saved) as HandedState);
}
