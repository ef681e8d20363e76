import { AgentExecError } from "../../errors.js";
import { truncateEnd } from "../../format/truncate.js";

/** What the call tried to do, for the error message. */
export interface Attempted {
  /** Such as "write the comment". */
  readonly doing: string;
  /** The permission that the workflow must grant, such as "issues: write". Absent: any token may do it. */
  readonly needs?: string;
}

export class GitHubError extends AgentExecError {
  /** GitHub's status code. Null if no complete answer came. */
  readonly status: number | null;

  constructor(message: string, options: { status: number | null; nextStep: string; cause?: unknown }) {
    const { status, nextStep, cause } = options;
    super("github-unavailable", message, { nextStep, cause, isRetryable: isTemporary(status) });
    this.status = status;
  }

  /** Whether GitHub may have done it anyway, because no answer came, or only a 5xx. */
  get isUncertain(): boolean {
    return this.status === null || this.status >= 500;
  }
}

/**
 * The error if GitHub lists a comment or check run, but answers 404 when it is edited. A new comment could not be
 * edited either.
 */
export function uneditable(what: string, needs: string): GitHubError {
  const options = { status: 404, nextStep: `Give the job \`permissions: { ${needs} }\`.` };
  return new GitHubError(`GitHub shows ${what}, but answered 404 when agent-exec tried to edit it`, options);
}

/** For `catch`: resolves with a value if GitHub answered with one of these status codes. Other errors stay. */
export function onStatus<T>(statuses: readonly number[], value: T): (thrown: unknown) => T {
  return (thrown) => {
    if (thrown instanceof GitHubError && statuses.includes(thrown.status ?? 0)) return value;
    throw thrown;
  };
}

/** For `catch`: resolves with null if the thing does not exist. */
export const nullIfGone = onStatus([404, 410], null);

/** Turns any error of Octokit into a `GitHubError` that names the missing permission. */
export function toGitHubError(thrown: unknown, { doing, needs }: Attempted): GitHubError {
  const answered = readRequestError(thrown);
  const nextStep = nextStepFor(answered, needs);
  return new GitHubError(messageOf(answered, doing), { status: answered.status, nextStep, cause: thrown });
}

function messageOf({ status, message, headers }: Answered, doing: string): string {
  if (status === null) return `GitHub did not answer when asked to ${doing} (${message}).`;
  // A server in between answered with an HTML page, which does not help people here.
  if (/\bhtml\b/i.test(String(headers["content-type"])))
    return `GitHub answered ${status} when asked to ${doing}.`;
  return `GitHub ${status < 500 ? "refused" : "failed"} to ${doing}: ${status} ${message}`;
}

interface Answered {
  readonly status: number | null;
  readonly message: string;
  /** Octokit writes their names in lower case. */
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Reads the status of an error. Octokit reports 500 if no answer came, so only an error with a response has a real
 * status.
 */
function readRequestError(thrown: unknown): Answered {
  const { status, message, response } = (thrown ?? {}) as {
    status?: unknown;
    message?: unknown;
    response?: Partial<Pick<Answered, "headers">>;
  };
  return {
    status: response && typeof status === "number" ? status : null,
    message: truncateEnd(typeof message === "string" ? message : String(thrown), 300),
    headers: response?.headers ?? {},
  };
}

function nextStepFor({ status, message, headers }: Answered, needs: string | undefined): string {
  const grant = needs
    ? `Give the job \`permissions: { ${needs} }\``
    : "Give the job a token that may read the repository";
  if (status === 401)
    return "Set `github-token` to a valid token. The job's own token expires when the job ends, or after 24 hours.";
  const isLimit = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined;
  if (status === 429 || (status === 403 && isLimit))
    return `Wait until GitHub's rate limit is over${resetOf(headers)}, then run the job again.`;
  if (status === 403 && /\blocked\b/i.test(message))
    return "The conversation is locked. Unlock the conversation, or read the report in the job's summary or artifact.";
  if (status === 403 && /create or approve pull requests/i.test(message))
    return 'In the repository, open Settings → Actions → General and turn on "Allow GitHub Actions to create and approve pull requests".';
  if (status === 422 && /\brule|protected branch/i.test(message))
    return "A rule of the repository forbids this change. Let the token's owner bypass the rule, or apply the change by hand.";
  if (status === 403) return `${grant}. On a pull request from a fork, the job's token can only read.`;
  if (status === 404 || status === 410)
    return `${grant}, and check that the issue, pull request or comment still exists.`;
  if (status !== null && status < 500)
    return "GitHub did not accept the request. Please report this error with the log.";
  return "Run the job again. https://www.githubstatus.com shows whether GitHub has problems.";
}

function resetOf(headers: Answered["headers"]): string {
  if (headers["retry-after"] !== undefined) return ` (in ${headers["retry-after"]} s)`;
  const seconds = Number(headers["x-ratelimit-reset"]);
  return Number.isSafeInteger(seconds) ? ` (${new Date(seconds * 1000).toISOString()})` : "";
}

function isTemporary(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}
