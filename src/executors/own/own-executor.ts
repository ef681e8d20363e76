import { AgentExecError, ownWork } from "../../errors.js";
import { blockOf, type CodeBlock } from "../../facts/block.js";
import type {
  DescribeOptions,
  ExecuteOptions,
  Executor,
  Session,
  StartOptions,
} from "../../ports/executor.js";
import type { Execution } from "../../facts/execution.js";
import type { SessionFacts } from "../../facts/session.js";
import type { ChangedEntry, GivenSize } from "../../ports/workspace.js";
import { filesWithChanges } from "../entries/with-changes.js";
import { chooseNamedFile } from "../languages/code-file.js";
import { completeExecution, type OwnExecution } from "./own-execution.js";

/** An executor that a user implements. Everything that is not essential has a default. */
export interface OwnExecutor {
  readonly name: string;
  /** Returns Markdown for the writer: languages, file names, limits, and what stays from block to block. */
  describe(options?: DescribeOptions): string;
  /** Throws if the files are too many or too large. Default: all files fit. */
  checkRoom?(size: GivenSize): void;
  /**
   * Starts the sandbox. On abort, it must leave nothing.
   * @throws any error; it ends the run as `infrastructure-error`. An `AgentExecError` can name the next step.
   */
  start(options: StartOptions): Promise<OwnSession>;
  /**
   * Present if `start` uses `changes`. It must do so if it runs commands that may execute the workspace's files.
   * Default: false, and `files` already include the changes.
   */
  readonly takesChanges?: true;
  /**
   * Present if `execute` itself refuses file names that leave the workspace. Default: agent-exec refuses them, and all
   * names are relative to the workspace.
   */
  readonly checksNames?: true;
  /** Values that the run hides everywhere, such as a password. Default: none. */
  secrets?(): readonly string[];
}

