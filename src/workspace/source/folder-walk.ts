import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError } from "../../errors.js";
import { nameOf } from "../names/path-names.js";

export interface Walked {
  /** All entries except folders, by paths relative to the folder. */
  readonly paths: readonly string[];
  /** Names that are not UTF-8, with escaped bytes. Entries below such a folder are not listed. */
  readonly nameless: readonly string[];
  /** Folders that cannot be read. */
  readonly closed: readonly string[];
}

/**
 * Lists everything below a folder, up to `maxPaths`, without the folders that `isAside` excludes. Follows no link.
 * @throws AgentExecError `settings-invalid` if the folder itself cannot be read.
 */
export async function walkFolder(
  folder: string,
  { isAside, maxPaths }: { readonly isAside: (path: string) => boolean; readonly maxPaths: number },
): Promise<Walked> {
  const paths: string[] = [];
  const nameless: string[] = [];
  const closed: string[] = [];
  const folders = [""];
  for (let below; (below = folders.pop()) !== undefined && paths.length <= maxPaths;) {
    const entries = await entriesIn(join(folder, below)).catch((error: unknown) => {
      if (below === "") throw error;
      closed.push(below);
      return [];
    });
    for (const entry of entries) {
      const { text, isText } = nameOf(entry.name);
      const path = below === "" ? text : `${below}/${text}`;
      if (isAside(path)) continue;
      if (!isText) nameless.push(path);
      else if (entry.isDirectory()) folders.push(path);
      else paths.push(path);
    }
  }
  return { paths: paths.toSorted(), nameless, closed };
}

async function entriesIn(folder: string): Promise<readonly Dirent<Buffer>[]> {
  try {
    return await readdir(folder, { withFileTypes: true, encoding: "buffer" });
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The workspace ${folder} cannot be read: ${(cause as Error).message}`,
      { nextStep: "Choose `repo`, `empty`, or a folder that you can read.", cause },
    );
  }
}
