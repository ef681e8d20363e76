import { listRuns, type ListedRun, removeRun, usualRuns } from "../../earlier/run-list.js";
import { AgentExecError } from "../../errors.js";
import { alignedLines } from "../../format/aligned.js";
import { count, formatCount, formatUsd } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { systemClock } from "../../process/system-clock.js";
import { durationOf } from "../machine/clean.js";
import { printError, printJson, printOutput } from "../print.js";

/** Lists the runs of a folder, newest first. @throws AgentExecError if there is no such folder. */
export async function ls(folder = usualRuns, { json = false }: { readonly json?: boolean }): Promise<void> {
  const { runs, unread } = await listRuns(folder);
  if (json) printJson(runs);
  else printOutput(runs.length === 0 ? "No runs.\n" : table(runs));
  tellUnread(unread);
}

export interface PruneFlags {
  readonly keep?: string;
  readonly olderThan?: string;
  readonly unfinished?: boolean;
  readonly dryRun?: boolean;
}

/** Removes finished runs except the newest. @throws AgentExecError if no limit is given: nothing goes by mistake. */
export async function prune(folder: string | undefined, flags: PruneFlags): Promise<void> {
  const keep = wholeNumber(flags.keep);
  const olderMs = flags.olderThan === undefined ? null : durationOf(flags.olderThan);
  if (keep === null && olderMs === null)
    throw new AgentExecError("settings-invalid", "You did not say which runs to remove.", {
      nextStep:
        "Pass --keep 10 to keep the newest ten runs, --older-than 168h to remove runs older than a week, or both.",
    });
  const { runs, unread } = await listRuns(folder ?? usualRuns);
  const before = olderMs === null ? Infinity : systemClock.now() - olderMs;
  const old = runs.slice(keep ?? 0).filter(({ startedAt }) => Date.parse(startedAt) < before);
  const isOver = ({ outcome }: ListedRun): boolean =>
    outcome === "cut off" ? flags.unfinished === true : outcome !== "running";
  const gone = old.filter(isOver);
  for (const run of gone) {
    if (flags.dryRun !== true) await removeRun(run);
    printOutput(`${flags.dryRun === true ? "would remove" : "removed"}  ${showHidden(run.path)}\n`);
  }
  const open = old.filter((run) => !isOver(run)).length;
  const stay =
    open === 0 ? "" : ` Kept ${count("unfinished run", open)}; --unfinished also removes interrupted runs.`;
  printError(`${count("run", gone.length)} of ${formatCount(runs.length)}.${stay}\n`);
  tellUnread(unread);
}

function table(runs: readonly ListedRun[]): string {
  const head = ["RUN", "BEGAN", "OUTCOME", "VERIFIED", "ATTEMPTS", "TURNS", "TOKENS", "COST", "TASK"];
  const rows = runs.map(({ name, startedAt, outcome, verified, attempts, turns, usage, task, repeats }) => [
    showHidden(name),
    startedAt.slice(0, 16).replace("T", " "),
    outcome,
    verified === null ? "–" : verified ? "yes" : "no",
    formatCount(attempts),
    formatCount(turns),
    formatCount(usage.inputTokens + usage.outputTokens),
    usage.costUsd === null ? "–" : formatUsd(usage.costUsd),
    truncateEnd(`${repeats === null ? "" : "(replay) "}${showHidden(task)}`.replace(/\s+/g, " "), 60),
  ]);
  return `${alignedLines([head, ...rows]).join("\n")}\n`;
}

function tellUnread(unread: readonly { readonly path: string; readonly reason: string }[]): void {
  for (const { path, reason } of unread) printError(`agent-exec: ${path}: ${reason}\n`);
}

function wholeNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new AgentExecError(
    "settings-invalid",
    `--keep: must be a whole number, not ${JSON.stringify(text)}`,
    { nextStep: "Give the number of newest runs to keep, for example `--keep 10`." },
  );
}
