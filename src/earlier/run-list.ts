import { basename, dirname, join, resolve } from "node:path";
import { AgentExecError, isAgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { removeEntry } from "../files/safe-changes.js";
import { kindOf, namesIn } from "../files/safe-files.js";
import type { Usage } from "../facts/reply.js";
import { resultOf } from "../reports/result/result.js";
import { fold } from "../run/state/apply.js";
import { isAtWork } from "../run-folder/at-work.js";
import { readRun } from "./open-run.js";

export interface ListedRun {
  /** The name of the run's folder. */
  readonly name: string;
  /** An absolute path. */
  readonly path: string;
  readonly startedAt: string;
  /** The outcome. `running`: a process works on it. `cut off`: it has not ended, but no process works on it. */
  readonly outcome: string;
  /** Null: the run has no verification. */
  readonly verified: boolean | null;
  readonly attempts: number;
  /** The number of replies. */
  readonly turns: number;
  readonly usage: Usage;
  /** The task's text, which may be hostile. */
  readonly task: string;
  /** The id of the run that this run repeats, which may be hostile too. Null: none. */
  readonly repeats: string | null;
}

export interface RunList {
  /** The runs, newest first. */
  readonly runs: readonly ListedRun[];
  /** Folders whose transcript cannot be read, with the reason. */
  readonly unread: readonly { readonly path: string; readonly reason: string }[];
}

export const usualRuns = ".agent-exec";

/**
 * The runs in a folder. Links do not count.
 * @throws AgentExecError `settings-invalid` if the folder does not exist.
 */
export async function listRuns(folder: string): Promise<RunList> {
  const root = resolve(folder);
  const names = await namesIn(root).catch((cause: unknown) => {
    throw settingsInvalid(
      `There are no runs in ${root}: ${messageOf(cause)}`,
      `Give the folder that contains the run folders. By default, this is ${usualRuns} in the current folder.`,
      cause,
    );
  });
  const runs: ListedRun[] = [];
  const unread: { path: string; reason: string }[] = [];
  for (const name of names) {
    if (!(await isRun(root, name))) continue;
    const path = join(root, name);
    try {
      runs.push({ name, path, ...(await read(path)) });
    } catch (thrown) {
      if (!isAgentExecError(thrown)) throw thrown;
      unread.push({ path, reason: thrown.message });
    }
  }
  return { runs: runs.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), unread };
}

/**
 * The folder of a run, given by its name in the default folder, or by its path. Undefined: the newest run there.
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
export async function runNamed(name: string | undefined): Promise<string> {
  if (name !== undefined) {
    const isOne = /^[\w.-]+$/.test(name) && (await isRun(resolve(usualRuns), name));
    return isOne ? join(usualRuns, name) : name;
  }
  const [newest] = (await listRuns(usualRuns)).runs;
  if (newest !== undefined) return join(usualRuns, newest.name);
  throw settingsInvalid(
    `There are no runs in ${resolve(usualRuns)}.`,
    "Give the folder of a run, or start a run with `agent-exec run`.",
  );
}

/** Removes a run's folder. @throws AgentExecError `storage-failed`. */
export async function removeRun({ path }: ListedRun): Promise<void> {
  await removeEntry(dirname(path), basename(path)).catch((cause: unknown) => {
    throw new AgentExecError("storage-failed", `Could not remove ${path}: ${messageOf(cause)}`, {
      nextStep: "Check the folder's permissions. Another user may own the files.",
      cause,
    });
  });
}

/** A link to a run is not a run. */
async function isRun(root: string, name: string): Promise<boolean> {
  return (await kindOf(root, join(name, "transcript.jsonl"))) === "file";
}

async function read(path: string): Promise<Omit<ListedRun, "name" | "path">> {
  const { events } = await readRun(path);
  const { run, end, usage } = fold(events);
  const { verified, attempts, turns } = resultOf(events);
  const open = (await isAtWork(path)) ? "running" : "cut off";
  return {
    startedAt: run!.at,
    outcome: end?.outcome ?? open,
    verified: run!.policy.verify.length === 0 ? null : verified,
    attempts,
    turns,
    usage,
    task: run!.task.text,
    repeats: run!.repeats ?? null,
  };
}
