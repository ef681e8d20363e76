import { isUtf8 } from "node:buffer";
import { diffArrays } from "diff";
import type { Comparison, FileChange, FileState } from "../ports/comparison.js";
import { hasSameMeaning } from "./meaning.js";
import type { Tree } from "./trees.js";

/** A part of the change that can be undone separately. */
export interface Hunk {
  readonly file: string;
  /** The part's first line in the head's file, from 1. */
  readonly line: number;
  /** How many lines it has, before or after the change. 0 if it is not text. */
  readonly lines: number;
  /** Whether it only changes comments, docstrings, formatting or documents. */
  readonly isHarmless: boolean;
  /** Whether it is a file with more changed lines than can be separated into parts. */
  readonly isJoint: boolean;
  readonly without: () => Tree;
}

/** The parts of the change outside of the tests. A new, deleted, renamed or binary file counts as one part. */
export function hunksOf(
  { changes, renames }: Comparison,
  isTest: (path: string) => boolean,
): readonly Hunk[] {
  const states = new Map(changes.map((change) => [change.path, change]));
  const moved = new Set(renames.values());
  return changes.flatMap((change) => {
    const { path, before, after } = change;
    if (isTest(path) || (after === null && moved.has(path))) return [];
    const source = states.get(renames.get(path) ?? "");
    if (source !== undefined && before === null) return [wholeFile(change, source)];
    const texts = [textOf(before), textOf(after)];
    if (texts.includes(null) || texts[0] === texts[1]) return [wholeFile(change)];
    return partsOf(change) ?? [{ ...wholeFile(change), isJoint: true }];
  });
}

/** @param source the original file before it was renamed */
function wholeFile({ path, before, after }: FileChange, source?: FileChange): Hunk {
  const [one, other] = [textOf(source?.before ?? before), textOf(after)];
  const isText = (state: FileState | null, text: string | null) => state === null || text !== null;
  const isHarmless =
    isText(source?.before ?? before, one) && isText(after, other)
      ? hasSameMeaning(path, one ?? "", other ?? "") && source === undefined
      : hasSameMeaning(path, "", "-");
  return {
    file: path,
    line: 1,
    lines: Math.max(linesIn(one), linesIn(other)),
    isHarmless,
    isJoint: false,
    without: () =>
      new Map([[path, before], ...(source === undefined ? [] : [[source.path, source.before] as const])]),
  };
}

function linesIn(text: string | null): number {
  return text === null ? 0 : linesOf(text).length;
}

/** Each line with its line break, as git counts them. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

const nearLines = 2;
/** How many changed lines of a file are separated into parts. More take many seconds. */
export const maxChanged = 4_000;

/** If a file has more parts, agent-exec checks only the whole file for harmless changes. */
const maxRead = 100;

/** The parts of a text's change. Null if too many lines differ. */
function partsOf({ path, before, after }: FileChange): readonly Hunk[] | null {
  const [old, current] = [textOf(before)!, textOf(after)!];
  const lines = linesOf(current);
  const pieces = diffArrays(linesOf(old), lines, { maxEditLength: maxChanged });
  if (pieces === undefined) return null;
  const isExecutable = after?.kind === "file" && after.isExecutable;
  const parts = groups(pieces);
  const isAllHarmless = hasSameMeaning(path, old, current);
  return parts.map(({ at, added, removed }) => {
    const text = () => [...lines.slice(0, at), ...removed, ...lines.slice(at + added)].join("");
    return {
      file: path,
      line: Math.min(at + 1, lines.length),
      lines: Math.max(added, removed.length),
      isHarmless: isAllHarmless || (parts.length <= maxRead && hasSameMeaning(path, text(), current)),
      isJoint: false,
      without: () => new Map([[path, { kind: "file", content: Buffer.from(text()), isExecutable }]]),
    };
  });
}

interface Part {
  /** The index of the part's first line in the head's file. */
  readonly at: number;
  /** How many lines of the head's file belong to it. */
  added: number;
  readonly removed: string[];
}

function groups(pieces: ReturnType<typeof diffArrays<string>>): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  let same: readonly string[] = [];
  let last: Part | null = null;
  for (const { added, removed, value } of pieces) {
    if (!added && !removed) {
      at += value.length;
      same = value;
      continue;
    }
    if (last === null || at > last.at + last.added) {
      if (last !== null && same.length <= nearLines) {
        last.added += same.length;
        last.removed.push(...same);
      } else parts.push((last = { at, added: 0, removed: [] }));
    }
    if (added) {
      last.added += value.length;
      at += value.length;
    } else last.removed.push(...value);
  }
  return parts;
}

/** The text of a file. Null for a link, and for a file that is not text. */
function textOf(state: FileState | null): string | null {
  if (state?.kind !== "file" || !isUtf8(state.content) || state.content.includes(0)) return null;
  return Buffer.from(state.content).toString("utf8");
}
