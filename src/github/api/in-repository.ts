import { AgentExecError } from "../../errors.js";

/** A call's own options (`Own`), with those of every call that is about a repository. */
export type InRepository<Own = unknown> = Own & {
  /** The repository as `owner/name`. */
  readonly repository: string;
  readonly signal: AbortSignal;
};

/** A repository as the API names it. */
export interface At {
  readonly owner: string;
  readonly repo: string;
}

/** Splits `owner/name` for the API. @throws AgentExecError `settings-invalid`. */
export function inRepository(repository: string): At {
  const [, owner, repo] = /^([^/\s]+)\/([^/\s]+)$/.exec(repository) ?? [];
  if (owner !== undefined && repo !== undefined) return { owner, repo };
  throw new AgentExecError("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
    nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
  });
}
