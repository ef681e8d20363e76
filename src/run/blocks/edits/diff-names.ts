import type { StructuredPatch } from "diff";
import { named } from "../../../format/listed.js";
import { type FileEdit, MisfitError } from "./edit.js";

/** Finds the file of a part of a diff in the lines above its hunks. */
export function filesOf(head: StructuredPatch, where: string): Omit<FileEdit, "hunks"> {
  const { oldFileName, newFileName, oldMode, newMode } = head;
  if (oldFileName === undefined || newFileName === undefined)
    throw new MisfitError(`${where} has no file name. Write a line \`--- a/NAME\` and a line \`+++ b/NAME\``);
  const isNew = head.isCreate === true || oldFileName === "/dev/null";
  const isGone = head.isDelete === true || newFileName === "/dev/null";
  if (isNew && isGone) throw new MisfitError(`${where} has no file name`);
  const [from, to] = withoutPrefixes(oldFileName, newFileName);
  const mode = isGone ? undefined : newMode;
  for (const each of [oldMode, newMode]) checkMode(each, where);
  if (!isNew && !isGone && from !== to && head.isRename !== true && head.isCopy !== true) {
    const names = `${named(from)} and ${named(to)}`;
    throw new MisfitError(
      `${where} names two files, ${names}: to rename a file, write the lines \`rename from\` and \`rename to\``,
    );
  }
  return {
    from: isNew ? null : from,
    to: isGone ? null : to,
    ...(head.isCopy === true ? { keepsFrom: true } : {}),
    ...(mode === undefined ? {} : { isExecutable: (Number.parseInt(mode, 8) & 0o100) !== 0 }),
  };
}

/** The one-letter prefixes that git can write before both file names. */
const prefix = /^[abciow]\//;

/** Removes the prefixes as git does. A prefix counts only if both names have one and the two differ. */
function withoutPrefixes(from: string, to: string): readonly [string, string] {
  const sides = [from, to].filter((name) => name !== "/dev/null");
  const letters = sides.map((name) => prefix.exec(name)?.[0]);
  const arePrefixed = !letters.includes(undefined) && new Set(letters).size === sides.length;
  return arePrefixed ? [from.slice(2), to.slice(2)] : [from, to];
}

function checkMode(mode: string | undefined, where: string): void {
  if (mode === undefined || /^100[0-7]{3}$/.test(mode)) return;
  const kinds: Readonly<Record<string, string>> = { "120000": "a symbolic link", "160000": "a submodule" };
  throw new MisfitError(
    `${where} is about ${kinds[mode] ?? "an entry that is not a regular file"}, which a diff cannot change here`,
  );
}
