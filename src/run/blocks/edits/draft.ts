import { named } from "../../../format/listed.js";
import { type FileEdit, MisfitError } from "./edit.js";
import { contentOf, linesOf } from "./lines.js";
import { Comparisons, withHunks } from "./place.js";

/** A regular file of the workspace. */
export interface DraftFile {
  /** The file's bytes, one UTF-16 unit each. */
  readonly content: string;
  /** The permissions: `0o644`. */
  readonly mode: number;
}

export type FileChange =
  | ({ readonly kind: "added" | "changed"; readonly path: string } & DraftFile)
  | { readonly kind: "deleted"; readonly path: string };

export const newFileMode = 0o644;

/** Files after a block's edits, in memory. Nothing is written yet. */
export class Draft {
  readonly #files: Map<string, DraftFile>;
  readonly #comparisons = new Comparisons();

  /** @param given the existing files by path */
  constructor(private readonly given: ReadonlyMap<string, DraftFile>) {
    this.#files = new Map(given);
  }

  /** @throws MisfitError if the edit does not fit. */
  apply(edit: FileEdit): void {
    const { from, to, keepsFrom, deletesAll, isExecutable } = edit;
    const old = this.#oldOf(edit);
    const content = this.#contentOf(edit, old);
    if (to === null) {
      if (content !== "" && deletesAll !== true)
        throw new MisfitError(
          `the diff deletes ${named(from!)}, but the file has lines that the diff does not show`,
        );
    } else if (from !== to && (this.#files.get(to)?.content ?? "") !== "") {
      throw new MisfitError(`the edit creates ${named(to)}, but this file already exists`);
    }
    if (from !== null && from !== to && keepsFrom !== true) this.#files.delete(from);
    if (to === null) return;
    const before = (old ?? this.#files.get(to))?.mode ?? newFileMode;
    const asked = isExecutable === true ? 0o755 : newFileMode;
    this.#files.set(to, { content, mode: isExecutable === undefined ? before : asked });
  }

  /** The changes compared with the given files, by path. */
  changes(): FileChange[] {
    const paths = new Set([...this.given.keys(), ...this.#files.keys()]);
    return [...paths].toSorted().flatMap((path): FileChange[] => {
      const before = this.given.get(path);
      const after = this.#files.get(path);
      if (after === undefined) return [{ kind: "deleted", path }];
      if (before?.content === after.content && before.mode === after.mode) return [];
      return [{ kind: before === undefined ? "added" : "changed", path, ...after }];
    });
  }

  /** The file before the edit. Undefined if the file is new, or if the edit only adds lines and the file is missing. */
  #oldOf({ from, hunks }: FileEdit): DraftFile | undefined {
    if (from === null) return undefined;
    const old = this.#files.get(from);
    const onlyAdds = hunks.every(({ lines }) => lines.every(({ kind }) => kind === "new"));
    if (old === undefined && (hunks.length === 0 || !onlyAdds))
      throw new MisfitError(`there is no file ${named(from)}`);
    return old;
  }

  #contentOf({ from, to, hunks }: FileEdit, old: DraftFile | undefined): string {
    const path = to ?? from!;
    const lines = linesOf(old?.content ?? "");
    if (hunks.length === 0) return old?.content ?? "";
    if (!this.#comparisons.take(lines.length))
      throw new MisfitError("it edits large files too often. Make fewer edits at once");
    return contentOf(withHunks(hunks, { path, lines, comparisons: this.#comparisons }));
  }
}
