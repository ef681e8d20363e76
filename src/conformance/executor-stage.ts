import { AgentExecError, messageOf } from "../errors.js";
import type { Executor, Session, StartOptions } from "../ports/executor.js";
import type { Cases, Stage } from "./conformance.js";
import { block, execute } from "./session-calls.js";

export interface ExecutorContext {
  /** A session that the cases share, one after the other, like the blocks of a run. */
  readonly session: Session;
  start(options?: Pick<StartOptions, "files" | "changes">): Promise<Session>;
  open(): Executor;
  /** Fires when the case's time is over. Calls of the case's sessions end too. */
  readonly signal: AbortSignal;
}

export type ExecutorCases = Cases<ExecutorContext>;

/** Starts the shared session when a case first needs it, and again after a failed case. */
export class ExecutorStage implements Stage<ExecutorContext> {
  #shared: Session | undefined;
  /** Why a start failed. It is not repeated, because each failing start may take the whole time of a case. */
  #failure: Error | undefined;
  #own: Session[] = [];

  constructor(readonly open: () => Executor) {}

  async enter(signal: AbortSignal): Promise<ExecutorContext> {
    const shared = this.#shared ?? (await this.#startShared(signal));
    return {
      session: until(signal, shared),
      start: async (options) => {
        const session = await this.#start({ signal, ...options });
        this.#own.push(session);
        return until(signal, session);
      },
      open: this.open,
      signal,
    };
  }

  async leave({ held }: { readonly held: boolean }): Promise<void> {
    const over = this.#own.splice(0);
    if (!held && this.#shared !== undefined) {
      over.push(this.#shared);
      this.#shared = undefined;
    }
    await Promise.all(over.map((session) => session.stop()));
  }

  close(): Promise<void> {
    return this.leave({ held: false });
  }

  async #startShared(signal: AbortSignal): Promise<Session> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#failure = new Error("no session was started, because the start for an earlier test has not ended");
    try {
      this.#shared = await this.#start({ signal });
      this.#failure = await findMissingPython(this.#shared, signal);
      if (this.#failure === undefined) return this.#shared;
    } catch (error) {
      this.#failure = new Error(`no session was started: ${messageOf(error)}`, { cause: error });
    }
    throw this.#failure;
  }

  async #start(options: StartOptions): Promise<Session> {
    const session = await this.open().start(options);
    if (options.signal.aborted) await session.stop();
    options.signal.throwIfAborted();
    return session;
  }
}

/** An error if the sandbox lacks Python, which nearly all cases need. */
async function findMissingPython(session: Session, signal: AbortSignal): Promise<Error | undefined> {
  const { exitCode } = await execute(session, block("sh", "python3 -c ''\n"), { signal });
  if (exitCode !== 127) return undefined;
  return new AgentExecError(
    "image-unsuitable",
    "The contract tests run Python programs, but the executor's sandbox has no python3.",
    { nextStep: "Install python3 in the sandbox for this test, even if your own code does not need Python." },
  );
}

/** A session whose calls also end when `over` fires. */
function until(over: AbortSignal, session: Session): Session {
  const both = <T extends { readonly signal: AbortSignal }>(options: T): T => {
    return { ...options, signal: AbortSignal.any([options.signal, over]) };
  };
  return {
    get facts() {
      return session.facts;
    },
    execute: (block, options) => session.execute(block, both(options)),
    verify: (command, options) => session.verify(command, both(options)),
    files: (options) => session.files(both(options)),
    ...(session.checkpoint && { checkpoint: (options) => session.checkpoint!(both(options)) }),
    stop: () => session.stop(),
  };
}
