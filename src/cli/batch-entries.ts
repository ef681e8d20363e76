import { type Entry, entriesOf } from "../batch/entries.js";
import type { BatchRun } from "../compose/batch.js";
import { composeExecutor } from "../compose/executor.js";
import { composeWriter } from "../compose/writer.js";
import { AgentExecError, isAgentExecError } from "../errors.js";
import { readTasks } from "../tasks/read-tasks.js";
import type { BatchFlags } from "./batch-flags.js";
import { printError } from "./print.js";
import { readDocument } from "./task.js";

/** How many invalid lines an error names. */
const maxFaults = 20;

interface Checking {
  readonly wiringOf: BatchRun["wiringOf"];
  readonly models: readonly { readonly name: string }[];
}

/**
 * The runs of the tasks whose settings are right, and what is wrong with the others. `text` is the content of the file
 * with the tasks; null: they are in a folder.
 */
export async function checkedEntries(
  path: string,
  { repeat, writer, maxTotalCostUsd }: BatchFlags,
  { wiringOf, models }: Checking,
) {
  let text: string | null = null;
  const { tasks, broken } = await readTasks(path, async (name) => (text = await readDocument(name, "batch")));
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
  return { entries: all.filter(({ task }) => !wrong.has(task)), faults, text: text as string | null };
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

export function tellFaults(
  faults: readonly string[],
  { skipsBroken, isEmpty }: Pick<BatchFlags, "skipsBroken"> & { readonly isEmpty: boolean },
): void {
  const message = faultList(faults);
  if (!skipsBroken || isEmpty)
    throw new AgentExecError("settings-invalid", message, {
      nextStep: "Fix these tasks, or add --skip-broken to run only the others. Nothing ran.",
    });
  printError(`agent-exec skips these tasks:\n${message}\n`);
}

/** The first problems, one per line. */
export function faultList(faults: readonly string[]): string {
  const rest = faults.length - maxFaults;
  return [...faults.slice(0, maxFaults), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}

/**
 * Finds a missing key or executor before the first run, because it would end every run.
 * @throws AgentExecError.
 */
export async function tryParts(
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
    // An image that is built needs the task's files, which do not exist yet.
    const isBuilt = entry.task.files?.has.includes("build") === true;
    if (!isBuilt) await composeExecutor({ ...wiring, base: { kind: "folder" } }, "");
    if (wiring.replies === undefined && wiring.settings["identity-provider-id"] === undefined)
      await composeWriter(wiring);
  }
}
