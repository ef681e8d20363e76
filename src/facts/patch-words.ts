import type { Artifact, ChangedFile, WorkspaceChanges } from "./files.js";

/** The patch's name in a run's folder. */
export const patchName = "changes.patch";

/** The mark beside a file: whether it is new, and whether the patch contains it. "" for a changed file. */
export function markOf({ diff }: WorkspaceChanges, path: string): "" | "new" | "not in the patch" {
  if (diff === undefined) return "";
  const kind = diff.files.find((file) => file.path === path)?.kind;
  if (kind !== undefined) return kind === "added" ? "new" : "";
  return diff.files.length === filesIn(diff) ? "not in the patch" : "";
}

/** How many files a patch changes. */
export function filesIn(diff: WorkspaceChanges["diff"]): number {
  return diff === undefined ? 0 : diff.added + diff.changed + diff.deleted;
}

export interface ChangeWarning {
  /** The warning without file names and without a full stop. */
  readonly words: string;
  readonly paths: readonly string[];
  /** What to do about these files, as a sentence. "" if there is nothing to do. */
  readonly advice: string;
}

/** What people must know before they trust or apply a patch. Empty if there is nothing. */
export function changeWarnings({ tampered = [], acting, diff }: Partial<WorkspaceChanges>): ChangeWarning[] {
  const warnings = [
    {
      words:
        "The code changed protected files. agent-exec left these changes out of the verifications and the patch",
      paths: tampered,
      advice: "",
    },
    {
      words: "The patch changes files that programs run automatically",
      paths: acting ?? [],
      advice: "Read these files before you apply the patch.",
    },
    {
      words: "The code changed tests that already existed",
      paths: rewrittenTests(diff),
      advice:
        "Read these changes first, because a changed test can pass without a fix. The setting `protect` keeps your tests unchanged.",
    },
    {
      words: "The code added lines to test files that already existed",
      paths: changedTests(diff).filter((path) => !rewrittenTests(diff).includes(path)),
      advice: "Read the added lines, because a line can skip a test.",
    },
  ];
  return warnings.filter(({ paths }) => paths.length > 0);
}

/** How test tools and people name test files. */
const testName =
  /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|tests?|conftest)\.\w+$|[._-](?:test|spec)s?\.\w+$/i;

/** Test files that the patch changes or deletes. New test files do not count. */
export function changedTests(diff: WorkspaceChanges["diff"]): readonly string[] {
  const old = (diff?.files ?? []).filter(({ kind }) => kind !== "added");
  return old.map(({ path }) => path).filter((path) => testName.test(path));
}

/**
 * Test files that lost lines. Most changes only add tests to a file. An added line in conftest.py counts too, because
 * pytest runs it for all tests.
 */
export function rewrittenTests(diff: WorkspaceChanges["diff"]): readonly string[] {
  const intact = (diff?.files ?? []).filter(
    ({ kind, deletions, path }) => kind === "changed" && deletions === 0 && !path.endsWith("conftest.py"),
  );
  const paths = new Set(intact.map(({ path }) => path));
  return changedTests(diff).filter((path) => !paths.has(path));
}

/** The sentence that precedes the number of ignored files. */
export const ignoredNote = "The patch leaves out tool caches and new files that the repository ignores";

/** Puts the changed files first. A run also leaves helper files, and a short list should not show only those. */
export function changedFirst(artifacts: readonly Artifact[], changes?: WorkspaceChanges): Artifact[] {
  const named = changes?.diff?.files ?? [];
  const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
  return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}

/** Added and deleted lines, such as `+10 −2`. */
export function signedLines({
  insertions,
  deletions,
}: Pick<ChangedFile, "insertions" | "deletions">): string {
  return `+${insertions} −${deletions}`;
}

/** The part of a patch about one file: from its `diff --git` line to the next. */
export interface PatchPart {
  readonly file: ChangedFile;
  readonly text: string;
}

/** The parts of the patch in the transcript. New files come last, because they may be helper files. */
export function patchParts({ diff }: WorkspaceChanges): readonly PatchPart[] {
  if (diff?.text === undefined) return [];
  // A line of a hunk begins with a blank, a sign or a backslash. So only a file's first line can begin with
  // `diff --git `.
  const texts = diff.text.split(/^(?=diff --git )/m);
  const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
  const isNew = ({ file }: PatchPart): number => Number(file.kind === "added");
  return parts.toSorted((one, other) => isNew(one) - isNew(other));
}
