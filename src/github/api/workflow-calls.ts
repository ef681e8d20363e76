import { z } from "zod";
import { nullIfGone, onStatus } from "./api-error.js";
import type { Ask } from "./connection.js";
import type { InRepository } from "./in-repository.js";
import { limits } from "./limits.js";

const artifactSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    workflow_run: z.object({ id: z.number().int().optional() }).nullish(),
  })
  .transform(({ id, name, size_in_bytes, expired, workflow_run }) => ({
    id,
    name,
    /** The size of the zip file. */
    bytes: size_in_bytes,
    isExpired: expired,
    /** The number of the workflow run that created it; null if GitHub names none. */
    workflowRun: workflow_run?.id ?? null,
  }));

export type KeptArtifact = z.output<typeof artifactSchema>;

const runSchema = z
  .object({ id: z.number().int(), display_title: z.string() })
  /** The name is the workflow's `run-name`. Without one, it is the title that GitHub chose. */
  .transform(({ id, display_title }) => ({ id, name: display_title }));

/** GitHub's states of a run that has not ended. */
const openStates = ["in_progress", "queued", "pending"] as const;

const needs = "actions: read";
const per_page = limits.pageItems;

export function createWorkflowCalls(ask: Ask) {
  return {
    /** Null if it is gone. */
    artifact: ({ id, ...call }: InRepository<{ id: number }>) =>
      ask({ ...call, doing: `read the artifact ${id}`, needs, schema: artifactSchema }, ({ rest }, at) =>
        rest.actions.getArtifact({ ...at, artifact_id: id }),
      ).catch(nullIfGone),

    /** The artifacts of a workflow's run, the first 100. */
    async artifacts({ runId, ...call }: InRepository<{ runId: number }>) {
      const doing = `list the artifacts of workflow run ${runId}`;
      const schema = z.object({ artifacts: z.array(artifactSchema) });
      const { artifacts } = await ask({ ...call, doing, needs, schema }, ({ rest }, at) =>
        rest.actions.listWorkflowRunArtifacts({ ...at, run_id: runId, per_page }),
      );
      return artifacts;
    },

    /** Downloads the zip file of an artifact. A larger file is an error. */
    artifactZip: ({ id, maxBytes, ...call }: InRepository<{ id: number; maxBytes: number }>) =>
      ask(
        { ...call, doing: `download the artifact ${id}`, needs, schema: z.instanceof(Buffer) },
        async ({ rest }, at, download) => {
          const zip = { ...at, artifact_id: id, archive_format: "zip" };
          const { headers } = await rest.actions.downloadArtifact({
            ...zip,
            request: { redirect: "manual" },
          });
          return { data: await download(headers.location, { maxBytes }) };
        },
      ),

    /** The unfinished runs of all workflows, at most 100 in each state. */
    async openRuns(call: InRepository) {
      const doing = "list the runs of workflows";
      const schema = z.object({ workflow_runs: z.array(runSchema) });
      const answers = openStates.map((status) =>
        ask({ ...call, doing, needs, schema }, ({ rest }, at) =>
          rest.actions.listWorkflowRunsForRepo({ ...at, status, per_page }),
        ),
      );
      return (await Promise.all(answers)).flatMap(({ workflow_runs }) => workflow_runs);
    },

    /** Asks GitHub to end a workflow run. False if the run has ended or does not exist. */
    cancelRun({ id, ...call }: InRepository<{ id: number }>) {
      const schema = z.unknown().transform(() => true);
      const about = { doing: `cancel the run ${id}`, needs: "actions: write", schema };
      return ask({ ...call, ...about }, ({ rest }, at) =>
        rest.actions.cancelWorkflowRun({ ...at, run_id: id }),
      ).catch(onStatus([404, 409, 410], false));
    },
  };
}
