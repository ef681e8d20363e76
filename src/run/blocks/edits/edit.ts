import { named } from "../../../format/listed.js";

/**
 * What is to become of one file. The texts of lines are bytes, one UTF-16 unit each (Latin-1), so that what is not
 * touched stays as it is in any encoding.
 */
export interface FileEdit {
  /** The file that it begins with; null: there is none yet. */
  readonly from: string | null;
  /** The file that it ends as; null: it is deleted. */
  readonly to: string | null;
  /** Whether `from` stays where `to` is another: a copy and no rename. */
  readonly keepsFrom?: true;
  /** A deletion that does not show what it deletes. */
  readonly deletesAll?: true;
  /** What a diff says of the file's mode; absent: it stays, a new file's is 644. */
  readonly isExecutable?: boolean;
  /** All by the file as it is before any of them. */
  readonly hunks: readonly Hunk[];
}

/** Lines that stand together, and what is to stand there. */
export interface Hunk {
  /** Its name for people and the writer: "hunk 2", "section 1". */
  readonly name: string;
  readonly lines: readonly HunkLine[];
  /** Its line according to the edit, as an index; null if the edit gives none. */
  readonly at: number | null;
  /** Whether the file is to end with a line end; it then is at the file's end. Absent: as it does. */
  readonly endsWithNewline?: boolean;
}

export interface HunkLine {
  /** `same`: it stands there and stays. `old`: it stands there and goes. */
  readonly kind: "same" | "old" | "new";
  /** Without its end. */
  readonly text: string;
}

/** The edit cannot be applied. Says why, without a full stop, and shows the current lines if that helps. */
export class MisfitError extends Error {
  override readonly name = "MisfitError";

  constructor(
    message: string,
    /** The file's own lines, as text. */
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

/** The other way; what is no UTF-8 is replaced. */
export function toText(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
