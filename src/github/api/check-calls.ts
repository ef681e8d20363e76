import { z } from "zod";
import type { Conclusion } from "../../ports/outcomes.js";
import { inRepository, orGone, type InRepository } from "./in-repository.js";
import { pages } from "./pages.js";
import type { Call, Transport } from "./transport.js";

export interface CheckRun {
  readonly id: number;
  readonly externalId: string | null;
  readonly isCompleted: boolean;
  readonly url: string | null;
}

/** What a check run shows. */
export interface CheckText {
  /** One line. */
  readonly title: string;
  /** Markdown, at most `limits.checkSummaryChars`. */
  readonly summary: string;
}

export interface CheckFields extends CheckText {
  /** Absent: the check is in progress. */
  readonly conclusion?: Conclusion;
}

export interface NewCheck extends CheckFields {
  readonly sha: string;
  readonly name: string;
  /** Ours: by it a check run is found again. */
  readonly externalId: string;
  /** Where "Details" leads. Default: the workflow's run. */
  readonly detailsUrl?: string;
}

/** Check runs. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface CheckCalls {
  /** All check runs of that name on a commit, over all pages, also those that newer ones stand for. */
  checkRuns(call: InRepository & { readonly sha: string; readonly name: string }): AsyncIterable<CheckRun>;
  /** Null when it is gone. */
  checkRun(call: InRepository & { readonly id: number }): Promise<CheckRun | null>;
  /** Sent once only: where the error `isUncertain`, the check run may stand all the same. */
  createCheckRun(call: InRepository & NewCheck): Promise<CheckRun>;
  /** Null when it is gone. `isHasty`: sent once only, because the next edit is coming anyway. */
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
const checkRoute = "/repos/{owner}/{repo}/check-runs/{check_run_id}";

export function createCheckCalls(transport: Transport): CheckCalls {
  const send = async (call: Omit<Call<CheckRun>, "schema" | "needs">) =>
    (await transport.send({ ...call, needs, schema: checkRunSchema })).data;
  return {
    async *checkRuns({ repository, sha, name, signal }) {
      const list = pages(transport, {
        route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
        parameters: { ...inRepository(repository), ref: sha, check_name: name, filter: "all" },
        doing: `list the check runs of ${sha}`,
        needs,
        schema: z.object({ check_runs: z.array(checkRunSchema) }),
        signal,
      });
      for await (const page of list) yield* page.check_runs;
    },

    async checkRun({ repository, id, signal }) {
      const parameters = { ...inRepository(repository), check_run_id: id };
      return orGone(send({ route: `GET ${checkRoute}`, parameters, doing: `read check run ${id}`, signal }));
    },

    async createCheckRun({ repository, sha, name, externalId, detailsUrl, signal, ...fields }) {
      return send({
        route: "POST /repos/{owner}/{repo}/check-runs",
        parameters: {
          ...inRepository(repository),
          head_sha: sha,
          name,
          external_id: externalId,
          ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
          ...written(fields),
        },
        doing: `create a check run on ${sha}`,
        isRepeatable: false,
        signal,
      });
    },

    async updateCheckRun({ repository, id, signal, isHasty, ...fields }) {
      const parameters = { ...inRepository(repository), check_run_id: id, ...written(fields) };
      const call = { route: `PATCH ${checkRoute}`, parameters, doing: `edit check run ${id}`, signal };
      return orGone(send({ ...call, isRepeatable: isHasty !== true }));
    },
  };
}

function written({ title, summary, conclusion }: CheckFields) {
  const output = { title, summary };
  return conclusion === undefined
    ? { status: "in_progress", output }
    : { status: "completed", conclusion, output };
}
