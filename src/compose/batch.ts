import type { Entry } from "../batch/entries.js";
import type { TaskFolder } from "../batch/task.js";
import { CostCap } from "../batch/cost-cap.js";
import { Outage } from "../batch/outage.js";
import { type BatchRow, unstartedRow } from "../batch/row.js";
import { AgentExecError, type ErrorCode, isAgentExecError } from "../errors.js";
import type { Reporter } from "../ports/reporter.js";
import { systemClock } from "../process/system-clock.js";
import type { RunResult } from "../reports/result/result.js";
import type { BatchFolder } from "../run-folder/batch-folder.js";
import { isEndedByCost } from "../run/next/budget.js";
import { taskOf } from "../settings/task.js";
import { earlierResult, lostCosts, type WiringChange } from "./batch-entry.js";
import { compose } from "./run.js";
import { changesNothing, type Wiring } from "./wiring.js";

export interface BatchRun {
  /** The runs without a result. */
  readonly entries: readonly Entry[];
  readonly folder: BatchFolder;
  readonly concurrency: number;
  /** The cost limit for all runs together. Undefined: no limit. */
  readonly maxCostUsd?: number | undefined;
  /** Makes the parts of a run that depend on its settings. @throws AgentExecError `settings-invalid`. */
  readonly wiringOf: (
    entry: Entry,
    change: WiringChange,
  ) => Pick<Wiring, "settings" | "secrets" | "origins" | "given" | "replies">;
  readonly variable: NonNullable<Wiring["variable"]>;
  readonly reporter: Reporter;
  /** Gets the progress. */
  readonly watcher: { onStart(entry: Entry): void; onEnd(row: BatchRow): void };
  readonly onSecrets: (secrets: readonly string[]) => void;
}

interface BatchEnd {
  /** Why some runs have not begun. Null: all have. */
  readonly stopped: "cost" | "outage" | "signal" | null;
  /** The cost of runs without a result. */
  readonly lostUsd: number;
}

/**
 * Runs every entry in this process, several at once. Each result is on disk before the next run begins.
 * @throws AgentExecError `storage-failed` if a result could not be written. The other runs are stopped first.
 */
