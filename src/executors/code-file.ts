import type { CodeBlock } from "../ports/block.js";
import { isGitFolder } from "../files/spelling.js";
import type { Language } from "./languages.js";

/** Where the workspace lies inside a sandbox, as the code sees it, unless a person wants it elsewhere. */
export const defaultWorkspaceFolder = "/workspace";

/** How the names that we give to code begin. */
export const generatedPrefix = "tmp_code_";

/** 255 bytes: NAME_MAX of Linux's file systems. */
const maxNameBytes = 255;
/** 1,024 bytes leave room below PATH_MAX (4,096) for the folder that an artifact is saved in. */
export const maxPathBytes = 1024;

/** The file that will hold a block's code, relative to the workspace. */
export interface CodeFile {
  readonly path: string;
  /** True for a name of ours: such a file is not one of the run's artifacts. */
  readonly isGenerated: boolean;
}

/**
 * The file for a block: the one that its writer asked for, or `tmp_code_<first 16 hex of the code's SHA-256>`.
 * Relative paths and absolute ones below the workspace's folder are taken; all that could leave it is refused.
 */
export function chooseCodeFile(
  block: CodeBlock,
  language: Language,
  workspaceFolder: string = defaultWorkspaceFolder,
): CodeFile | { readonly refusal: string } {
  if (block.path === null) {
    return {
      path: `${generatedPrefix}${block.sha256.slice(0, 16)}.${language.extension}`,
      isGenerated: true,
    };
  }
  const path = block.path.startsWith(`${workspaceFolder}/`)
    ? block.path.slice(workspaceFolder.length + 1)
    : block.path;
  const fault = findPathFault(path);
  return fault === null
    ? { path, isGenerated: false }
    : { refusal: `the file name ${JSON.stringify(block.path.slice(0, 200))} ${fault}` };
}

/** Why a path is not a plain path inside the workspace, as the end of a sentence; null when it is one. */
export function findPathFault(path: string): string | null {
  if (path === "") return "is empty";
  if (path.startsWith("/")) return "lies outside the workspace";
  if (hasControlCharacter(path)) return "holds a line end or another control character";
  const parts = path.split("/");
  if (parts.includes("..")) return "leaves the workspace";
  if (parts.some((part) => part === "" || part === ".")) return "is not a plain path to a file";
  if (parts.some(isGitFolder)) return "has a part that Git takes for its own folder";
  if (Buffer.byteLength(path) > maxPathBytes) return `is longer than ${maxPathBytes} bytes`;
  if (parts.some((part) => Buffer.byteLength(part) > maxNameBytes)) {
    return `has a part that is longer than ${maxNameBytes} bytes`;
  }
  return null;
}

function hasControlCharacter(text: string): boolean {
  // C0, DEL and C1: none of them belongs in a name, and NUL and line ends would break the hand-over.
  return /\p{Cc}/u.test(text);
}
