import { isGitFolder } from "./spelling.js";

/** 1,024 bytes: the limit of a path, and more than honest links need. */
const maxTargetBytes = 1024;

/**
 * Why a link must stay in the sandbox, as the end of a sentence; null if it leads to a place inside of its folder,
 * existing or not. The link may climb first and then descend, but not climb again, so it is safe even through other
 * such links. Git's own folder counts as outside.
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
