import { createHash } from "node:crypto";
import { readRegular } from "../../files/safe-files.js";
import type { FolderSource } from "./workspace-source.js";

/** A file as the code was given it; null for one that it was not given, or that is no longer the same here. */
export async function readGiven(source: FolderSource, path: string): Promise<Uint8Array | null> {
  const given = source.given.get(path);
  if (given === undefined) return null;
  const content = await readRegular(source.folder, path).catch(() => null);
  const isSame = content !== null && createHash("sha256").update(content).digest("hex") === given.sha256;
  return isSame ? content : null;
}
