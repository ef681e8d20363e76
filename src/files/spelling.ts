/**
 * Normalises a part of a path as the most tolerant file system does, and as Git does for `.git` (core.protectHFS,
 * core.protectNTFS). It ignores case, invisible characters, and blanks, dots or a stream's name at the end. Parts with
 * the same result may be the same file.
 */
export function plainName(part: string): string {
  return part
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/:.*/s, "")
    .replace(/(?<![. ])[. ]+$/, "")
    .toLowerCase();
}

/**
 * Whether some file system reads a part of a path as this name. It may be equal, or a short name (8.3) of NTFS and FAT,
 * such as `ACTION~1.YAM`, `ACTIO~10.YAM` or, with a checksum, `AC3F5D~1.YAM`.
 * @param plain from `plainName`
 * @param name in lower case
 */
export function isNameOf(plain: string, name: string): boolean {
  return plain === name || isShortNameOf(plain, name);
}

/** Whether some file system reads the name as `.git`. Its `config` could make `git status` run programs. */
export function isGitFolder(part: string): boolean {
  return isNameOf(plainName(part), ".git");
}

function isShortNameOf(plain: string, name: string): boolean {
  const [, stem, number = "", extension = ""] =
    /^([^~.]{1,6})~(\d{1,6})(?:\.([^.]{1,3}))?$/.exec(plain) ?? [];
  if (stem === undefined) return false;
  const parts = name.replace(/^\.+/, "").split(".");
  const longExtension = parts.length > 1 ? parts.pop()! : "";
  if (extension !== longExtension.slice(0, 3)) return false;
  const long = parts.join("");
  // The beginning of the long name that fits into eight characters.
  const isBeginning = stem === long || stem.length + 1 + number.length >= 8;
  if (isBeginning && long.startsWith(stem)) return true;
  return stem.startsWith(long.slice(0, 2)) && /^[\da-f]{4}$/.test(stem.slice(2));
}
