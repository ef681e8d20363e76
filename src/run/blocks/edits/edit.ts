import { named } from "../../../format/listed.js";

/** The change of one file. Each UTF-16 unit of a text stands for one byte (Latin-1), so any encoding stays intact. */
export interface FileEdit {
  /** The original file; null for a new one. */
  readonly from: string | null;
  /** The resulting file; null if it is deleted. */
  readonly to: string | null;
  /** Present if `from` stays although `to` is another file: the file is copied, not renamed. */
  readonly keepsFrom?: true;
  /** Present if the edit deletes the file without showing its lines. */
  readonly deletesAll?: true;
  /** Whether the file is executable, if the diff says so. Absent: the mode stays the same, and a new file gets 644. */
  readonly isExecutable?: boolean;
  /** The hunks. Their line numbers refer to the file before any hunk is applied. */
  readonly hunks: readonly Hunk[];
}

/** Neighbouring lines, and their replacement. */
export interface Hunk {
  /** The hunk's name for people and the model, such as "hunk 2" or "section 1". */
  readonly name: string;
  readonly lines: readonly HunkLine[];
  /** The index of the hunk's first line, as the edit says. Null if the edit does not say it. */
  readonly at: number | null;
  /** Whether the file must end with a line end. If set, the hunk is at the file's end. Absent: no change. */
  readonly endsWithNewline?: boolean;
}

export interface HunkLine {
  /** `same`: an existing line that stays. `old`: an existing line that is removed. */
  readonly kind: "same" | "old" | "new";
  /** The text without its line end. */
  readonly text: string;
}

/** An edit that cannot be applied. The message has no full stop. `there`: the file's current lines, if that helps. */
export class MisfitError extends Error {
  override readonly name = "MisfitError";

  constructor(
    message: string,
    readonly there = "",
  ) {
    super(message);
  }
}

/** Makes an error such as `hunk 2 of a.py does not fit: …`. */
export function unfit(hunk: Hunk, path: string, why: string, there = ""): MisfitError {
  return new MisfitError(`${hunk.name} of ${named(path)} ${why}`, there);
}

/** The kinds by the first sign of a line in a diff. */
export const lineKinds: Readonly<Record<string, HunkLine["kind"]>> = { " ": "same", "-": "old", "+": "new" };

/** Converts text to bytes. Each byte becomes one UTF-16 unit. */
export function toBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Converts bytes to text and replaces invalid UTF-8. */
export function toText(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