/** A session that a user implements. Only `execute` is required. */
export interface OwnSession extends Pick<Partial<Session>, "takeNetworkDecisions" | "keep" | "checkpoint"> {
  /** Default: the executor's name; no image, limits or languages. */
  readonly facts?: Partial<SessionFacts>;
  /**
   * Runs one block to its end. It must respect `timeoutMs` and `signal`, because nothing else ends the block. A program
   * that fails is a normal result. Throw only if the executor itself fails. The run then tries a fresh session, at most
   * twice.
   */
  execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution | OwnExecution>;
  /** Runs a verification's command so that the code that it starts cannot change it. Default: like a block of `sh`. */
  verify?(command: string, options: ExecuteOptions): Promise<Execution | OwnExecution>;
  /**
   * Yields the new, changed and deleted files and links. Unchanged ones may be among them. Without this method, a run
   * with `verify` is refused.
   */
  files?(options: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry>;
  /** Ends everything that was started. May be called twice. Default: does nothing. */
  stop?(): Promise<void>;
}

export interface Completion {
  /** Refuses a session without `files`. Default: false. */
  readonly needsFiles?: boolean;
  /** How much of a block's output to keep. Default: 1 MiB. */
  readonly maxOutputBytes?: number;
}

/** Completes a user's executor for the port. */
export function completeExecutor(own: OwnExecutor, completion: Completion = {}): Executor {
  const { name } = own;
  return {
    name,
    describe: (options) => own.describe(options),
    ...(own.checkRoom && { checkRoom: (size: GivenSize) => own.checkRoom?.(size) }),
    secrets: () => own.secrets?.() ?? [],
    async start(options) {
      const { signal } = options;
      const given = givenOf(own, options);
      const session = await ownWork({ part: `executor ${name}`, code: "engine-unavailable", signal }, () =>
        own.start(given),
      );
      if (typeof (session as OwnSession | undefined)?.execute !== "function") throw noSession(name);
      const complete = completeSession(session, own, completion);
      if (completion.needsFiles !== true || session.files !== undefined) return complete;
      await complete.stop();
      throw new AgentExecError(
        "settings-invalid",
        `The executor ${name} starts a sandbox without the method \`files\`, but \`verify\` needs this method.`,
        {
          nextStep: "Add the method `files` to the object that `start` returns, or omit `verify`.",
        },
      );
    },
  };
}

function noSession(name: string): AgentExecError {
  return new AgentExecError(
    "engine-unavailable",
    `The executor ${name} failed: its \`start\` did not return an object with a method \`execute\`.`,
    {
      nextStep:
        "Fix `start`. agent-exec's `docs/executors.md` lists the methods of the object that `start` must return.",
    },
  );
}

function givenOf({ takesChanges }: OwnExecutor, options: StartOptions): StartOptions {
  if (takesChanges === true) return options;
  const { files: _files, changes: _changes, ...rest } = options;
  const files = filesWithChanges(options);
  return files === null ? rest : { ...rest, files };
}

function completeSession(
  own: OwnSession,
  { name, takesChanges, checksNames }: Pick<OwnExecutor, "name" | "takesChanges" | "checksNames">,
  { maxOutputBytes }: Completion,
): Session {
  const { takeNetworkDecisions, keep, checkpoint } = own;
  /** Runs one block or command, and completes the answer. */
  const complete = async (
    { onOutput, ...options }: ExecuteOptions,
    run: (options: ExecuteOptions) => Promise<Execution | OwnExecution>,
  ): Promise<Execution> => {
    const startedAt = performance.now();
    const { signal } = options;
    const given = await ownWork({ part: `executor ${name}`, code: "session-lost", signal }, () =>
      run({ ...options, ...(onOutput && { onOutput: unthrowing(onOutput) }) }),
    );
    const durationMs = performance.now() - startedAt;
    const limit = options.maxOutputBytes ?? maxOutputBytes;
    return completeExecution(given, { name, durationMs, maxOutputBytes: limit });
  };
  let isStopped = false;
  return {
    facts: { ...noFacts, executor: name, ...own.facts },
    async execute(block, options) {
      const chosen = block.path === null || checksNames ? null : chooseNamedFile(block.path);
      return complete(options, async (all) => {
        if (chosen === null) return own.execute(block, all);
        if (!("refusal" in chosen)) return own.execute({ ...block, path: chosen.path }, all);
        return { ending: "not-run", notRun: "refused", exitCode: null, evidence: chosen.refusal };
      });
    },
    async verify(command, options) {
      const block = blockOf({ language: "sh", code: `${command}\n`, path: null });
      return complete(options, (all) => own.verify?.(command, all) ?? own.execute(block, all));
    },
    files(options) {
      if (isStopped) throw stopped(name);
      return own.files?.(options) ?? noFiles();
    },
    async stop() {
      isStopped = true;
      await own.stop?.();
    },
    ...(takeNetworkDecisions && { takeNetworkDecisions: () => takeNetworkDecisions.call(own) }),
    ...(keep && { keep: () => keep.call(own) }),
    // A later session counts changes among its given files as original files.
    ...(checkpoint && takesChanges && { checkpoint: (options: Signalled) => checkpoint.call(own, options) }),
  };
}

function stopped(name: string): AgentExecError {
  return new AgentExecError("session-lost", `The sandbox of the executor ${name} has stopped.`, {
    nextStep: "Read the sandbox's files before you call `stop`.",
  });
}

/** A failing listener must not make the block fail. */
function unthrowing(onOutput: NonNullable<ExecuteOptions["onOutput"]>): typeof onOutput {
  return (stream, text) => {
    try {
      onOutput(stream, text);
    } catch {
      // The listener itself reports the error.
    }
  };
}

type Signalled = { readonly signal: AbortSignal };

async function* noFiles(): AsyncGenerator<ChangedEntry> {}

const noFacts = { image: null, digest: null, limits: {}, held: {}, languages: [] };
