import type { Entry } from "../batch/entries.js";
import { remainingMs, remainingWords } from "../batch/pace.js";
import type { BatchRow } from "../batch/row.js";
import { outcomes } from "../facts/outcomes.js";
import { formatCount, formatDuration, formatUsd } from "../format/format.js";
import type { Clock } from "../ports/clock.js";
import { oneLine } from "./others-words.js";
import { createTerminalLines } from "./terminal-lines.js";

/** How many running tasks are named. */
const maxNames = 3;

interface Options {
  readonly write: (text: string) => void;
  /** Whether a person watches. For such a person the last line shows the current runs. */
  readonly isLive: boolean;
  readonly clock: Clock;
  readonly concurrency: number;
  /** How many runs the batch has, and how many of them an earlier process finished. */
  readonly runs: number;
  readonly earlier: number;
}

/** Prints the progress of a batch: one line for each run that ended. */
export function createBatchProgress({ write, isLive, clock, concurrency, runs, earlier }: Options) {
  const lines = createTerminalLines(write);
  const begin = clock.now();
  const running = new Set<string>();
  let ended = 0;
  const state = (): string => {
    const left = runs - earlier - ended;
    const remaining = remainingMs({ ended, left, elapsedMs: clock.now() - begin, concurrency });
    const names = [...running].slice(0, maxNames).map(oneLine).join(", ");
    const more = running.size > maxNames ? ` and ${running.size - maxNames} more` : "";
    const now = running.size === 0 ? "" : `running ${names}${more}`;
    return [now, left === 0 ? "" : remainingWords(remaining)].filter((part) => part !== "").join(" · ");
  };
  const show = (): void => (isLive ? lines.status(state()) : undefined);
  return {
    onStart({ id }: Entry): void {
      running.add(id);
      show();
    },
    onEnd(row: BatchRow): void {
      running.delete(row.id);
      ended += 1;
      const { icon } = outcomes[row.outcome];
      const cost = row.usage.costUsd === null ? "" : ` · ${formatUsd(row.usage.costUsd)}`;
      const why = outcomes[row.outcome].exitCode === 0 ? "" : `  ${oneLine(row.reason)}`;
      const done = `${formatCount(earlier + ended)}/${formatCount(runs)}`;
      const line = `${done} ${icon} ${row.outcome}  ${oneLine(row.id)}  ${formatDuration(row.durationMs)}${cost}${why}`;
      lines.say(isLive || state() === "" ? line : `${line}\n      ${state()}`);
      show();
    },
    close: (): void => lines.status(""),
  };
}
