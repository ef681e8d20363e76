import { AgentExecError, ownWork } from "../../errors.js";
import { blockOf, type CodeBlock } from "../../facts/block.js";
import type { ExecuteOptions, Executor, Session, StartOptions } from "../../ports/executor.js";
import type { Execution } from "../../facts/execution.js";
import type { SessionFacts } from "../../facts/session.js";
import type { ChangedEntry, GivenSize } from "../../ports/workspace.js";
import { filesWithChanges } from "../entries/with-changes.js";
import { completeExecution, type OwnExecution } from "./own-execution.js";

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

export interface Completion {
  /** A session that gives no files back is refused, for what is asked of it cannot be done then. Default: false. */
  readonly needsFiles?: boolean;
  /** How much of a block's output is kept. Default: 1 MiB. */
  readonly maxOutputBytes?: number;
}

/** An executor of a person's own with all that the port asks for. */
export function completeExecutor(own: OwnExecutor, completion: Completion = {}): Executor {
  const { name } = own;
  return {
    name,
    describe: () => own.describe(),
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
      throw new AgentExecError("settings-invalid", `The executor ${name} does not return files to verify.`, {
        nextStep: "Add `files` to its session, or omit `verify`.",
      });
    },
  };
}

function noSession(name: string): AgentExecError {
  return new AgentExecError(
    "engine-unavailable",
    `The executor ${name} failed: its \`start\` did not return a session with a method \`execute\`.`,
    { nextStep: "Fix `start`; docs/library.md describes a session." },
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
  { name, takesChanges }: Pick<OwnExecutor, "name" | "takesChanges">,
  { maxOutputBytes }: Completion,
): Session {
  const { takeNetworkDecisions, keep, checkpoint } = own;
  /** One block or command, with what its answer leaves out. */
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
    return completeExecution(given, {
      name,
      durationMs,
      maxOutputBytes: options.maxOutputBytes ?? maxOutputBytes,
    });
  };
  return {
    facts: { ...noFacts, executor: name, ...own.facts },
    execute: (block, options) => complete(options, (all) => own.execute(block, all)),
    async verify(command, options) {
      const block = blockOf({ language: "sh", code: `${command}\n`, path: null });
      return complete(options, (all) => own.verify?.(command, all) ?? own.execute(block, all));
    },
    files: (options) => own.files?.(options) ?? noFiles(),
    stop: async () => own.stop?.(),
    ...(takeNetworkDecisions && { takeNetworkDecisions: () => takeNetworkDecisions.call(own) }),
    ...(keep && { keep: () => keep.call(own) }),
    // Changes among the files that it is given are none to a session later.
    ...(checkpoint && takesChanges && { checkpoint: (options: Signalled) => checkpoint.call(own, options) }),
  };
}

/** Whoever looks on and fails is no reason for a block to. */
function unthrowing(onOutput: NonNullable<ExecuteOptions["onOutput"]>): typeof onOutput {
  return (stream, text) => {
    try {
      onOutput(stream, text);
    } catch {
      // It is told by whoever looks on.
    }
  };
}

type Signalled = { readonly signal: AbortSignal };

async function* noFiles(): AsyncGenerator<ChangedEntry> {}

const noFacts = { image: null, digest: null, limits: {}, held: {}, languages: [] };
