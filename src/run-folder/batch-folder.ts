import { join, relative, resolve, sep } from "node:path";
import { AgentExecError, isAgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { type AboutBatch, parseAbout } from "../batch/about.js";
import { type BatchRow, parseRows } from "../batch/row.js";
import { whole } from "../batch/shards.js";
import {
  createFile,
  createFolder,
  fillFile,
  moveFile,
  openToAppend,
  removeEntry,
  replaceFile,
} from "../files/safe-changes.js";
import { kindOf, readRegular } from "../files/safe-files.js";
import { parseJson } from "../format/json.js";
import { isClaim, leave, namesOrNone, takeOver } from "./at-work.js";

const aboutName = "batch.json";
const resultsName = "results.jsonl";
/** The file with the costs of runs that have no result. */
const lostName = "lost.jsonl";
export const trajectoriesName = "trajectories.jsonl";
/** Room for about a million results. */
const maxBytes = 512 * 1024 ** 2;

/** The folder of a batch: `batch.json`, `results.jsonl`, and the runs' folders below `tasks/`. */
export interface BatchFolder {
  /** An absolute path. */
  readonly path: string;
  /** The results of earlier processes. */
  readonly rows: readonly BatchRow[];
  runPath(id: string): string;
  /** Reads a file of a run. Null if it is missing. */
  readOfRun(id: string, name: string): Promise<string | null>;
  /** Removes the folder of a run that has no result. */
  clearRun(id: string): Promise<void>;
  /** Like `clearRun`, but adds the run's cost to `lostUsd`. */
  dropRun(id: string, costUsd: number): Promise<void>;
  /** The cost of all dropped runs, including those of earlier processes. */
  lostUsd(): number;
  /** Writes a task's files to a folder of their own. Resolves with its absolute path. */
  give(
    id: string,
    files: ReadonlyMap<string, { readonly content: string | Uint8Array; readonly isExecutable?: boolean }>,
  ): Promise<string>;
  /** Adds a result. The result is on disk when the promise resolves. */
  append(row: BatchRow): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the folder of a batch, or continues an earlier one.
 * @param keeps whether an earlier process's result counts. If not, the task runs again.
 * @throws AgentExecError `settings-invalid` if the folder is not empty, is another batch's, or is in use;
 * `storage-failed` if the disk refuses.
 */
export async function openBatchFolder(
  path: string,
  about: AboutBatch,
  { isResumed, keeps }: { readonly isResumed: boolean; readonly keeps: (row: BatchRow) => boolean },
): Promise<BatchFolder> {
  const root = resolve(path);
  return attempt(`write to the batch's folder ${root}`, async () => {
    const names = await namesOrNone(root);
    // An earlier process may have left only its claim or a draft, because the disk was full or somebody killed the process.
    if (names.every((name) => isClaim(name) || name.startsWith(`.${aboutName}.`))) {
      await createFolder(root);
      await takeOver(root);
      await replaceFile(root, aboutName, `${JSON.stringify(about)}\n`);
      await (await createFile(root, resultsName)).close();
      return folderAt(root, []);
    }
    if (!isResumed)
      throw settingsInvalid(
        `The batch's folder ${root} is not empty.`,
        "Add --resume to continue the batch in this folder, or set --out to a new folder.",
      );
    const found = parseAbout(await textOf(root, aboutName));
    if (found === null)
      throw settingsInvalid(
        `The folder ${root} does not contain a batch.`,
        "Set --out to the folder of the batch.",
      );
    if (found.batch !== about.batch || JSON.stringify(found.shard) !== JSON.stringify(about.shard))
      throw settingsInvalid(
        `${root} contains another batch or another shard: the tasks, the settings or --shard differ.`,
        "Give the same tasks and settings as before, or set --out to a new folder.",
      );
    await takeOver(root);
    const hasResults = (await kindOf(root, resultsName)) !== "none";
    const rows = parseRows(hasResults ? await textOf(root, resultsName) : "").filter(keeps);
    await replaceFile(root, resultsName, rows.map(lineOf).join(""));
    return folderAt(root, rows);
  });
}

/** Reads a batch's folder. @throws AgentExecError `settings-invalid` if there is none. */
export async function readBatchFolder(path: string): Promise<{
  readonly path: string;
  readonly about: AboutBatch;
  readonly rows: readonly BatchRow[];
  /** The cost of runs that were stopped or killed. */
  readonly lostUsd: number;
}> {
  const root = resolve(path);
  try {
    const about = parseAbout(await textOf(root, aboutName));
    if (about === null) throw new Error(`${aboutName} does not describe a batch`);
    const lostUsd = sumOf(await lostIn(root));
    return { path, about, rows: parseRows(await textOf(root, resultsName)), lostUsd };
  } catch (cause) {
    throw settingsInvalid(
      `The folder ${path} does not contain a batch: ${messageOf(cause)}`,
      "Pass the folders that `agent-exec batch` wrote.",
      cause,
    );
  }
}

/** Whether a folder holds a batch rather than a run. */
export async function holdsBatch(path: string): Promise<boolean> {
  return (await kindOf(resolve(path), aboutName).catch(() => "none")) === "file";
}

/** Writes joined results as a batch with one shard. Each result names its run's folder. */
export async function writeJoined(
  path: string,
  rows: readonly BatchRow[],
  { batch, lostUsd }: { readonly batch: string; readonly lostUsd: number },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const about: AboutBatch = { version: 1, batch, shard: whole, runs: ids.length, ids };
  await writeFiles(path, {
    [resultsName]: rows.map(lineOf).join(""),
    [lostName]: `${JSON.stringify({ costUsd: lostUsd })}\n`,
    [aboutName]: `${JSON.stringify(about)}\n`,
  });
}

/** Writes files of a batch, by their names. @throws AgentExecError `storage-failed`. */
export async function writeFiles(path: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files))
    await attempt(`write ${name} to ${path}`, () => replaceFile(resolve(path), name, content));
}

