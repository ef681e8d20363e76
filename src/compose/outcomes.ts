import { AgentExecError, settingsInvalid } from "../errors.js";
import { connectGitHub } from "../github/api/client.js";
import { GitHubError } from "../github/api/api-error.js";
import { type Outcomes, readOutcomes } from "../github/outcomes/read-outcomes.js";
import { findRepository } from "../workspace/git/find-repository.js";
import { originOf } from "../workspace/git/origin.js";

export type { Outcomes, PullOutcome } from "../github/outcomes/read-outcomes.js";

interface OutcomesAsked {
  /** The repository as `owner/name`. Default: the workflow's repository, or that of the folder's remote `origin`. */
  readonly repository: string | undefined;
  readonly folder: string;
  readonly variable: (name: string) => string | undefined;
  readonly token: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads from GitHub what happened to the pull requests of a repository's runs.
 * @throws AgentExecError. If the signal aborts, the error is the signal's reason.
 */
export async function outcomesOf(asked: OutcomesAsked): Promise<Outcomes & { readonly repository: string }> {
  const { variable, token, log, signal } = asked;
  const found = await findRepository(asked.folder).catch(() => null);
  const origin = found && (await originOf(found));
  const repository = asked.repository ?? variable("GITHUB_REPOSITORY") ?? origin?.repository;
  if (repository === undefined)
    throw settingsInvalid(
      "You named no repository, and this folder has no remote `origin`.",
      "Pass --repo OWNER/NAME.",
    );
  const apiUrl = variable("GITHUB_API_URL") ?? apiOf(origin?.host);
  const github = connectGitHub({ token, apiUrl, log });
  try {
    return { repository, ...(await readOutcomes({ github, repository, signal })) };
  } catch (thrown) {
    throw forToken(thrown, repository);
  }
}

function apiOf(host = "github.com"): string {
  if (host === "github.com" || !host.includes(".")) return "https://api.github.com";
  return host.endsWith(".ghe.com") ? `https://api.${host}` : `https://${host}/api/v3`;
}

/** Replaces the next step of an error, because GitHub's errors usually give advice about a job's inputs. */
function forToken(thrown: unknown, repository: string): unknown {
  if (!(thrown instanceof GitHubError)) return thrown;
  const { status, message, nextStep } = thrown;
  const isOfToken = status === 401 || status === 404 || (status === 403 && !/rate limit/i.test(nextStep));
  return new AgentExecError("github-unavailable", message, {
    nextStep: isOfToken
      ? `Check the name ${repository}. Check that the token in GITHUB_TOKEN is valid and may read this repository's pull requests and contents.`
      : nextStep,
    cause: thrown,
  });
}
