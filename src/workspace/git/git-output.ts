import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../format/format.js";
import { howEnded, type ProcessEnd } from "../../format/how-ended.js";
import { readEnvironment } from "../../process/env.js";

/** An input that waits for git ends well within this time. */
const inputMs = 1_000;

/** git explains a failure in a line or two. A hostile tree can make it warn about each file, so the text is cut. */
const maxComplaintChars = 4_000;

/** Where git works. The git folder is agent-exec's own, so no repository's or user's configuration applies. */
export interface GitPlace {
  /** The folder used as `.git`. */
  readonly gitFolder: string;
  readonly workTree: string;
  /** The folder in which git starts. */
  readonly folder: string;
  /** Default: the index in `gitFolder`. */
  readonly indexFile?: string;
}

export interface GitOptions {
  /** Absent: the command needs no repository. */
  readonly place?: GitPlace;
  /** Exit codes that are an answer and not a failure. Default: 0. */
  readonly expected?: readonly number[];
  /** git's input, sent as fast as git reads it. Default: none. */
  readonly input?: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /**
   * Whether to read the machine's and the user's configuration. Only for `git config`, which runs nothing.
   * Default: false.
   */
  readonly hasOwnConfiguration?: boolean;
  /** Whether to use the user's global ignore list too. Default: false. */
  readonly hasHome?: boolean;
  /** Configuration with the highest priority, as pairs of key and value. Default: none. */
  readonly configuration?: readonly (readonly [string, string])[];
  /** Ends git. Default: none. */
  readonly signal?: AbortSignal;
}

export interface GitLimits {
  readonly maxBytes: number;
  /** The time limit in milliseconds, from git's start to the end of its output. It includes the reader's time. */
  readonly timeoutMs: number;
  /** How much memory git may use, in bytes. Some shells do not support this limit. Default: no limit. */
  readonly maxMemoryBytes?: number;
}

/**
 * Yields git's output as it comes. The generator stores nothing, so a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it collects lines without a limit, scans an unfinished line again for each
 * chunk, cannot end its process, and complains on standard output about closed folders of PATH.
 * @throws Error if git is missing, ends with another exit code, prints more than `maxBytes`, takes longer than
 * `timeoutMs`, or is ended by the signal; also errors of `input`. git has ended by then, and `input` is closed.
 */
export async function* gitOutput(
  args: readonly string[],
  {
    place,
    expected = [0],
    maxBytes,
    timeoutMs,
    maxMemoryBytes,
    signal,
    input = [],
    ...options
  }: GitOptions & GitLimits,
): AsyncGenerator<Buffer> {
  if (signal?.aborted === true) throw timeOver();
  const env = gitEnvironment(place, options);
  const [program, words] = held(args, maxMemoryBytes);
  const child = spawn(program, words, { cwd: place?.folder ?? "/", env, stdio: "pipe" });
  const ended = endOf(child);
  const fed = feed(child, input);
  const complaint = headOf(child.stderr);
  const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
  const timer = setTimeout(() => {
    child.stdout.destroy(late);
    child.stderr.destroy();
  }, timeoutMs);
  const onAbort = (): void => void child.stdout.destroy(timeOver());
  signal?.addEventListener("abort", onAbort, { once: true });
  let bytes = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error(`git printed more than ${formatBytes(maxBytes)}`);
      yield chunk;
    }
    const end = await ended;
    if (end.exitCode === null || !expected.includes(end.exitCode))
      throw new GitFault((await complaint).trim() || `git ${howEnded(end)}`, end.signal !== null);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    child.kill("SIGKILL");
    // git must not write any more, because the caller may remove the folder next. If git did not start, the error
    // already says so.
    await ended.catch(() => undefined);
    // The input may wait for something else, so this does not wait for it for long.
    await Promise.race([fed, wait(inputMs, undefined, { ref: false })]);
  }
}

/** Sends the input. Never rejects: the output's reader gets the input's error, and git says why it stopped. */
async function feed(
  { stdin, stdout }: ChildProcessWithoutNullStreams,
  input: NonNullable<GitOptions["input"]>,
): Promise<void> {
  const watched = async function* (): AsyncGenerator<string | Uint8Array> {
    try {
      yield* input;
    } catch (thrown) {
      stdout.destroy(thrown as Error);
      throw thrown;
    }
  };
  await pipeline(watched, stdin).catch(() => undefined);
}

export class GitFault extends Error {
  constructor(
    message: string,
    /** Whether a signal ended git, for example because git crashed. */
    readonly isCrash: boolean,
  ) {
    super(message);
  }
}

export function timeOver(): Error {
  return new Error("saving the code's files took too long");
}

/** The program and its words. A shell limits git's memory, if the shell can. */
function held(args: readonly string[], maxMemoryBytes: number | undefined): [string, readonly string[]] {
  if (maxMemoryBytes === undefined) return ["git", args];
  const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec git "$@"`;
  return ["/bin/sh", ["-c", script, "git", ...args]];
}

/** @throws Error if it did not start. */
function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const ended = new Promise<ProcessEnd>((resolve, reject) => {
    child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
  });
  // The caller handles this failure later. Until then it must not count as unhandled.
  ended.catch(() => undefined);
  return ended;
}

/** The beginning of a stream, after the stream's end. The rest is read and dropped, so that the writer never waits. */
function headOf(stream: Readable): Promise<string> {
  let head = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    if (head.length < maxComplaintChars) head = (head + text).slice(0, maxComplaintChars);
  });
  return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}

/**
 * All environment variables for git. With them git does not search for a repository, reads only the given git folder's
 * configuration, runs no hook, asks nobody and fetches nothing. A partial clone could otherwise name a program for
 * fetching.
 */
function gitEnvironment(
  place: GitPlace | undefined,
  { hasOwnConfiguration = false, hasHome = hasOwnConfiguration, configuration = [] }: GitOptions,
): NodeJS.ProcessEnv {
  const { variable } = readEnvironment();
  const above = [...harmless, ...configuration];
  return {
    PATH: variable("PATH") ?? "/usr/bin:/bin",
    LC_ALL: "C.UTF-8",
    GIT_DIR: place?.gitFolder ?? "/dev/null",
    ...(place !== undefined && { GIT_WORK_TREE: place.workTree }),
    ...(place?.indexFile !== undefined && { GIT_INDEX_FILE: place.indexFile }),
    ...(hasHome && { HOME: variable("HOME"), XDG_CONFIG_HOME: variable("XDG_CONFIG_HOME") }),
    ...(!hasOwnConfiguration && { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
    GIT_CONFIG_COUNT: String(above.length),
    ...Object.fromEntries(
      above.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ATTR_NOSYSTEM: "1",
  };
}

/** Settings that switch these features off, even if agent-exec's git folder sets them. */
const harmless: readonly (readonly [string, string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.quotePath", "false"],
];
