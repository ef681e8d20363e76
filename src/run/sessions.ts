import type { Executor, Session, StartOptions } from "../ports/executor.js";
import type { KeptSandbox } from "../facts/session.js";
import { AgentExecError } from "../errors.js";
import type { CheckpointEntry, CheckpointStore } from "../ports/checkpoint.js";
import type { ChangedEntry, Counting, WorkspaceSource } from "../ports/workspace.js";
import type { LeftOut } from "../facts/files.js";
import { Reading } from "../proof/fingerprints.js";
import { countedChanges, type Undone } from "../proof/counted-changes.js";
import type { ChangedValues } from "../proof/changed-values/changed-values.js";
import { verifiedFiles } from "../proof/verified-files.js";

export interface VerifierListener {
  /** Called once with the changes that do not count and were undone for the verification. */
  readonly onUndone: (undone: readonly Undone[]) => void;
  /** Gets each entry that the code left but the verification did not get. */
  readonly onLeftOut: (leftOut: LeftOut) => void;
  /** Gets the path of each change that the verification got. */
  readonly onChanged?: (path: string) => void;
}

export interface Verified {
  readonly values?: ChangedValues | undefined;
  readonly isWanted?: ((path: string) => boolean) | undefined;
}

export interface SessionsOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
  /** The files in each session's workspace at its start. By default there is none. */
  readonly workspace?: WorkspaceSource;
  /** Which changes count. Default: all. */
  readonly counting?: Counting;
  /** An earlier run's changes to these files. A session that is not restored begins with them. */
  readonly begun?: () => AsyncIterable<ChangedEntry>;
  readonly checkpoints?: CheckpointStore;
}

/**
 * The run's sessions: one for the blocks, started before its first use, and a fresh one for each verification of an
 * attempt.
 */
export class Sessions {
  #starting: Promise<Session> | null = null;
  #isSearching = false;
  #session: Session | null = null;
  #verifier: Session | null = null;
  /** The files that the blocks' session got. */
  #given = new Reading();
  /** The files that each verification read since the last block. */
  #verified: Reading[] = [];

  constructor(
    private readonly executor: Executor,
    private readonly options: SessionsOptions,
  ) {}

