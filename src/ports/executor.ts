import { AgentExecError } from "../errors.js";
import type { CodeBlock } from "../facts/block.js";
import type { CheckpointEntry } from "./checkpoint.js";
import type { Execution, NetworkDecision, Shown } from "../facts/execution.js";
import type { ChangedEntry, GivenSize, WorkspaceFile } from "./workspace.js";
import type { KeptSandbox, SessionFacts } from "../facts/session.js";

export interface ExecuteOptions {
  /** Deadline of this block in milliseconds. At the deadline everything that the session's code started is killed. */
  readonly timeoutMs: number;
  /** Longest time without a byte of output, in milliseconds; then the block is killed like at its deadline. Absent: any. */
  readonly idleTimeoutMs?: number;
  /**
   * Present where the first line of a shell's block that fails ends it, as by `sh -e`: a document's author would miss a failure that
   * a later line covers. A person's own command for the shell stays as it is.
   */
  readonly stopsAtFailure?: true;
  /** When it fires the block is killed like at its deadline and the ending is `cancelled`. */
  readonly signal: AbortSignal;
  /** How much of the output is kept, where that is not the session's own limit (`max-output`). */
  readonly maxOutputBytes?: number;
  /** Live output as it arrives, decoded; not bounded, not stored. */
  readonly onOutput?: (stream: "stdout" | "stderr", text: string) => void;
  /** Each result that the execution names in `shown`, once, before it is settled. Absent: none is kept. */
  readonly onShown?: (shown: Shown) => void;
  /** What people should know of the sandbox that is no part of the block's run, in a sentence. */
  readonly onWarning?: (warning: { readonly code: string; readonly message: string }) => void;
}

/**
 * A started executor: one workspace in which blocks run one after the other.
 *
 * Files that a block leaves and processes that it started in the background are there for the next block.
 * Calls do not overlap: `execute` is not called again before the last one is settled.
 */
export interface Session {
  readonly facts: SessionFacts;
  /**
   * Runs one block to the end of its process, whoever still holds its streams.
   * Resolves with `not-run` for a language that cannot be run here or a path that leaves the workspace; with
   * `container-lost` or `daemon-lost` when the sandbox failed under it (the session is then of no use any more).
   * Output that came before a timeout, a kill or a loss is always kept. Does not throw for anything the code does.
   */
  execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution>;
  /**
   * Runs a script that decides, made of a person's own command, by `sh`, in the workspace and with the blocks' rights. It lies in no file
   * of the workspace, all of it is read before anything of it runs, and what it starts can neither change nor, where the
   * facts say that the sealed shell holds, read it; the arguments of what it starts are seen by all that runs. Otherwise
   * like `execute`.
   */
  verify(command: string, options: ExecuteOptions): Promise<Execution>;
  /**
   * Ends everything that blocks left running, servers included, so that nothing changes what is read from then on; the
   * session goes on, and its next block may start such things anew.
   *
   * Then yields what in the workspace differs from what it was given, be that nothing, files or what a person's own
   * preparation made of them; `changes` that it was started with differ from that. Deleted entries first, then files with another content or executable bit,
   * links with another target, and what is new, without the files that held blocks with generated names. A change that
   * does not come out (a device, a link that leads out, what lies in a `.git`, too large, too deep, too many) comes as
   * `LeftOut` with its reason; given files below such a name are not told of. No entry lies below a file's or a link's
   * name. Contents must be read in order, before the next entry is asked for.
   * @throws AgentExecError `session-lost` when the workspace cannot be read any more; `workspace-blocked` when what the
   *   blocks left running cannot be ended, or took all memory, which is the code's fault and ends the session.
   */
  files(options: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry>;
  /**
   * Yields what `files` would, and ends nothing: a file that is written meanwhile may come torn. What nobody has touched
   * since this was last read to its end comes as `same`. Where files lie in memory, a write through memory (`mmap`) may go
   * unseen. Absent where a session cannot; then its executor need not tell `changes` apart from what it was given.
   * @throws AgentExecError `session-lost` when the workspace cannot be read any more.
   */
  checkpoint?(options: { readonly signal: AbortSignal }): AsyncIterable<CheckpointEntry>;
  /**
   * What was decided about the network since the last execution, for code that goes on in the background; each decision
   * is told once. Absent where no executor decides about a network.
   */
  takeNetworkDecisions?(): readonly NetworkDecision[];
  /**
   * Lets the sandbox outlive the run; after it only `stop` is called, which then leaves it alone. Null where nothing is
   * there to be kept any more. Never throws. Absent where no person asked for it.
   */
  readonly keep?: () => Promise<KeptSandbox | null>;
  /** Ends the sandbox and all that runs in it. Idempotent, never throws, back within 0.5 s in the median. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Ends a start that is under way; nothing of it is left. */
  readonly signal: AbortSignal;
  /** Files for the workspace before the first block; absent: it is empty. */
  readonly files?: AsyncIterable<WorkspaceFile>;
  /**
   * What is then made different in the workspace before the first block, as `files` of another session yields it. A
   * person's own preparation of the sandbox does not find it: it would run what code wrote. What was left out there is
   * taken away, with all below it, since it is not here as it was there.
   */
  readonly changes?: AsyncIterable<ChangedEntry>;
  /** Progress for people: pulling an image, layer by layer. */
  readonly onProgress?: (text: string) => void;
  /**
   * To be called once what the start needs was found, such as an engine that answers and an image that is here or is
   * coming: the rest is only a matter of time, and a model is asked beside it. More calls mean nothing. An executor
   * that never calls it has the model asked when its start has ended.
   */
  readonly onFound?: () => void;
  /**
   * What the session is for. Only one for `blocks` gets the name that a person chose, and is kept for looking inside
   * where a person asked for that; of one for a `verification` nobody asks for `files`. Default: `blocks`.
   */
  readonly purpose?: "blocks" | "verification";
}

/** Where code runs. One executor serves a run; a session of it is one sandbox. */
export interface Executor {
  readonly name: string;
  /** Present where nothing of what is written is run: a reply with code is an answer then. */
  readonly runsNothing?: true;
  /** What is odd or unused of what it was told, in whole sentences. Absent: nothing. */
  readonly warnings?: readonly string[];
  /**
   * The usage text for the writer: which languages, how to name files, which limits, what state lives across
   * blocks, whether there is a network. Plain Markdown, the same before and after `start`.
   */
  describe(): string;
  /**
   * Refuses what its workspace would not take, before anything was asked or started. Absent: it takes anything.
   * @throws AgentExecError `settings-invalid` that tells both sizes.
   */
  checkRoom?(size: GivenSize): void;
  /** Values that a run hides in all that it shows and keeps, beside those of the settings. Absent: none. */
  secrets?(): readonly string[];
  /** @throws AgentExecError `engine-unavailable`, `image-unavailable`, `image-unsuitable`. */
  start(options: StartOptions): Promise<Session>;
}

export class EngineUnavailableError extends AgentExecError {
  constructor(message: string, nextStep: string, cause?: unknown) {
    super("engine-unavailable", message, { nextStep, cause, isRetryable: true });
  }
}

export class ImageUnavailableError extends AgentExecError {
  constructor(message: string, nextStep: string, cause?: unknown) {
    super("image-unavailable", message, { nextStep, cause });
  }
}
