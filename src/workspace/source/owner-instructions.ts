import { AgentExecError, messageOf } from "../../errors.js";
import { formatBytes } from "../../format/format.js";
import { named } from "../../format/listed.js";
import { readRegular } from "../../files/safe-files.js";
import type { FolderSource } from "./workspace-source.js";

export interface OwnerInstructions {
  /** Paths are from the workspace's root. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Files that were not read, in whole sentences. */
  readonly warnings: readonly string[];
}

export interface OwnerOptions {
  /** The setting `instructions`. Absent: `AGENTS.md`, if there is one. */
  readonly paths?: readonly string[] | undefined;
  /** Reads the owner's files. Absent: the workspace's own files belong to the owner. */
  readonly readFile?: ReadOwnerFile | undefined;
}

/** Reads a file from the base branch, by its path from the repository's root. Null if there is none. */
export type ReadOwnerFile = (path: string) => Promise<Uint8Array | null>;

const usualFile = "AGENTS.md";

/** These are about 16,000 tokens, for which each call of a model pays. */
const maxBytes = 64 * 1024;

/**
 * Reads the owner's instructions. In a workflow they come from the base branch, because a pull request's author
 * controls its checkout.
 * @throws AgentExecError `settings-invalid` if a named file is missing or cannot be read.
 */
export async function readOwnerInstructions(
  source: FolderSource,
  { paths, readFile }: OwnerOptions,
): Promise<OwnerInstructions> {
  const files: OwnerInstructions["files"][number][] = [];
  const warnings: string[] = [];
  for (const path of (paths ?? [usualFile]).map((each) => each.replace(/^\.\//, ""))) {
    const bytes = await contentOf(source, path, readFile).catch((error: unknown) => {
      if (paths !== undefined) throw unreadable(path, error);
      warnings.push(`${named(path)} was not read as instructions: ${messageOf(error)}`);
      return null;
    });
    if (bytes === null) {
      const where = readFile === undefined ? "the workspace" : "the base branch";
      if (paths !== undefined) throw unreadable(path, new Error(`${where} has no such file`));
      continue;
    }
    if (bytes.length > maxBytes)
      warnings.push(
        `${named(path)} has ${formatBytes(bytes.length)}. The model gets only the first ${formatBytes(maxBytes)} as instructions.`,
      );
    const text = new TextDecoder().decode(bytes.subarray(0, maxBytes));
    if (text.trim() !== "") files.push({ path, text });
  }
  return { files, warnings };
}

async function contentOf(
  { folder, repositoryWay, paths }: FolderSource,
  path: string,
  readFile: ReadOwnerFile | undefined,
): Promise<Uint8Array | null> {
  if (readFile !== undefined) return readFile(repositoryWay + path);
  return paths.includes(path) ? readRegular(folder, path) : null;
}

function unreadable(path: string, cause: unknown): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `agent-exec cannot read ${named(path)} as instructions: ${messageOf(cause)}.`,
    {
      nextStep:
        "Set `instructions` to a regular file in the workspace (not a link), or to `none`. In a workflow, the base branch must have the file.",
      cause,
    },
  );
}
