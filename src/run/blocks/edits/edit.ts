import { named } from "../../../format/listed.js";

/**
 * The change of one file. The texts of lines are bytes, one UTF-16 unit each (Latin-1), so that unchanged parts stay
 * the same in any encoding.
 */
export interface FileEdit {
  /** The original file; null for a new one. */
  readonly from: string | null;
  /** The resulting file; null if it is deleted. */
  readonly to: string | null;
  /** Whether `from` stays if `to` is another file: a copy, not a rename. */
  readonly keepsFrom?: true;
  /** A deletion without the deleted lines. */
  readonly deletesAll?: true;
  /** The mode according to the diff; absent: it stays the same, and a new file's is 644. */
  readonly isExecutable?: boolean;
  /** All hunks refer to the file before any of them is applied. */
  readonly hunks: readonly Hunk[];
}

/** Lines that belong together, and their replacement. */
export interface Hunk {
  /** The part's name for people and the model: "hunk 2", "section 1". */
  readonly name: string;
  readonly lines: readonly HunkLine[];
  /** The part's line according to the edit, as an index; null if the edit gives none. */
  readonly at: number | null;
  /** Whether the file must end with a line end. The hunk is then at the file's end. Absent: unchanged. */
  readonly endsWithNewline?: boolean;
}

export interface HunkLine {
  /** `same`: an existing line that stays. `old`: an existing line that is removed. */
  readonly kind: "same" | "old" | "new";
  /** Without its end. */
  readonly text: string;
}

/** The edit cannot be applied. The message says why, without a full stop, and shows the current lines if that helps. */
export class MisfitError extends Error {
  override readonly name = "MisfitError";

  constructor(
    message: string,
    /** The file's current lines, as text. */
    readonly there = "",
  ) {
    super(message);
  }
}

/** `hunk 2 of a.py does not fit: …`. */
export function unfit(hunk: Hunk, path: string, why: string, there = ""): MisfitError {
  return new MisfitError(`${hunk.name} of ${named(path)} ${why}`, there);
}

/** Text as bytes, one UTF-16 unit each. */
export function toBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Bytes as text. Invalid UTF-8 is replaced. */
export function toText(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
