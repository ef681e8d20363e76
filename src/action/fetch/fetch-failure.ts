import { AgentExecError } from "../../errors.js";
import { truncateEnd } from "../../format/truncate.js";

/** Temporary faults: of the server, or of the connection. */
const passing =
  /returned error: (?:408|429|5\d\d)|resolve host|connect to|connection|timed out|too slow|early EOF|hung up|empty reply|disconnect|RPC failed|\bTLS\b|\bSSL\b/i;

/** GitHub has the repository, but no longer the commit. */
const gone = /not our ref|find remote ref/i;

/** A web page answered instead of git: of a proxy, or of a server without git. */
const page = /dumb http transport|is this a git repository/i;

/** git asks for a name and a password if the server does not accept the token. */
const unaccepted = /could not read Username|Authentication failed/i;

/** The cause of git's failure, from its output. */
export function fetchFailure(stderr: string, exitCode: number, fetched = "the repository"): AgentExecError {
  // The quoted address is left out, because its name could contain such a word.
  const isOver = passing.test(stderr.replaceAll(/'[^'\n]*'/g, ""));
  return new AgentExecError(
    isOver ? "github-unavailable" : "settings-invalid",
    `Could not fetch ${fetched}: ${reasonIn(stderr) || `git ended with exit code ${exitCode}`}.`,
    { isRetryable: isOver, nextStep: isOver ? "Run the workflow again." : nextStepFor(stderr) },
  );
}

function reasonIn(stderr: string): string {
  if (unaccepted.test(stderr)) return "GitHub refused access";
  if (gone.test(stderr)) return "the commit is no longer on GitHub";
  if (page.test(stderr)) return "a web page answered instead of the git server";
  const lines = stderr.trim().split("\n");
  const first = lines.find((line) => /^(?:error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
  return truncateEnd(first.replace(/^(?:error|fatal): /, "").replace(/\.$/, ""), 300);
}

function nextStepFor(stderr: string): string {
  if (unaccepted.test(stderr)) return "Set a valid github-token. The job's own token needs `contents: read`.";
  if (gone.test(stderr))
    return "Somebody deleted the branch or the pull request. Start a run on a commit that exists.";
  if (page.test(stderr)) return "Check whether a proxy on this runner changes GitHub's answers.";
  return "Grant `contents: read` to the job, or use actions/checkout with `fetch-depth: 0` before this step.";
}

/** The error if the pull request got another head after the event. */
export function moved(sha: string, fetched: string): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `The pull request has new commits since the request: its newest commit was ${sha.slice(0, 12)} and is now ${fetched.slice(0, 12)}. Nothing ran.`,
    { nextStep: "Read the new commits, then write the comment again." },
  );
}
