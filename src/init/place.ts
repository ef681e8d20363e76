import { dirname } from "node:path/posix";
import { parse } from "yaml";
import { createFile, createParents } from "../files/safe-changes.js";
import { kindOf, namesIn, readRegular } from "../files/safe-files.js";
import { defaultBranchOf, originOf, type Origin } from "../workspace/git/origin.js";
import { findRepository } from "../workspace/git/find-repository.js";
import { guessFrom, inFolder, type Guess } from "./guess.js";

/** The place for the workflows, and what it already contains. */
export interface Place {
  /** The repository's folder. Without a repository, the given folder. */
  readonly root: string;
  readonly isRepository: boolean;
  readonly origin: Origin | null;
  /** Null: unknown. */
  readonly defaultBranch: string | null;
  readonly guess: Guess | null;
  /** The names of the workflows that run on pull requests. */
  readonly ci: readonly string[];
}

const workflowFolder = ".github/workflows";

/** The path of a workflow. GitHub reads workflows only from this folder. */
export function pathOf(file: string): string {
  return `${workflowFolder}/${file}`;
}

export async function lookAround(folder: string): Promise<Place> {
  const found = await findRepository(folder).catch(() => null);
  const root = found?.root ?? folder;
  return {
    root,
    isRepository: found !== null,
    origin: found && (await originOf(found)),
    defaultBranch: found && (await defaultBranchOf(found)),
    guess: await nearestGuess(root, found?.prefix ?? ""),
    ci: await workflowsOnPullRequests(root),
  };
}

/** Guesses in the given folder, and then in each folder above it, up to the repository's. */
async function nearestGuess(root: string, prefix: string): Promise<Guess | null> {
  const guess = await guessFrom({
    text: (path) => textOf(root, prefix + path),
    names: (path) => namesIn(root, (prefix + path).replace(/\/$/, "") || undefined),
  });
  if (guess !== null) return inFolder(guess, prefix);
  if (prefix === "") return null;
  const above = dirname(prefix);
  return nearestGuess(root, above === "." ? "" : `${above}/`);
}

async function workflowsOnPullRequests(root: string): Promise<readonly string[]> {
  const files = (await namesIn(root, workflowFolder)).filter((name) => /\.ya?ml$/.test(name)).toSorted();
  const names: string[] = [];
  for (const path of files.map(pathOf)) {
    const { name = path, on } = fieldsOf((await textOf(root, path)) ?? "");
    const events = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
    if (typeof name === "string" && events.includes("pull_request")) names.push(name);
  }
  return names;
}

function fieldsOf(text: string): { readonly name?: unknown; readonly on?: object | string } {
  try {
    return (parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** The text of an existing workflow, or null. */
export async function textOf(root: string, path: string): Promise<string | null> {
  const isFile = (await kindOf(root, path)) === "file";
  if (!isFile) return null;
  return readRegular(root, path).then(
    (bytes) => Buffer.from(bytes).toString("utf8"),
    () => null,
  );
}

/** Whether any entry exists at the path. */
export async function isTaken(root: string, path: string): Promise<boolean> {
  return (await kindOf(root, path)) !== "none";
}

/** Writes a new file. @throws the file system's own error if there is one already. */
export async function writeNew(root: string, path: string, text: string): Promise<void> {
  await createParents(root, path);
  await using file = await createFile(root, path);
  await file.writeFile(text);
}
