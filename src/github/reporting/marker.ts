import { hash } from "node:crypto";
import { limits } from "../api/limits.js";

/** The beginning of every comment of agent-exec. A text that begins in this way never counts as a task. */
export const markerPrefix = "<!-- agent-exec:";

/** The beginning of the key of a comment about a failed workflow run. No workflow can have such a name. */
export const failedRunKey = "\nci";
const failedRunMark = "ci-";

export interface StickyKey {
  /**
   * The subject of the comment: workflow, job, matrix cell, and the asking comment. Runs with the same key update the
   * same comment.
   */
  readonly key: string;
  /**
   * The request that the comment answers. It is the same in every job of the workflow. Null: the event is no request.
   */
  readonly asked?: string | null;
  /** The current run. With it, a post step can see whether this run's final report was written. */
  readonly runId: string;
}

/** The web page of an attempt of a workflow run. It is the run's id in its comment. */
export function attemptPage({ url, attempt }: { readonly url: string; readonly attempt: string }): string {
  return `${url}/attempts/${attempt}`;
}

/** The number in a run's page. Ids of another form have none. */
const numberInPage = /\/runs\/(\d{1,15})\/attempts\/\d+$/;

/**
 * The first line of the comment. Key and run are hashed, because not every text is allowed inside of an HTML comment.
 * The workflow run's number is readable, because `cancel` needs it.
 */
export function markerLine(
  { key, asked, runId }: StickyKey,
  { isFinal }: { readonly isFinal: boolean },
): string {
  const number = numberInPage.exec(runId)?.[1] ?? "0";
  const answers = typeof asked === "string" ? ` for=${shortHash(asked)}` : "";
  return `${markerStart(key)} run=${shortHash(runId)} in=${number}${answers} ${isFinal ? "done" : "open"} -->`;
}

const markerPattern =
  /^<!-- agent-exec:[\w-]{16,40} run=[0-9a-f]{16} (?:in=(\d{1,15}) )?(?:for=([0-9a-f]{16}) )?(open|done) -->/;

export interface Marked {
  readonly isFinal: boolean;
  /** The number of the workflow run. Null if an earlier version wrote the comment. */
  readonly workflowRun: number | null;
}

/** Reads the marker. Null if there is none. Anybody can write a marker, so check the comment's author first. */
export function readMarker(body: string): Marked | null {
  const [, run = 0, , state] = markerPattern.exec(body) ?? [];
  return state === undefined ? null : { isFinal: state === "done", workflowRun: Number(run) || null };
}

/** Whether the comment answers this request. */
export function isAnswerTo(body: string, asked: string): boolean {
  return markerPattern.exec(body)?.[2] === shortHash(asked);
}

const longestPage = `/runs/${"9".repeat(15)}/attempts/1`;

/** How many UTF-16 units a report may have below the longest marker. */
export const stickyBodyChars =
  limits.commentChars - markerLine({ key: "", asked: "", runId: longestPage }, { isFinal: true }).length - 1;

/** Whether the comment reports on a failed workflow run. */
export function isAboutFailedRun(body: string): boolean {
  return body.startsWith(`${markerPrefix}${failedRunMark}`);
}

/**
 * Whether a text is the comment of this key. The marker counts only at the very beginning, because a report may quote
 * another comment's marker.
 */
export function isSticky(body: string, key: string): boolean {
  return body.startsWith(`${markerStart(key)} `);
}

/** Whether the body has this run's final report. */
export function isFinished(body: string, key: StickyKey): boolean {
  return body.startsWith(markerLine(key, { isFinal: true }));
}

function markerStart(key: string): string {
  const shown = key.startsWith(failedRunKey) ? failedRunMark : "";
  return `${markerPrefix}${shown}${shortHash(key).slice(shown.length)}`;
}

/** 64 bits are enough to tell the comments of one issue apart. */
function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 16);
}
