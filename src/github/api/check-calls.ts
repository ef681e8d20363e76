import { z } from "zod";
import type { Conclusion } from "../../facts/outcomes.js";
import { type Finding, toldFinding } from "../../findings/finding.js";
import { truncateEnd } from "../../format/truncate.js";
import { nullIfGone } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

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

interface NewCheck extends CheckFields {
  readonly sha: string;
  readonly name: string;
  /** agent-exec's own id, with which it finds the check run again. */
  readonly externalId: string;
  /** The address of the link "Details". Null: the workflow run. */
  readonly detailsUrl: string | null;
}

const checkRunSchema = z
  .object({
    id: z.number().int(),
    external_id: z.string().nullish(),
    status: z.string(),
    html_url: z.string().nullish(),
  })
  .transform(({ id, external_id, status, html_url }) => ({
    id,
    externalId: external_id ?? null,
    isCompleted: status === "completed",
    url: html_url ?? null,
  }));

export type CheckRun = z.output<typeof checkRunSchema>;

const needs = "checks: write";
const one = { needs, schema: checkRunSchema };

export function createCheckCalls(ask: Ask) {
  return {
    /** All check runs with that name on a commit, from all pages. They include those that newer ones replaced. */
    checkRuns: ({ sha, name, ...call }: InRepository<{ sha: string; name: string }>) =>
      ask(
        { ...call, doing: `list the check runs of ${sha}`, needs, schema: z.array(checkRunSchema) },
        async ({ rest, paginate }, at) => {
          const commit = { ...at, ref: sha, check_name: name, filter: "all" as const };
          return { data: await paginate(rest.checks.listForRef, { ...commit, per_page: limits.pageItems }) };
        },
      ),

    /** Null if it is gone. */
    checkRun: ({ id, ...call }: InRepository<{ id: number }>) =>
      ask({ ...call, ...one, doing: `read check run ${id}` }, ({ rest }, at) =>
        rest.checks.get({ ...at, check_run_id: id }),
      ).catch(nullIfGone),

    /** Sent only once. If the error `isUncertain`, the check run may exist anyway. */
    createCheckRun(call: InRepository<NewCheck>) {
      const { repository, signal, sha, name, externalId, detailsUrl } = call;
      const known = { head_sha: sha, name, external_id: externalId };
      const link = detailsUrl === null ? {} : { details_url: detailsUrl };
      const about = { ...one, doing: `create a check run on ${sha}`, isRepeatable: false };
      return ask({ ...about, repository, signal }, ({ rest }, at) =>
        rest.checks.create({ ...at, ...known, ...link, ...written(call) }),
      );
    },

    /**
     * Null if the check run is gone. `isHasty`: sent only once, because another update follows or because it has
     * findings.
     */
    updateCheckRun(call: InRepository<CheckFields & { id: number; isHasty: boolean }>) {
      const { repository, signal, id, isHasty } = call;
      const about = { ...one, doing: `edit check run ${id}`, isRepeatable: !isHasty };
      return ask({ ...about, repository, signal }, ({ rest }, at) =>
        rest.checks.update({ ...at, check_run_id: id, ...written(call) }),
      ).catch(nullIfGone);
    },
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
