import { isAgentExecError } from "../../../src/errors.js";
import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";
// What is loaded later may lie where nobody may look.
import "../../../src/workspace/names/secret-names.js";

type Read =
  | { readonly files: readonly string[] }
  | { readonly code: string; readonly message: string; readonly nextStep: string };

/** Lists a repository as a user who owns nothing, also where a privileged one asks. */
export async function readAsNobody({ here }: { readonly here: string }, begin: () => void): Promise<Read> {
  begin();
  if (process.getuid?.() === 0) process.setuid?.(65_534);
  try {
    const source = await workspaceSource({ name: "repo", here, runFolder: "out" });
    const files: string[] = [];
    for await (const { path } of source.files()) files.push(path);
    return { files };
  } catch (error) {
    if (!isAgentExecError(error)) throw error;
    const { code, message, nextStep } = error;
    return { code, message, nextStep };
  }
}
