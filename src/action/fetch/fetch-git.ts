import { getExecOutput } from "@actions/exec";
import { raceSignal } from "race-signal";
import { toAgentExecError, AgentExecError, settingsInvalid } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { Environment } from "../../process/env.js";
import { truncateEnd } from "../../format/truncate.js";

export interface GitOptions {
  readonly variable: Environment["variable"];
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The name of the fetched thing, for errors. Default: the repository. */
  readonly what?: string;
}

export interface Source {
  /** The server's address, such as `https://github.com`. */
  readonly server: string;
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** Null: no login. */
  readonly token: string | null;
}

/**
 * Makes a repository of a folder and fetches these commits or refs. The token is only in git's environment, never in a
 * file or an argument.
 * @param depth how many commits of each history to fetch
 * @throws AgentExecError like `fetchFailure`, after five tries if the server fails. If the signal aborts, the error is
 * the signal's reason.
 */
export async function fetchInto(
  folder: string,
  { source, refs, depth = 1 }: { source: Source; refs: readonly string[]; depth?: number },
  options: GitOptions,
): Promise<void> {
  await gitIn(folder, ["init", "--quiet", "--template="], options);
  const from = `${source.server}/${source.repository}`;
  const flags = ["--quiet", "--no-tags", "--no-recurse-submodules", `--depth=${depth}`];
  const args = ["fetch", ...flags, from, ...refs];
  await withRetries(() => gitIn(folder, args, { ...options, env: configurationOf(source) }), options);
}

export async function checkOut(folder: string, sha: string, options: GitOptions): Promise<void> {
  await gitIn(folder, ["checkout", "--quiet", "--detach", sha], options);
}

/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000, 15_000, 30_000];

async function withRetries(
  fetchOnce: () => Promise<unknown>,
  { clock, signal }: Pick<GitOptions, "clock" | "signal">,
): Promise<unknown> {
  for (const waitMs of waitsMs) {
    try {
      return await fetchOnce();
    } catch (error) {
      if (!toAgentExecError(error).isRetryable) throw error;
      await clock.sleep(waitMs, { signal });
    }
  }
  return fetchOnce();
}

/** Logs in like `actions/checkout`: GitHub accepts a token as any user's password. */
function configurationOf({ server, token }: Source): Readonly<Record<string, string>> {
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  const settings: readonly (readonly [string, string])[] = [
    ...(token === null ? [] : [[`http.${server}/.extraHeader`, `AUTHORIZATION: basic ${login}`] as const]),
    // If a server sends less than 1,000 bytes a second for 30 s, git ends the transfer.
    ["http.lowSpeedLimit", "1000"],
    ["http.lowSpeedTime", "30"],
  ];
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(settings.length)],
    ...settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ]);
}

/**
 * Runs git without configuration, hooks and questions, so that no filter of this machine runs on a stranger's files.
 */
export async function gitIn(
  folder: string,
  args: readonly string[],
  { variable, signal, what, env }: GitOptions & { readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const running = getExecOutput("git", ["-c", "core.hooksPath=/dev/null", ...args], {
    cwd: folder,
    silent: true,
    ignoreReturnCode: true,
    env: {
      PATH: variable("PATH") ?? "/usr/bin:/bin",
      LC_ALL: "C.UTF-8",
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_TERMINAL_PROMPT: "0",
      GIT_ALLOW_PROTOCOL: "https:http",
      ...proxyOf(variable),
      ...env,
    },
  });
  const { exitCode, stdout, stderr } = await raceSignal(running, signal);
  if (exitCode === 0) return stdout;
  throw fetchFailure(stderr, exitCode, what);
}

function proxyOf(variable: Environment["variable"]): Record<string, string> {
  // Passes the proxy on in small letters, because git ignores HTTP_PROXY in capitals.
  return Object.fromEntries(
    ["https_proxy", "http_proxy", "no_proxy"].flatMap((name) => {
      const value = variable(name) ?? variable(name.toUpperCase());
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Temporary faults: of the server, or of the connection. */
const passing =
  /returned error: (?:408|429|5\d\d)|resolve host|connect to|connection|timed out|too slow|early EOF|hung up|empty reply|disconnect|RPC failed|\bTLS\b|\bSSL\b/i;

/** Other causes of a failure: how git tells them, the reason and what to do. */
const causes: readonly { readonly told: RegExp; readonly why: string; readonly nextStep: string }[] = [
  {
    // git asks for a name and a password if the server does not accept the token.
    told: /could not read Username|Authentication failed/i,
    why: "GitHub refused access",
    nextStep: "Set a valid github-token. The job's own token needs `contents: read`.",
  },
  {
    // GitHub has the repository, but no longer the commit.
    told: /not our ref|find remote ref/i,
    why: "the commit is no longer on GitHub",
    nextStep: "Somebody may have deleted or force-pushed the branch. Start a run on a commit that exists.",
  },
  {
    // A proxy answered, or a server without git.
    told: /dumb http transport|is this a git repository/i,
    why: "a web page answered instead of the git server",
    nextStep: "Check whether a proxy on this runner changes GitHub's answers.",
  },
];

/** The cause of git's failure, from its output. */
export function fetchFailure(stderr: string, exitCode: number, fetched = "the repository"): AgentExecError {
  // The quoted address is left out, because its name could contain such a word.
  const isOver = passing.test(stderr.replaceAll(/'[^'\n]*'/g, ""));
  const cause = causes.find(({ told }) => told.test(stderr));
  const nextStep =
    cause?.nextStep ??
    "Grant `contents: read` to the job, or use actions/checkout with `fetch-depth: 0` before this step.";
  return new AgentExecError(
    isOver ? "github-unavailable" : "settings-invalid",
    `Could not fetch ${fetched}: ${cause?.why ?? (firstLine(stderr) || `git ended with exit code ${exitCode}`)}.`,
    { isRetryable: isOver, nextStep: isOver ? "Run the workflow again." : nextStep },
  );
}

function firstLine(stderr: string): string {
  const lines = stderr.trim().split("\n");
  const first = lines.find((line) => /^(?:error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
  return truncateEnd(first.replace(/^(?:error|fatal): /, "").replace(/\.$/, ""), 300);
}

/** The error if the pull request got another head after the event. */
export function moved(sha: string, fetched: string): AgentExecError {
  return settingsInvalid(
    `The pull request has new commits since the request: its newest commit was ${sha.slice(0, 12)} and is now ${fetched.slice(0, 12)}. Nothing ran.`,
    "Read the new commits, then write the comment again.",
  );
}
