import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "../../languages/languages.js";
import { findSealedShell } from "../guard/guard.js";
import type { Place } from "../place.js";
import { Killer } from "./killer.js";
import { Monitor } from "./monitor.js";
import { dyingMs, killerAfterMs, Sandbox } from "./sandbox.js";
import { Spares } from "./spares.js";

/** 10 s: PID 1 is through in 20 ms; the more places start at once, the longer it takes. */
const findingsDeadlineMs = 10_000;

/** The place ended as soon as it had started; the message is what its first process said. */
export class PlaceEndedError extends Error {
  override readonly name = "PlaceEndedError";
}

export interface OpenSandboxOptions {
  /** Opens the place that it lives in. @throws the place's error, or the signal's reason; nothing is left then. */
  readonly openPlace: () => Promise<Place>;
  /** The place's process limit. */
  readonly pids: number;
  /** Absent: each process has the limit that the place gives it. @see Spares */
  readonly openFiles?: number | undefined;
  /** A person's own languages, whose programs the place's guard was told to look for. Default: none. */
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
    // Not waited for. The first block may come at once and needs the spare; the killer has time.
    void spares.prepare();
    const findings = await firstFindings(monitor, place, signal);
    const sealedShell = findSealedShell(findings);
    spares.sealWith(sealedShell);
    const killer = new Killer(place, sealedShell);
    setTimeout(() => void killer.arm(), killerAfterMs).unref();
    return new Sandbox({ place, spares, killer, monitor, findings, pids, openFiles, languages });
  } catch (error) {
    // The end of a place that cannot run PID 1 comes a moment after the first call that fails for it.
    if (!signal.aborted) await Promise.race([place.ended, wait(dyingMs, undefined, { ref: false })]);
    const { hasEnded, startupError } = place;
    await place.end();
    throw hasEnded ? new PlaceEndedError(startupError, { cause: error }) : error;
  }
}

/** @throws the signal's reason, or that PID 1 does not say what it found. */
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
