import { AgentExecError } from "../../errors.js";
import { createAccessCalls } from "./access-calls.js";
import { createAttestationCalls } from "./attestation-calls.js";
import { createCheckCalls } from "./check-calls.js";
import { createCommentCalls } from "./comment-calls.js";
import { createDiscussionCalls } from "./discussion-calls.js";
import { createImageCalls } from "./image-calls.js";
import { createJobCalls } from "./job-calls.js";
import { createPermissionCalls } from "./permission-calls.js";
import { createConnection } from "./connection.js";
import { createGitCalls } from "./git-calls.js";
import { createOutcomeCalls } from "./outcome-calls.js";
import { createPullCalls } from "./pull-calls.js";
import { createWorkflowCalls } from "./workflow-calls.js";
import { defaultTiming, nearTiming, type Timing } from "./timing.js";

export interface GitHubOptions {
  /** The token of the job, an app or a person. */
  readonly token: string;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Gets lines about GitHub's failures and waits, without the token. By default there is none. */
  readonly log?: (message: string) => void;
  /** Default: `defaultTiming`. */
  readonly timing?: Partial<Timing>;
}

/**
 * Creates the client and sends nothing yet.
 * @throws AgentExecError `settings-invalid` if the token is empty or the address is invalid.
 */
export function connectGitHub({ token, apiUrl, log, timing }: GitHubOptions) {
  if (token.trim() === "")
    throw new AgentExecError("settings-invalid", "There is no token for GitHub.", {
      nextStep: "Set the input `github-token` to a token, or leave the input out to use the job's own token.",
    });
  if (!URL.canParse(apiUrl)) {
    const message = `${JSON.stringify(apiUrl)} is not a valid address of GitHub's API.`;
    const nextStep = "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.";
    throw new AgentExecError("settings-invalid", message, { nextStep });
  }
  const address = apiUrl.replace(/\/+$/, "");
  const ask = createConnection({
    token,
    apiUrl: address,
    log: log ?? (() => {}),
    timing: { ...defaultTiming, ...(isOfThisMachine(apiUrl) && nearTiming), ...timing },
  });
  return {
    ...createAccessCalls(ask, { apiUrl: address }),
    ...createPermissionCalls(ask),
    ...createAttestationCalls(ask),
    ...createCommentCalls(ask),
    ...createCheckCalls(ask),
    ...createDiscussionCalls(ask, { apiUrl: address }),
    ...createImageCalls(ask, { apiUrl: address }),
    ...createJobCalls(ask),
    ...createGitCalls(ask),
    ...createOutcomeCalls(ask),
    ...createPullCalls(ask),
    ...createWorkflowCalls(ask),
  };
}

/**
 * GitHub's API. Each call, and each function of this folder that uses one, throws `GitHubError` after its retries. If
 * the signal aborts, the error is the signal's reason.
 */
export interface GitHub extends ReturnType<typeof connectGitHub> {}

/** Whether the GitHub server is on this machine, which is so only in tests. */
function isOfThisMachine(apiUrl: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(apiUrl).hostname);
}
