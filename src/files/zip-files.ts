import { inflateRawSync } from "node:zlib";
import { messageOf } from "../errors.js";

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const headBytes = 30;
/** The longest comment at the end of a zip file. */
const maxCommentBytes = 65_535;

/**
 * Yields the files of a zip file, one after the other. The zip file may be hostile: a path may lead anywhere, sizes are
 * not trusted, and a link comes as a file.
 * @param maxBytes the size of all files together, unpacked
 * @throws Error if it is damaged or exceeds the limits.
 */
export function* zippedFiles(
  zip: Buffer,
  { maxFiles, maxBytes }: { readonly maxFiles: number; readonly maxBytes: number },
): Generator<{ readonly path: string; readonly content: Uint8Array }> {
  const { count, start } = directoryOf(zip);
  if (count > maxFiles) throw new Error(`the zip file has more than ${maxFiles} files`);
  let left = maxBytes;
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error("the zip file is damaged");
    const nameBytes = zip.readUInt16LE(at + 28);
    const path = zip.toString("utf8", at + entryBytes, at + entryBytes + nameBytes);
    if (!path.endsWith("/")) {
      const content = contentAt(zip, at, left);
      left -= content.byteLength;
      yield { path, content };
    }
    at += entryBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function directoryOf(zip: Buffer): { readonly count: number; readonly start: number } {
  const first = Math.max(0, zip.byteLength - endBytes - maxCommentBytes);
  for (let at = zip.byteLength - endBytes; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === endSignature)
      return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
  throw new Error("it is not a zip file");
}

/** @param entry the position of the file's entry in the directory */
function contentAt(zip: Buffer, entry: number, maxOutputLength: number): Uint8Array {
  const head = zip.readUInt32LE(entry + 42);
  const from = head + headBytes + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  const method = zip.readUInt16LE(entry + 10);
  if (method !== 0 && method !== 8) throw new Error("the zip file is packed in an unknown way");
  if (method === 0 && packed.byteLength <= maxOutputLength) return packed;
  try {
    // Node.js accepts no limit of 0.
    if (method === 8) return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "ERR_BUFFER_TOO_LARGE")
      throw new Error(`the zip file is damaged: ${messageOf(thrown)}`, { cause: thrown });
  }
  throw new Error("the zip file unpacks to too much");
}
