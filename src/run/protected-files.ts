import { countRefused } from "../ports/workspace.js";
import type { ChangedEntry, Protection, Refused } from "../ports/workspace.js";
import { listed, named } from "../format/listed.js";

/** What a verification got otherwise than the code had left it; sorted. */
export interface Undone {
  /** Protected files that the code had changed or taken away. */
  readonly putBack: readonly string[];
  /** Files that the code had made where protected ones would lie, or in their way. */
  readonly removed: readonly string[];
}

export interface ProtectedFiles {
  readonly protection: Protection;
  /** The paths of all that the code was given. */
  readonly given: ReadonlySet<string>;
  /** Called once, at the end. */
  readonly onUndone: (undone: Undone) => void;
}

/** What the code changed, but for the protected files, which so are as they were given. */
export async function* withoutProtected(
  changes: AsyncIterable<ChangedEntry>,
  { protection, given, onUndone }: ProtectedFiles,
): AsyncGenerator<ChangedEntry> {
  const putBack: string[] = [];
  const removed: string[] = [];
  for await (const entry of changes) {
    const { kind, path } = entry;
    if (!protection.covers(path) && !protection.isInTheWay(path)) {
      yield entry;
      continue;
    }
    const original = [...(kind === "left-out" ? below(path, given) : [path])].filter((each) =>
      given.has(each),
    );
    putBack.push(...original.filter((each) => protection.covers(each)));
    if (!given.has(path) && kind !== "deleted") removed.push(path);
  }
  onUndone({ putBack: putBack.toSorted(), removed: removed.toSorted() });
}

function below(path: string, given: ReadonlySet<string>): readonly string[] {
  return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}

/** What was undone, in one sentence for people; "" for nothing. */
export function undoneWords({ putBack, removed }: Undone): string {
  const parts = [
    putBack.length === 0 ? "" : `were put back as they were given: ${listed(putBack.map(named))}`,
    removed.length === 0 ? "" : `were kept out: ${listed(removed.map(named))}`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `For the verification protected files ${parts.join("; ")}.`;
}

/** What of the code's files a verification did not get because it has no way out of a sandbox, in one sentence; "" for nothing. */
export function leftOutWords(leftOut: readonly Refused[]): string {
  if (leftOut.length === 0) return "";
  const each = leftOut.map(({ path, reason }) => `${named(path)} (${reason})`);
  return `The verification did not get all that the code left: without ${listed(each, countRefused(leftOut))}.`;
}
