import { setTimeout as wait } from "node:timers/promises";
import { tarOf } from "../../../src/executors/entries/tar-archive.js";
import type { RegularFile } from "../../../src/ports/workspace.js";

const pieceBytes = 64 * 1024;

/** Packs a file of so many pieces for one who takes it slowly; what Node warned of meanwhile. */
export async function packSlowly(pieces: number): Promise<{ bytes: number; warnings: string[] }> {
  const warnings: string[] = [];
  process.on("warning", (warning) => warnings.push(warning.message));
  const content = async function* () {
    for (let n = 0; n < pieces; n += 1) yield Buffer.alloc(pieceBytes);
  };
  const file: RegularFile = {
    kind: "file",
    path: "large.bin",
    bytes: pieces * pieceBytes,
    isExecutable: false,
    content: content(),
  };
  const files = async function* () {
    yield file;
  };
  let bytes = 0;
  for await (const piece of tarOf(files(), new AbortController().signal)) {
    bytes += piece.byteLength;
    await wait(1);
  }
  return { bytes, warnings };
}
