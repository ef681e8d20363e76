import { defaultFileLimits } from "../../entries/entry-filter.js";
import type { GivenEntries } from "../../entries/given-entries.js";
import { blamingPlace } from "../sandbox/preparation.js";
import { listCommand } from "./inside-commands.js";
import { hashesOf, type InsideReading, startReading } from "./inside-reading.js";
import { factsOf, type ListedEntry, parseListing, pathOf } from "./listing.js";

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

interface IndexOptions extends InsideReading {
  readonly given: GivenEntries;
  /** Whether the user's setup may have changed the given files. */
  readonly hasSetup: boolean;
}

/**
 * Lists the workspace before the first block, when nothing runs in it.
 * @throws AgentExecError `image-unsuitable` if the image lacks the tools, `engine-unavailable` and `session-lost` if
 * the engine or the place fails in this time. If the signal aborts, the error is the signal's reason.
 */
export async function indexWorkspace(options: IndexOptions): Promise<WorkspaceIndex> {
  const { sandbox, signal } = options;
  const command = listCommand(sandbox, defaultFileLimits.depth);
  return blamingPlace({ place: sandbox.place, signal }, async () => {
    const index = new WorkspaceIndex(options.given);
    using reading = await startReading({ sandbox, signal, command });
    reading.process.endInput();
    const chunks = reading.output.stdout[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for await (const entry of parseListing(chunks)) index.add(entry);
    // The output is read to its end. Otherwise the process would count as left by a block.
    while ((await chunks.next()).done !== true);
    if (options.hasSetup) await noteSetup(index, options);
    return index;
  });
}

/** If a setup changed given files, blocks find the changed version. */
async function noteSetup(index: WorkspaceIndex, { given, ...reading }: IndexOptions): Promise<void> {
  const files = [...index.entries()].flatMap((entry) => {
    const { kind, bytes, isExecutable, isReadable } = factsOf(entry);
    const path = pathOf(entry.name);
    if (path === null || given.get(path) === undefined || kind !== "file" || !isReadable) return [];
    return [{ kind, path, bytes, isExecutable } as const];
  });
  const paths = files.map(({ path }) => path);
  const hashes = await hashesOf(paths, reading);
  given.clear();
  for (const [place, { path, ...facts }] of files.entries())
    if (hashes !== null) given.set(path, { ...facts, sha256: hashes[place]! });
}
