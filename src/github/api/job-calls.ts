import { z } from "zod";
import type { Ask } from "./connection.js";
import { download } from "./download.js";
import { inRepository, type InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

export interface RunAttempt {
  readonly runId: number;
  /** Counted from one. */
  readonly attempt: number;
}

/** A finished job of a workflow run. */
export interface EndedJob {
  readonly id: number;
  readonly name: string;
  /** `success`, `failure`, `timed_out` and others; null if GitHub names none. */
  readonly conclusion: string | null;
  readonly steps: readonly EndedStep[];
}

export interface EndedStep {
  readonly name: string;
  readonly conclusion: string | null;
  /** ISO 8601, in whole seconds. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** Calls for the jobs of a workflow's run. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface JobCalls {
  /** The first 100 jobs. */
  jobs(call: InRepository & RunAttempt): Promise<readonly EndedJob[]>;
  /** The errors that the steps of an ended job reported, oldest first, at most 100. */
  jobErrors(call: InRepository & { readonly job: Pick<EndedJob, "id" | "name"> }): Promise<readonly string[]>;
  /** The end of a job's log as the runner wrote it, with timestamps. */
  logEnd(call: InRepository & { readonly job: Pick<EndedJob, "id" | "name"> }): Promise<string>;
}

const annotation = z.object({ annotation_level: z.string().nullish(), message: z.string().nullish() });
const step = z.object({
  name: z.string(),
  conclusion: z.string().nullish(),
  started_at: z.string().nullish(),
  completed_at: z.string().nullish(),
});
const job = z.object({
  id: z.number().int(),
  name: z.string(),
  conclusion: z.string().nullish(),
  steps: z.array(step).optional(),
});

/** A longer log is not read, because a run should not wait that long. */
const maxLogBytes = 64 * 1024 * 1024;
/** A longer log is not read, because that takes too long for a run. */
const lastLogBytes = 1024 * 1024;

export function createJobCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): JobCalls {
  return {
    async jobs({ repository, runId, attempt, signal }) {
      const { jobs } = await ask(
        {
          doing: `list the jobs of workflow run ${runId}`,
          needs: "actions: read",
          schema: z.object({ jobs: z.array(job) }),
          signal,
        },
        ({ rest }) =>
          rest.actions.listJobsForWorkflowRunAttempt({
            ...inRepository(repository),
            run_id: runId,
            attempt_number: attempt,
            per_page: limits.pageItems,
          }),
      );
      return jobs.map(({ conclusion = null, steps = [], ...each }) => ({
        ...each,
        conclusion,
        steps: steps.map(({ name, ...its }) => ({
          name,
          conclusion: its.conclusion ?? null,
          startedAt: its.started_at ?? null,
          endedAt: its.completed_at ?? null,
        })),
      }));
    },

    async jobErrors({ repository, job: { id, name }, signal }) {
      const annotations = await ask(
        {
          doing: `read the errors of the job ${name}`,
          needs: "checks: read",
          schema: z.array(annotation),
          signal,
        },
        // A job and its check run have the same number.
        ({ rest }) =>
          rest.checks.listAnnotations({
            ...inRepository(repository),
            check_run_id: id,
            per_page: limits.pageItems,
          }),
      );
      const errors = annotations.filter(({ annotation_level: level }) => level === "failure");
      return errors.flatMap(({ message }) => message ?? []);
    },

    logEnd: ({ repository, job: { id, name }, signal }) =>
      ask(
        { doing: `read the log of the job ${name}`, needs: "actions: read", schema: z.string(), signal },
        async ({ rest }, again) => {
          const call = { ...inRepository(repository), job_id: id, request: { redirect: "manual" as const } };
          const { headers } = await rest.actions.downloadJobLogsForWorkflowRun(call);
          const bounds = { apiUrl, maxBytes: maxLogBytes, lastBytes: lastLogBytes, signal };
          const log = await again(() => download(headers.location ?? "", bounds));
          return { data: log.toString("utf8") };
        },
      ),
  };
}