/**
 * Writes the trajectories of all runs to one file, one per line, ordered by id. Resolves with the ids of the runs
 * without a trajectory.
 */
export async function writeTrajectories(path: string, rows: readonly BatchRow[]): Promise<readonly string[]> {
  const root = resolve(path);
  const missing: string[] = [];
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (const { id, outcome, runDir = `tasks/${id}` } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const json = await textOf(resolve(root, runDir), "trajectory.json").catch(() => "");
      const trajectory = parseJson(json) as { readonly extra?: object } | null | undefined;
      const extra = { ...trajectory?.extra, task: id, outcome };
      if (trajectory) yield Buffer.from(`${JSON.stringify({ ...trajectory, extra })}\n`);
      else missing.push(id);
    }
  }
  const draft = `.${trajectoriesName}`;
  await attempt(`write ${trajectoriesName}`, async () => {
    await removeEntry(root, draft);
    await fillFile(await createFile(root, draft), lines());
    await moveFile(root, draft, trajectoriesName);
  });
  return missing;
}

/** The relative path from one folder to another, with `/`. */
export function wayTo(from: string, to: string): string {
  return relative(resolve(from), resolve(to)).split(sep).join("/");
}

async function folderAt(root: string, rows: readonly BatchRow[]): Promise<BatchFolder> {
  const results = await openToAppend(root, resultsName);
  let lost = await lostIn(root);
  const clearRun = (id: string): Promise<void> =>
    attempt(`remove ${id}`, () => removeEntry(root, join("tasks", id)));
  return {
    path: root,
    rows,
    runPath: (id) => join(root, "tasks", id),
    readOfRun: (id, name) => textOf(root, join("tasks", id, name)).catch(() => null),
    clearRun,
    async dropRun(id, costUsd) {
      if (costUsd > 0) {
        lost += `${JSON.stringify({ id, costUsd })}\n`;
        await attempt(`write ${lostName}`, () => replaceFile(root, lostName, lost));
      }
      await clearRun(id);
    },
    lostUsd: () => sumOf(lost),
    give: (id, files) =>
      attempt(`write the files of ${id}`, async () => {
        await removeEntry(root, join("given", id));
        for (const [name, { content, isExecutable }] of files)
          await replaceFile(root, join("given", id, name), content, isExecutable === true ? 0o777 : 0o666);
        return join(root, "given", id);
      }),
    append: (row) => attempt("write a result", () => results.appendFile(lineOf(row))),
    async close() {
      await results.close();
      await leave(root);
    },
  };
}

function lostIn(root: string): Promise<string> {
  return textOf(root, lostName).catch(() => "");
}

function sumOf(lost: string): number {
  const costs = lost.split("\n").map((line) => parseJson(line) as { readonly costUsd?: unknown } | null);
  return costs.reduce((sum, each) => sum + Number(each?.costUsd ?? 0), 0);
}

function lineOf(row: BatchRow): string {
  return `${JSON.stringify(row)}\n`;
}

async function textOf(root: string, name: string): Promise<string> {
  return new TextDecoder().decode(await readRegular(root, name, maxBytes));
}

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isAgentExecError(cause)) throw cause;
    const nextStep =
      "Make space on the disk, and check the folder's permissions. Then run the command again; add --resume to continue a batch.";
    throw new AgentExecError("storage-failed", `Could not ${what}: ${messageOf(cause)}`, { nextStep, cause });
  }
}
