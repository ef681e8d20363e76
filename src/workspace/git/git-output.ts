import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../format/format.js";
import { howEnded, type ProcessEnd } from "../../format/how-ended.js";
import { readEnvironment } from "../../process/env.js";

/** 1 s: an input that waits for git has ended by then. */
const inputMs = 1_000;

/** 4,000 UTF-16 units: git explains a failure in a line or two, but a hostile tree can make it warn about each file. */
const maxComplaintChars = 4_000;

/** Where git works. The git folder is always agent-exec's own, so no configuration of a repository or user applies. */
export interface GitPlace {
  /** The folder used as `.git`. */
  readonly gitFolder: string;
  readonly workTree: string;
  /** The folder that git starts in. */
  readonly folder: string;
  /** Default: the one in `gitFolder`. */
  readonly indexFile?: string;
}

export interface GitOptions {
  /** Absent: the command concerns no repository. */
  readonly place?: GitPlace;
  /** Exit codes that are an answer, not a failure. Default: 0. */
  readonly expected?: readonly number[];
  /** git's input, sent as fast as git reads it. By default there is none. */
  readonly input?: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Read also the machine's and the user's configuration; for `git config`, which runs nothing. Default: false. */
  readonly hasOwnConfiguration?: boolean;
  /** Apply also the user's global ignore list. Default: false. */
  readonly hasHome?: boolean;
  /** Configuration with the highest priority, as keys and values. By default there is none. */
  readonly configuration?: readonly (readonly [string, string])[];
  /** Ends git. By default there is none. */
  readonly signal?: AbortSignal;
}

export interface GitLimits {
  readonly maxBytes: number;
  /** Milliseconds from git's start to the end of its output, including the reader's time. */
  readonly timeoutMs: number;
  /** Bytes of memory that git may use, if the shell supports such a limit. Default: no limit. */
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
  const [program, words] = held("git", args, maxMemoryBytes);
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
    // The caller may remove the folder next, so git must not write any more. If git never started, the error says so
    // itself.
    await ended.catch(() => undefined);
    // Do not wait for an input that waits for something else.
    await Promise.race([fed, wait(inputMs, undefined, { ref: false })]);
  }
}

/** Never rejects: the reader of git's output gets the input's error, and git itself says why it stopped reading. */
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

/** git failed. */
export class GitFault extends Error {
  constructor(
    message: string,
    /** Whether a signal ended it, for example because git crashed. */
    readonly isCrash: boolean,
  ) {
    super(message);
  }
}

export function timeOver(): Error {
  return new Error("saving the code's files took too long");
}

/** Starts the program through a shell that limits its memory. A shell without such a limit just starts it. */
function held(
  program: string,
  words: readonly string[],
  maxMemoryBytes: number | undefined,
): [string, readonly string[]] {
  if (maxMemoryBytes === undefined) return [program, words];
  const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
  return ["/bin/sh", ["-c", script, program, ...words]];
}

/** @throws Error if it did not start. */
function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const ended = new Promise<ProcessEnd>((resolve, reject) => {
    child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
  });
  // The caller that awaits it handles the failure; until then it must not count as unhandled.
  ended.catch(() => undefined);
  return ended;
}

/** The beginning of a stream, once it has ended. The rest is read and dropped, so that the writer never waits. */
function headOf(stream: Readable): Promise<string> {
  let head = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    if (head.length < maxComplaintChars) head = (head + text).slice(0, maxComplaintChars);
  });
  return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}

/**
 * git's whole environment. git finds no repository by itself, reads only the given git folder's configuration, runs
 * no hook, asks nobody and fetches nothing: a partial clone could name a program for that.
 */
function gitEnvironment(
  place: GitPlace | undefined,
  { hasOwnConfiguration = false, hasHome = hasOwnConfiguration, configuration = [] }: GitOptions,
): Record<string, string> {
  const { variable } = readEnvironment();
  const above = [...harmless, ...configuration];
  return {
    PATH: variable("PATH") ?? "/usr/bin:/bin",
    LC_ALL: "C.UTF-8",
    GIT_DIR: place?.gitFolder ?? "/dev/null",
    ...(place !== undefined && { GIT_WORK_TREE: place.workTree }),
    ...(place?.indexFile !== undefined && { GIT_INDEX_FILE: place.indexFile }),
    ...(hasHome ? homeOf(variable) : {}),
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

/** Switched off even if agent-exec's git folder sets them. */
const harmless: readonly (readonly [string, string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.quotePath", "false"],
];

/** Where git looks for the user's files. */
function homeOf(variable: (name: string) => string | undefined): Record<string, string> {
  const names = ["HOME", "XDG_CONFIG_HOME"];
  return Object.fromEntries(
    names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""),
  );
}
