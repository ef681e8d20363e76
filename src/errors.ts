/** All kinds of errors. A program that fails is no error: it is an `Execution` with an ending. */
export const errorCodes = {
  "settings-invalid": "A setting, flag, input or file is wrong or out of range.",
  "task-invalid": "The task is empty, too large or unreadable.",
  "engine-unavailable": "The container engine is missing, refused the request or stopped answering.",
  "image-unavailable": "The image is missing and could not be pulled.",
  "image-unsuitable": "The image lacks something that agent-exec needs, such as a shell.",
  "setup-failed": "A command of `setup` failed, or agent-exec could not disconnect the network of `setup`.",
  "session-lost": "The sandbox ended unexpectedly.",
  "network-open": "Code in the sandbox could reach more than `network` allows, so nothing ran.",
  "workspace-blocked":
    "agent-exec cannot read the code's files, because the code's processes do not end, or used all memory.",
  "writer-unavailable": "The model server could not be reached, failed, or sent an unreadable answer.",
  "writer-refused": "The model server refused the key, the model's name or the request.",
  "context-exceeded":
    "The conversation is too long for the model, even after agent-exec left out older replies.",
  "budget-spent": "The next request could exceed `max-tokens`, so agent-exec did not send it.",
  "cost-spent": "The next request could exceed `max-cost-usd`, so agent-exec did not send it.",
  "decision-missing": "agent-exec asked the model twice whether to retry, and got no clear answer.",
  "script-exhausted": "The run needs another reply, but the file that `script` names has none left.",
  "github-unavailable": "GitHub's API refused the request, or failed after retries.",
  "transcript-invalid": "The transcript cannot be read.",
  "record-differs": "The files in the run's folder differ from its transcript.",
  "storage-failed": "The run's folder or the temporary folder is not writable.",
  internal: "agent-exec has a bug.",
} as const;

export type ErrorCode = keyof typeof errorCodes;

export interface AgentExecErrorOptions {
  /** What the reader can do now, in one sentence. */
  readonly nextStep: string;
  /** The original error. */
  readonly cause?: unknown;
  /** Whether the same call may succeed later. Default: false. */
  readonly isRetryable?: boolean;
}

/** The same symbol in every loaded copy of the package. */
const brand = Symbol.for("agent-exec.error");

/**
 * An error for people: what happened (`message`), what to do next (`nextStep`), and its `cause`. `isAgentExecError`
 * recognises it, even from another copy of the package.
 */
export class AgentExecError extends Error {
  readonly [brand] = true;
  override readonly name = "AgentExecError";
  readonly nextStep: string;
  readonly isRetryable: boolean;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { nextStep, cause, isRetryable = false }: AgentExecErrorOptions,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.nextStep = nextStep;
    this.isRetryable = isRetryable;
  }
}

/** The error for a setting, flag, input or file that is wrong. */
export function settingsInvalid(message: string, nextStep: string, cause?: unknown): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep, cause });
}

export function isAgentExecError(thrown: unknown): thrown is AgentExecError {
  return typeof thrown === "object" && thrown !== null && brand in thrown;
}

/** Turns any thrown value into an `AgentExecError`. An unknown error counts as a defect, and its message says so. */
export function toAgentExecError(thrown: unknown): AgentExecError {
  if (isAgentExecError(thrown)) return thrown;
  const message = messageOf(thrown);
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT")
    return new AgentExecError("storage-failed", `The disk is full: ${message}`, {
      nextStep: "Free some disk space. Then run the command again. For a batch, add --resume.",
      cause: thrown,
    });
  return new AgentExecError("internal", `Something went wrong inside agent-exec: ${message}`, {
    nextStep: "Please report this error with the transcript. The code that ran did not cause the error.",
    cause: thrown,
  });
}

/** Adds the code to look up in docs/errors.md: `The engine stopped answering. [engine-unavailable]`. */
export function withCode({ code, message }: { readonly code: ErrorCode; readonly message: string }): string {
  // Quoted output must stay at the end, so the code goes before the colon:
  // `The setup failed: … and said [setup-failed]:`.
  const at = message.indexOf(":\n");
  return at < 0 ? `${message} [${code}]` : `${message.slice(0, at)} [${code}]${message.slice(at)}`;
}

/** The message of any thrown value, including errors of another realm. This call never throws. */
export function messageOf(thrown: unknown): string {
  try {
    const { message } = (thrown ?? {}) as { message?: unknown };
    return typeof message === "string" && message !== "" ? message : String(thrown);
  } catch {
    return "an error without a message";
  }
}

/** A part that the user wrote, and the error code for its failures. */
interface OwnPart {
  /** For example `executor NAME` or `writer NAME`. */
  readonly part: string;
  readonly code: ErrorCode;
  readonly signal: AbortSignal;
}

/** The user's modules in this process. They are the likely cause of an error that nobody catches. */
export const ownModules = new Set<string>();

/** Runs code of the user's part. An unknown error counts as a failure of that part, not as a defect of agent-exec. */
export async function ownWork<T>({ part, code, signal }: OwnPart, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (signal.aborted || isAgentExecError(cause)) throw cause;
    throw new AgentExecError(code, `The ${part} failed: ${messageOf(cause)}`, {
      nextStep: `Find the cause in the code of the ${part}, or in a library or server that this code uses. Fix the cause, and run again.`,
      cause,
      isRetryable: true,
    });
  }
}
