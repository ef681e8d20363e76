import { raceSignal } from "race-signal";
import { AgentExecError, messageOf, settingsInvalid } from "../../errors.js";
import type { Environment } from "../../process/env.js";

type Variables = Pick<Environment, "variable">;

/** Whether the job may ask GitHub for a token that proves its identity. */
export function hasIdToken({ variable }: Variables): boolean {
  return variable("ACTIONS_ID_TOKEN_REQUEST_URL") !== undefined;
}

/** The time limit. The client retries after 502, 503 and 504. */
const deadlineMs = 60_000;

/**
 * Gets the job's token from GitHub.
 * @param isFork whether a fork's pull request started the job
 * @throws AgentExecError `settings-invalid` without the permission.
 */
export function idTokenOf(environment: Variables, isFork: boolean) {
  return async (audience: string, signal: AbortSignal): Promise<string> => {
    if (!hasIdToken(environment)) throw withoutPermission(isFork);
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      return await raceSignal(ask(audience, environment), AbortSignal.any([signal, deadline]));
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      const why = deadline.aborted ? "GitHub did not answer within a minute" : wordsOf(thrown);
      throw new AgentExecError(
        "github-unavailable",
        `GitHub did not give the job its identity token: ${why}.`,
        {
          nextStep: "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.",
          cause: thrown,
          isRetryable: true,
        },
      );
    }
  };
}

/** Does the same as the toolkit's `getIDToken`, which would load a large client in every run. */
async function ask(audience: string, { variable }: Variables): Promise<string> {
  const { HttpClient } = await import("@actions/http-client");
  const { BearerCredentialHandler } = await import("@actions/http-client/lib/auth");
  const login = new BearerCredentialHandler(variable("ACTIONS_ID_TOKEN_REQUEST_TOKEN") ?? "");
  const client = new HttpClient("agent-exec", [login], { allowRetries: true, maxRetries: 5 });
  const url = `${variable("ACTIONS_ID_TOKEN_REQUEST_URL")}&audience=${encodeURIComponent(audience)}`;
  const { result } = await client.getJson<{ readonly value?: unknown }>(url);
  if (typeof result?.value === "string" && result.value !== "") return result.value;
  throw new Error("GitHub's answer has no token");
}

function withoutPermission(isFork: boolean): AgentExecError {
  return settingsInvalid(
    "GitHub gives this job no identity token, so the job cannot use `identity-provider-id`.",
    isFork
      ? "A pull request from a fork gets no identity token. Start the run with a comment on the pull request."
      : "Add `id-token: write` under `permissions:` of the job.",
  );
}

function wordsOf(thrown: unknown): string {
  const { statusCode } = thrown as { readonly statusCode?: number };
  const said = messageOf(thrown).replace(/\s+/g, " ").replace(/\.$/, "");
  return statusCode === undefined ? said : `it answered ${statusCode} (${said})`;
}
