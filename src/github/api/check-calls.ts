import { z } from "zod";
import type { Conclusion } from "../../facts/outcomes.js";
import { type Finding, toldFinding } from "../../findings/finding.js";
import { truncateEnd } from "../../format/truncate.js";
import type { Ask } from "./connection.js";
import { inRepository, orGone, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

export interface CheckRun {
  readonly id: number;
  readonly externalId: string | null;
  readonly isCompleted: boolean;
  readonly url: string | null;
}

export interface CheckText {
  /** One line. */
  readonly title: string;
  /** Markdown, at most `limits.checkSummaryChars`. */
  readonly summary: string;
}

export interface CompletedCheck extends CheckText {
  readonly conclusion: Conclusion;
  /** Any number. Absent: none. */
  readonly findings?: readonly Finding[];
}

export interface CheckFields extends CheckText {
  /** Absent: the check is in progress. */
  readonly conclusion?: Conclusion;
  /** Findings to add, at most `limits.annotations`. GitHub keeps the earlier ones. */
  readonly findings?: readonly Finding[];
}

export interface NewCheck extends CheckFields {
  readonly sha: string;
  readonly name: string;
  /** agent-exec's own id, with which it finds the check run again. */
  readonly externalId: string;
  /** The address of the link "Details". Default: the workflow run. */
  readonly detailsUrl?: string;
}

/** Calls for check runs. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface CheckCalls {
  /** All check runs with that name on a commit, from all pages. They include those that newer ones replaced. */
  checkRuns(call: InRepository & { readonly sha: string; readonly name: string }): Promise<CheckRun[]>;
  /** Null if it is gone. */
  checkRun(call: InRepository & { readonly id: number }): Promise<CheckRun | null>;
  /** Sent only once. If the error `isUncertain`, the check run may exist anyway. */
  createCheckRun(call: InRepository & NewCheck): Promise<CheckRun>;
  /**
   * Null if the check run is gone. `isHasty`: sent only once, because another update follows or because it has
   * findings.
   */
  updateCheckRun(
    call: InRepository & CheckFields & { readonly id: number; readonly isHasty?: boolean },
  ): Promise<CheckRun | null>;
}

const checkRunSchema = z
  .object({
    id: z.number().int(),
    external_id: z.string().nullish(),
    status: z.string(),
    html_url: z.string().nullish(),
  })
  .transform(({ id, external_id, status, html_url }): CheckRun => ({
    id,
    externalId: external_id ?? null,
    isCompleted: status === "completed",
    url: html_url ?? null,
  }));

const needs = "checks: write";
const one = { needs, schema: checkRunSchema };

export function createCheckCalls(ask: Ask): CheckCalls {
  return {
    checkRuns: ({ repository, sha, name, signal }) =>
      ask(
        { doing: `list the check runs of ${sha}`, needs, schema: z.array(checkRunSchema), signal },
        async ({ rest, paginate }) => {
          const commit = { ...inRepository(repository), ref: sha, check_name: name, filter: "all" as const };
          return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits.pageItems }) };
        },
      ),

    checkRun: ({ repository, id, signal }) =>
      orGone(
        ask({ ...one, doing: `read check run ${id}`, signal }, ({ rest }) =>
          rest.checks.get({ ...inRepository(repository), check_run_id: id }),
        ),
      ),

    createCheckRun: ({ repository, sha, name, externalId, detailsUrl, signal, ...fields }) =>
      ask({ ...one, doing: `create a check run on ${sha}`, isRepeatable: false, signal }, ({ rest }) =>
        rest.checks.create({
          ...inRepository(repository),
          head_sha: sha,
          name,
          external_id: externalId,
          ...(detailsUrl !== undefined && { details_url: detailsUrl }),
          ...written(fields),
        }),
      ),

    updateCheckRun: ({ repository, id, signal, isHasty, ...fields }) =>
      orGone(
        ask({ ...one, doing: `edit check run ${id}`, isRepeatable: isHasty !== true, signal }, ({ rest }) =>
          rest.checks.update({ ...inRepository(repository), check_run_id: id, ...written(fields) }),
        ),
      ),
  };
}

function written({ title, summary, conclusion, findings = [] }: CheckFields) {
  const output = { title, summary, ...(findings.length > 0 && { annotations: findings.map(annotationOf) }) };
  return conclusion === undefined
    ? { status: "in_progress" as const, output }
    : { status: "completed" as const, conclusion, output };
}

function annotationOf(finding: Finding) {
  const { path, startLine, endLine, level, title, message } = toldFinding(finding);
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    annotation_level: level === "error" ? ("failure" as const) : level,
    title: truncateEnd(title, limits.annotationTitleChars),
    message: truncateEnd(message, limits.annotationMessageChars),
  };
}
