import { lstat, open, readlink, realpath } from "node:fs/promises";
import { isAbsolute, join, parse, resolve, sep } from "node:path";
import { formatBytes } from "../format/format.js";
import type { Environment } from "./env.js";
import { bytesWithin } from "../files/content.js";
import { isWithin } from "../files/paths.js";
import { openPlain } from "../files/safe-files.js";

/** Room for several of the longest possible replies. */
export const maxDocumentBytes = 64 * 1024 ** 2;

/** Linux also follows this many links in a row. */
const maxLinks = 40;

/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
export async function readNamed(path: string, maxBytes: number): Promise<string> {
  await using handle = await open(path).catch(inWords);
  if ((await handle.stat()).isDirectory()) throw new Error("it is a folder");
  return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
}

/** Words for two common faults, without names of system calls. */
function inWords(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new Error("there is no such file", { cause: error });
  if (error.code === "EACCES") throw new Error("you have no permission to read it", { cause: error });
  throw error;
}

export interface JobFile {
  readonly maxBytes: number;
  readonly variable: Environment["variable"];
  /** A folder with a stranger's files, such as a checkout. Relative paths begin there. Default: the current one. */
  readonly folder?: string;
}

/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) it follows no links. A stranger's
 * branch may contain links, for example to the runner's environment.
 * @throws Error for anything else, and for too many bytes.
 */
export async function readInJob(path: string, { maxBytes, variable, folder = "." }: JobFile) {
  const realPath = (each: string) => realpath(each).catch(() => resolve(each));
  const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
  const place = await placeOf(resolve(folder, path), checkouts).catch(inWords);
  await using handle = await openPlain(place);
  if (handle === null) throw new Error("it is not a regular file");
  return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
}

/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
export async function readText(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const bytes = await bytesWithin(stream, maxBytes);
  if (bytes === null) throw new Error(`it has more than ${formatBytes(maxBytes)}`);
  return decoded(bytes);
}

/** Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0")) throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
  return text;
}

/** Resolves a path part by part. @throws Error for a link in a checkout. */
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
    if (links > maxLinks) throw new Error("its path leads through too many links");
    const leadsTo = await readlink(next);
    if (isAbsolute(leadsTo)) place = parse(leadsTo).root;
    ahead.unshift(...partsOf(leadsTo));
  }
  return place;
}

function partsOf(path: string): string[] {
  return path.split(sep).filter((part) => part !== "" && part !== ".");
}
