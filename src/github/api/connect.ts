import { AgentExecError } from "../../errors.js";
import { defaultTiming, type Timing } from "./timing.js";
import { createTransport, type Transport } from "./transport.js";

export interface GitHubOptions {
  /** The job's own token, an app's, or a person's. */
  readonly token: string;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Default: `agent-exec`. */
  readonly userAgent?: string;
  /** Lines about GitHub's failures and the waits for it; without the token. Default: nowhere. */
  readonly log?: (message: string) => void;
  /** Default: `defaultTiming`. */
  readonly timing?: Partial<Timing>;
}

/**
 * The way to GitHub's API with one token. Sends nothing before the first call.
 * @throws AgentExecError `settings-invalid` for a token that is empty or an address that is none.
 */
export function connectGitHub({ token, apiUrl, userAgent, log, timing }: GitHubOptions): Transport {
  if (token.trim() === "") {
    throw new AgentExecError("settings-invalid", "There is no token for GitHub.", {
      nextStep: "Set the input github-token; its default is the job's own token, github.token.",
    });
  }
  if (!URL.canParse(apiUrl)) {
    throw new AgentExecError("settings-invalid", `GitHub's API cannot be at ${JSON.stringify(apiUrl)}.`, {
      nextStep: "Set GITHUB_API_URL to the address of GitHub's API, such as https://api.github.com.",
    });
  }
  return createTransport({
    token,
    apiUrl,
    userAgent: userAgent ?? "agent-exec",
    log: log ?? (() => {}),
    timing: { ...defaultTiming, ...timing },
  });
}
