import { lstat, open, readlink, realpath } from "node:fs/promises";
import { isAbsolute, join, parse, resolve, sep } from "node:path";
import { formatBytes } from "../format/format.js";
import type { Environment } from "./env.js";
import { bytesWithin } from "../files/bytes-within.js";
import { isWithin } from "../files/paths.js";
import { openPlain } from "../files/safe-files.js";

/** 64 MiB of a script or of Markdown that is to run: several of the longest replies that a model may give. */
export const maxDocumentBytes = 64 * 1024 ** 2;

/** As many links in a row as Linux follows. */
const maxLinks = 40;

/**
 * The text of what a person names on a machine of their own: links are followed, and a pipe (`<(…)`, /dev/stdin) is
 * read to its end.
 * @throws Error for a folder, and for more bytes than may be.
 */
export async function readNamed(path: string, maxBytes: number): Promise<string> {
  const handle = await open(path);
  try {
    if ((await handle.stat()).isDirectory()) throw new Error("it is a folder");
    return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
  } finally {
    await handle.close();
  }
}

export interface JobFile {
  readonly maxBytes: number;
  readonly variable: Environment["variable"];
}

/**
 * The text of a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) a stranger's branch may have put
 * a link in its place, to the runner's environment among others: none is followed there, be it a folder or the file.
 * What lies elsewhere is the workflow's author's own, and so are the links that lead to it.
 * @throws Error for anything else, and for more bytes than may be.
 */
export async function readInJob(path: string, { maxBytes, variable }: JobFile): Promise<string> {
  const checkouts = await Promise.all([".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
  const place = await placeOf(path, checkouts);
  const handle = await openPlain(place);
  if (handle === null) throw new Error("it is not a regular file");
  try {
    return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
  } finally {
    await handle.close();
  }
}

/** All of a stream as text. @throws Error, and the stream is over, where it has more bytes than may be. */
export async function readText(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const bytes = await bytesWithin(stream, maxBytes);
  if (bytes === null) throw new Error(`it has more than ${formatBytes(maxBytes)}`);
  return decoded(bytes);
}

/** As Windows writes it, too: with the mark of UTF-16 in front. @throws Error for what is no text. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0")) throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
  return text;
}

/** Where a path leads, part by part, without a link in it. @throws Error for a link in one of the checkouts. */
async function placeOf(path: string, checkouts: readonly string[]): Promise<string> {
  const target = resolve(path);
  let place = parse(target).root;
  const ahead = partsOf(target.slice(place.length));
  let links = 0;
  for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
    const next = join(place, part);
    if (!(await lstat(next)).isSymbolicLink()) {
      place = next;
      continue;
    }
    if (checkouts.some((checkout) => isWithin(checkout, place)))
      throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
    links += 1;
    if (links > maxLinks) throw new Error("too many links lead to it");
    const leadsTo = await readlink(next);
    if (isAbsolute(leadsTo)) place = parse(leadsTo).root;
    ahead.unshift(...partsOf(leadsTo));
  }
  return place;
}

function partsOf(path: string): string[] {
  return path.split(sep).filter((part) => part !== "" && part !== ".");
}

async function realPath(folder: string): Promise<string> {
  return realpath(folder).catch(() => resolve(folder));
}
