import { foldersOf } from "../../../files/paths.js";
import type { DeletedEntry } from "../../../ports/workspace.js";
import type { LeftOut } from "../../../facts/files.js";
import { EntryFilter, type FileLimits } from "../../entries/entry-filter.js";
import type { GivenEntry } from "../../entries/given-entries.js";
import { changedTime } from "../../entries/changed-times.js";
import type { Look, LookedAt } from "../../entries/seen-entries.js";
import { factsOf, type ListedEntry, type ListedFacts, pathOf } from "./listing.js";
import type { WorkspaceIndex } from "./workspace-index.js";

export interface ComparisonOptions {
  readonly index: WorkspaceIndex;
  readonly limits: FileLimits;
  /** Paths to skip without reporting them. */
  readonly leaveOut: ReadonlySet<string>;
  /** Whether a file can change without a new time, as by a write through `mmap` in memory. Then all are read. */
  readonly isTimeUnsure: boolean;
  /** The earlier look. Entries that were reported then and have not changed since are not read again. */
  readonly look?: Look | undefined;
}

/** A difference, with its time for later comparisons. */
export interface Wanted extends LookedAt {
  readonly modifiedAt: number;
}

/** A file that may be unchanged, which only its content can show. */
interface Doubtful {
  readonly entry: Wanted;
  readonly facts: ListedFacts;
  readonly given: GivenEntry & { readonly kind: "file" };
}

/** Compares a list of entries with the index, before any file is read. */
export class Comparison {
  readonly #wanted = new Map<string, Wanted>();
  /** Differences that were reported before and are unchanged since. */
  readonly same: LookedAt[] = [];
  readonly #doubtful: Doubtful[] = [];
  readonly #leftOut: LeftOut[] = [];
  readonly #options: ComparisonOptions;
  readonly #filter: EntryFilter;
  /** All paths that existed before or exist now, without folders. */
  readonly #seen = new Set<string>();
  /** Folders whose content could not be listed. */
  readonly #closed = new Set<string>();

  constructor(options: ComparisonOptions) {
    this.#options = options;
    this.#filter = new EntryFilter(options);
  }

  add(entry: ListedEntry): void {
    const { index, limits, leaveOut, isTimeUnsure, look } = this.#options;
    const facts = factsOf(entry);
    const isUntouched = index.isUntouched(entry);
    if (facts.kind === "directory") {
      const isClosed = !facts.isReadable || entry.name.split("/").length > limits.depth;
      if (isClosed) this.#closed.add(entry.name);
      if (isClosed && !isUntouched) this.#judge(pathOf(entry.name) ?? shown(entry.name), facts);
      return;
    }
    if (index.has(entry.name)) this.#seen.add(entry.name);
    if (leaveOut.has(entry.name) || (isUntouched && !isTimeUnsure)) return;
    const path = pathOf(entry.name);
    if (path === null) {
      if (!isUntouched) this.#leaveOut(shown(entry.name), "its name is not UTF-8");
      return;
    }
    const modifiedAt = changedTime(facts.times, index.given);
    const looked = { path, facts: entry.facts, changedAt: facts.changedAt, modifiedAt };
    const seen = look?.seen(looked) ?? null;
    const given = index.given.get(path);
    if (seen === "as-given") look?.settle(looked, seen);
    else if (seen === "told") {
      if (this.#judge(path, facts)) this.same.push(looked);
    } else if (given?.kind === "file" && isLike(given, facts))
      this.#doubtful.push({ entry: looked, facts, given });
    else if (!isUntouched && this.#judge(path, facts)) this.#wanted.set(path, looked);
  }

  /** The paths to read: new or different files and links, in the order in which they changed. */
  get wanted(): Map<string, Wanted> {
    const inOrder = [...this.#wanted].toSorted(([, one], [, other]) => one.modifiedAt - other.modifiedAt);
    return new Map(inOrder);
  }

  /** The paths to hash inside the place before `settle`. */
  get doubtfulPaths(): readonly string[] {
    return this.#doubtful.map(({ entry }) => entry.path);
  }

  /** @param hashes the hashes of the doubtful files, in their order. Null if they could not be computed. */
  settle(hashes: readonly string[] | null): void {
    for (const [place, { entry, facts, given }] of this.#doubtful.entries()) {
      if (hashes?.[place] === given.sha256) this.#options.look?.settle(entry, "as-given");
      else if (this.#judge(entry.path, facts)) this.#wanted.set(entry.path, entry);
    }
  }

  /** Call it after `settle`. Yields deleted entries, and then differences that are left out. */
  *gone(): Generator<DeletedEntry | LeftOut> {
    for (const name of this.#options.index.names()) {
      if (this.#seen.has(name) || foldersOf(name).some((folder) => this.#closed.has(folder))) continue;
      const path = pathOf(name);
      if (path !== null) yield { kind: "deleted", path };
    }
    yield* this.#leftOut;
    yield* this.#filter.summary();
  }

  /** Whether the entry may be read. If not, it is added to the entries that are left out. */
  #judge(path: string, { kind, bytes, isExecutable, isReadable }: ListedFacts): boolean {
    const readBytes = kind === "file" ? bytes : 0;
    const judged = this.#filter.judge({ name: path, kind, bytes: readBytes, isExecutable, isReadable });
    if (judged?.kind === "left-out") this.#leftOut.push(judged);
    return judged !== null && judged.kind !== "left-out";
  }

  #leaveOut(path: string, reason: string): void {
    const leftOut = this.#filter.refuse(path, reason);
    if (leftOut !== null) this.#leftOut.push(leftOut);
  }
}

function isLike(given: Doubtful["given"], { kind, bytes, isExecutable, isReadable }: ListedFacts): boolean {
  return kind === "file" && isReadable && bytes === given.bytes && isExecutable === given.isExecutable;
}

/** The name as text, as far as its bytes can be shown. */
function shown(name: string): string {
  return Buffer.from(name, "latin1").toString("utf8");
}
