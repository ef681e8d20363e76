import { AgentExecError } from "../errors.js";
import type { CodeBlock } from "../facts/block.js";
import type { CheckpointEntry } from "./checkpoint.js";
import type { Execution, NetworkDecision, Shown } from "../facts/execution.js";
import type { ChangedEntry, GivenSize, WorkspaceFile } from "./workspace.js";
import type { KeptSandbox, SessionFacts } from "../facts/session.js";

export interface ExecuteOptions {
  /** Deadline of this block in milliseconds. At the deadline everything that the session's code started is killed. */
  readonly timeoutMs: number;
  /**
   * The longest time without output, in milliseconds. After that time the block is killed as at its deadline. Absent:
   * no limit.
   */
  readonly idleTimeoutMs?: number;
  /**
   * If present, a shell block ends at its first line that fails, as with `sh -e`. If the shell went on, the author of a
   * document could miss a failure before the last line. Verifications do not use this option.
   */
  readonly stopsAtFailure?: true;
  /** When it fires, the block is killed as at its deadline, and its ending is `cancelled`. */
  readonly signal: AbortSignal;
  /** How many bytes of output to keep. Absent: the session's own limit (`max-output`). */
  readonly maxOutputBytes?: number;
  /** Gets the output at once, as text. The text is not limited and not stored. */
  readonly onOutput?: (stream: "stdout" | "stderr", text: string) => void;
  /**
   * Gets each result that `shown` of the execution names, once, before the call resolves. Absent: no result is kept.
   */
  readonly onShown?: (shown: Shown) => void;
  /** Gets a sentence about the sandbox that people should know, apart from the block's result. */
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
   * of these programs. In all other ways the method is like `execute`.
   */
  verify(command: string, options: ExecuteOptions): Promise<Execution>;
  /**
   * Ends everything that blocks left running, so that nothing changes the files while they are read. The session
   * continues, and the next block can start processes again. After that, yields the differences between the workspace
   * and its original files. The files that `setup` made belong to the original files, but `changes` from the start do
   * not. The order is: deleted entries, then files with another content or executable bit, links with another target,
   * and new files. Files that hold blocks with generated names are left out. A change that cannot be copied (a device,
   * a link that leads out, a file in `.git`, too large, too deep, too many) comes as `LeftOut` with its reason. Read
   * each content before you ask for the next entry.
   * @throws AgentExecError `session-lost` if the workspace cannot be read any more; `workspace-blocked` if leftover
   * processes cannot be ended or took all memory. `workspace-blocked` is the code's fault and ends the session.
   */
  files(options: { readonly signal: AbortSignal }): AsyncIterable<ChangedEntry>;
  /**
   * Yields the same entries as `files` and ends no process, so a file that is being written may be incomplete.
   * Unchanged files since the last complete read come as `same`. If files are in memory, a write through `mmap` may be
   * missed. Absent if a session cannot do this. Then its executor may treat `changes` as original files.
   * @throws AgentExecError `session-lost` if the workspace cannot be read any more.
   */
  checkpoint?(options: { readonly signal: AbortSignal }): AsyncIterable<CheckpointEntry>;
  /**
   * The decisions about the network since the last execution, for code that runs in the background. The method returns
   * each decision once. Absent if the executor does not decide about a network.
   */
  takeNetworkDecisions?(): readonly NetworkDecision[];
  /**
   * Keeps the sandbox after the run. After this call only `stop` is called, which then does not end the sandbox. Null
   * if the sandbox is already gone. This call never throws. Absent unless a person asked to keep the sandbox.
   */
  readonly keep?: () => Promise<KeptSandbox | null>;
  /**
   * Ends the sandbox and everything that runs in it. May be called twice. This call never throws. Takes less than 0.5 s
   * in the median.
   */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Ends the start. Nothing of it is left then. */
  readonly signal: AbortSignal;
  /** The files for the workspace before the first block. Absent: the workspace is empty. */
  readonly files?: AsyncIterable<WorkspaceFile>;
  /**
   * Changes to apply to the workspace before the first block, as `files` of another session yields them. Commands of
   * `setup` do not see them, because they would run what the code wrote. A path that was left out is removed, with
   * everything below it.
   */
  readonly changes?: AsyncIterable<ChangedEntry>;
  /** Shows progress to people, such as the layers of an image that is pulled. */
  readonly onProgress?: (text: string) => void;
  /**
   * Call it as soon as the start needs only time, for example when the engine answers and the image is found. The run
   * then asks the model at the same time. More calls have no effect. Without a call, the run asks the model after the
   * start.
   */
  readonly onFound?: () => void;
  /**
   * What the session is for. Only a session for `blocks` gets the container's name that a person chose, and can be kept
   * after the run. Nobody asks a session for a `verification` for its `files`. Default: `blocks`.
   */
  readonly purpose?: "blocks" | "verification";
}

/** The place where code runs. One executor serves a run. Each of its sessions is one sandbox. */
export interface Executor {
  readonly name: string;
  /** Present if the executor never runs code. With such an executor, a reply with code is an answer. */
  readonly runsNothing?: true;
  /** Problems with the executor's options, in whole sentences. Absent: none. */
  readonly warnings?: readonly string[];
  /**
   * Tells the writer in Markdown which languages work, how to name files, which limits there are, what stays from block
   * to block, and whether there is a network. The text must be the same before and after `start`.
   */
  describe(): string;
  /**
   * Refuses files that do not fit into the workspace, before anything is asked or started. Absent: all files fit.
   * @throws AgentExecError `settings-invalid` with both sizes.
   */
  checkRoom?(size: GivenSize): void;
  /** Values that a run must hide everywhere, in addition to secrets in the settings. Absent: none. */
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
