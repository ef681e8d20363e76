import { messageOf } from "../../../errors.js";
import { type CellEnd, endsByInterrupt, exitCodeOf, lostExit, raisedBy } from "../../kernel/cell-exit.js";
import { KernelUnavailableError } from "../../kernel/kernel-client.js";
import { ShownResults } from "../../kernel/results.js";
import type { ExecuteOptions } from "../../../ports/executor.js";
import { type Execution, unrunExecution } from "../../../facts/execution.js";
import { BlockOutput } from "../../block-output.js";
import { languageName } from "../../languages/languages.js";
import { waitForEnd } from "../block/block-end.js";
import { judgeEnd } from "../block/block-evidence.js";
import type { BlockRun } from "../block/block-run.js";
import type { ExitWatch } from "../place.js";
import type { KernelProcess, Sandbox } from "../sandbox/sandbox.js";
import { PlaceKernel } from "./place-kernel.js";

type CellRun = Omit<BlockRun, "interpreter" | "file"> & { readonly kernel: PlaceKernel };

export interface KernelSession {
  /** The kernel's language, by its usual name. */
  readonly language: string;
  readonly process: KernelProcess;
  /** Whether a fence's word means the kernel's language. */
  runs(word: string): boolean;
  /** Runs one block as a cell. Neither the code nor a failing place makes it throw. */
  run(cell: Omit<CellRun, "kernel">, options: ExecuteOptions): Promise<Execution>;
}

/** @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
export async function startKernelSession(
  sandbox: Sandbox,
  name: string,
  signal: AbortSignal,
): Promise<KernelSession> {
  const kernel = await PlaceKernel.start(sandbox, name, signal);
  const language = languageName(kernel.language);
  return {
    language,
    process: kernel,
    runs: (word) => languageName(word) === language,
    run: (cell, options) => runCell({ ...cell, kernel }, options),
  };
}

async function runCell(run: CellRun, options: ExecuteOptions): Promise<Execution> {
  const { sandbox, kernel, code, clock } = run;
  const { timeoutMs, idleTimeoutMs, signal } = options;
  const counting = sandbox.upkeep.counters();
  const lookingBack = sandbox.upkeep.begin("sh");
  const output = new BlockOutput({ ...run, ...options });
  const taken = await kernel.take(signal).catch(unstarted);
  if (taken instanceof KernelUnavailableError) return noKernel(run, options, taken);
  const before = await counting;
  const hadLeftovers = await lookingBack;
  const results = new ShownResults(options);
  const startedAt = clock.now();
  kernel.noteCell();
  const cell = taken.kernel.client.run(code, {
    output: (stream, bytes) => output.push(stream, bytes),
    shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
  });
  const process = new CellProcess(cell, taken.kernel.watch);
  const { place, disk, sockets } = sandbox;
  const block = { process, hasBegun: true };
  const { end, endedAt } = await waitForEnd({ ...options, block, output, place, disk, sockets, clock });
  const isOvertime = end.cause === "timed-out" || end.cause === "idle";
  // The kernel may continue after an interrupt only if it left no other process.
  const isInterrupted =
    isOvertime && (await endsByInterrupt(taken.kernel.client, cell)) && (await sandbox.isCleared());
  const mustEnd = end.cause !== "ended" && end.cause !== "lost" && !isInterrupted;
  const kill = mustEnd ? await sandbox.killAll() : "none";
  const durationMs = (endedAt ?? clock.now()) - startedAt;
  const died = end.cause === "ended" && process.end?.kind === "lost";
  const names = died || end.cause !== "ended" ? place.names : { ...place.names, engine: "kernel" };
  const judged = await judgeEnd({
    sandbox,
    place: { names, wordsOf: (error) => place.wordsOf(error) },
    end,
    kill,
    before,
    hadLeftovers,
    pids: run.pids,
    wasCleared: false,
    atStreamEnd: null,
    timeoutMs,
    idleTimeoutMs,
    outputBytes: output.totalBytes,
  });
  if (sandbox.isUsable && (died || kill === "done")) void kernel.prepare();
  return {
    ...judged,
    ...(died && judged.exitCode === 0 && { exitCode: 1 }),
    evidence: [
      judged.evidence,
      ...(end.cause === "ended" ? cellWords(process.end) : []),
      ...stateWords({ died, isInterrupted, wasKilled: kill !== "none" }),
    ].join("; "),
    ...(taken.isFresh && { isStateFresh: true }),
    ...results.facts(),
    durationMs,
    ...output.finish(),
    file: null,
  };
}

function cellWords(end: CellEnd | null): readonly string[] {
  if (end?.kind !== "done") return [];
  const raised = raisedBy(end);
  return [
    ...(raised === null ? [] : [raised]),
    ...(end.isCut
      ? ["the kernel did not report the cell's end, so the end of the output may be missing"]
      : []),
  ];
}

function stateWords(what: { died: boolean; isInterrupted: boolean; wasKilled: boolean }): readonly string[] {
  if (what.died)
    return ["the kernel ended before the block ended, and the variables of the Jupyter kernel are gone"];
  if (what.isInterrupted) return ["the cell was interrupted, and the kernel still has its variables"];
  return what.wasKilled
    ? ["agent-exec ended the kernel with the block, and the variables of the Jupyter kernel are gone"]
    : [];
}

function unstarted(error: unknown): KernelUnavailableError {
  if (error instanceof KernelUnavailableError) return error;
  return new KernelUnavailableError(messageOf(error));
}

/** Files of the code can prevent a kernel from starting. If the sandbox still answers, it is not to blame. */
async function noKernel(
  { sandbox }: CellRun,
  { signal }: ExecuteOptions,
  { message }: KernelUnavailableError,
): Promise<Execution> {
  if (signal.aborted) return unrunExecution("cancelled", "the run was cancelled before the block ran");
  const { state } = await sandbox.check();
  sandbox.replenish();
  const why = `the kernel could not be restarted: ${message.slice(0, 500)}`;
  if (state === "running") return { ...unrunExecution("exited", why), exitCode: 1, isStateFresh: true };
  return unrunExecution(state === "gone" ? "container-lost" : "daemon-lost", why);
}

/** A cell with the interface of a process. It ends by itself or together with its kernel. */
class CellProcess {
  readonly ended: Promise<{ readonly error: null }>;
  end: CellEnd | null = null;
  readonly #cell: Promise<CellEnd>;
  readonly #kernel: ExitWatch;

  constructor(cell: Promise<CellEnd>, kernel: ExitWatch) {
    this.#kernel = kernel;
    this.#cell = cell;
    this.ended = cell.then((end) => {
      this.end = end;
      return { error: null };
    });
  }

  get hasEnded(): boolean {
    return this.end !== null;
  }

  watchExit(): ExitWatch {
    const over = this.#cell.then(() => undefined);
    return {
      over,
      told: this.#cell.then((end) =>
        end.kind === "done" ? exitCodeOf(end) : lostExit(this.#kernel.told, null),
      ),
      look: async () => (this.hasEnded ? "over" : "running"),
      stop: () => undefined,
    };
  }
}
