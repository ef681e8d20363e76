import { availableParallelism, freemem } from "node:os";
import { batchName } from "../batch/about.js";
import { type Entry, entriesOf } from "../batch/entries.js";
import { usualConcurrency } from "../batch/pace.js";
import { idsOfShard, matrixOf } from "../batch/shards.js";
import { isInfrastructure, type Verdict, verdictOf } from "../batch/verdict.js";
import type { BatchRow } from "../batch/row.js";
import { type BatchRun, runBatch } from "../compose/batch.js";
import { repliesOf, rawOf } from "../compose/batch-entry.js";
import { composeExecutor } from "../compose/executor.js";
import { composeWriter } from "../compose/writer.js";
import { AgentExecError, isAgentExecError } from "../errors.js";
import { batchHtml, batchMarkdown } from "../reports/batch-report.js";
import { listenForStopSignals } from "../process/stop-signals.js";
import { readEnvironment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import { hideFromNow } from "../redaction/told.js";
import { openBatchFolder, readBatchFolder } from "../run-folder/batch-folder.js";
import { readTasks } from "../tasks/read-tasks.js";
import { createBatchProgress } from "../terminal/batch-progress.js";
import { createQuietReporter } from "../terminal/quiet-reporter.js";
import { type BatchFlags, batchFlagNames, batchFlagsOf } from "./batch-flags.js";
import { rawSettings, resolvedSettings } from "./given-settings.js";
import type { Output } from "./outlive.js";
import { printError, printJson, printOutput } from "./print.js";
import { readDocument } from "./task.js";

/** So many broken lines stand in an error. */
const maxFaults = 20;

interface BatchCommand {
  /** A file, or a folder of Harbor tasks. */
  readonly path: string;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly output: Output;
}

/** Runs many tasks, or plans the jobs that do. Resolves with the exit code. @throws AgentExecError before a run begins. */
export async function batch({ path, flags: given, output }: BatchCommand): Promise<number> {
  const { variable } = readEnvironment();
  const flags = batchFlagsOf(given);
  const common = await rawSettings("run", withoutBatchFlags(given), variable);
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
  const { entries, faults } = await checkedEntries(path, flags, { wiringOf, models: settings.models });
  if (faults.length > 0) tellFaults(faults, { ...flags, isEmpty: entries.length === 0 });
  if (flags.plan !== null) {
    printOutput(`${JSON.stringify(matrixOf(Math.min(flags.plan, entries.length)))}\n`);
    return 0;
  }
  if (settings.out === undefined)
    throw new AgentExecError("settings-invalid", "--out is missing.", {
      nextStep: "Name the folder for the results: --out DIR",
    });
  await tryParts(entries, { wiringOf, variable });
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
  const folder = await openBatchFolder(settings.out, about, {
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
    variable,
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
    const stopped = await runBatch(run, stop.signal);
    progress.close();
    const verdict = verdictOf(rows, { maxInfrastructure: flags.maxInfrastructure, runs: mine.size, stopped });
    const report = { verdict, rows, folderOf: (id: string) => `tasks/${id}` };
    await folder.write("report.html", batchHtml(report));
    await folder.write("report.md", batchMarkdown(report));
    tell(verdict, { isJson: settings.json, folder: folder.path, name: about.batch });
    return verdict.exitCode;
  } finally {
    await folder.close();
  }
}

function withoutBatchFlags(given: BatchCommand["flags"]): Record<string, unknown> {
  const names = new Set<string>(batchFlagNames);
  const rest = Object.entries(given).filter(([name]) => !names.has(name));
  const idle = rest.map(([name]) => name).filter((name) => ofOneTask.has(name));
  if (idle.length === 0) return Object.fromEntries(rest);
  throw new AgentExecError(
    "settings-invalid",
    idle.map((name) => `--${name}: has no effect on a batch`).join("\n"),
    {
      nextStep: "Remove it. Write the tasks, and settings of a single task, into the file with the tasks.",
    },
  );
}

const ofOneTask: ReadonlySet<string> = new Set(["task-file", "thread", "continue", "print-config"]);

interface Checking {
  readonly wiringOf: BatchRun["wiringOf"];
  readonly models: readonly { readonly name: string }[];
}

/** The runs of the tasks whose settings are right, and what is wrong with the others. */
async function checkedEntries(
  path: string,
  { repeat, writer, maxTotalCostUsd }: BatchFlags,
  { wiringOf, models }: Checking,
) {
  const { tasks, broken } = await readTasks(path, (name) => readDocument(name, "batch"));
  const all = entriesOf(tasks, { models: models.map(({ name }) => name), repeat });
  const cap = maxTotalCostUsd === undefined ? {} : { maxCostUsd: maxTotalCostUsd };
  const faults = [...broken];
  const wrong = new Set<unknown>();
  const names = new Set<string>();
  for (const entry of all) {
    if (wrong.has(entry.task)) continue;
    if (names.has(entry.id)) {
      wrong.add(entry.task);
      faults.push(
        `${entry.task.origin}: two runs would have the id ${entry.id}: name the models so that the ids differ`,
      );
      continue;
    }
    names.add(entry.id);
    const fault =
      writer === "oracle" && entry.task.solution === undefined
        ? `${entry.task.origin}: the task has no solution, which --writer oracle needs`
        : faultOf(() => wiringOf(entry, { out: ".", ...cap }));
    if (fault === null) continue;
    wrong.add(entry.task);
    faults.push(fault);
  }
  return { entries: all.filter(({ task }) => !wrong.has(task)), faults };
}

function faultOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (thrown) {
    if (!isAgentExecError(thrown) || thrown.code !== "settings-invalid") throw thrown;
    return thrown.message;
  }
}

function tellFaults(
  faults: readonly string[],
  { skipsBroken, isEmpty }: Pick<BatchFlags, "skipsBroken"> & { readonly isEmpty: boolean },
): void {
  const rest = faults.length - maxFaults;
  const message = [...faults.slice(0, maxFaults), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
  if (!skipsBroken || isEmpty)
    throw new AgentExecError("settings-invalid", message, {
      nextStep: "Fix these tasks, or add --skip-broken to run only the others. Nothing ran.",
    });
  printError(`agent-exec skips these tasks:\n${message}\n`);
}

/** Finds a missing key or executor before the first run, because it would end every run. @throws AgentExecError. */
async function tryParts(
  entries: readonly Entry[],
  { wiringOf, variable }: Pick<BatchRun, "wiringOf" | "variable">,
): Promise<void> {
  const tried = new Set<string>();
  for (const entry of entries) {
    const wiring = { ...wiringOf(entry, { out: "." }), face: "run" as const, variable };
    const { script, model, "base-url": server, "api-key-env": key, executor } = wiring.settings;
    const name = JSON.stringify([script, model, server, key, executor]);
    if (tried.has(name)) continue;
    tried.add(name);
    // An image that is built needs the task's files, which are not there yet.
    const isBuilt = entry.task.files?.has.includes("build") === true;
    if (!isBuilt) await composeExecutor({ ...wiring, base: { kind: "folder" } }, "");
    if (wiring.replies === undefined && wiring.settings["identity-provider-id"] === undefined)
      await composeWriter(wiring);
  }
}

/** How long each run took in the batch that `--durations` names. */
async function durationsOf({ durations }: BatchFlags): Promise<(id: string) => number | undefined> {
  if (durations === undefined) return () => undefined;
  const { rows } = await readBatchFolder(durations);
  const known = new Map(rows.map(({ id, durationMs }) => [id, durationMs]));
  return (id) => known.get(id);
}

interface Told {
  readonly isJson: boolean;
  readonly folder: string;
  readonly name: string;
}

function tell(verdict: Verdict, { isJson, folder, name }: Told): void {
  const { words, ...figures } = verdict;
  if (isJson) printJson({ version: 1, batch: name, ...figures, runDir: folder });
  else printOutput(`${words}\n   ${folder}/report.html\n`);
  if (verdict.left > 0 || verdict.infrastructure > 0)
    printError("agent-exec: give the same command with --resume to run the rest\n");
}
