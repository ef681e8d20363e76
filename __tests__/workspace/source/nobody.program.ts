import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";
// What is loaded later may lie where nobody may look.
import "../../../src/workspace/names/secret-names.js";

interface Read {
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

/** Lists a workspace as a user who owns nothing, also where a privileged one asks. */
export async function readAsNobody(
  { here, name }: { readonly here: string; readonly name: string },
  begin: () => void,
): Promise<Read> {
  begin();
  if (process.getuid?.() === 0) process.setuid?.(65_534);
  const source = await workspaceSource({ name, here, runFolder: "out" });
  const files: string[] = [];
  for await (const { kind, path } of source.files()) if (kind === "file") files.push(path);
  return { files, warnings: source.warnings };
}
