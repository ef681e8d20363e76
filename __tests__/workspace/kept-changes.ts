import { execFileSync } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRunFolder } from "../../src/run-folder/run-folder.js";
import { workspaceSource } from "../../src/workspace/source/workspace-source.js";
import type { RegularFile } from "../../src/ports/workspace.js";
import { saveLeft } from "./save-left.js";
import { trackedChanges, type TrackedOptions } from "./tracked-changes.js";
import { bytesOf } from "../../src/files/content.js";

/** What is told and kept of a run that left these files: from `home/repo`, a repository, to `home/run`, by way of `home/tmp`. */
export async function keepIn(
  home: string,
  left: Readonly<Record<string, string>>,
  options: TrackedOptions = {},
  given: typeof left = {},
  signal = new AbortController().signal,
) {
  const repo = join(home, "repo");
  for (const [path, text] of Object.entries(given)) await writeFile(join(repo, path), text);
  execFileSync("git", ["add", "--all"], { cwd: repo });
  const source = await workspaceSource({ name: "repo", here: repo, runFolder: "out" });
  for await (const each of source.files()) if (each.kind === "file") await bytesOf(each.content);
  const run = await createRunFolder(join(home, "run"));
  // A folder of its own shows what stays behind there.
  const temporaryFolder = join(home, "tmp");
  const changes = trackedChanges(source, run, { ...options, temporaryFolder });
  const files = Object.entries(left).map(([path, text]): RegularFile => {
    const content = (async function* () {
      yield Buffer.from(text);
    })();
    return { kind: "file", path, bytes: text.length, isExecutable: false, content };
  });
  await saveLeft(changes, source, files);
  const told = await changes.changes({ leftOut: [], signal });
  await run.close();
  return { told, files: await readdir(run.path), behind: await readdir(temporaryFolder), run };
}
