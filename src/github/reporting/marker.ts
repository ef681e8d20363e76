import { createHash } from "node:crypto";
import { limits } from "../api/limits.js";

/** Every comment of agent-exec begins with this. Text that begins so never counts as a task. */
export const markerPrefix = "<!-- agent-exec:";

/** The key begins with this if the comment reports on a failed run of a workflow. No workflow can have such a name. */
export const failedRunKey = "\nci";
const failedRunMark = "ci-";

export interface StickyKey {
  /**
   * The subject of the comment, the same in every run that should update it: workflow, job, matrix cell, the asking
   * comment.
   */
  readonly key: string;
  /** The request that the comment answers, the same in every job of its workflow; null: the event is no request. */
  readonly asked?: string | null;
  /** The current run, so that a post step can tell whether this run's final report was written. */
  readonly runId: string;
}

/** The page of an attempt of a workflow run. The page is the run's id in its comment. */
export function attemptPage({ url, attempt }: { readonly url: string; readonly attempt: string }): string {
  return `${url}/attempts/${attempt}`;
}

/** A run id of another form has no number. */
const numberInPage = /\/runs\/(\d{1,15})\/attempts\/\d+$/;

/**
 * The first line of a sticky comment's body. Key and run are hashed, so that any content is valid inside an HTML
 * comment. The number of the workflow run is readable, because `cancel` needs it.
 */
export function markerLine(
  { key, asked, runId }: StickyKey,
  { isFinal }: { readonly isFinal: boolean },
): string {
  const number = numberInPage.exec(runId)?.[1] ?? "0";
  const answers = typeof asked === "string" ? ` for=${hash(asked)}` : "";
  return `${markerStart(key)} run=${hash(runId)} in=${number}${answers} ${isFinal ? "done" : "open"} -->`;
}

const markerPattern =
  /^<!-- agent-exec:[\w-]{16,40} run=[0-9a-f]{16} (?:in=(\d{1,15}) )?(?:for=([0-9a-f]{16}) )?(open|done) -->/;

/** What a comment's marker says about its run. */
export interface Marked {
  readonly isFinal: boolean;
  /** The number of the workflow run; null if an earlier version wrote the comment. */
  readonly workflowRun: number | null;
}

/** Null: the body has no marker. Anybody can write a marker, so look at the comment's author first. */
export function readMarker(body: string): Marked | null {
  const [, run = 0, , state] = markerPattern.exec(body) ?? [];
  return state === undefined ? null : { isFinal: state === "done", workflowRun: Number(run) || null };
}

/** Whether the comment answers this request. */
export function isAnswerTo(body: string, asked: string): boolean {
  return markerPattern.exec(body)?.[2] === hash(asked);
}

const longestPage = `/runs/${"9".repeat(15)}/attempts/1`;

/** The room for the report below the longest marker. */
export const stickyBodyChars =
  limits.commentChars - markerLine({ key: "", asked: "", runId: longestPage }, { isFinal: true }).length - 1;

/** Whether the comment reports on a failed workflow run. */
export function isAboutFailedRun(body: string): boolean {
  return body.startsWith(`${markerPrefix}${failedRunMark}`);
}

/**
 * Whether a body is the comment of this key. The marker counts only at the very beginning, because a report may quote
 * another comment's marker further down.
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
  return `${markerPrefix}${shown}${hash(key).slice(shown.length)}`;
}

/** 64 bits: enough to avoid equal hashes on one issue. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
