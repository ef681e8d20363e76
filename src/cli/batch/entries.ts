import { type Entry, entriesOf } from "../../batch/entries.js";
import type { BatchTask } from "../../batch/task.js";
import type { BatchRun } from "../../compose/batch.js";
import { composeExecutor } from "../../compose/executor.js";
import { composeWriter } from "../../compose/writer.js";
import { AgentExecError, isAgentExecError } from "../../errors.js";
import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import type { RawSetting } from "../../rows/origin.js";
import { asFlags } from "../../settings/recorded.js";
import { isTrustedOfTask } from "../../settings/trust.js";
import { readTasks } from "../../tasks/read-tasks.js";
import type { BatchFlags } from "./flags.js";
import { printError } from "../print.js";
import { readDocument } from "../run/task.js";

/** How many invalid lines an error names. */
const maxFaults = 20;

interface Checking {
  readonly wiringOf: BatchRun["wiringOf"];
  /** The settings for all tasks. */
  readonly common: readonly RawSetting[];
  readonly models: readonly { readonly name: string }[];
}

/** The runs of valid tasks, the faults of the others, and the task file's `text` (null: they are in a folder). */
export async function checkedEntries(
  path: string,
  { repeat, writer, maxTotalCostUsd }: BatchFlags,
  { wiringOf, models, common }: Checking,
) {
  let text: string | null = null;
  const { tasks, broken } = await readTasks(path, async (name) => (text = await readDocument(name, "batch")));
  const all = entriesOf(tasks, { models: models.map(({ name }) => name), repeat });
  const cap = maxTotalCostUsd === undefined ? {} : { maxCostUsd: maxTotalCostUsd };
  const faults = [...broken];
  const wrong = new Set<unknown>();
  const faultIn = (entry: Entry): string | null => {
    const { origin, solution } = entry.task;
    if (writer === "oracle" && solution === undefined)
      return `${origin}: the task has no solution, which --writer oracle needs`;
    return (
      strangersWord(entry.task, common) ??
      faultOf(() => {
        const { verify } = wiringOf(entry, { out: ".", ...cap }).settings;
        if (writer !== "nop" || verify.length > 0) return null;
        return `${origin}: the task has no \`verify\`, which --writer nop needs. Add \`verify\` to the task, or --verify to the command`;
      })
    );
  };
  for (const entry of all) {
    if (wrong.has(entry.task)) continue;
    const fault = faultIn(entry);
    if (fault === null) continue;
    wrong.add(entry.task);
    faults.push(fault);
  }
  return { entries: all.filter(({ task }) => !wrong.has(task)), faults, text: text as string | null };
}

/** Names settings that the task file must not contain, because it may come from a stranger. Null: there are none. */
function strangersWord({ origin, given }: BatchTask, common: readonly RawSetting[]): string | null {
  const all = Object.entries(given).map(([name, value]) => ({ name, value }));
  const refused = all.filter((each) => !isTrustedOfTask(each, common));
  if (refused.length === 0) return null;
  const names = listed(refused.map(({ name }) => named(name)));
  return `${origin}: a task file must not set ${names}, because a stranger's task could send your key elsewhere or run code outside of the sandbox. To allow these settings anyway, add to the command: ${refused.map(asFlags).join(" ")}`;
}

const networkSettings = ["network", "allow-host", "setup-network"];

/** Prints once how many tasks open their sandbox's network. With network access, code could send files elsewhere. */
export function tellOpened(entries: readonly Entry[]): void {
  const tasks = [...new Set(entries.map(({ task }) => task))];
  const opened = networkSettings.filter((name) =>
    tasks.some(({ given }) => given[name] !== undefined && given[name] !== "none"),
  );
  if (opened.length === 0) return;
  const having = tasks.filter(({ given }) => opened.some((name) => given[name] !== undefined));
  printError(
    `agent-exec: ${having.length} of ${count("task", tasks.length)} can use the network (${listed(opened)}). Run tasks with network access only if you know who wrote them.\n`,
  );
}

function faultOf(work: () => string | null): string | null {
  try {
    return work();
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
      nextStep: "Fix these tasks, or add --skip-broken to run only the valid tasks. Nothing ran.",
    });
  printError(`agent-exec skips these tasks:\n${message}\n`);
}

/** The first problems, one per line. */
export function faultList(faults: readonly string[]): string {
  const rest = faults.length - maxFaults;
  return [...faults.slice(0, maxFaults), ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}

/** Checks that the key and the executor exist, without which every run would fail. @throws AgentExecError. */
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
    // A built image needs the task's files, which do not exist yet.
    const isBuilt = entry.task.files?.has.includes("build") === true;
    if (!isBuilt) await composeExecutor({ ...wiring, base: { kind: "folder" } }, "");
    if (wiring.replies === undefined && wiring.settings["identity-provider-id"] === undefined)
      await composeWriter(wiring);
  }
}
