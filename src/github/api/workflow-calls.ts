import { z } from "zod";
import { GitHubError } from "./api-error.js";
import type { Ask } from "./connection.js";
import { inRepository, type InRepository } from "./in-repository.js";

/** Calls about runs of workflows. All throw `GitHubError` after their retries; on abort the signal's reason. */
export interface WorkflowCalls {
  /** Asks GitHub to end a workflow's run. False: the run is over, or gone. */
  cancelRun(call: InRepository & { readonly id: number }): Promise<boolean>;
}

export function createWorkflowCalls(ask: Ask): WorkflowCalls {
  return {
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
