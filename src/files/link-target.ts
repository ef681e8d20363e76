import { isGitFolder } from "./spelling.js";

/** 1,024 bytes: what a path may have, and more than honest links hold. */
const maxTargetBytes = 1024;

/**
 * Why a link may not be let out of a sandbox, as the end of a sentence; null where it leads to a place inside of the folder
 * that its path is relative to, whatever lies there. It may climb before it descends and not afterwards, so that this
 * holds too where other such links are on the way. What leads into Git's own folder leads out.
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
