import { AgentExecError } from "../errors.js";
import type { CodeBlock } from "../facts/block.js";
import type { CheckpointEntry } from "./checkpoint.js";
import type { Execution, NetworkDecision, Shown } from "../facts/execution.js";
import type { ChangedEntry, GivenSize, WorkspaceFile } from "./workspace.js";
import type { KeptSandbox, SessionFacts } from "../facts/session.js";

export interface ExecuteOptions {
  /** The block's time limit in milliseconds. At the limit, everything that the session's code started is killed. */
  readonly timeoutMs: number;
  /**
   * How long the block may print nothing, in milliseconds. After that time it is killed as at its time limit. Absent:
   * no limit.
   */
  readonly idleTimeoutMs?: number;
  /**
   * If present, a shell block ends at its first failing line, as with `sh -e`. Otherwise the author of a document could
   * miss a failure before the last line. Verifications do not use this option.
   */
  readonly stopsAtFailure?: true;
  /** If it fires, the block is killed as at its time limit, and its ending is `cancelled`. */
  readonly signal: AbortSignal;
  /** How many bytes of output to keep. Absent: the session's own limit (`max-output`). */
  readonly maxOutputBytes?: number;
  /** Gets the output at once, as text. It is not shortened and not stored. */
  readonly onOutput?: (stream: "stdout" | "stderr", text: string) => void;
  /**
   * Gets each displayed result once, before the call resolves. `shown` of the execution lists them. Absent: results are
   * not kept.
   */
  readonly onShown?: (shown: Shown) => void;
  /** Gets a sentence that people should know about the sandbox, separate from the block's result. */
  readonly onWarning?: (warning: { readonly code: string; readonly message: string }) => void;
}

/**
 * A started executor: one workspace in which blocks run one after the other.
 *
 * The next block finds the files and the background processes of the blocks before it. Calls do not overlap: `execute`
 * is called again only after the last call has settled.
 */
export interface Session {
  readonly facts: SessionFacts;
  /**
   * Runs one block until its process ends, even if other processes keep its output open. Resolves with `not-run` if the
   * language cannot run here or the path leaves the workspace. Resolves with `container-lost` or `daemon-lost` if the
   * sandbox failed, and then the session cannot be used again. Keeps all output that came before a timeout, a kill or a
   * loss. Does not throw for anything that the code does.
   */
  execute(block: CodeBlock, options: ExecuteOptions): Promise<Execution>;
  /**
   * Runs a verification's script with `sh`, in the workspace and with the blocks' rights. No file in the workspace
   * contains the script. The shell reads all of it before it runs anything. Programs that the script starts cannot
   * change it, and cannot read it if the facts say that `sealed shell` is enforced. All processes can see the arguments
   * of these programs. Otherwise the method works like `execute`.
   */
  verify(command: string, options: ExecuteOptions): Promise<Execution>;
  /**
   * Ends everything that blocks left running, so that nothing changes the files while they are read. The session
   * continues, and the next block can start processes again. After that, yields the differences between the workspace
   * and its original files. Files made by `setup` count as original files. The start's `changes` do not. The order is:
   * deleted entries, then files with another content or executable bit, links with another target, and new files. Files
   * that hold blocks with generated names are left out. A change that cannot be copied (a device, a link that leads
   * out, a file in `.git`, too large, too deep, too many) comes as `LeftOut` with its reason. Read each content before
   * you ask for the next entry.
   * @throws AgentExecError `session-lost` if the workspace cannot be read any more; `workspace-blocked` if leftover
   * processes cannot be ended or took all memory. `workspace-blocked` is the code's fault and ends the session.
   */
  files(options: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry>;
  /**
   * Yields the same entries as `files`, but ends no process. So a file that is being written may be incomplete. Files
   * that have not changed since the last complete read come as `same`. If files are in memory, a write through `mmap`
   * may be missed. Absent if a session cannot do this. In that case its executor may treat `changes` as original files.
   * @throws AgentExecError `session-lost` if the workspace cannot be read any more.
   */
  checkpoint?(options: { readonly signal: AbortSignal }): AsyncIterable<CheckpointEntry>;
  /**
   * Returns the network decisions since the last execution, for code that runs in the background. Each decision is
   * returned once. Absent if the executor does not decide about the network.
   */
  takeNetworkDecisions?(): readonly NetworkDecision[];
  /**
   * Keeps the sandbox after the run. After this call, only `stop` is called, and it does not end the sandbox. Null if
   * the sandbox is already gone. Never throws. Absent unless a person asked to keep the sandbox.
   */
  readonly keep?: () => Promise<KeptSandbox | null>;
  /** Ends the sandbox and everything in it. May be called twice. Never throws. Usually takes less than 0.5 s. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** If it fires, the start ends and leaves nothing. */
  readonly signal: AbortSignal;
  /** The files for the workspace before the first block. Absent: the workspace is empty. */
  readonly files?: AsyncIterable<WorkspaceFile>;
  /**
   * Changes to apply to the workspace before the first block, in the form of another session's `files`. `setup`
   * commands do not see them, because otherwise they would run the code's own files. If an entry was left out, its path
   * and everything below it are removed.
   */
  readonly changes?: AsyncIterable<ChangedEntry>;
  /** Shows progress to people, such as the layers of an image that is pulled. */
  readonly onProgress?: (text: string) => void;
  /**
   * Called as soon as only time is needed, for example when the engine answers and the image is found. The run then
   * asks the model while the start goes on. Further calls do nothing. Without a call, the run asks the model after the
   * start.
   */
  readonly onFound?: () => void;
  /**
   * What the session is for. Only a session for `blocks` gets the container name that a person chose, and can be kept
   * after the run. A session for a `verification` is never asked for its `files`. Default: `blocks`.
   */
  readonly purpose?: "blocks" | "verification";
}

export interface DescribeOptions {
  /** Present if the run only saves blocks with a file name, and never asks the executor to run them. */
  readonly savesNamed?: true | undefined;
}

/** The part that runs code. One executor serves a run, and each of its sessions is one sandbox. */
export interface Executor {
  readonly name: string;
  /** Present if the executor never runs code. In that case a reply with code counts as an answer. */
  readonly runsNothing?: true;
  /** Problems with the executor's options, in whole sentences. Absent: none. */
  readonly warnings?: readonly string[];
  /**
   * Describes the sandbox for the writer, in Markdown: languages, how to name files, limits, what stays from block to
   * block, and the network. The text must be the same before and after `start`.
   */
  describe(options?: DescribeOptions): string;
  /**
   * Refuses files that are too large for the workspace, before anything starts. Absent: all files fit.
   * @throws AgentExecError `settings-invalid` with both sizes.
   */
  checkRoom?(size: GivenSize): void;
  /** Values that a run must hide everywhere, in addition to the settings' secrets. Absent: none. */
  secrets?(): readonly string[];
  /** Starts a sandbox. @throws AgentExecError `engine-unavailable`, `image-unavailable`, `image-unsuitable`. */
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
