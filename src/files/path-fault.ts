import { isGitFolder } from "./spelling.js";

/** NAME_MAX of Linux's file systems. */
const maxNameBytes = 255;
/** 1,024 bytes leave room below PATH_MAX (4,096) for the folder of the artifacts. */
export const maxPathBytes = 1024;

/** Why a path is not a plain path inside the workspace, as the end of a sentence; null if it is. */
export function findPathFault(path: string): string | null {
  if (path === "") return "is empty";
  if (path.startsWith("/")) return "is outside the workspace";
  // NUL and line ends would break the transfer.
  if (/\p{Cc}/u.test(path)) return "contains a line break or another control character";
  const parts = path.split("/");
  if (parts.includes("..")) return "leaves the workspace";
  if (parts.some((part) => part === "" || part === ".")) return "is not a plain path to a file";
  if (parts.some(isGitFolder)) return "contains a name that Git treats as `.git`";
  if (Buffer.byteLength(path) > maxPathBytes) return `is longer than ${maxPathBytes} bytes`;
  const isLong = parts.some((part) => Buffer.byteLength(part) > maxNameBytes);
  return isLong ? `has a part that is longer than ${maxNameBytes} bytes` : null;
}
