import { AgentExecError, messageOf } from "../errors.js";
import { attempt, endInTime, type Stage } from "./attempt.js";

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

/** @throws AgentExecError `settings-invalid` for a known difference that is the name of no case. */
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
          throw new Error(`it passes, but is listed as a known difference (${knownDifference})`);
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

function checkNames(named: readonly string[], names: readonly string[]): void {
  const unknown = named.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new AgentExecError("settings-invalid", `No case is named ${JSON.stringify(unknown)}.`, {
    nextStep: "Correct or remove that known difference. Its name must be the name of a conformance case.",
  });
}
