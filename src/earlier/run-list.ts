import { basename, dirname, join, resolve } from "node:path";
import { AgentExecError, isAgentExecError, messageOf } from "../errors.js";
import { removeEntry } from "../files/safe-changes.js";
import { kindOf, namesIn } from "../files/safe-files.js";
import type { Usage } from "../facts/reply.js";
import { resultOf } from "../reports/result.js";
import { parseTranscript } from "../reports/transcript.js";
import { fold } from "../run/state/apply.js";
import { isAtWork } from "../run-folder/at-work.js";
import { openRunFolder } from "../run-folder/run-folder.js";

/** A run of a folder of runs. */
export interface ListedRun {
  /** The name of its folder. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  readonly startedAt: string;
  /** `running`: a process is at work on it; `cut off`: none is, and it has no end. */
  readonly outcome: string;
  /** Null: no verification was asked for. */
  readonly verified: boolean | null;
  readonly attempts: number;
  /** Replies of the writer. */
  readonly turns: number;
  readonly usage: Usage;
  /** A stranger's words. */
  readonly task: string;
}

export interface RunList {
  /** The newest first. */
  readonly runs: readonly ListedRun[];
  /** Folders that hold a transcript which cannot be read, with the reason. */
  readonly unread: readonly { readonly path: string; readonly reason: string }[];
}

/** Where the command keeps runs that nobody named a folder for. */
export const usualRuns = ".agent-exec";

/**
 * The runs whose folders lie in a folder; a link to one is none. @throws AgentExecError `settings-invalid` where it is
 * not there.
 */
export async function listRuns(folder: string): Promise<RunList> {
  const root = resolve(folder);
  const names = await namesIn(root).catch((cause: unknown) => {
    throw new AgentExecError("settings-invalid", `There are no runs in ${root}: ${messageOf(cause)}`, {
      nextStep: `Give the folder that contains the run folders. The default is ${usualRuns} here.`,
      cause,
    });
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

/** The folder of a run by its name among the usual ones, or as it is. */
export async function runNamed(name: string): Promise<string> {
  const isOne = /^[\w.-]+$/.test(name) && (await isRun(resolve(usualRuns), name));
  return isOne ? join(usualRuns, name) : name;
}

/** Takes a run's folder away. @throws AgentExecError `storage-failed`. */
export async function removeRun({ path }: ListedRun): Promise<void> {
  await removeEntry(dirname(path), basename(path)).catch((cause: unknown) => {
    throw new AgentExecError("storage-failed", `Could not remove ${path}: ${messageOf(cause)}`, {
      nextStep: "Check the folder's permissions. Another user may own the files.",
      cause,
    });
  });
}

/** A link to a run is none. */
async function isRun(root: string, name: string): Promise<boolean> {
  return (await kindOf(root, join(name, "transcript.jsonl"))) === "file";
}

async function read(path: string): Promise<Omit<ListedRun, "name" | "path">> {
  const { events } = parseTranscript((await openRunFolder(path)).transcript);
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
  };
}
