import { rm } from "node:fs/promises";
import { getExecOutput } from "@actions/exec";
import { raceSignal } from "race-signal";
import { toAgentExecError } from "../errors.js";
import { createTemporaryFolder } from "../files/temporary-folder.js";
import type { ResolvedTarget } from "../github/events/target.js";
import { isCheckedOut } from "../workspace/git/git.js";
import type { Clock } from "../ports/clock.js";
import type { Environment } from "../process/env.js";
import { fetchFailure, moved } from "./fetch-failure.js";
import type { WorkflowRun } from "./workflow-run.js";

export interface FetchOptions {
  readonly workflow: Pick<WorkflowRun, "server" | "repository">;
  readonly target: Pick<ResolvedTarget, "number" | "isPullRequest" | "sha">;
  /** Another commit whose files are read: those of the base that an image is built from. Null: none. */
  readonly base: string | null;
  readonly token: string;
  readonly variable: Environment["variable"];
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** A checkout of one commit in its own folder, without history. Disposing removes it. */
export interface FetchedRepository extends AsyncDisposable {
  /** Absolute. */
  readonly folder: string;
}

/**
 * Fetches the event's commit (a pull request's head, even of a fork) for a job without `actions/checkout`. The files
 * go to the sandbox only. The token is only in git's environment, never in a file or an argument.
 * @throws AgentExecError `github-unavailable` if the server fails three times, `settings-invalid` if it refuses or the
 * pull request has moved on. On abort: the signal's reason.
 */
export async function fetchRepository(options: FetchOptions): Promise<FetchedRepository> {
  const { workflow, target, signal } = options;
  const { number, sha } = target;
  const isPull = target.isPullRequest && number !== null;
  const folder = await createTemporaryFolder("agent-exec-repository-");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      gitIn(folder, args, { ...options, env });
    await git(["init", "--quiet", "--template="]);
    const from = `${workflow.server}/${workflow.repository}`;
    const ref = isPull ? `refs/pull/${number}/head` : sha;
    const base = options.base === null || options.base === sha ? [] : [options.base];
    const fetching = ["fetch", "--quiet", "--no-tags", "--depth=1", from, ref, ...base];
    await withRetries(() => git(fetching, headerOf(options)), options);
    const fetched = (await git(["rev-parse", "FETCH_HEAD"])).trim();
    if (fetched !== sha) throw moved(sha, fetched);
    await git(["checkout", "--quiet", "--detach", sha]);
    signal.throwIfAborted();
    return { folder, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Waits before each new try, in milliseconds. */
const waitsMs = [1000, 5000];

async function withRetries(
  fetchOnce: () => Promise<unknown>,
  { clock, signal }: Pick<FetchOptions, "clock" | "signal">,
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

/** Null if the workspace needs no repository, or one is checked out here. @throws like `fetchRepository`. */
export async function fetchIfMissing(
  workspace: string,
  options: FetchOptions,
): Promise<FetchedRepository | null> {
  if (workspace !== "repo" || (await isCheckedOut("."))) return null;
  return fetchRepository(options);
}

/** Logs in like `actions/checkout`: GitHub accepts a token as any user's password. */
function headerOf({ token, workflow }: FetchOptions): Readonly<Record<string, string>> {
  const login = Buffer.from(`x-access-token:${token}`).toString("base64");
  const settings: readonly (readonly [string, string])[] = [
    [`http.${workflow.server}/.extraHeader`, `AUTHORIZATION: basic ${login}`],
    // A server that sends less than 1,000 bytes a second for 30 s has stopped.
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

interface GitCall extends FetchOptions {
  readonly env: Readonly<Record<string, string>>;
}

/** git without configuration, hooks and questions, so that no filter of the machine runs on a stranger's files. */
async function gitIn(
  folder: string,
  args: readonly string[],
  { variable, signal, env }: GitCall,
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
  throw fetchFailure(stderr, exitCode);
}

function proxyOf(variable: Environment["variable"]): Record<string, string> {
  const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "no_proxy", "NO_PROXY"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variable(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
