import { AgentExecError } from "../../errors.js";
import { GitHubError } from "./api-error.js";

export interface InRepository {
  /** The repository as `owner/name`. */
  readonly repository: string;
  readonly signal: AbortSignal;
}

/** Splits `owner/name` for the API. @throws AgentExecError `settings-invalid`. */
export function inRepository(repository: string): { readonly owner: string; readonly repo: string } {
  const match = /^([^/\s]+)\/([^/\s]+)$/.exec(repository);
  if (!match) {
    throw new AgentExecError("settings-invalid", `${JSON.stringify(repository)} is not a repository.`, {
      nextStep: "Set GITHUB_REPOSITORY to owner/name, as GitHub does.",
    });
  }
  return { owner: match[1] ?? "", repo: match[2] ?? "" };
}

/** Returns null instead of an error if the thing does not exist. */
export async function orGone<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (thrown) {
    if (thrown instanceof GitHubError && (thrown.status === 404 || thrown.status === 410)) return null;
    throw thrown;
  }
}
