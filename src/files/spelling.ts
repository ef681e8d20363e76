/**
 * A part of a path as the most forgiving file system reads it, as Git does for `.git` (core.protectHFS,
 * core.protectNTFS): without regard to case, with invisible characters inside, with blanks, dots or a stream's name
 * behind it. Two that are the same here may be one file there.
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
 * Whether some file system takes a part of a path for this name: it is the same, or the short one (8.3) that NTFS and
 * FAT make of a long one: `ACTION~1.YAM`, beyond nine of them `ACTIO~10.YAM`, or with a checksum `AC3F5D~1.YAM`.
 * @param plain what `plainName` gives
 * @param name in small letters
 */
export function isNameOf(plain: string, name: string): boolean {
  return plain === name || isShortNameOf(plain, name);
}

/**
 * Whether some system takes the name for `.git`. `git status` next to such a folder would run the programs that its
 * `config` names.
 */
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
  // As much of the long name as there is room for in eight characters.
  const isBeginning = stem === long || stem.length + 1 + number.length >= 8;
  if (isBeginning && long.startsWith(stem)) return true;
  return stem.startsWith(long.slice(0, 2)) && /^[\da-f]{4}$/.test(stem.slice(2));
}
