import { type Functions, readFunctions as readFrom } from "../executors/functions/functions.js";
import { baseFiles } from "../workspace/source/base-files.js";

/**
 * Reads the user's functions for `docker` and `local`. The code can then import them, and the writer gets each
 * signature (docs/functions.md).
 * @param folder below the current folder, with Python files or JavaScript modules: at most 100 files and 4 MiB.
 * @throws AgentExecError `settings-invalid` if the folder has no modules, a link, too many files or too large ones, or
 * a module whose name cannot be imported. If importing a module fails, the start ends with `setup-failed` or
 * `image-unsuitable`.
 */
export async function readFunctions(folder: string): Promise<Functions> {
  return readFrom(folder, baseFiles({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" }));
}
