import type { Execution } from "../../facts/execution.js";
import { formatCount } from "../../format/format.js";
import { isSameButForTimes } from "./changing-text.js";
import type { RunState } from "../../run/state/state.js";

export interface Difference {
  /** For example `attempt 2, block 1`, `verification 1 of attempt 3`, `file six.txt` or `the run`. */
  readonly where: string;
  /** For example `ending`, `exit code`, `stdout`, `shown`, `sha256` or `outcome`. */
  readonly what: string;
  /** Null if the recorded run had no such value. */
  readonly recorded: string | null;
  readonly replayed: string | null;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** Blocks whose output differs only in dates, times, addresses and the like: `attempt 1, block 2 stdout`. */
  readonly onlyInTimes: readonly string[];
}

/** All differences, in the order of the run. Durations are not compared. */
export function differencesBetween(recorded: RunState, replayed: RunState): Comparison {
  const found = new Differences();
  const unit = recorded.run?.policy.until === "done" ? "turn" : "attempt";
  const [before, now] = [recorded.lastSession, replayed.lastSession];
  found.compare("the run", "given files", before, now, ({ given }) => given ?? "none");
  found.compare("the run", "image", before, now, ({ digest }) => digest ?? "none");
  const count = Math.max(recorded.attempts.length, replayed.attempts.length);
  for (let index = 0; index < count; index += 1) {
    const [before, now] = [recorded.attempts[index], replayed.attempts[index]];
    const which = `${unit} ${index + 1}`;
    found.executions(`${which}, block`, before?.executions, now?.executions);
    found.executions(`${which}, verification`, before?.verifications, now?.verifications);
  }
  found.files(recorded, replayed);
  // If something stopped the recorded run from outside, its end cannot be compared.
  if (recorded.interruption === null)
    found.compare("the run", "outcome", recorded.end, replayed.end, ({ outcome }) => outcome);
  return { differences: found.all, onlyInTimes: found.onlyInTimes };
}

class Differences {
  readonly all: Difference[] = [];
  readonly onlyInTimes: string[] = [];

  compare<T>(
    where: string,
    what: string,
    before: T | null | undefined,
    now: T | null | undefined,
    valueOf: (from: T) => string,
  ): void {
    const recorded = before === null || before === undefined ? null : valueOf(before);
    const replayed = now === null || now === undefined ? null : valueOf(now);
    if (recorded !== replayed) this.all.push({ where, what, recorded, replayed });
  }

  executions(what: string, before: readonly Execution[] = [], now: readonly Execution[] = []): void {
    for (let index = 0; index < Math.max(before.length, now.length); index += 1) {
      const [recorded, replayed] = [before[index], now[index]];
      const where = `${what} ${index + 1}`;
      this.compare(where, "ending", recorded, replayed, ({ ending }) => ending);
      if (recorded === undefined || replayed === undefined) continue;
      this.compare(where, "exit code", recorded, replayed, ({ exitCode }) => String(exitCode ?? "unknown"));
      for (const stream of ["stdout", "stderr"] as const)
        this.#output({ where, what: stream }, recorded[stream], replayed[stream]);
      this.compare(where, "shown", recorded, replayed, ({ shown = [] }) =>
        shown.map(({ sha256 }) => sha256).join(" "),
      );
    }
  }

  #output(place: Pick<Difference, "where" | "what">, recorded: Output, replayed: Output): void {
    if (recorded.text === replayed.text && recorded.bytes === replayed.bytes) return;
    if (recorded.text !== replayed.text && isSameButForTimes(recorded.text, replayed.text))
      this.onlyInTimes.push(`${place.where} ${place.what}`);
    else this.all.push({ ...place, ...firstOtherLine(recorded, replayed) });
  }

  files(recorded: RunState, replayed: RunState): void {
    const [before, now] = [filesOf(recorded), filesOf(replayed)];
    for (const path of new Set([...before.keys(), ...now.keys()]))
      this.compare(`file ${path}`, "content", before.get(path), now.get(path), (content) => content);
  }
}

/** The final state of each file: its hash, or a note that it is gone. */
function filesOf({ files }: RunState): ReadonlyMap<string, string> {
  const kept = (files?.artifacts ?? []).map(({ path, sha256 }) => [path, `sha256 ${sha256}`] as const);
  const gone = (files?.changes?.deleted ?? []).map((path) => [path, "deleted"] as const);
  return new Map([...kept, ...gone]);
}

type Output = Execution["stdout"];

function firstOtherLine(before: Output, now: Output): Pick<Difference, "recorded" | "replayed"> {
  const [old, fresh] = [before.text.split("\n"), now.text.split("\n")];
  const at = old.findIndex((line, index) => !isSameButForTimes(line, fresh[index] ?? ""));
  const line = at === -1 ? old.length : at;
  const told = (lines: readonly string[], { bytes }: Output): string =>
    `${formatCount(bytes)} bytes, line ${line + 1}: ${lines[line] ?? "(none)"}`;
  return { recorded: told(old, before), replayed: told(fresh, now) };
}