export async function runBatch(batch: BatchRun, signal: AbortSignal): Promise<BatchEnd> {
  for (const [id, costUsd] of await lostCosts(batch.entries, batch.folder))
    await batch.folder.dropRun(id, costUsd);
  const failing = new AbortController();
  const stop = AbortSignal.any([signal, failing.signal]);
  const costs = batch.folder.rows.map(({ usage }) => usage.costUsd ?? 0);
  const spent = costs.reduce((sum, each) => sum + each, batch.folder.lostUsd());
  const cap = batch.maxCostUsd === undefined ? null : new CostCap(batch.maxCostUsd, spent);
  const left = batch.entries.values();
  let waiting = batch.entries.length;
  const images = new FirstOfImage();
  const outage = new Outage(batch.concurrency);
  let working = 0;
  const unrecorded = new Set(batch.entries);
  const work = async (): Promise<void> => {
    while (!stop.aborted && !outage.lasts) {
      const share = cap === null ? null : cap.reserve(Math.min(batch.concurrency - working, waiting));
      const { value: entry } = cap !== null && share === null ? { value: undefined } : left.next();
      if (entry === undefined) {
        cap?.settle(share ?? 0, 0);
        return;
      }
      working += 1;
      waiting -= 1;
      batch.watcher.onStart(entry);
      using own = signalOf(stop);
      const ran = await rowOf(entry, { batch, share, images }, own.signal);
      working -= 1;
      cap?.settle(share ?? 0, ran?.row.usage.costUsd ?? 0);
      if (ran === null || ran.isCutByCap) return;
      outage.note(ran.code);
      await batch.folder.append(ran.row);
      unrecorded.delete(entry);
      batch.watcher.onEnd(ran.row);
    }
  };
  const workers = Array.from({ length: batch.concurrency }, () =>
    work().catch((thrown: unknown) => {
      failing.abort(thrown);
      throw thrown;
    }),
  );
  const ended = await Promise.allSettled(workers);
  const broken = ended.find((each) => each.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  const lost = await lostCosts([...unrecorded], batch.folder);
  return {
    stopped: signal.aborted ? "signal" : unrecorded.size === 0 ? null : outage.lasts ? "outage" : "cost",
    lostUsd: [...lost.values()].reduce((sum, each) => sum + each, batch.folder.lostUsd()),
  };
}

/**
 * Makes a separate signal for each run. Node would keep every signal that is derived from a signal that never fires.
 */
function signalOf(stop: AbortSignal): { readonly signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const forward = (): void => controller.abort(stop.reason);
  stop.addEventListener("abort", forward);
  if (stop.aborted) forward();
  return { signal: controller.signal, [Symbol.dispose]: () => stop.removeEventListener("abort", forward) };
}

interface Around {
  readonly batch: BatchRun;
  /** How much the run may spend. Null: only its own settings limit it. */
  readonly share: number | null;
  readonly images: FirstOfImage;
}

interface Ran {
  readonly row: BatchRow;
  /** Whether the run ended because the batch's budget was spent. Such a run says nothing about the task. */
  readonly isCutByCap: boolean;
  /** The error that ended the run. Null: none did, or an earlier process ran it. */
  readonly code: ErrorCode | null;
}

/** Runs an entry. Null: the batch was stopped, so the run has no result. */
async function rowOf(entry: Entry, around: Around, signal: AbortSignal): Promise<Ran | null> {
  const { folder } = around.batch;
  const begin = systemClock.now();
  const named = entry.model === undefined ? {} : { model: entry.model };
  try {
    const earlier = await earlierResult(entry.id, folder);
    const { result, ...how } =
      earlier === null
        ? await ranNow(entry, around, signal)
        : { result: earlier, isCutByCap: false, code: null };
    if (result.outcome === "cancelled") return null;
    const { outcome, verified, attempts, turns, usage, patch, reason } = result;
    const durationMs = Math.max(0, Date.parse(result.endedAt) - Date.parse(result.startedAt)) || 0;
    const told = { outcome, verified, attempts, turns, usage, durationMs, patch, reason };
    return { row: { id: entry.id, ...named, ...told }, ...how };
  } catch (thrown) {
    if (signal.aborted) return null;
    if (!isAgentExecError(thrown) || thrown.code === "internal") throw thrown;
    if (thrown.code === "storage-failed")
      throw new AgentExecError(thrown.code, thrown.message, {
        nextStep:
          "Free some disk space, or make the folder writable. Then run the same command with --resume. The batch keeps all results that it has recorded.",
        cause: thrown,
      });
    const told = unstartedRow(entry.id, `${thrown.message} ${thrown.nextStep}`);
    const row = { ...told, ...named, durationMs: systemClock.now() - begin };
    return { row, isCutByCap: false, code: thrown.code };
  }
}

async function ranNow(
  entry: Entry,
  { batch, share, images }: Around,
  signal: AbortSignal,
): Promise<Omit<Ran, "row"> & { readonly result: RunResult }> {
  const { folder, variable, reporter } = batch;
  await folder.clearRun(entry.id);
  const { files } = entry.task;
  const given: Partial<Record<TaskFolder, string>> = {};
  for (const name of files?.has ?? [])
    given[name] = await folder.give(`${entry.id}/${name}`, await files!.read(name));
  const wiring = batch.wiringOf(entry, {
    out: folder.runPath(entry.id),
    ...(given.workspace !== undefined && { workspace: given.workspace }),
    ...(share !== null && { maxCostUsd: share }),
  });
  // A writer that changes nothing has no sandbox before the verification.
  const needsImage = changesNothing(wiring) ? "verification" : "session-started";
  using turn = await images.turnOf(imageKey(wiring.settings, entry), signal);
  const composed = await compose({
    ...wiring,
    face: "run",
    task: taskOf(entry.task.text, { kind: "input" }),
    base: { kind: "folder", ...(given.build !== undefined && { path: given.build }) },
    variable,
    reporters: [reporter, { onEvent: ({ type }) => type === needsImage && turn.isReady() }],
  });
  batch.onSecrets(composed.secrets);
  const { result, state } = await composed.start(signal);
  // If the task's own limit is lower than its share, reaching it says something about the task.
  const isCutByCap = state.run?.policy.maxCostUsd === share && isEndedByCost(state);
  return { result, isCutByCap, code: state.end?.code ?? null };
}

function imageKey({ image, dockerfile, pull }: Wiring["settings"], { task, id }: Entry): string {
  if (dockerfile !== undefined)
    return task.files?.has.includes("build") === true ? `built ${task.files.sha256}` : `built ${dockerfile}`;
  return pull === "always" ? id : image;
}

/**
 * Lets only the first run with an image pull or build it. Other runs with this image wait. If the first one fails, the
 * next one tries.
 */
class FirstOfImage {
  readonly #ready = new Set<string>();
  readonly #first = new Map<string, Promise<void>>();

  /** `isReady` is called when the image exists. */
  async turnOf(key: string, signal: AbortSignal): Promise<Disposable & { isReady(): void }> {
    while (!this.#ready.has(key) && this.#first.has(key) && !signal.aborted) await this.#first.get(key);
    if (this.#ready.has(key)) return { isReady: () => undefined, [Symbol.dispose]: () => undefined };
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    this.#first.set(key, promise);
    const end = (): void => {
      if (this.#first.get(key) === promise) this.#first.delete(key);
      resolve();
    };
    return {
      isReady: () => {
        this.#ready.add(key);
        end();
      },
      [Symbol.dispose]: end,
    };
  }
}
