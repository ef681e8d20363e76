import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { AgentExecError } from "../../errors.js";
import { formatBytes, formatCount } from "../../format/format.js";
import type { BaseEntry, BaseFiles } from "../../ports/base-files.js";

/** An executor is one file or a few. An executor with packages must be bundled. */
const maxFiles = 1000;
const maxBytes = 16 * 1024 ** 2;

/**
 * Copies a module, and the scripts and JSON files in and below its folder, from the base files to a private folder,
 * which is removed with this process. Resolves with the copy's path.
 * @throws AgentExecError `settings-invalid` if the module is not among them, or if there are too many.
 */
export async function copyOfBase(path: string, baseFiles: BaseFiles): Promise<string> {
  const name = posix.normalize(path);
  const all = await baseFiles.list();
  if (all.get(name)?.kind !== "file")
    throw refused(
      `The file ${name} is missing (agent-exec looked in ${baseFiles.origin}).`,
      "Commit the file there",
    );
  const below = posix.dirname(name) === "." ? "" : `${posix.dirname(name)}/`;
  const taken = new Map([...all].filter(([each, entry]) => each === name || isOfModule(each, entry, below)));
  let bytes = 0;
  for (const entry of taken.values()) if (entry.kind === "file") bytes += entry.bytes;
  if (taken.size > maxFiles || bytes > maxBytes) {
    const size = `${formatCount(taken.size)} scripts with ${formatBytes(bytes)}`;
    const most = `${formatCount(maxFiles)} scripts and ${formatBytes(maxBytes)}`;
    throw refused(
      `The folder of ${name} has ${size}, but the limit is ${most}.`,
      "Put the module into its own folder",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-executor-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for await (const entry of baseFiles.read(new Set(taken.keys()))) {
    if (entry.kind !== "file") continue;
    const file = join(folder, entry.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, entry.content);
  }
  return join(folder, name);
}

function isOfModule(path: string, { kind }: BaseEntry, below: string): boolean {
  return kind === "file" && path.startsWith(below) && /\.(?:[cm]?js|json)$/.test(path);
}

function refused(message: string, way: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, {
    nextStep: `${way}. All files and packages that the module imports must be there too, except Node's own modules. If the executor uses npm packages, bundle the executor and its packages into one file.`,
  });
}
