import { raceSignal } from "race-signal";
import { AgentExecError, messageOf } from "../errors.js";

/** Sentence → what shows that it is true. Each throws an error that says what was expected and what was seen. */
export type Cases<Context> = Readonly<Record<string, (context: Context) => Promise<void>>>;

export interface ConformanceOptions<Group extends string = string> {
  /**
   * Names of cases that are known not to hold, each with the reason. Such a case must not hold: a difference that is
   * gone fails, so that the list stays true.
   */
  readonly knownDifferences?: Readonly<Record<string, string>>;
  /** Only the cases of these groups. Default: all. */
  readonly groups?: readonly Group[];
  /** How long a case may take, in milliseconds, its sessions' starts included. Default: 60,000. */
  readonly caseTimeoutMs?: number;
  /** Ends the case that is under way and lets no other begin. */
  readonly signal?: AbortSignal;
}

/** One promise of a port, as a test of any framework: `test(name, run)`. */
export interface ConformanceCase {
  readonly group: string;
  /** A sentence that can be false. */
  readonly name: string;
  /** Why it is known not to hold; null where it has to hold. */
  readonly knownDifference: string | null;
  /**
   * Resolves where it holds, and where it does not and that is a known difference. Within its time in any case. Cases
   * run one after the other, in order or not.
   * @throws AssertionError that says what was expected and what was seen; whatever the adapter threw. On abort: the
   *   signal's reason.
   */
  run(): Promise<void>;
}

/** What became of a case: it holds, it fails, or it differs as is known. */
export interface ConformanceResult {
  readonly group: string;
  readonly name: string;
  readonly status: "holds" | "fails" | "differs";
  /** What was expected and seen where it fails, why where it differs; absent where it holds. */
  readonly reason?: string;
  readonly durationMs: number;
}

/** The promises of a port, ready to be tried on one adapter. */
export interface Conformance {
  readonly cases: readonly ConformanceCase[];
  /** Ends what the cases opened and share. To be called when the last one has run. Never throws. */
  close(): Promise<void>;
}

/** What the cases of a port stand on. */
export interface Stage<Context> {
  /** What a case is run with. `signal` fires when its time is over. */
  enter(signal: AbortSignal): Promise<Context>;
  /** Ends what the case opened, and what it shares with others where it did not hold. */
  leave(outcome: { readonly held: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** @throws AgentExecError `settings-invalid` for a known difference that is the name of no case. */
export function conformanceOf<Context>(
  groups: Readonly<Record<string, Cases<Context>>>,
  stage: Stage<Context>,
  options: ConformanceOptions,
): Conformance {
  const { knownDifferences = {}, caseTimeoutMs = 60_000, signal } = options;
  checkNames(Object.keys(knownDifferences), Object.values(groups).flatMap(Object.keys));
  const cases = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, run]): ConformanceCase => {
      const knownDifference = knownDifferences[name] ?? null;
      const onStage = (): Promise<void> => runOnStage(stage, run, { caseTimeoutMs, signal });
      return {
        group,
        name,
        knownDifference,
        run: knownDifference === null ? onStage : () => mustDiffer(onStage, { knownDifference, signal }),
      };
    }),
  );
  const isChosen = ({ group }: ConformanceCase): boolean => options.groups?.includes(group) ?? true;
  return { cases: cases.filter(isChosen), close: () => endInTime(stage.close()).catch(() => {}) };
}

/** Runs all cases, one after the other, and closes. @throws the signal's reason, on abort. */
export async function* check(
  { cases, close }: Conformance,
  { signal }: Pick<ConformanceOptions, "signal">,
): AsyncGenerator<ConformanceResult> {
  try {
    for (const each of cases) {
      const result = await resultOf(each);
      signal?.throwIfAborted();
      yield result;
    }
  } finally {
    await close();
  }
}

async function resultOf({ group, name, knownDifference, run }: ConformanceCase): Promise<ConformanceResult> {
  const startedAt = performance.now();
  const end = (rest: Pick<ConformanceResult, "status" | "reason">): ConformanceResult => {
    return { group, name, ...rest, durationMs: Math.round(performance.now() - startedAt) };
  };
  try {
    await run();
    return end(
      knownDifference === null ? { status: "holds" } : { status: "differs", reason: knownDifference },
    );
  } catch (error) {
    return end({ status: "fails", reason: messageOf(error) });
  }
}

async function runOnStage<Context>(
  stage: Stage<Context>,
  run: (context: Context) => Promise<void>,
  { caseTimeoutMs, signal }: { readonly caseTimeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<void> {
  signal?.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("it", caseTimeoutMs)), caseTimeoutMs);
  const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
  try {
    // What the adapter itself does about the signal is not waited for.
    await raceSignal(stage.enter(over).then(run), over);
  } catch (error) {
    await endInTime(stage.leave({ held: false })).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
  await endInTime(stage.leave({ held: true }));
}

/** How long the end of what a case opened is waited for, in milliseconds: one that never ends holds up nothing. */
const endTimeoutMs = 10_000;

async function endInTime(ending: Promise<void>): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("what it opened", endTimeoutMs)), endTimeoutMs);
  await raceSignal(ending, late.signal).finally(() => clearTimeout(timer));
}

function overdue(what: string, timeoutMs: number): Error {
  return new Error(`${what} did not end within ${timeoutMs / 1000} s`);
}

async function mustDiffer(
  run: () => Promise<void>,
  { knownDifference, signal }: { readonly knownDifference: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  try {
    await run();
  } catch {
    signal?.throwIfAborted();
    return;
  }
  throw new Error(`it holds, and is listed as a known difference (${knownDifference})`);
}

function checkNames(named: readonly string[], names: readonly string[]): void {
  const unknown = named.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new AgentExecError("settings-invalid", `No case is named ${JSON.stringify(unknown)}.`, {
    nextStep: "Mend or remove that known difference: the names are those of the conformance's cases.",
  });
}
