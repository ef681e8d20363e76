import { settingsInvalid } from "../errors.js";
import { blockOf } from "../facts/block.js";
import type { ExecuteOptions, Executor, Session, StartOptions } from "../ports/executor.js";
import type { Execution } from "../facts/execution.js";
import type { ChangedEntry, WorkspaceFile } from "../ports/workspace.js";
import { type Completion, completeExecutor, type OwnExecutor } from "../executors/own/own-executor.js";
import { refuseUnknown, valuesOf } from "./options.js";
import { contentOf } from "../files/content.js";

export type { OwnExecution } from "../executors/own/own-execution.js";
export type { OwnExecutor, OwnSession } from "../executors/own/own-executor.js";

/** Code to run. A block of a run is also accepted. */
export interface Code {
  /** `python`, `sh`, `bash`, `javascript`, or another name of a language (docs/languages.md). */
  readonly language: string;
  readonly code: string;
  /** The file for the code, relative to the workspace. Default: a generated name. */
  readonly path?: string | null;
}

/** A session that ends automatically if you declare it with `await using`. */
export interface LibrarySession extends Session, AsyncDisposable {
  /**
   * Runs code until its process ends. The next block finds the files but not the variables. Calls must not overlap.
   * Never throws because of the code. `ending` says how the code ended.
   * @param options `timeoutMs`: default 2 minutes; `signal`: default never, and if it fires the ending is `cancelled`.
   * @throws AgentExecError `settings-invalid` for a `timeoutMs` below 100 ms or above 6 h.
   */
  execute(code: Code, options?: Partial<ExecuteOptions>): Promise<Execution>;
  /**
   * Runs a command with `sh` on the files that the code left. The code cannot change the command.
   * @param options as for `execute`
   */
  verify(command: string, options?: Partial<ExecuteOptions>): Promise<Execution>;
  /**
   * Yields each difference from the original files. Read each content before you ask for the next entry. Ends
   * everything that the code left running.
   */
  files(options?: { readonly signal?: AbortSignal }): AsyncIterable<ChangedEntry>;
}

export interface LibraryStart extends Partial<Omit<StartOptions, "files">> {
  /** The files of the workspace. By default there is none. */
  readonly files?: GivenFiles;
}

/** An executor of the library. `createRun` and the contract tests also accept it. */
export interface LibraryExecutor extends Executor {
  /**
   * Resolves when code can run. If `signal` fires, the start ends with the signal's reason and leaves nothing.
   * @throws AgentExecError `engine-unavailable`, `image-unavailable`, `image-unsuitable` and others (docs/errors.md).
   */
  start(options?: LibraryStart): Promise<LibrarySession>;
  readonly takesChanges: true;
  readonly checksNames: true;
  /** Values that a run with this executor hides everywhere. */
  secrets(): readonly string[];
}

/** Adds the library's defaults to an executor, which may be the user's own. */
export function libraryExecutor(own: OwnExecutor, completion: Completion = {}): LibraryExecutor {
  const executor = completeExecutor(own, completion);
  return {
    ...executor,
    takesChanges: true,
    // `executor` does it if its own code does not.
    checksNames: true,
    secrets: () => own.secrets?.() ?? [],
    async start({ signal = new AbortController().signal, files, ...rest } = {}) {
      const given = files !== undefined && { files: filesOf(files) };
      return librarySession(await executor.start({ ...rest, ...given, signal }));
    },
  };
}

function librarySession(session: Session): LibrarySession {
  return {
    ...session,
    async execute({ path = null, ...code }, options) {
      const complete = completeOptions("execute", options);
      if (typeof code.language !== "string" || typeof code.code !== "string")
        throw settingsInvalid(
          "The code to execute has no `language` or no `code`.",
          'Pass both as strings: `{ language: "python", code: "print(1)" }`.',
        );
      const block = blockOf({ ...code, path, language: code.language.toLowerCase() });
      return session.execute(block, complete);
    },
    verify: async (command, options) => session.verify(command, completeOptions("verify", options)),
    files: ({ signal = new AbortController().signal } = {}) => session.files({ signal }),
    [Symbol.asyncDispose]: () => session.stop(),
  };
}

function completeOptions(of: "execute" | "verify", options: Partial<ExecuteOptions> = {}): ExecuteOptions {
  refuseUnknown(of, options, known);
  const { timeoutMs } = valuesOf(options, ["timeoutMs"]);
  return { ...options, timeoutMs, signal: options.signal ?? new AbortController().signal };
}

const known = {
  timeoutMs: true,
  idleTimeoutMs: true,
  signal: true,
  stopsAtFailure: true,
  onOutput: true,
  onShown: true,
  onWarning: true,
  maxOutputBytes: true,
} as const satisfies Readonly<Record<keyof ExecuteOptions, true>>;

/**
 * Files by their paths. A path is relative to the workspace and uses `/`. For large files, pass an async iterable
 * instead.
 */
export type GivenFiles = Readonly<Record<string, string | Uint8Array>> | AsyncIterable<WorkspaceFile>;

function filesOf(files: GivenFiles): AsyncIterable<WorkspaceFile> {
  return Symbol.asyncIterator in files ? (files as AsyncIterable<WorkspaceFile>) : entriesOf(files);
}

async function* entriesOf(
  files: Exclude<GivenFiles, AsyncIterable<WorkspaceFile>>,
): AsyncGenerator<WorkspaceFile> {
  const modifiedAt = Date.now();
  for (const [path, given] of Object.entries(files)) {
    const bytes = typeof given === "string" ? Buffer.from(given) : given;
    const content = contentOf(bytes);
    yield { kind: "file", path, bytes: bytes.length, isExecutable: false, modifiedAt, content };
  }
}
