import { createHash } from "node:crypto";
import { countRefused } from "../ports/workspace.js";
import type { Protection, Refused, WorkspaceFile, WorkspaceSource } from "../ports/workspace.js";
import { listed, named } from "../format/listed.js";
import { fingerprint, hashed, hashOf } from "./fingerprints.js";

/** What a verification got otherwise than the code had left it; sorted. */
export interface Undone {
  /** Protected files that the code had changed or taken away. */
  readonly putBack: readonly string[];
  /** Files that the code had made where protected ones would lie, or in their way. */
  readonly removed: readonly string[];
}

export interface ProtectedFiles {
  readonly source: WorkspaceSource;
  readonly protection: Protection;
  /** Called once, at the end. */
  readonly onUndone: (undone: Undone) => void;
}

/** The files that the code left, but the protected ones, and those as they were given. */
export async function* withOriginals(
  left: AsyncIterable<WorkspaceFile>,
  { source, protection, onUndone }: ProtectedFiles,
): AsyncGenerator<WorkspaceFile> {
  const originals = await pathsOf(source, protection);
  const seen = new Map<string, string>();
  const removed: string[] = [];
  for await (const file of left) {
    const { path } = file;
    if (!protection.covers(path) && !protection.isInTheWay(path)) {
      yield file;
    } else if (!originals.has(path)) {
      removed.push(path);
    } else if (file.kind === "file") {
      seen.set(path, fingerprint(await hashOf(file.content), file));
    }
  }
  const putBack: string[] = [];
  for await (const file of source.files()) {
    if (file.kind !== "file" || !originals.has(file.path)) continue;
    const hash = createHash("sha256");
    yield { ...file, content: hashed(file.content, hash) };
    if (fingerprint(hash.digest("hex"), file) !== seen.get(file.path)) putBack.push(file.path);
  }
  onUndone({ putBack: putBack.toSorted(), removed: removed.toSorted() });
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

async function pathsOf(source: WorkspaceSource, protection: Protection): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for await (const { kind, path } of source.files()) {
    if (kind === "file" && protection.covers(path)) paths.add(path);
  }
  return paths;
}
