import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError } from "../../errors.js";
import { nameOf } from "../names/path-names.js";

/**
 * Lists everything below a folder, up to `maxPaths`, without the folders that `isAside` excludes. Follows no link.
 * `paths` are all entries except folders. `nameless` are names that are not UTF-8, with escaped bytes; entries below such
 * a folder are not listed. `closed` are folders that cannot be read.
 * @throws AgentExecError `settings-invalid` if the folder itself cannot be read.
 */
export async function walkFolder(
  folder: string,
  { isAside, maxPaths }: { readonly isAside: (path: string) => boolean; readonly maxPaths: number },
) {
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
