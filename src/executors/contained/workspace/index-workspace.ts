import { defaultFileLimits } from "../../entries/entry-filter.js";
import type { GivenEntries } from "../../entries/given-entries.js";
import { blamingPlace } from "../sandbox/preparation.js";
import { listCommand } from "./inside-commands.js";
import { hashesOf, type InsideReading, startReading } from "./inside-reading.js";
import { factsOf, parseListing, pathOf } from "./listing.js";
import { WorkspaceIndex } from "./workspace-index.js";

export interface IndexOptions extends InsideReading {
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
    const { process, output } = await startReading({ sandbox, signal, command });
    try {
      process.endInput();
      const chunks = output.stdout[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      for await (const entry of parseListing(chunks)) index.add(entry);
      // The output is read to its end. Otherwise the process would count as left by a block.
      while ((await chunks.next()).done !== true);
    } finally {
      output.stdout.destroy();
    }
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
