import { z } from "zod";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

export interface RunAttempt {
  readonly runId: number;
  /** Counted from one. */
  readonly attempt: number;
}

const textOrNull = z.string().nullable().default(null);

const stepSchema = z
  .object({
    name: z.string(),
    conclusion: textOrNull,
    started_at: textOrNull,
    completed_at: textOrNull,
  })
  .transform(({ started_at, completed_at, ...rest }) => ({
    ...rest,
    /** ISO 8601, in whole seconds. */
    startedAt: started_at,
    endedAt: completed_at,
  }));

const jobSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `success`, `failure`, `timed_out` and others; null if GitHub names none. */
  conclusion: textOrNull,
  steps: z.array(stepSchema).default([]),
});

export type EndedJob = z.output<typeof jobSchema>;
export type EndedStep = z.output<typeof stepSchema>;
type NamedJob = InRepository<{ job: Pick<EndedJob, "id" | "name"> }>;

const annotation = z.object({ annotation_level: z.string().nullish(), message: z.string().nullish() });

/** A longer log is not read, because a run should not wait that long. */
const maxLogBytes = 64 * 1024 * 1024;
/** A longer log is not read, because that takes too long for a run. */
const lastLogBytes = 1024 * 1024;

const per_page = limits.pageItems;

export function createJobCalls(ask: Ask) {
  return {
    /** The first 100 jobs. */
    async jobs({ runId, attempt, ...call }: InRepository<RunAttempt>) {
      const { jobs } = await ask(
        {
          ...call,
          doing: `list the jobs of workflow run ${runId}`,
          needs: "actions: read",
          schema: z.object({ jobs: z.array(jobSchema) }),
        },
        ({ rest }, at) => {
          const run = { ...at, run_id: runId, attempt_number: attempt };
          return rest.actions.listJobsForWorkflowRunAttempt({ ...run, per_page });
        },
      );
      return jobs;
    },

    /** The errors that the steps of an ended job reported, oldest first, at most 100. */
    async jobErrors({ job: { id, name }, ...call }: NamedJob) {
      const annotations = await ask(
        {
          ...call,
          doing: `read the errors of the job ${name}`,
          needs: "checks: read",
          schema: z.array(annotation),
        },
        // A job and its check run have the same number.
        ({ rest }, at) => rest.checks.listAnnotations({ ...at, check_run_id: id, per_page }),
      );
      const errors = annotations.filter(({ annotation_level: level }) => level === "failure");
      return errors.flatMap(({ message }) => message ?? []);
    },

    /** The end of a job's log as the runner wrote it, with timestamps. */
    logEnd: ({ job: { id, name }, ...call }: NamedJob) =>
      ask(
        { ...call, doing: `read the log of the job ${name}`, needs: "actions: read", schema: z.string() },
        async ({ rest }, at, download) => {
          const log = { ...at, job_id: id, request: { redirect: "manual" as const } };
          const { headers } = await rest.actions.downloadJobLogsForWorkflowRun(log);
          const bounds = { maxBytes: maxLogBytes, lastBytes: lastLogBytes };
          return { data: (await download(headers.location, bounds)).toString("utf8") };
        },
      ),
  };
}