  /**
   * Starts a session in advance, so that it is ready for the first reply. Resolves when the executor has found
   * everything that it needs for the start. The promise never rejects. `onFailure` gets the reason before the promise
   * resolves, if the reason is known by then.
   */
  async warmUp(onFailure: (error: unknown) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      const onFound = (): void => {
        this.#isSearching = false;
        resolve();
      };
      this.#isSearching = true;
      this.#starting = this.#startForBlocks({ onFound });
      this.#starting.then(onFound, onFailure).finally(resolve);
    });
  }

  /** True from the first start until the executor has found what it needs, and forever if that fails. */
  get isSearching(): boolean {
    return this.#isSearching;
  }

  /**
   * The started session. A lost session is replaced, and `isRestored` says whether the new one begins with the last
   * checkpoint.
   * @throws the errors of the executor's `start`.
   */
  async start({ isRestored = false }: { readonly isRestored?: boolean } = {}): Promise<Session> {
    const lost = this.#session;
    this.#session = null;
    this.#verified = [];
    await lost?.stop();
    const kept = isRestored ? this.options.checkpoints?.entries() : undefined;
    const starting = this.#starting ?? this.#startForBlocks(kept === undefined ? {} : { changes: kept });
    this.#starting = null;
    this.#session = await starting;
    return this.#session;
  }

  get isThere(): boolean {
    return this.#session !== null;
  }

  get session(): Session {
    if (this.#session !== null) return this.#session;
    throw new AgentExecError("internal", "A step needed a sandbox before one was started.", {
      nextStep: "Please report this error with the transcript.",
    });
  }

  /** The session for the next block. From then on, earlier verifications no longer count. */
  forBlock(): Session {
    this.#verified = [];
    return this.session;
  }

  /**
   * A fresh session with the original files and the code's changes that count. Each verification has its own session,
   * so that none can influence another. The setup finds the same files as in the first session, so that the code cannot
   * act through it.
   * @param values changes the values that the verification expects. Default: no change.
   * @param isWanted which of the changes it gets. Default: all Default: it changes none.
   * @param isWanted which of the changes it gets. Default: all
   */
  async verifier(
    { onUndone, onLeftOut, onChanged }: VerifierListener,
    { values, isWanted = () => true }: Verified = {},
  ): Promise<Session> {
    await this.stopVerifier();
    const { workspace, counting, signal } = this.options;
    const reading = new Reading();
    const left = listening(reading.of(this.session.files({ signal })), (entry) => {
      if (entry.kind === "left-out") onLeftOut(entry);
    });
    const { paths: given } = this.#given;
    const counted = counting === undefined ? left : countedChanges(left, { counting, given, onUndone });
    const changes = only(counted, isWanted);
    this.#verifier = await this.#startSession({
      ...verifiedFiles({ files: workspace?.files(), changes, counting, values, onChanged }),
      purpose: "verification",
    });
    await requireTaken(changes, this.executor);
    this.#verified.push(reading);
    return this.#verifier;
  }

  /** Whether a turn's changes can be saved. */
  get takesCheckpoints(): boolean {
    return this.options.checkpoints !== undefined && this.#session?.checkpoint !== undefined;
  }

  /**
   * Saves the code's changes so far, for `start`.
   * @throws the errors of the session and the store.
   */
  async checkpoint({
    attempt,
    signal,
    onEntry,
    watch = (entries) => entries,
  }: {
    readonly attempt: number;
    readonly signal: AbortSignal;
    readonly onEntry: (entry: CheckpointEntry) => void;
    /** Gets the entries as they are read. */
    readonly watch?: (entries: AsyncIterable<CheckpointEntry>) => AsyncIterable<CheckpointEntry>;
  }): Promise<void> {
    const entries = this.session.checkpoint?.({ signal });
    if (entries !== undefined)
      await this.options.checkpoints?.keep(watch(listening(entries, onEntry)), attempt);
  }

  /**
   * The code's changes for the artifacts and, once they are read, the paths of files that differ from what the
   * verifications since the last block had read. No code runs in between, so there are none, unless the code found a
   * way. `isKept`: the sandbox is gone, and the last checkpoint is used.
   */
  leftFiles({ signal, isKept }: { readonly signal: AbortSignal; readonly isKept: boolean }): {
    readonly files: AsyncIterable<ChangedEntry>;
    readonly unlikeVerified: () => readonly string[];
  } {
    const reading = new Reading();
    const kept = isKept ? this.options.checkpoints?.entries() : undefined;
    return {
      files: reading.of(kept ?? this.session.files({ signal })),
      unlikeVerified: () => [
        ...new Set(this.#verified.flatMap((verified) => verified.differencesIn(reading))),
      ],
    };
  }

  #startSession(options: Pick<StartOptions, "files" | "changes" | "purpose" | "onFound">): Promise<Session> {
    const { signal, onProgress } = this.options;
    return this.executor.start({ signal, onProgress, ...options });
  }

  async #startForBlocks({
    changes = this.options.begun?.(),
    ...options
  }: Pick<StartOptions, "onFound" | "changes"> = {}): Promise<Session> {
    const given = this.options.workspace?.files();
    this.#given = new Reading();
    const files = given === undefined ? {} : { files: this.#given.of(given) };
    if (changes === undefined) return this.#startSession({ purpose: "blocks", ...options, ...files });
    const session = await this.#startSession({ purpose: "blocks", ...options, ...files, changes });
    await requireTaken(changes, this.executor);
    return session;
  }

  async stopVerifier(): Promise<void> {
    const verifier = this.#verifier;
    this.#verifier = null;
    await verifier?.stop();
  }

  /**
   * Keeps the blocks' sandbox after the run if the user asked for it; null if the sandbox is gone. Undefined if nobody
   * asked, or no sandbox started.
   */
  async keep(): Promise<KeptSandbox | null | undefined> {
    return this.#session?.keep?.();
  }

  /** Ends everything, including an unfinished start. (First abort its signal, so that this is fast.) */
  async stop(): Promise<void> {
    const starting = this.#starting;
    this.#starting = null;
    const late = starting?.then((session) => session.stop()).catch(() => undefined);
    await Promise.all([late, this.#session?.stop(), this.stopVerifier()]);
    this.#session = null;
  }
}

/** A verification of other files than the code's proves nothing, and a turn on other files makes no sense. */
async function requireTaken(changes: AsyncIterable<ChangedEntry>, { name }: Executor): Promise<void> {
  const { done } = await changes[Symbol.asyncIterator]().next();
  if (done === true) return;
  const message = `The executor ${name} did not put the code's changes into a fresh sandbox.`;
  throw new AgentExecError("internal", message, {
    nextStep: "Its `start` must read all of `files`, and all of `changes` if it supports them.",
  });
}

async function* only(
  entries: AsyncIterable<ChangedEntry>,
  isWanted: (path: string) => boolean,
): AsyncGenerator<ChangedEntry> {
  for await (const entry of entries) if (isWanted(entry.path)) yield entry;
}

async function* listening<Entry>(
  entries: AsyncIterable<Entry>,
  onEntry: (entry: Entry) => void,
): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    onEntry(entry);
    yield entry;
  }
}
