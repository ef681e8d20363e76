import type { GivenEntries } from "../../entries/given-entries.js";
import { factsOf, type ListedEntry, pathOf } from "./listing.js";

/**
 * The entries of a workspace before its first block. An unchanged entry has the same inode, size, mode and time of the
 * last change. Code cannot set that time; only the clock does.
 */
export class WorkspaceIndex {
  readonly #entries = new Map<string, string>();
  /** The newest time in the index. An entry with this time may have changed again within the same tick of the clock. */
  #newest = "";
  readonly given: GivenEntries;

  constructor(given: GivenEntries) {
    this.given = given;
  }

  add(entry: ListedEntry): void {
    const { kind, isReadable, changedAt } = factsOf(entry);
    if (kind === "directory" && isReadable) return;
    this.#entries.set(entry.name, entry.facts);
    if (changedAt > this.#newest) this.#newest = changedAt;
  }

  /** Whether an entry is unchanged, as far as this shows without reading it. */
  isUntouched(entry: ListedEntry): boolean {
    if (this.#entries.get(entry.name) !== entry.facts) return false;
    if (!entry.facts.endsWith(this.#newest)) return true;
    const path = pathOf(entry.name);
    // Only a clock of whole seconds is so coarse that code could run in the tick in which a setup ended.
    return (path === null || this.given.get(path) === undefined) && !/\.0+(?: |$)/.test(this.#newest);
  }

  /** Whether it is a file or link that existed before, or an entry without content. */
  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Names of the files and links that existed before. */
  *names(): Generator<string> {
    for (const [name, facts] of this.#entries) if (/^[-l]/.test(facts)) yield name;
  }

  *entries(): Generator<ListedEntry> {
    for (const [name, facts] of this.#entries) yield { name, facts };
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }
}
