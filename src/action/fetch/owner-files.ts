import type { Wiring } from "../../compose/wiring.js";
import { AgentExecError } from "../../errors.js";
import type { GitHub } from "../../github/api/client.js";
import type { Base } from "../../github/events/base.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

interface OwnerFiles {
  readonly github: GitHub;
  readonly workflow: WorkflowRun;
  readonly signal: AbortSignal;
}

/** Reads the owner's files from GitHub, because a pull request's author controls the checkout. */
export function ownerFileReader(
  { github, workflow, signal }: OwnerFiles,
  base: Base,
): NonNullable<Wiring["readOwnerFile"]> {
  const { repository } = workflow;
  return async (path) => {
    if (base.kind === "commit") return github.fileAt({ repository, path, commit: base.commit, signal });
    throw new AgentExecError("settings-invalid", base.reason, {
      nextStep: "Set `instructions` and `config` to `none`.",
    });
  };
}
