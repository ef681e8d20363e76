import { availableParallelism, freemem } from "node:os";
import { batchName } from "../../batch/about.js";
import { usualConcurrency } from "../../batch/pace.js";
import { idsOfShard } from "../../batch/shards.js";
import { isInfrastructure, verdictOf } from "../../batch/verdict.js";
import type { BatchRow } from "../../batch/row.js";
import { type BatchRun, runBatch } from "../../compose/batch.js";
import { repliesOf, rawOf } from "../../compose/batch-entry.js";
import { AgentExecError } from "../../errors.js";
import { batchReports } from "../../reports/batch/batch-report.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import { readEnvironment } from "../../process/env.js";
import { systemClock } from "../../process/system-clock.js";
import { hideFromNow } from "../../redaction/told.js";
import { openBatchFolder, readBatchFolder, writeFiles } from "../../run-folder/batch-folder.js";
import { createBatchProgress } from "../../terminal/batch-progress.js";
import { createQuietReporter } from "../../terminal/quiet-reporter.js";
import { checkedEntries, tellFaults, tellOpened, tryParts } from "./entries.js";
import { type BatchFlags, batchFlagNames, batchFlagsOf } from "./flags.js";
import { planText, withClusterExecutor } from "./plan.js";
import { type Flags, rawSettings, resolvedSettings } from "../given-settings.js";
import type { Output } from "../outlive.js";
import { printError, printJson, printOutput } from "../print.js";

/**
 * Runs many tasks, or plans the jobs that run them. Resolves with the exit code. @throws AgentExecError.
 * @param path the file with the tasks, or a folder of Harbor tasks
 */
export async function batch(path: string, given: Flags, output: Output): Promise<number> {
  const { variable } = readEnvironment();
  const flags = batchFlagsOf(given);
  const ofRuns = Object.entries(given).filter(([name]) => !batchFlagNames.includes(name));
  const raw = await rawSettings("run", Object.fromEntries(ofRuns), variable);
  const common = flags.plan?.kind === "kubernetes" ? withClusterExecutor(raw) : raw;
  const shared = resolvedSettings(
    common.map((each) => ({ ...each, isDefault: true })),
    "run",
    variable,
  );
  const { settings } = shared;
  const options = { common, models: settings.models, writer: flags.writer };
  const wiringOf: BatchRun["wiringOf"] = (entry, change) => {
    const { settings: own, ...found } = resolvedSettings(rawOf(entry, change, options), "run", variable);
    return { ...found, settings: { ...own, out: change.out }, ...repliesOf(entry, options) };
  };
  const checking = { wiringOf, common, models: settings.models };
  const { entries, faults, text } = await checkedEntries(path, flags, checking);
  if (faults.length > 0) tellFaults(faults, { ...flags, isEmpty: entries.length === 0 });
  if (!settings.quiet) tellOpened(entries);
  if (flags.plan !== null) {
    printOutput(await planText(flags.plan, { entries, flags, shared, common, wiringOf, path, text }));
    return 0;
  }
  if (settings.out === undefined)
    throw new AgentExecError("settings-invalid", "--out is missing.", {
      nextStep: "Set the folder for the results: --out DIR",
    });
  await tryParts(entries, { wiringOf, variable });
  return runShard({ entries, flags, shared, wiringOf, out: settings.out, output });
}

interface Sharding extends Pick<BatchRun, "entries" | "wiringOf"> {
  readonly output: Output;
  readonly flags: BatchFlags;
  readonly shared: ReturnType<typeof resolvedSettings>;
  readonly out: string;
}

/** Runs the shard's tasks that have no result yet, and writes the report. Resolves with the exit code. */
async function runShard({ entries, flags, shared, wiringOf, out, output }: Sharding): Promise<number> {
  const { settings } = shared;
  const mine = new Set(
    idsOfShard(
      entries.map(({ id }) => id),
      flags.shard,
      await durationsOf(flags),
    ),
  );
  const about = {
    version: 1 as const,
    batch: batchName(entries, shared.given, flags.writer),
    shard: flags.shard,
    runs: entries.length,
    ids: [...mine],
  };
  const folder = await openBatchFolder(out, about, {
    isResumed: flags.isResumed,
    keeps: (row) => mine.has(row.id) && !isInfrastructure(row),
  });
  output.keptIn(folder.path);
  const done = new Set(folder.rows.map(({ id }) => id));
  const left = entries.filter(({ id }) => mine.has(id) && !done.has(id));
  const machine = { cores: availableParallelism(), freeBytes: freemem(), eachBytes: settings.memory };
  const concurrency = flags.concurrency ?? usualConcurrency(machine);
  const isLive = process.stderr.isTTY;
  const pace = { concurrency, runs: mine.size, earlier: done.size };
  const progress = createBatchProgress({ write: printError, isLive, clock: systemClock, ...pace });
  const rows: BatchRow[] = [...folder.rows];
  using stop = listenForStopSignals();
  const run: BatchRun = {
    entries: left,
    folder,
    concurrency,
    maxCostUsd: flags.maxTotalCostUsd,
    wiringOf,
    variable: readEnvironment().variable,
    reporter: createQuietReporter({ write: printError }),
    watcher: {
      onStart: (entry) => (settings.quiet ? undefined : progress.onStart(entry)),
      onEnd(row) {
        rows.push(row);
        if (!settings.quiet) progress.onEnd(row);
      },
    },
    onSecrets: hideFromNow,
  };
  try {
    const end = await runBatch(run, stop.signal);
    progress.close();
    const verdict = verdictOf(rows, { maxInfrastructure: flags.maxInfrastructure, runs: mine.size, ...end });
    await writeFiles(folder.path, batchReports({ verdict, rows }));
    const { words, ...figures } = verdict;
    if (settings.json) printJson({ version: 1, batch: about.batch, ...figures, runDir: folder.path });
    else printOutput(`${words}\n   ${folder.path}/report.html\n`);
    if (verdict.left > 0 || verdict.infrastructure > 0)
      printError("agent-exec: to run the rest, use the same command with --resume\n");
    return verdict.exitCode;
  } finally {
    await folder.close();
  }
}

/** Reads how long each run took in the earlier batch that `--durations` names. */
async function durationsOf({ durations }: BatchFlags): Promise<(id: string) => number | undefined> {
  if (durations === undefined) return () => undefined;
  const { rows } = await readBatchFolder(durations);
  const known = new Map(rows.map(({ id, durationMs }) => [id, durationMs]));
  return (id) => known.get(id);
}
