import { getState, saveState } from "@actions/core";
import type { ReportsState } from "../github/reporting/github-reports.js";
import { nothingPublished, type Published } from "./publish.js";

/** All that main hands to post. Plain data, no secret. */
export interface HandedState extends ReportsState {
  readonly runFolder: string;
  /** Main came to its end, and nothing is left to be told. */
  readonly isFinished: boolean;
  readonly published: Published;
}

const stateName = "agent-exec";

/** Keeps the newest state for the post step, change by change; the runner takes the last one that was saved. */
export type HandToPost = (change: Partial<HandedState>) => void;

export function createHandToPost(): HandToPost {
  let state: HandedState = {
    runFolder: "",
    isFinished: false,
    comment: null,
    check: null,
    published: nothingPublished,
  };
  return (change) => {
    state = { ...state, ...change };
    saveState(stateName, JSON.stringify(state));
  };
}

/** What main handed over; null when it never came so far. */
export function stateFromMain(): HandedState | null {
  const saved = getState(stateName);
  return saved === "" ? null : (JSON.parse(saved) as HandedState);
}
