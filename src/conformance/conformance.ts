import { isAgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { raceSignal } from "race-signal";

/** Maps sentences to tests that they are true. A test throws an error with the expected and the actual value. */
export type Cases<Context> = Readonly<Record<string, (context: Context) => Promise<void>>>;

export interface ConformanceOptions<Group extends string = string> {
  /** Cases that are known to fail, with the reasons. If one of them passes, this counts as a failure. */
  readonly knownDifferences?: Readonly<Record<string, string>>;
  /** Runs only these groups. Default: all. */
  readonly groups?: readonly Group[];
  /** Time limit of a case in milliseconds, including the start of its sessions. Default: 60,000. */
  readonly caseTimeoutMs?: number;
  /** Ends the current case. No other case starts. */
  readonly signal?: AbortSignal;
}

/** A promise of a port, as a test for any framework: `test(name, run)`. */
export interface ConformanceCase {
  readonly group: string;
  /** A sentence that can be false. */
  readonly name: string;
  /** Why the case is known to fail. Null if it must pass. */
  readonly knownDifference: string | null;
  /**
   * Runs the case within its time limit. Resolves if it passes, or if it fails and is known to. Run cases one after the
   * other.
   * @throws AssertionError, or any error of the adapter. If the signal aborts, the error is the signal's reason.
   */
  run(): Promise<void>;
}

/** The result of a case: it passed (`holds`), failed, or failed as known. */
export interface ConformanceResult {
  readonly group: string;
  readonly name: string;
  readonly status: "holds" | "fails" | "differs";
  /** For a failure, the expected and actual value. For a known difference, its reason. Absent if the case passed. */
  readonly reason?: string;
  readonly durationMs: number;
}

/** All cases of a port, for one adapter. */
export interface Conformance {
  readonly cases: readonly ConformanceCase[];
  /** Ends everything that the cases opened. Call it after the last case. Never throws. */
  close(): Promise<void>;
}

/** @throws AgentExecError `settings-invalid` if a known difference names no case. */
export function conformanceOf<Context>(
  groups: Readonly<Record<string, Cases<Context>>>,
  stage: Stage<Context>,
  options: ConformanceOptions,
): Conformance {
  const { knownDifferences = {}, caseTimeoutMs = 60_000, signal } = options;
  checkNames(Object.keys(knownDifferences), Object.values(groups).flatMap(Object.keys));
  const cases = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, test]): ConformanceCase => {
      const knownDifference = knownDifferences[name] ?? null;
      const run = async (): Promise<void> => {
        const failure = await attempt(stage, test, { caseTimeoutMs, signal });
        if (knownDifference === null && failure !== null) throw failure.error;
        if (knownDifference !== null && failure === null) {
          throw new Error(`the test passes, but it is listed as a known difference (${knownDifference})`);
        }
      };
      return { group, name, knownDifference, run };
    }),
  );
  const isChosen = ({ group }: ConformanceCase): boolean => options.groups?.includes(group) ?? true;
  return {
    cases: cases.filter(isChosen),
    close: () => endInTime(stage.close(), caseTimeoutMs).catch(() => {}),
  };
}

/**
 * Runs all cases, one after the other, and then closes.
 * @throws AgentExecError `image-unsuitable` if the sandbox lacks python3. If the signal aborts, the error is the
 * signal's reason.
 */
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
    if (isAgentExecError(error) && error.code === "image-unsuitable") throw error;
    return end({ status: "fails", reason: messageOf(error) });
  }
}

function checkNames(named: readonly string[], names: readonly string[]): void {
  const unknown = named.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw settingsInvalid(
    `No contract test has the name ${JSON.stringify(unknown)}.`,
    "Correct or remove this name in your list of known differences. `agent-exec conformance` shows the names of all contract tests.",
  );
}

/** Sets up and ends each case of a port. */
export interface Stage<Context> {
  /** Makes the context of a case. `signal` fires when the case's time is over. */
  enter(signal: AbortSignal): Promise<Context>;
  /** Ends everything that the case opened. If the case failed, also the shared parts. */
  leave(outcome: { readonly held: boolean }): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs a case. Returns how it failed, or null if it passed. Throws if the case did not start, and if the signal aborts.
 */
async function attempt<Context>(
  stage: Stage<Context>,
  test: (context: Context) => Promise<void>,
  { caseTimeoutMs, signal }: { readonly caseTimeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<{ readonly error: unknown } | null> {
  signal?.throwIfAborted();
  using late = deadline("the test", caseTimeoutMs);
  const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
  const leave = (held: boolean): Promise<void> => endInTime(stage.leave({ held }), caseTimeoutMs);
  try {
    // Goes on even if the adapter does not react to the signal.
    const context = await raceSignal(stage.enter(over), over);
    const failure = await raceSignal(test(context), over).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    signal?.throwIfAborted();
    if (failure === null) await leave(true);
    else await leave(false).catch(() => {});
    return failure;
  } catch (error) {
    await leave(false).catch(() => {});
    throw error;
  }
}

/**
 * The time limit for the clean-up of a case in milliseconds. Without it, one case that never ends would block the
 * others.
 */
const endTimeoutMs = 10_000;

async function endInTime(ending: Promise<void>, caseTimeoutMs: number): Promise<void> {
  using late = deadline("the clean-up after the test", Math.min(endTimeoutMs, caseTimeoutMs));
  await raceSignal(ending, late.signal);
}

function deadline(what: string, timeoutMs: number): Disposable & { readonly signal: AbortSignal } {
  const late = new AbortController();
  const overdue = () => late.abort(new Error(`${what} did not end within ${timeoutMs / 1000} s`));
  const timer = setTimeout(overdue, timeoutMs);
  return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}
