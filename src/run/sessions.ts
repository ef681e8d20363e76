import type { Executor, Session, StartOptions } from "../ports/executor.js";
import type { KeptSandbox } from "../facts/session.js";
import { AgentExecError } from "../errors.js";
import type { CheckpointEntry } from "../ports/checkpoint.js";
import type { ChangedEntry } from "../ports/workspace.js";
import type { LeftOut } from "../facts/files.js";
import { Reading } from "../proof/fingerprints.js";
import { countedChanges, type Undone } from "../proof/counted-changes.js";
import type { ChangedValues } from "../proof/changed-values/changed-values.js";
import { verifiedFiles } from "../proof/verified-files.js";
import type { RunPorts } from "./run-ports.js";

interface VerifierOptions {
  /** Called once, with the changes that do not count and were undone for the verification. */
  readonly onUndone: (undone: readonly Undone[]) => void;
  /** Gets each entry that the code left but the verification did not get. */
  readonly onLeftOut: (leftOut: LeftOut) => void;
  /** Gets each change that the verification got, as in `ChangedFiles`. */
  readonly onChanged: (path: string, text: string | null) => void;
  /** Changes the expected values. Default: no change. */
  readonly values?: ChangedValues | undefined;
  /** Selects the changes. Default: all. */
  readonly isWanted?: ((path: string) => boolean) | undefined;
}

type Ports = Pick<RunPorts, "executor" | "clock" | "workspace" | "counting" | "begun" | "checkpoints">;

export interface SessionsOptions extends Ports {
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

/** The sessions of a run. The blocks share one, which starts before its first use. Each verification gets its own. */
export class Sessions {
  #starting: Promise<Session> | null = null;
  #isSearching = false;
  #session: Session | null = null;
  #verifier: Session | null = null;
  /** The files that the blocks' session got. */
  #given = new Reading();
  /** The files that each verification read since the last block. */
  #verified: Reading[] = [];
  #readMs = Infinity;

  constructor(private readonly options: SessionsOptions) {}

  /**
   * Starts a session in advance for the first reply. Resolves when the executor has found everything that the start
   * needs. Never rejects. If the start fails before that, `onFailure` gets the reason first.
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

  /** True from the first start until the executor has found everything. If that fails, it stays true. */
  get isSearching(): boolean {
    return this.#isSearching;
  }

  /** The started session, instead of a lost one. `isRestored`: a new one begins with the last checkpoint. */
  async start({ isRestored = false }: { readonly isRestored?: boolean } = {}): Promise<Session> {
    const lost = this.#session;
    this.#session = null;
    this.#verified = [];
    await lost?.stop();
    const kept = isRestored ? this.options.checkpoints?.entries() : undefined;
    const starting = this.#starting ?? this.#startForBlocks(kept && { changes: kept });
    this.#starting = null;
    this.#session = await starting;
    return this.#session;
  }

  get isThere(): boolean {
    return this.#session !== null;
  }

  get session(): Session {
    if (this.#session !== null) return this.#session;
    const message = "A part of the run needed the sandbox before agent-exec had started one.";
    throw new AgentExecError("internal", message, {
      nextStep: "Please report this error with the transcript.",
    });
  }

  /** Returns the session for the next block. Earlier verifications no longer count after that. */
  forBlock(): Session {
    this.#verified = [];
    return this.session;
  }

  /**
   * A fresh session with the original files and the code's changes that count. Each verification has its own session,
   * so that none can influence another. `setup` sees the same files as in the first session, so the code cannot act
   * through it.
   */
  async verifier(options: VerifierOptions): Promise<Session> {
    const { onUndone, onLeftOut, values, isWanted = () => true, onChanged } = options;
    await this.stopVerifier();
    const { executor, workspace, counting, signal, clock } = this.options;
    const reading = new Reading();
    const startedAt = clock.now();
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
    await requireTaken(changes, executor);
    this.#readMs = clock.now() - startedAt;
    this.#verified.push(reading);
    return this.#verifier;
  }

  /** How long the last verification took to read the code's files and to start. Infinite if there was none. */
  get readMs(): number {
    return this.#readMs;
  }

  /** Whether a turn's changes can be saved. */
  get takesCheckpoints(): boolean {
    return this.options.checkpoints !== undefined && this.#session?.checkpoint !== undefined;
  }

  /** Saves the code's changes, so that `start` can continue from them. @throws like the session and the store. */
  async checkpoint(
    attempt: number,
    signal: AbortSignal,
    watched: (entries: AsyncIterable<CheckpointEntry>) => AsyncIterable<CheckpointEntry>,
  ): Promise<void> {
    const entries = this.session.checkpoint?.({ signal });
    if (entries !== undefined) await this.options.checkpoints?.keep(watched(entries), attempt);
  }

  /**
   * Yields the code's changes for the artifacts. After that it knows which files differ from those that the last
   * verifications read. No code has run since, so there should be none. `isKept`: the sandbox is gone, and the last
   * checkpoint is used.
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
    const { executor, signal, onProgress } = this.options;
    return executor.start({ signal, onProgress, ...options });
  }

  async #startForBlocks({
    changes = this.options.begun?.(),
    ...options
  }: Pick<StartOptions, "onFound" | "changes"> = {}): Promise<Session> {
    const { workspace, executor } = this.options;
    this.#given = new Reading();
    const files = workspace && { files: this.#given.of(workspace.files()) };
    const start = { purpose: "blocks", ...options, ...files, ...(changes && { changes }) } as const;
    const session = await this.#startSession(start);
    if (changes !== undefined) await requireTaken(changes, executor);
    return session;
  }

  async stopVerifier(): Promise<void> {
    const verifier = this.#verifier;
    this.#verifier = null;
    await verifier?.stop();
  }

  /** Keeps the blocks' sandbox if the user wants that. Null: it is gone. Undefined: nobody asked, or none started. */
  async keep(): Promise<KeptSandbox | null | undefined> {
    return this.#session?.keep?.();
  }

  /** Ends everything, including an unfinished start. Abort the start's signal first. Otherwise this takes long. */
  async stop(): Promise<void> {
    const starting = this.#starting;
    this.#starting = null;
    const late = starting?.then((session) => session.stop()).catch(() => undefined);
    await Promise.all([late, this.#session?.stop(), this.stopVerifier()]);
    this.#session = null;
  }
}

/** Fails if a change could not be applied, because neither a verification nor a turn makes sense on other files. */
async function requireTaken(changes: AsyncIterable<ChangedEntry>, { name }: Executor): Promise<void> {
  const { done } = await changes[Symbol.asyncIterator]().next();
  if (done === true) return;
  const message = `The executor ${name} started a fresh sandbox without the files that the code changed.`;
  throw new AgentExecError("internal", message, {
    nextStep:
      "The executor's `start` must read all of `files` and, if the executor supports changes, all of `changes`.",
  });
}

async function* only(
  entries: AsyncIterable<ChangedEntry>,
  isWanted: (path: string) => boolean,
): AsyncGenerator<ChangedEntry> {
  for await (const entry of entries) if (isWanted(entry.path)) yield entry;
}

/** Passes the entries on, and tells `onEntry` of each. */
export async function* listening<Entry>(
  entries: AsyncIterable<Entry>,
  onEntry: (entry: Entry) => void,
): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    onEntry(entry);
    yield entry;
  }
}
