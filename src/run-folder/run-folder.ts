import { createHash, hash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { AgentExecError, isAgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { patchName } from "../facts/patch-words.js";
import type { EventLog } from "../ports/event-log.js";
import type { Shown, ShownResult } from "../facts/execution.js";
import type { Artifact } from "../facts/files.js";
import type { RegularFile } from "../ports/workspace.js";
import { isClaim, leave, namesOrNone, sign, takeOver } from "./at-work.js";
import { checkpointName } from "./checkpoint-folder.js";
import {
  createFile,
  createFolder,
  createParents,
  fillFile,
  openToAppend,
  removeEntry,
  removeWithFolders,
  replaceFile,
} from "../files/safe-changes.js";
import { entriesBelow, inside, kindOf, openRegular, readRegular } from "../files/safe-files.js";

export const transcriptName = "transcript.jsonl";
const artifactsName = "artifacts";
const shownName = "shown";
/** The longest text that Node can hold. No other file of a run is larger. */
const maxTranscriptBytes = 500 * 1024 ** 2;
/** Types of files that a browser opens without running anything. A user's executor may choose any other name. */
const inertName = /\.(?:png|jpe?g|gif|webp|pdf|json|tex|md|txt)$/i;

/** A run's folder on disk: the growing transcript, the artifacts, and the files that are rendered at the end. */
export interface RunFolder extends EventLog {
  /** An absolute path. */
  readonly path: string;
  /** The absolute path of the folder for saved files. */
  readonly artifactsPath: string;
  /** Saves a file of the workspace. Follows no links. @throws AgentExecError `storage-failed`. */
  save(file: RegularFile): Promise<Artifact>;
  /** Removes a saved file and folders that are then empty. */
  removeArtifact(path: string): Promise<void>;
  /** Writes or replaces a rendered file and creates its folders. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** Every file of the folder, sorted by path. */
  list(): Promise<readonly Artifact[]>;
  /** Links, pipes and hidden files, which no run leaves. */
  strange(): Promise<readonly string[]>;
  /** Opens an artifact. Null for anything else. A stranger's folder may contain links, and names that lead out. */
  openArtifact(path: string): Promise<FileHandle | null>;
  /** An artifact's bytes. @throws Error if it is not an artifact. */
  readArtifact(path: string): Promise<Uint8Array>;
  /**
   * Saves an output that a block displayed. Web pages and drawings are saved as text, so that a browser runs nothing.
   */
  keepShown(shown: Shown): Promise<ShownResult>;
  /** The bytes of such an output. @throws Error if there is none. */
  readShown(name: string): Promise<Uint8Array>;
  /** Removes incomplete files that a process left when it was interrupted. */
  clearSaved(): Promise<void>;
  /** Removes the checkpoint, which may contain secrets. After that, the run cannot be resumed. */
  dropCheckpoint(): Promise<void>;
  /** Ends this process's claim to the folder. */
  close(): Promise<void>;
}

/**
 * Creates the folder for a new run, or uses an empty one. Never overwrites a file.
 * @throws AgentExecError `settings-invalid` if the folder is not empty, `storage-failed` if the disk refuses.
 */
export async function createRunFolder(path: string): Promise<RunFolder> {
  const root = resolve(path);
  const transcript = await attempt(`create the run's folder ${root}`, async () => {
    await requireFree(root);
    await createFolder(root);
    return createFile(root, transcriptName).catch((error: NodeJS.ErrnoException) => {
      // Another run created it first.
      throw error.code === "EEXIST" ? notFree(root, "is not empty") : error;
    });
  });
  await sign(root);
  return folderAt(root, transcript);
}

/**
 * Opens the folder of a run whose process has ended, in order to add to its transcript. Removes an incomplete last
 * line.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if a process is still working on it;
 * `storage-failed` if the disk refuses.
 */
export async function reopenRunFolder(path: string): Promise<{ folder: RunFolder; transcript: string }> {
  const root = (await openRunFolder(path)).folder.path;
  await attempt(`open the run's folder ${root}`, () => takeOver(root));
  // The transcript is read again now, because nobody else can add to it any more.
  const { transcript } = await openRunFolder(root);
  const whole = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
  const handle = await attempt("open the transcript", () => openToAppend(root, transcriptName));
  await handle.truncate(Buffer.byteLength(whole));
  return { folder: folderAt(root, handle), transcript: whole };
}

/** @throws AgentExecError `settings-invalid` for a file, or a folder that is not empty. */
async function requireFree(root: string): Promise<void> {
  const entries = await namesOrNone(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOTDIR") return null;
    throw error;
  });
  if (entries?.length === 0) return;
  throw notFree(root, entries === null ? "is a file" : "is not empty");
}

function notFree(root: string, what: string): AgentExecError {
  return settingsInvalid(
    `The run's folder cannot be ${root}, because it ${what}.`,
    "Set `out` to a new folder. Nothing was written.",
  );
}

/**
 * The default folder for runs, which git ignores.
 * @param workingFolder a parameter, because the bundler would bundle a path that it can compute
 * @throws like `createRunFolder`.
 */
export async function defaultRunsFolder(workingFolder: string): Promise<string> {
  const parent = join(workingFolder, ".agent-exec");
  await attempt(`create ${parent}`, async () => {
    const ignoreFile = join(".agent-exec", ".gitignore");
    await createParents(workingFolder, ignoreFile);
    const file = await createFile(workingFolder, ignoreFile).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      return null;
    });
    await file?.writeFile("*\n");
    await file?.close();
  });
  return parent;
}

