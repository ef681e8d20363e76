import { createHash } from "node:crypto";
import { limits } from "../api/limits.js";

/** Every comment of agent-exec begins with this. Text that begins so never counts as a task. */
export const markerPrefix = "<!-- agent-exec:";

/** The key begins with this if the comment reports on a failed run of a workflow. No workflow can have such a name. */
export const failedRunKey = "\nci";
const failedRunMark = "ci-";

export interface StickyKey {
  /**
   * What the comment is about, the same in every run that shall edit it: workflow, job, matrix cell, the asking
   * comment.
   */
  readonly key: string;
  /** The run that writes, so that a post step can tell whether this run's last word stands already. */
  readonly runId: string;
}

/** The page of an attempt of a workflow's run: the id of a run for its comment. */
export function attemptPage({ url, attempt }: { readonly url: string; readonly attempt: string }): string {
  return `${url}/attempts/${attempt}`;
}

/** Other run ids have no number. */
const numberInPage = /\/runs\/(\d{1,15})\/attempts\/\d+$/;

/**
 * The first line of a sticky comment's body. Key and run are hashed, so that the line is valid inside an HTML comment
 * whatever they hold. The number of the workflow's run stands there as it is: `cancel` ends that run.
 */
export function markerLine({ key, runId }: StickyKey, { isFinal }: { readonly isFinal: boolean }): string {
  const number = numberInPage.exec(runId)?.[1] ?? "0";
  return `${markerStart(key)} run=${hash(runId)} in=${number} ${isFinal ? "done" : "open"} -->`;
}

/** What a sticky comment says of its run. */
export interface Marked {
  readonly isFinal: boolean;
  /** The number of the workflow's run; null: an earlier version wrote the comment. */
  readonly workflowRun: number | null;
}

/** Null: the body is no sticky comment. Anybody can write such a line, so look at the author first. */
export function readMarker(body: string): Marked | null {
  const line = /^<!-- agent-exec:[\w-]{16,40} run=[0-9a-f]{16} (?:in=(\d{1,15}) )?(open|done) -->/.exec(body);
  return line === null ? null : { isFinal: line[2] === "done", workflowRun: Number(line[1] ?? 0) || null };
}

const longestPage = `/runs/${"9".repeat(15)}/attempts/1`;

/** Characters that are left for the report below the longest marker's line. */
export const stickyBodyChars =
  limits.commentChars - markerLine({ key: "", runId: longestPage }, { isFinal: true }).length - 1;

/** Whether the comment reports on a failed run of a workflow. */
export function isAboutFailedRun(body: string): boolean {
  return body.startsWith(`${markerPrefix}${failedRunMark}`);
}

/**
 * Whether a body is the sticky comment of this key. The marker counts at the very beginning only: a report may quote
 * another comment's marker further down, and that must not make it that comment.
 */
export function isSticky(body: string, key: string): boolean {
  return body.startsWith(`${markerStart(key)} `);
}

/** Whether this run's last word stands in the body. */
export function isFinished(body: string, key: StickyKey): boolean {
  return body.startsWith(markerLine(key, { isFinal: true }));
}

function markerStart(key: string): string {
  const shown = key.startsWith(failedRunKey) ? failedRunMark : "";
  return `${markerPrefix}${shown}${hash(key).slice(shown.length)}`;
}

/** 64 bits: enough that no two keys of one issue meet. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
