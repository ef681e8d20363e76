import { type Functions, readFunctions as readFrom } from "../executors/functions/functions.js";
import { baseFiles } from "../workspace/source/base-files.js";

/**
 * Reads a person's own functions, for `docker` and `local`: their code can then import them, and the writer is told each
 * signature (docs/functions.md).
 *
 * @param folder below the current one, with Python files or JavaScript modules right in it: at most 100 files and 4 MiB.
 * @throws AgentExecError `settings-invalid` for a folder without modules or beyond these bounds, a link, a module that has
 *   no name to import it by. One that cannot be imported ends a start, with `setup-failed` or `image-unsuitable`.
 */
export async function readFunctions(folder: string): Promise<Functions> {
  return readFrom(folder, baseFiles({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" }));
}
