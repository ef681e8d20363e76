import { AgentExecError } from "../errors.js";
import { blockOf } from "../facts/block.js";
import type { ExecuteOptions, Executor, Session, StartOptions } from "../ports/executor.js";
import type { Execution } from "../facts/execution.js";
import type { ChangedEntry } from "../ports/workspace.js";
import { type Completion, completeExecutor, type OwnExecutor } from "../executors/own/own-executor.js";
export type { OwnExecution } from "../executors/own/own-execution.js";
export type { OwnExecutor, OwnSession } from "../executors/own/own-executor.js";
import { filesOf, type GivenFiles } from "./files.js";
import { refuseUnknown } from "./known-options.js";
import { never } from "./never.js";
import { valuesOf } from "./options.js";

/** Code to be run; a block of a run will do as well. */
export interface Code {
  /** `python`, `sh`, `bash`, `javascript`, or another word that a fence of theirs has. */
  readonly language: string;
  readonly code: string;
  /** The file that the code is written to, relative to the workspace. Default: one of its own. */
  readonly path?: string | null;
}

/** A session as the library hands it out: `await using` ends it. */
export interface LibrarySession extends Session, AsyncDisposable {
  /**
   * Runs code to the end of its process. What blocks leave in the workspace is there for the next, variables are not;
   * calls do not overlap. Never throws for what code does: how it ended is the `ending`.
   * @param options `timeoutMs`: default 2 minutes; `signal`: default never; when it fires the ending is `cancelled`.
   * @throws AgentExecError `settings-invalid` for a `timeoutMs` below 100 ms or above 6 h.
   */
  execute(code: Code, options?: Partial<ExecuteOptions>): Promise<Execution>;
  /**
   * What differs from the files at the start, entry by entry: each is read before the next is asked for. Ends what code
   * left running.
   */
  files(options?: { readonly signal?: AbortSignal }): AsyncIterable<ChangedEntry>;
}

/** How a session of the library starts: all of it has a default. */
export interface LibraryStart extends Partial<Omit<StartOptions, "files">> {
  /** What the workspace begins with. Default: nothing. */
  readonly files?: GivenFiles;
}

/** An executor as the library hands it out. It is one of the port too: `createRun` and the contract take it as it is. */
export interface LibraryExecutor extends Executor {
  /**
   * Resolves when code can run. `signal` ends a start that is under way, with the signal's reason, and nothing of it is left.
   * @throws AgentExecError `engine-unavailable`, `image-unavailable`, `image-unsuitable` and others (docs/errors.md).
   */
  start(options?: LibraryStart): Promise<LibrarySession>;
  readonly takesChanges: true;
  /** What a run with it hides in all that it shows and keeps. */
  secrets(): readonly string[];
}

/** An executor of a person's own, or of ours, with all that the port asks for and the defaults of the library. */
export function libraryExecutor(own: OwnExecutor, completion: Completion = {}): LibraryExecutor {
  const executor = completeExecutor(own, completion);
  return {
    ...executor,
    takesChanges: true,
    secrets: () => own.secrets?.() ?? [],
    async start({ signal = never(), files, ...rest } = {}) {
      const given = files === undefined ? {} : { files: filesOf(files) };
      return librarySession(await executor.start({ ...rest, ...given, signal }));
    },
  };
}

function librarySession(session: Session): LibrarySession {
  return {
    ...session,
    async execute({ path = null, ...code }, options = {}) {
      refuseUnknown("execute", options, known);
      if (typeof code.language !== "string" || typeof code.code !== "string") throw noCode();
      const { timeoutMs } = valuesOf(options, ["timeoutMs"]);
      const block = blockOf({ ...code, path, language: code.language.toLowerCase() });
      return session.execute(block, { ...options, timeoutMs, signal: options.signal ?? never() });
    },
    files: ({ signal = never() } = {}) => session.files({ signal }),
    [Symbol.asyncDispose]: () => session.stop(),
  };
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

function noCode(): AgentExecError {
  return new AgentExecError("settings-invalid", "The code to execute lacks `language` or `code`.", {
    nextStep: 'Pass both as strings: `{ language: "python", code: "print(1)" }`.',
  });
}
