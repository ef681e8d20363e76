import { isGitFolder } from "./spelling.js";

/** The limit of a path. Ordinary links need less. */
const maxTargetBytes = 1024;

/**
 * Why a link must stay in the sandbox, as the end of a sentence; null if it leads to a place inside of its folder,
 * whether the place exists or not. The link may go up first and then down, but not up again. So it is safe even through
 * other such links. Git's own folder counts as outside.
 */
export function findLinkFault(path: string, target: string): string | null {
  if (/[\p{Cc}\uFFFD]/u.test(target)) return "contains data that is not text";
  if (Buffer.byteLength(target) > maxTargetBytes) return `contains more than ${maxTargetBytes} bytes`;
  const parts = target.split("/").filter((part) => part !== "" && part !== ".");
  const climbs = parts.findIndex((part) => part !== "..");
  const descent = climbs === -1 ? [] : parts.slice(climbs);
  const folders = path.split("/").length - 1;
  const isOutside = target === "" || target.startsWith("/") || parts.length - descent.length > folders;
  if (isOutside || descent.some(isGitFolder)) return "leads out of the workspace";
  return descent.includes("..") ? "uses `..` after a folder, and may lead out of the workspace" : null;
}