/**
 * Opens the folder of an earlier run for reading.
 * @param path the folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run.
 */
export async function openRunFolder(path: string): Promise<{ folder: RunFolder; transcript: string }> {
  const root = basename(path) === transcriptName ? dirname(resolve(path)) : resolve(path);
  let transcript: string;
  try {
    transcript = new TextDecoder().decode(await readRegular(root, transcriptName, maxTranscriptBytes));
  } catch (cause) {
    const what =
      (await kindOf(root, transcriptName)) === "none"
        ? `There is no file \`${transcriptName}\` in ${root}.`
        : `${join(root, transcriptName)} cannot be read: ${messageOf(cause)}.`;
    throw settingsInvalid(
      what,
      "Give the folder of a run. A run prints the path of its folder at the end. By default, this folder is in `.agent-exec`.",
      cause,
    );
  }
  return { folder: folderAt(root, null), transcript };
}

export function openFolder(path: string): Pick<RunFolder, "path" | "list" | "strange"> {
  return folderAt(resolve(path), null);
}

function folderAt(root: string, transcript: FileHandle | null): RunFolder {
  return {
    path: root,
    artifactsPath: join(root, artifactsName),
    removeArtifact: (path) => removeWithFolders(root, join(artifactsName, path)),
    // There is one write call per line. So a killed process leaves at most one incomplete line.
    append: (event) =>
      attempt(
        "append to the transcript",
        async () => transcript?.appendFile(`${JSON.stringify(event)}\n`),
        root,
      ),
    save: (file) => attempt(`save the artifact ${JSON.stringify(file.path)}`, () => saveArtifact(root, file)),
    write: (name, content) => attempt(`write ${name}`, () => replaceFile(root, name, content), root),
    async list() {
      const files: Artifact[] = [];
      for (const path of (await entriesBelow(root)).files.filter((each) => !each.startsWith("."))) {
        files.push(await attempt(`read ${path}`, () => describeFile(root, path), root));
      }
      return files;
    },
    async strange() {
      const { files, others } = await entriesBelow(root);
      const isOurs = (path: string): boolean => isClaim(path) || path.startsWith(`${checkpointName}/`);
      return [...others, ...files.filter((path) => path.startsWith(".") && !isOurs(path))];
    },
    openArtifact: async (path) =>
      isArtifact(root, path) ? openRegular(root, join(artifactsName, path)) : null,
    async readArtifact(path) {
      if (!isArtifact(root, path)) throw new Error(`${JSON.stringify(path)} is not a regular file`);
      return readRegular(root, join(artifactsName, path));
    },
    async keepShown({ facts, content }) {
      const name = inertName.test(facts.name) ? facts.name : `${facts.name}.txt`;
      await attempt(`write ${name}`, () => replaceFile(root, join(shownName, name), content), root);
      const sha256 = hash("sha256", content);
      return { ...facts, name, bytes: content.byteLength, sha256 };
    },
    async readShown(name) {
      if (!/^[\w.]+$/.test(name)) throw new Error(`${JSON.stringify(name)} is missing`);
      return readRegular(root, join(shownName, name));
    },
    async clearSaved() {
      await attempt("remove incomplete files", async () => {
        await removeEntry(root, artifactsName);
        await removeEntry(root, patchName);
      });
    },
    dropCheckpoint: () => removeEntry(root, checkpointName),
    async close() {
      if (transcript === null) return;
      await transcript.close();
      await leave(root);
    },
  };
}

async function describeFile(root: string, path: string): Promise<Artifact> {
  const handle = await openRegular(root, path);
  if (handle === null) throw new Error("it is no longer a regular file");
  if ((await handle.stat()).size > maxTranscriptBytes) {
    await handle.close();
    const message = `${join(root, path)} is too large: no run writes such a large file.`;
    const nextStep =
      "Do not trust this folder. Get the run's original folder, for example from its artifact.";
    throw new AgentExecError("record-differs", message, { nextStep });
  }
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of handle.createReadStream() as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/** Whether the path can be an artifact's. Opening it shows whether it is a regular file and no link. */
function isArtifact(root: string, path: string): boolean {
  const artifacts = join(root, artifactsName);
  return resolve(artifacts, path).startsWith(artifacts + sep);
}

async function saveArtifact(root: string, file: RegularFile): Promise<Artifact> {
  const target = inside(join(root, artifactsName), file.path).slice(root.length + 1);
  await createParents(root, target);
  const handle = await createFile(root, target, file.isExecutable ? 0o755 : 0o644);
  try {
    return { path: file.path, ...(await fillFile(handle, file.content)) };
  } catch (error) {
    // An incomplete file is removed. It would look complete, and use space that the reports need.
    await removeWithFolders(root, target);
    throw error;
  }
}

/** @param begun the folder of a run whose transcript exists. Absent: nothing exists yet. */
async function attempt<T>(what: string, action: () => Promise<T>, begun?: string): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    if (isAgentExecError(cause)) throw cause;
    const { code = "", message } = cause as NodeJS.ErrnoException;
    const first = code === "ENOSPC" || code === "EDQUOT" ? "Free some disk space" : "Check the permissions";
    const nextStep =
      begun === undefined
        ? `${first}, or set \`out\` to another folder.`
        : `${first}, then write the reports from the transcript with \`agent-exec report ${begun}\`.`;
    throw new AgentExecError("storage-failed", `Could not ${what}: ${message}`, { nextStep, cause });
  }
}
