import { getExecOutput } from "@actions/exec";
import { raceSignal } from "race-signal";
import { toAgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { Environment } from "../../process/env.js";
import { fetchFailure } from "./fetch-failure.js";

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

export interface Fetching {
  readonly source: Source;
  readonly refs: readonly string[];
  /** How many commits of each history to fetch. Default: 1. */
  readonly depth?: number;
}

/**
 * Makes a repository of a folder and fetches these commits or refs. The token is only in git's environment, never in a
 * file or an argument.
 * @throws AgentExecError like `fetchFailure`, after five tries if the server fails. If the signal aborts, the error is
 * the signal's reason.
 */
export async function fetchInto(
  folder: string,
  { source, refs, depth = 1 }: Fetching,
  options: GitOptions,
): Promise<void> {
  await gitIn(folder, ["init", "--quiet", "--template="], options);
  const from = `${source.server}/${source.repository}`;
  const args = [
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-recurse-submodules",
    `--depth=${depth}`,
    from,
    ...refs,
  ];
  await withRetries(() => gitIn(folder, args, { ...options, env: configurationOf(source) }), options);
}

/** Writes the commit's files. */
export async function checkOut(folder: string, sha: string, options: GitOptions): Promise<void> {
  await gitIn(folder, ["checkout", "--quiet", "--detach", sha], options);
}

/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000, 15_000, 30_000];

async function withRetries(
  fetchOnce: () => Promise<unknown>,
  { clock, signal }: Pick<GitOptions, "clock" | "signal">,
): Promise<void> {
  for (const waitMs of waitsMs) {
    try {
      await fetchOnce();
      return;
    } catch (error) {
      if (!toAgentExecError(error).isRetryable) throw error;
      await clock.sleep(waitMs, { signal });
    }
  }
  await fetchOnce();
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

interface GitCall extends GitOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git without configuration, hooks and questions, so that no filter of this machine runs on a stranger's files.
 */
export async function gitIn(
  folder: string,
  args: readonly string[],
  { variable, signal, what, env }: GitCall,
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
