import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { dirname } from "node:path";
import { formatBytes } from "../format/format.js";
import { readEnvironment } from "../process/env.js";

/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;

export interface GitOptions {
  readonly folder: string;
  /** Exit codes that are an answer and not a failure. Default: 0. */
  readonly expected?: readonly number[];
  /** No repository that the folder may lie in is looked for. Default: false. */
  readonly isOutsideRepositories?: boolean;
  /** Ends git. Default: nothing does. */
  readonly signal?: AbortSignal;
}

export interface GitLimits {
  /** Bytes that git may print. */
  readonly maxBytes: number;
  /** Milliseconds from git's start to the end of what it prints, the time that the reader takes included. */
  readonly timeoutMs: number;
  /** Bytes of memory that git may ask for, where there is a shell that can hold it to that. Default: no bound. */
  readonly maxMemoryBytes?: number;
}

/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, and has no way to end what it started.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal; git is gone by then.
 */
export async function* gitOutput(
  args: readonly string[],
  { folder, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, ...options }: GitOptions & GitLimits,
): AsyncGenerator<Buffer> {
  if (signal?.aborted === true) throw timeOver();
  const env = gitEnvironment({ folder, ...options });
  const [program, words] = held("git", [...harmlessArguments, ...args], maxMemoryBytes);
  const child = spawn(program, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = endOf(child);
  const complaint = headOf(child.stderr);
  const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
  const timer = setTimeout(() => child.stdout.destroy(late), timeoutMs);
  const onAbort = (): void => void child.stdout.destroy(timeOver());
  signal?.addEventListener("abort", onAbort, { once: true });
  let bytes = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error(`git printed more than ${formatBytes(maxBytes)}`);
      yield chunk;
    }
    const exitCode = await ended;
    if (exitCode === null || !expected.includes(exitCode))
      throw new Error(complaint().trim() || `git ended with exit code ${exitCode ?? "none"}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    child.kill("SIGKILL");
    // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
    await ended.catch(() => undefined);
  }
}

export function timeOver(): Error {
  return new Error("the time for saving what the code left was over");
}

/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(
  program: string,
  words: readonly string[],
  maxMemoryBytes: number | undefined,
): [string, readonly string[]] {
  if (maxMemoryBytes === undefined) return [program, words];
  const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
  return ["/bin/sh", ["-c", script, program, ...words]];
}

/** The exit code; null where a signal ended it. @throws Error where it did not start. */
function endOf(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("exit", resolve).once("error", reject);
  });
  // The failure is told by whoever awaits it; until then it is no unhandled one.
  ended.catch(() => undefined);
  return ended;
}

/** The beginning of a stream, once asked for; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream: NodeJS.ReadableStream): () => string {
  let head = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    if (head.length < maxComplaintChars) head = (head + text).slice(0, maxComplaintChars);
  });
  return () => head;
}

/**
 * Switches off everything through which a repository's files could have git run or fetch something: hooks, the
 * file-system monitor, external diffs, text conversions; and the configuration of the machine and its user.
 */
export const harmlessArguments: readonly string[] = [
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.quotePath=false",
];

/**
 * A checkout of a container job may belong to another user, which git refuses unless it is told that this is fine.
 * A tracked folder that looks like a bare repository is none here, and nothing is fetched: a partial clone's
 * configuration names the program that would do it.
 */
export function gitEnvironment({
  folder,
  isOutsideRepositories = false,
}: GitOptions): Record<string, string> {
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
    ...(isOutsideRepositories ? { GIT_CEILING_DIRECTORIES: dirname(folder) } : {}),
  };
}
