import { countRefused, type Refused } from "../facts/files.js";
import type { ChangedEntry, Counting, Discount, DiscountKind, WorkspaceFile } from "../ports/workspace.js";
import { count } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import { bytesOf } from "../files/content.js";

export interface Undone extends Discount {
  readonly path: string;
  /** What was done: the original file was put back, or the new file was left out. */
  readonly how: "put-back" | "kept-out";
}

export interface CountedChanges {
  readonly counting: Counting;
  readonly given: ReadonlySet<string>;
  /** Called once, at the end, with the undone changes by path. */
  readonly onUndone: (undone: readonly Undone[]) => void;
}

/** Yields those of the code's changes that count. */
export async function* countedChanges(
  changes: AsyncIterable<ChangedEntry>,
  { counting, given, onUndone }: CountedChanges,
): AsyncGenerator<ChangedEntry> {
  const undone: Undone[] = [];
  for await (const each of changes) {
    const { entry, content } = readable(each);
    const { path } = entry;
    const discount = await counting.discountOf({ path, content });
    if (discount === null) {
      yield entry;
      continue;
    }
    const original = (entry.kind === "left-out" ? below(path, given) : [path]).filter((one) =>
      given.has(one),
    );
    const putBack = original.map((one): Undone => ({ path: one, how: "put-back", ...discount }));
    const isKeptOut = !given.has(path) && entry.kind !== "deleted";
    undone.push(...putBack, ...(isKeptOut ? [{ path, how: "kept-out", ...discount } as const] : []));
  }
  onUndone(undone.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}

/** Yields the files for a verification. Only the verification's own user may read the private ones. */
export async function* judgedFiles(
  files: AsyncIterable<WorkspaceFile>,
  { isHidden = () => false }: Pick<Counting, "isHidden"> = {},
): AsyncGenerator<WorkspaceFile> {
  for await (const file of files)
    yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}

const maxReadBytes = 1024 ** 2;

/** The same entry. Its content can be read here before the entry is passed on. */
function readable(entry: ChangedEntry): { entry: ChangedEntry; content: () => Promise<Uint8Array | null> } {
  if (entry.kind !== "file" || entry.bytes > maxReadBytes) return { entry, content: async () => null };
  let read: Promise<Uint8Array> | null = null;
  const content = () => (read ??= bytesOf(entry.content));
  const again = async function* (): AsyncGenerator<Uint8Array> {
    if (read === null) yield* entry.content;
    else yield await read;
  };
  return { entry: { ...entry, content: again() }, content };
}

function below(path: string, given: ReadonlySet<string>): readonly string[] {
  return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}

const allowed = "if the task is about these files, list them in `allow-tool-config`";

/** The words for each kind of change that does not count. Files that tools create by themselves need no words. */
const told: Readonly<Record<Exclude<DiscountKind, "cache" | "ignored">, { what: string; advice?: string }>> =
  {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
      what: "files that the code may not change",
      advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
      what: "workflow files",
      advice: "to allow these changes, list the files in `allow-workflow`",
    },
  };

/** The undone changes, in sentences for people and the model. "" if there are none. */
export function undoneWords(undone: readonly Undone[]): string {
  const namesOf = (kind: DiscountKind, how: Undone["how"]) =>
    undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => named(path));
  const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
    const putBack = namesOf(kind as keyof typeof told, "put-back");
    const keptOut = namesOf(kind as keyof typeof told, "kept-out");
    const parts = [
      ...(putBack.length === 0 ? [] : [`were restored: ${listed(putBack)}`]),
      ...(keptOut.length === 0 ? [] : [`were removed: ${listed(keptOut)}`]),
    ];
    const rest = advice === undefined ? "" : ` (${advice})`;
    return parts.length === 0
      ? []
      : `Before the verification, ${what} ${parts.join(", and others ")}${rest}.`;
  });
  const ignored = foldedNames(undone.filter(({ kind, how }) => kind === "ignored" && how === "kept-out"));
  if (ignored.length > 0)
    sentences.push(
      `The repository ignores these new files, so the verification ran without them, and the patch leaves them out: ${listed(ignored)}.`,
    );
  return sentences.join(" ");
}

/** How many files of a folder have names in a list. A build leaves hundreds. */
const maxFolderNames = 3;

/** The names of files, and the names of top folders that contain many of them. */
function foldedNames(files: readonly Undone[]): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const { path } of files) {
    const folder = path.slice(0, path.indexOf("/") + 1);
    const paths = folders.get(folder) ?? [];
    paths.push(path);
    folders.set(folder, paths);
  }
  return [...folders].flatMap(([folder, paths]) =>
    folder === "" || paths.length <= maxFolderNames
      ? paths.map(named)
      : `${named(folder)} (${count("file", paths.length)})`,
  );
}

/** A sentence about files that cannot be copied out of a sandbox, so a verification did not get them. "" for none. */
export function leftOutWords(leftOut: readonly Refused[]): string {
  if (leftOut.length === 0) return "";
  const each = leftOut.map(({ path, reason }) => `${named(path)} (${reason})`);
  return `The verification ran without some files of the code, because these files could not be copied: ${listed(each, countRefused(leftOut))}.`;
}
