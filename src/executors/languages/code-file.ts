import type { CodeBlock } from "../../facts/block.js";
import { findPathFault } from "../../files/path-fault.js";
import type { Language } from "./languages.js";

/** The path of the workspace inside of a sandbox, unless the user sets another. */
export const defaultWorkspaceFolder = "/workspace";

export const generatedPrefix = "tmp_code_";

/** The folder in which Python keeps compiled files, beside the source. */
export const bytecodeFolder = "__pycache__";

/** The file for a block's code, relative to the workspace. */
export interface CodeFile {
  readonly path: string;
  /** Whether agent-exec generated the name. Such a file is no artifact of the run. */
  readonly isGenerated: boolean;
}

/**
 * The file for a block: the one that the model named, or `tmp_code_<first 16 hex of the code's SHA-256>`. Relative
 * paths, and absolute ones below the workspace's folder, are accepted. Any path that could leave it is refused.
 */
export function chooseCodeFile(
  block: CodeBlock,
  language: Language,
  workspaceFolder: string = defaultWorkspaceFolder,
): CodeFile | { readonly refusal: string } {
  if (block.path !== null) return chooseNamedFile(block.path, workspaceFolder);
  const path = `${generatedPrefix}${block.sha256.slice(0, 16)}.${extensionOf(block, language)}`;
  return { path, isGenerated: true };
}

/** The same for a name that the model chose. */
export function chooseNamedFile(
  name: string,
  workspaceFolder: string = defaultWorkspaceFolder,
): CodeFile | { readonly refusal: string } {
  const path = name.startsWith(`${workspaceFolder}/`) ? name.slice(workspaceFolder.length + 1) : name;
  const fault = findPathFault(path);
  return fault === null
    ? { path, isGenerated: false }
    : { refusal: `the file name ${JSON.stringify(name.slice(0, 200))} ${fault}` };
}

/** Before version 22, Node decides by the file name whether a file is a module. */
function extensionOf({ code }: CodeBlock, { extension }: Language): string {
  return extension === "js" && isModule(code) ? "mjs" : extension;
}

function isModule(code: string): boolean {
  if (/^(?:import\s*["'{*\w$]|export\s+(?:default|const|let|var|class|function|async|[{*]))/m.test(code))
    return true;
  return /^(?:(?:const|let|var) [^=\n]{1,200}= ?)?await\s/m.test(code) && !/\brequire\(/.test(code);
}
