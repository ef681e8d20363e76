import { AgentExecError } from "../../errors.js";
import { createAccessCalls, type AccessCalls } from "./access-calls.js";
import { type AttestationCalls, createAttestationCalls } from "./attestation-calls.js";
import { createCheckCalls, type CheckCalls } from "./check-calls.js";
import { createCommentCalls, type CommentCalls } from "./comment-calls.js";
import { createConnection } from "./connection.js";
import { defaultTiming, type Timing } from "./timing.js";

/** What agent-exec asks of GitHub, and nothing else. */
export type GitHub = AccessCalls & AttestationCalls & CommentCalls & CheckCalls;

export interface GitHubOptions {
  /** The job's own token, an app's, or a person's. */
  readonly token: string;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Lines about GitHub's failures and the waits for it; without the token. Default: nowhere. */
  readonly log?: (message: string) => void;
  /** Default: `defaultTiming`. */
  readonly timing?: Partial<Timing>;
}

/**
 * All calls to GitHub with one token. Sends nothing before the first of them.
 * @throws AgentExecError `settings-invalid` for a token that is empty or an address that is none.
 */
export function connectGitHub({ token, apiUrl, log, timing }: GitHubOptions): GitHub {
  if (token.trim() === "") {
    throw new AgentExecError("settings-invalid", "There is no token for GitHub.", {
      nextStep: "Set the input github-token; its default is the job's own token, github.token.",
    });
  }
  if (!URL.canParse(apiUrl)) {
    throw new AgentExecError(
      "settings-invalid",
      `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`,
      {
        nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.",
      },
    );
  }
  const ask = createConnection({
    token,
    apiUrl: apiUrl.replace(/\/+$/, ""),
    log: log ?? (() => {}),
    timing: { ...defaultTiming, isPaced: !isOfThisMachine(apiUrl), ...timing },
  });
  return {
    ...createAccessCalls(ask),
    ...createAttestationCalls(ask),
    ...createCommentCalls(ask),
    ...createCheckCalls(ask),
  };
}

/** GitHub asks its clients for pauses. What listens on this machine is not GitHub, but a test's server. */
function isOfThisMachine(apiUrl: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(apiUrl).hostname);
}
