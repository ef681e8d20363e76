/**
 * Whether GitHub takes a file for a definition of what it runs: everything below `.github/workflows` and
 * `.github/actions`, and each `action.yml`, which a workflow can use from any folder.
 *
 * A name counts under every spelling that some file system takes for the same, as Git does for `.git`
 * (core.protectHFS, core.protectNTFS): without regard to case, with invisible characters inside, with blanks, dots or
 * a stream's name behind it, as the short name that NTFS gives a long one.
 *
 * @param path from the repository's root, with `/`
 */
export function isWorkflowPath(path: string): boolean {
  const parts = path.split("/").map(plainName);
  const [first = "", second = ""] = parts;
  const isGitHubs = /^(?:\.github|github~\d+|gi[0-9a-f]{4}~\d+)$/.test(first);
  if (isGitHubs && parts.length > 1 && /^(?:workflows|workfl~\d+|wo[0-9a-f]{4}~\d+|actions)$/.test(second))
    return true;
  return /^action\.ya?ml$/.test(parts.at(-1) ?? "");
}

/** The name as the most forgiving file system reads it. */
function plainName(part: string): string {
  return part
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/:.*/s, "")
    .replace(/(?<![. ])[. ]+$/, "")
    .toLowerCase();
}
