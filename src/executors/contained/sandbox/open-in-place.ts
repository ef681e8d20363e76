import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "../../languages/languages.js";
import { findSealedShell } from "../guard/guard.js";
import type { Place } from "../place.js";
import { Killer } from "./killer.js";
import { Monitor } from "./monitor.js";
import { dyingMs, killerAfterMs, Sandbox } from "./sandbox.js";
import { Spares } from "./spares.js";

/** PID 1 needs 20 ms, but longer if many places start at once. */
const findingsDeadlineMs = 10_000;

/** The error if the place ended right after its start. The message is the output of its first process. */
export class PlaceEndedError extends Error {
  override readonly name = "PlaceEndedError";
}

export interface OpenSandboxOptions {
  /** @throws the place's error, or the signal's reason. After an error nothing is left behind. */
  readonly openPlace: () => Promise<Place>;
  readonly pids: number;
  /** The soft limit of open files for each process (`Spares`). Default: the place's limit. */
  readonly openFiles?: number | undefined;
  /** The user's own languages, whose programs the guard looks for. Default: none. */
  readonly languages?: readonly Language[] | undefined;
  /** Called as soon as the place runs, so that other work can start in parallel. */
  readonly onPlace?: ((place: Place) => void) | undefined;
  readonly signal: AbortSignal;
}

/** @throws the engine's error, or the signal's reason; nothing is left then. */
export async function openInPlace({
  openPlace,
  onPlace,
  signal,
  ...options
}: OpenSandboxOptions): Promise<Sandbox> {
  const { pids, openFiles, languages = [] } = options;
  const place = await openPlace();
  onPlace?.(place);
  try {
    const monitor = new Monitor(place.guard);
    const spares = new Spares(place, { pids, openFiles });
    // Nobody waits for this. The first block may come at once and needs the spare. The killer has time.
    void spares.prepare();
    const findings = await firstFindings(monitor, place, signal);
    const sealedShell = findSealedShell(findings);
    spares.sealWith(sealedShell);
    const killer = new Killer(place, sealedShell);
    setTimeout(() => void killer.arm(), killerAfterMs).unref();
    return new Sandbox({ place, spares, killer, monitor, findings, pids, openFiles, languages });
  } catch (error) {
    // If a place cannot run PID 1, its end comes a moment after the first call that fails.
    if (!signal.aborted) await Promise.race([place.ended, wait(dyingMs, undefined, { ref: false })]);
    const { hasEnded, startupError } = place;
    await place.end();
    throw hasEnded ? new PlaceEndedError(startupError, { cause: error }) : error;
  }
}

/** @throws the signal's reason, or an error if PID 1 does not report its findings. */
async function firstFindings(
  monitor: Monitor,
  { names, maxWaitMs }: Place,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const deadlineMs = Math.min(findingsDeadlineMs, maxWaitMs);
  const silence = wait(deadlineMs, null, { ref: false, signal }).catch(() => null);
  const findings = await Promise.race([monitor.findings, silence]);
  signal.throwIfAborted();
  if (findings === null)
    throw new Error(`The process that watches the ${names.place} from inside did not start.`);
  return findings;
}
