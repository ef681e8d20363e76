import { basename } from "node:path";
import { type AgentExecError, toAgentExecError } from "../../errors.js";
import type { GitHub } from "../api/client.js";
import { pageName, type UploadedArtifact } from "./artifact.js";

export interface FindOptions {
  readonly github: Pick<GitHub, "artifacts">;
  readonly repository: string;
  /** The page of this workflow's run. */
  readonly runUrl: string;
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProblem: (error: AgentExecError) => void;
}

/**
 * The artifact that an earlier job of this workflow run uploaded, with its page. If GitHub does not name it, its id is
 * 0, and parts of the report that need the id are left out.
 */
export async function findUploaded(options: FindOptions): Promise<UploadedArtifact> {
  const { github, repository, runUrl, name, signal, onProblem } = options;
  const kept = await github
    .artifacts({ repository, runId: Number(basename(runUrl)), signal })
    .catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      onProblem(toAgentExecError(thrown));
      return [];
    });
  const idOf = (wanted: string): number =>
    Math.max(0, ...kept.filter((each) => each.name === wanted && !each.isExpired).map(({ id }) => id));
  const id = idOf(name);
  const page = idOf(pageName(name));
  return {
    id,
    name,
    url: id === 0 ? `${runUrl}#artifacts` : `${runUrl}/artifacts/${id}`,
    digest: null,
    ...(page > 0 && { page: `${runUrl}/artifacts/${page}` }),
    leftOut: [],
  };
}
