import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { download } from "./download.js";
import { inRepository, type InRepository, orGone } from "./in-repository.js";
import { limits } from "./limits.js";

/** An artifact that GitHub stores. */
export interface KeptArtifact {
  readonly id: number;
  readonly name: string;
  /** The size of the zip file. */
  readonly bytes: number;
  readonly isExpired: boolean;
  /** The number of the workflow run that created it; null if GitHub names none. */
  readonly workflowRun: number | null;
}

const artifactSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    workflow_run: z.object({ id: z.number().int().optional() }).nullish(),
  })
  .transform(({ id, name, size_in_bytes, expired, workflow_run }): KeptArtifact => ({
    id,
    name,
    bytes: size_in_bytes,
    isExpired: expired,
    workflowRun: workflow_run?.id ?? null,
  }));

export interface OpenRun {
  readonly id: number;
  /** The workflow's `run-name`. Without one, the title that GitHub chose. */
  readonly name: string;
}

const runSchema = z
  .object({ id: z.number().int(), display_title: z.string() })
  .transform(({ id, display_title }): OpenRun => ({ id, name: display_title }));

/** GitHub's states of a run that has not ended. */
const openStates = ["in_progress", "queued", "pending"] as const;

/** Calls about runs of workflows. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface WorkflowCalls {
  /** Null if it is gone. */
  artifact(call: InRepository & { readonly id: number }): Promise<KeptArtifact | null>;
  /** The artifacts of a workflow's run, the first 100. */
  artifacts(call: InRepository & { readonly runId: number }): Promise<readonly KeptArtifact[]>;
  /** Downloads the zip file of an artifact. A larger file is an error. */
  artifactZip(call: InRepository & { readonly id: number; readonly maxBytes: number }): Promise<Buffer>;
  /** The unfinished runs of all workflows, at most 100 in each state. */
  openRuns(call: InRepository): Promise<readonly OpenRun[]>;
  /** Asks GitHub to end a workflow run. False if the run has ended or does not exist. */
  cancelRun(call: InRepository & { readonly id: number }): Promise<boolean>;
}

export function createWorkflowCalls(ask: Ask, { apiUrl }: { readonly apiUrl: string }): WorkflowCalls {
  return {
    artifact: ({ repository, id, signal }) =>
      orGone(
        ask(
          { doing: `read the artifact ${id}`, needs: "actions: read", schema: artifactSchema, signal },
          ({ rest }) => rest.actions.getArtifact({ ...inRepository(repository), artifact_id: id }),
        ),
      ),

    async artifacts({ repository, runId, signal }) {
      const { artifacts } = await ask(
        {
          doing: `list the artifacts of workflow run ${runId}`,
          needs: "actions: read",
          schema: z.object({ artifacts: z.array(artifactSchema) }),
          signal,
        },
        ({ rest }) =>
          rest.actions.listWorkflowRunArtifacts({
            ...inRepository(repository),
            run_id: runId,
            per_page: limits.pageItems,
          }),
      );
      return artifacts;
    },

    artifactZip: ({ repository, id, maxBytes, signal }) =>
      ask(
        {
          doing: `download the artifact ${id}`,
          needs: "actions: read",
          schema: z.instanceof(Buffer),
          signal,
        },
        async ({ rest }, again) => {
          const call = { ...inRepository(repository), artifact_id: id, archive_format: "zip" };
          const { headers } = await rest.actions.downloadArtifact({
            ...call,
            request: { redirect: "manual" },
          });
          const bounds = { apiUrl, maxBytes, signal };
          return { data: await again(() => download(headers.location ?? "", bounds)) };
        },
      ),

    async openRuns({ repository, signal }) {
      const ofState = (status: (typeof openStates)[number]) =>
        ask(
          {
            doing: "list the runs of workflows",
            needs: "actions: read",
            schema: z.object({ workflow_runs: z.array(runSchema) }),
            signal,
          },
          ({ rest }) =>
            rest.actions.listWorkflowRunsForRepo({
              ...inRepository(repository),
              status,
              per_page: limits.pageItems,
            }),
        );
      const answers = await Promise.all(openStates.map(ofState));
      return answers.flatMap(({ workflow_runs }) => workflow_runs);
    },

    async cancelRun({ repository, id, signal }) {
      try {
        await ask(
          { doing: `cancel the run ${id}`, needs: "actions: write", schema: z.unknown(), signal },
          ({ rest }) => rest.actions.cancelWorkflowRun({ ...inRepository(repository), run_id: id }),
        );
        return true;
      } catch (thrown) {
        if (thrown instanceof GitHubError && [404, 409, 410].includes(thrown.status ?? 0)) return false;
        throw thrown;
      }
    },
  };
}
