import { AgentExecError } from "../errors.js";
import { blockOf, type CodeBlock } from "../ports/block.js";
import type { ExecuteOptions, Execution, Executor } from "../ports/executor.js";
import type { Session, SessionFacts, StartOptions } from "../ports/executor.js";
import type { ChangedEntry, GivenSize } from "../ports/workspace.js";
import { filesWithChanges } from "../executors/with-changes.js";
import { completeExecution, type OwnExecution } from "./execution.js";
import { filesOf, type GivenFiles } from "./files.js";
import { refuseUnknown } from "./known-options.js";
import { never } from "./never.js";
import { valuesOf } from "./options.js";
import { ownWork } from "./own-work.js";

/** An executor as a person makes one: an `Executor` of which all that a run can do without has a default. */
export interface OwnExecutor {
  readonly name: string;
  /** What the writer is told: which languages, how to name files, which limits, what lives on from block to block. Markdown. */
  describe(): string;
  /** Throws where it would not take so much. Default: it takes anything. */
  checkRoom?(size: GivenSize): void;
  /**
   * Makes the place that code runs in. On abort nothing of it is left.
   * @throws what ends the run as `infrastructure-error`: an `AgentExecError`, or any error.
   */
  start(options: StartOptions): Promise<OwnSession>;
  /**
   * Whether `start` looks at `changes`, as one must that prepares its place by commands which may run what lies there.
   * Default: not, and `files` are then those with the changes made.
   */
  readonly takesChanges?: true;
  /** Values that a run hides in all that it shows and keeps, such as a password. Default: none. */
  secrets?(): readonly string[];
}

/** A session as a person makes one: a `Session` of which all but `execute` has a default. */
export interface OwnSession extends Pick<Partial<Session>, "takeNetworkDecisions" | "keep" | "checkpoint"> {
  /** Default: the executor's name, no image, no limits, no languages named. */
  readonly facts?: Partial<SessionFacts>;
  /**
   * Runs one block to its end, and keeps to `timeoutMs` and `signal`: nobody else ends it. A program that fails is an
   * answer; what this throws is the executor's own failure, for which a fresh session is tried twice.
   */
  execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution | OwnExecution>;
  /**
   * Runs one of the commands that decide, so that the code which it starts cannot change it. Default: like a block of `sh`.
   */
  verify?(command: string, options: ExecuteOptions): Promise<Execution | OwnExecution>;
  /**
   * What the code left of new, different and deleted files and links; those that are as they were given may be among
   * them. Default: nothing, with which a run that has `verify` is refused.
   */
  files?(options: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry>;
  /** Ends what was started. Idempotent. Default: nothing is to be ended. */
  stop?(): Promise<void>;
}

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

/**
 * An executor of a person's own, or of ours, with all that the port asks for and the defaults of the library.
 * @param needs `needsFiles`: a session that gives no files back is refused, for what is asked of it cannot be done then.
 */
export function completeExecutor(
  own: OwnExecutor,
  { needsFiles = false }: { readonly needsFiles?: boolean } = {},
): LibraryExecutor {
  const { name } = own;
  return {
    name,
    takesChanges: true,
    describe: () => own.describe(),
    ...(own.checkRoom && { checkRoom: (size: GivenSize) => own.checkRoom?.(size) }),
    secrets: () => own.secrets?.() ?? [],
    async start({ signal = never(), files, changes, ...rest } = {}) {
      const given = givenOf(own, {
        ...(files === undefined ? {} : { files: filesOf(files) }),
        ...(changes === undefined ? {} : { changes }),
      });
      const session = await ownWork({ part: `executor ${name}`, code: "engine-unavailable", signal }, () =>
        own.start({ ...rest, ...given, signal }),
      );
      const complete = completeSession(session, own);
      if (!needsFiles || session.files !== undefined) return complete;
      await complete.stop();
      throw new AgentExecError(
        "settings-invalid",
        `The executor ${name} gives no files back to be verified.`,
        {
          nextStep: "Give its session `files`, or leave `verify` out.",
        },
      );
    },
  };
}

function givenOf({ takesChanges }: OwnExecutor, options: Given): Given {
  if (takesChanges === true) return options;
  const files = filesWithChanges(options);
  return files === null ? {} : { files };
}

type Given = Pick<StartOptions, "files" | "changes">;

function completeSession(
  own: OwnSession,
  { name, takesChanges }: Pick<OwnExecutor, "name" | "takesChanges">,
): LibrarySession {
  const stop = async (): Promise<void> => own.stop?.();
  const { takeNetworkDecisions, keep, checkpoint } = own;
  /** One block or command, with what its options and its answer leave out. */
  const complete = async (
    { signal = never(), ...options }: Partial<ExecuteOptions>,
    run: (options: ExecuteOptions) => Promise<Execution | OwnExecution>,
  ): Promise<Execution> => {
    const { timeoutMs } = valuesOf(options, ["timeoutMs"]);
    const startedAt = performance.now();
    const given = await ownWork({ part: `executor ${name}`, code: "session-lost", signal }, () =>
      run({ ...options, timeoutMs, signal }),
    );
    return completeExecution(given, { name, durationMs: performance.now() - startedAt });
  };
  return {
    facts: { ...noFacts, executor: name, ...own.facts },
    async execute({ path = null, ...code }, options = {}) {
      refuseUnknown("execute", options, known);
      if (typeof code.language !== "string" || typeof code.code !== "string") throw noCode();
      const block = blockOf({ ...code, path, language: code.language.toLowerCase() });
      return complete(options, (all) => own.execute(block, all));
    },
    async verify(command, options) {
      const block = blockOf({ language: "sh", code: `${command}\n`, path: null });
      return complete(options, (all) => own.verify?.(command, all) ?? own.execute(block, all));
    },
    files: ({ signal = never() } = {}) => own.files?.({ signal }) ?? filesOf({}),
    stop,
    [Symbol.asyncDispose]: stop,
    ...(takeNetworkDecisions && { takeNetworkDecisions: () => takeNetworkDecisions.call(own) }),
    ...(keep && { keep: () => keep.call(own) }),
    // Changes among the files that it is given are none to a session later.
    ...(checkpoint && takesChanges && { checkpoint: (options: Signalled) => checkpoint.call(own, options) }),
  };
}

type Signalled = { readonly signal: AbortSignal };

const known = {
  timeoutMs: true,
  idleTimeoutMs: true,
  signal: true,
  onOutput: true,
  onShown: true,
  onWarning: true,
} as const satisfies Readonly<Record<keyof ExecuteOptions, true>>;

function noCode(): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    "What is to be executed lacks its `language` or its `code`.",
    {
      nextStep: 'Give both as texts: `{ language: "python", code: "print(1)" }`.',
    },
  );
}

const noFacts = { image: null, digest: null, limits: {}, held: {}, languages: [] };
