import { dirname } from "node:path";
import { AgentExecError } from "../errors.js";
import { readEnvironment } from "./env.js";

/**
 * Switches off everything through which a repository's files could have git run or fetch something: hooks, the
 * file-system monitor, external diffs, text conversions; and the configuration of the machine and its user.
 */
const harmless = [
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.quotePath=false",
];

export interface GitOptions {
  readonly folder: string;
  /** Exit codes that are an answer and not a failure. Default: 0. */
  readonly expected?: readonly number[];
  /** No repository that the folder may lie in is looked for. Default: false. */
  readonly isOutsideRepositories?: boolean;
}

/** Runs git and resolves with what it printed. @throws AgentExecError `settings-invalid` where it fails or is not there. */
export async function git(
  args: readonly string[],
  { folder, expected = [0], isOutsideRepositories = false }: GitOptions,
): Promise<string> {
  const { getExecOutput } = await import("@actions/exec");
  try {
    const { exitCode, stdout, stderr } = await getExecOutput("git", [...harmless, ...args], {
      cwd: folder,
      silent: true,
      ignoreReturnCode: true,
      env: {
        ...environment(),
        ...(isOutsideRepositories ? { GIT_CEILING_DIRECTORIES: dirname(folder) } : {}),
      },
    });
    if (expected.includes(exitCode)) return stdout;
    throw new Error(stderr.trim() || `git ended with exit code ${exitCode}`);
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `git could not read ${folder}: ${(cause as Error).message}`,
      {
        nextStep:
          "Set workspace to empty or to a folder, or run in a git checkout (in a workflow: after actions/checkout).",
        cause,
      },
    );
  }
}

/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull request),
 * the commits that were merged. Empty where there is no commit.
 */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  const listing = await git(["rev-list", "--parents", "--max-count=1", "HEAD"], {
    folder,
    expected: [0, 128],
  });
  const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
  if (head === undefined) return [];
  return parents.length > 1 ? [head, ...parents] : [head];
}

/**
 * A checkout of a container job may belong to another user, which git refuses unless it is told that this is fine. A
 * tracked folder that looks like a bare repository is none here, and nothing is fetched: a partial clone's
 * configuration names the program that would do it.
 */
function environment(): Record<string, string> {
  return {
    PATH: readEnvironment().variable("PATH") ?? "/usr/bin:/bin",
    LC_ALL: "C.UTF-8",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "safe.directory",
    GIT_CONFIG_VALUE_0: "*",
    GIT_CONFIG_KEY_1: "safe.bareRepository",
    GIT_CONFIG_VALUE_1: "explicit",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ATTR_NOSYSTEM: "1",
  };
}
