import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../format/format.js";
import { howEnded, type ProcessEnd } from "../../format/how-ended.js";
import { readEnvironment } from "../../process/env.js";

/** 1 s: what waits for git has ended with it by then. */
const inputMs = 1_000;

/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;

/** Where git works: always by a git folder of ours, so that no configuration of a repository or of a person acts. */
export interface GitPlace {
  /** What stands in the place of `.git`. */
  readonly gitFolder: string;
  /** Where the files lie. */
  readonly workTree: string;
  /** The folder that git starts in. */
  readonly folder: string;
  /** Default: the one in `gitFolder`. */
  readonly indexFile?: string;
}

export interface GitOptions {
  /** Absent: for a question about no repository. */
  readonly place?: GitPlace;
  /** Exit codes that are an answer and not a failure. Default: 0. */
  readonly expected?: readonly number[];
  /** What git reads, as fast as it does. Default: nothing. */
  readonly input?: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** The configuration of the machine and of its user counts too; for `git config`, which runs nothing. Default: false. */
  readonly hasOwnConfiguration?: boolean;
  /** What its user ignores everywhere counts. Default: false. */
  readonly hasHome?: boolean;
  /** Configuration that stands above all other, as keys with their values. Default: none. */
  readonly configuration?: readonly (readonly [string, string])[];
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
 * for each chunk, has no way to end what it started, and complains of closed folders of PATH on standard output.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal, and what `input` throws; git is gone by then, and `input` is closed.
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
    // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
    await ended.catch(() => undefined);
    // An input that waits for something else than git is not waited for.
    await Promise.race([fed, wait(inputMs, undefined, { ref: false })]);
  }
}

/** Never rejects: whoever reads git's output is told what the input throws; git itself says why it stopped reading. */
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

/** git ended by itself, and not well. */
export class GitFault extends Error {
  constructor(
    message: string,
    /** Whether a signal ended it, as where git itself has a fault. */
    readonly isCrash: boolean,
  ) {
    super(message);
  }
}

export function timeOver(): Error {
  return new Error("saving the code's files took too long");
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

/** @throws Error where it did not start. */
function endOf(child: ChildProcess): Promise<ProcessEnd> {
  const ended = new Promise<ProcessEnd>((resolve, reject) => {
    child.once("exit", (exitCode, signal) => resolve({ exitCode, signal })).once("error", reject);
  });
  // The failure is told by whoever awaits it; until then it is no unhandled one.
  ended.catch(() => undefined);
  return ended;
}

/** The beginning of a stream, once that is over; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream: Readable): Promise<string> {
  let head = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    if (head.length < maxComplaintChars) head = (head + text).slice(0, maxComplaintChars);
  });
  return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}

/**
 * All that git is told by its surroundings. It finds no repository by itself, reads no configuration but that of the git
 * folder that it is given, runs no hook, asks nobody, and fetches nothing: a partial clone would name the program that does.
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
    ...(place === undefined ? {} : { GIT_WORK_TREE: place.workTree }),
    ...(place?.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
    ...(hasHome ? homeOf(variable) : {}),
    ...(hasOwnConfiguration ? {} : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
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

/** What is switched off also where a git folder of ours could say otherwise. */
const harmless: readonly (readonly [string, string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.quotePath", "false"],
];

/** Where git looks for what is its user's. */
function homeOf(variable: (name: string) => string | undefined): Record<string, string> {
  const names = ["HOME", "XDG_CONFIG_HOME"];
  return Object.fromEntries(
    names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""),
  );
}
