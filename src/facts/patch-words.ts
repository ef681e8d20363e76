import type { Artifact, ChangedFile, WorkspaceChanges } from "./files.js";

/** The patch's name in a run's folder. */
export const patchName = "changes.patch";

/**
 * What stands beside a file that the run left: whether it is new, and whether the patch has it; "" for a changed one.
 */
export function markOf({ diff }: WorkspaceChanges, path: string): "" | "new" | "not in the patch" {
  if (diff === undefined) return "";
  const kind = diff.files.find((file) => file.path === path)?.kind;
  if (kind !== undefined) return kind === "added" ? "new" : "";
  const isWhole = diff.files.length === diff.added + diff.changed + diff.deleted;
  return isWhole ? "not in the patch" : "";
}

export interface ChangeWarning {
  /** Without the names, and without a full stop. */
  readonly words: string;
  readonly paths: readonly string[];
  /** What to do about them, a sentence; "" for nothing. */
  readonly advice: string;
}

/** What a reader must know before trusting or applying a patch; empty for nothing. */
export function changeWarnings({ tampered = [], acting, diff }: Partial<WorkspaceChanges>): ChangeWarning[] {
  const warnings = [
    {
      words: "The code changed protected files. The verifications and the patch leave these changes out",
      paths: tampered,
      advice: "",
    },
    {
      words: "The patch changes files that programs run automatically",
      paths: acting ?? [],
      advice: "Read them before you apply it.",
    },
    {
      words: "The code changed tests that were there before",
      paths: changedTests(diff),
      advice: "Read these changes first: a changed test can pass without a fix. `protect` keeps your tests.",
    },
  ];
  return warnings.filter(({ paths }) => paths.length > 0);
}

/** How test tools and people name files of tests. */
const testName =
  /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|tests?|conftest)\.\w+$|[._-](?:test|spec)s?\.\w+$/i;

/** Test files that the patch changes or deletes. A new one takes no test away. */
export function changedTests(diff: WorkspaceChanges["diff"]): readonly string[] {
  const old = (diff?.files ?? []).filter(({ kind }) => kind !== "added");
  return old.map(({ path }) => path).filter((path) => testName.test(path));
}

/** What every place says before how many there are in `ignored`. */
export const ignoredNote =
  "The patch does not contain new files that the repository ignores, and no caches of tools";

/** Beside what was changed a run leaves helpers of its own: what few lines have room for is the work. */
export function changedFirst(artifacts: readonly Artifact[], changes?: WorkspaceChanges): Artifact[] {
  const named = changes?.diff?.files ?? [];
  const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
  return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}

/** `+10 −2`: lines that came and went. */
export function signedLines({
  insertions,
  deletions,
}: {
  readonly insertions: number;
  readonly deletions: number;
}): string {
  return `+${insertions} −${deletions}`;
}

/** One file's part of a patch: from its `diff --git` line to the next. */
export interface PatchPart {
  readonly file: ChangedFile;
  readonly text: string;
}

/**
 * The parts of the patch that the transcript holds, those of new files last: the work stands before helpers of its own.
 */
export function patchParts({ diff }: WorkspaceChanges): readonly PatchPart[] {
  if (diff?.text === undefined) return [];
  // A line of a hunk begins with a blank, a sign or a backslash, and one of binary data has no blank.
  const texts = diff.text.split(/^(?=diff --git )/m);
  const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
  const isNew = ({ file }: PatchPart): number => Number(file.kind === "added");
  return parts.toSorted((one, other) => isNew(one) - isNew(other));
}
