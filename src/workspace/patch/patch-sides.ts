import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { formatBytes } from "../../format/format.js";
import { named } from "../../format/listed.js";
import type { Redactor } from "../../redaction/redact.js";

/** The state of a path before or after a run. */
export type PatchSide = FileSide | LinkSide;

export interface FileSide {
  readonly kind: "file";
  readonly isExecutable: boolean;
  /** In hex. */
  readonly sha256: string;
  /** Opens the file. Null if it is no longer a regular file. */
  open(): Promise<FileHandle | null>;
}

export interface LinkSide {
  readonly kind: "link";
  readonly target: string;
}

/** A path's states before and after the run. Null: missing. If both are the same, the patch lacks the entry. */
export interface PatchEntry {
  /** The path from the repository's root. */
  readonly path: string;
  readonly before: PatchSide | null;
  readonly after: PatchSide | null;
}

export function isSameSide(one: PatchSide | null, other: PatchSide | null): boolean {
  if (one?.kind === "file" && other?.kind === "file")
    return one.sha256 === other.sha256 && one.isExecutable === other.isExecutable;
  if (one?.kind === "link" && other?.kind === "link") return one.target === other.target;
  return one === other;
}

export interface ReadingOptions {
  /** How many bytes all files may have together, before and after. */
  readonly maxBytes: number;
  readonly redactor: Redactor;
}

/** The branches that `git fast-import` creates from the script of `SideReader`. */
export const branches = { before: "given", after: "left" } as const;

const sides = ["before", "after"] as const;

/** Streams both states of all entries to `git fast-import`, each once. */
export class SideReader {
  /** Paths whose state before or after is not UTF-8 text. Complete after the script was read to its end. */
  readonly noText = new Set<string>();
  /** Entries on neither branch, with the reasons. Complete at the same time. */
  readonly leftOut = new Map<string, string>();
  #bytes = 0;

  constructor(
    private readonly entries: readonly PatchEntry[],
    private readonly options: ReadingOptions,
  ) {}

  /** @throws Error if a file becomes shorter while it is read. */
  async *script(): AsyncGenerator<string | Uint8Array> {
    const trees: Record<(typeof sides)[number], string[]> = { before: [], after: [] };
    let mark = 0;
    for (const entry of this.entries) {
      const lines: Record<(typeof sides)[number], string> = { before: "", after: "" };
      for (const each of sides) {
        const side = entry[each];
        if (side === null || this.leftOut.has(entry.path)) continue;
        mark += 1;
        yield* side.kind === "file" ? this.#file(entry.path, side, mark) : this.#link(entry.path, side, mark);
        lines[each] = `M ${modeOf(side)} :${mark} ${quotedName(entry.path)}\n`;
      }
      if (this.leftOut.has(entry.path)) continue;
      for (const each of sides) trees[each].push(lines[each]);
    }
    for (const each of sides)
      yield `commit refs/heads/${branches[each]}\ncommitter agent-exec <> 0 +0000\ndata 0\n${trees[each].join("")}\n`;
  }

  async *#file(path: string, { sha256, open }: FileSide, mark: number): AsyncGenerator<string | Uint8Array> {
    await using handle = await open();
    if (handle === null) return void this.leftOut.set(path, "it is no longer a regular file on this machine");
    const { size } = await handle.stat();
    if (!this.#hasRoom(path, size)) return;
    yield `blob\nmark :${mark}\ndata ${size}\n`;
    const hash = createHash("sha256");
    const look = this.#looker(path);
    let bytes = 0;
    const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      look(chunk);
      yield chunk;
    }
    look(null);
    if (bytes !== size) throw new Error(`${named(path)} ${changedHere}`);
    if (hash.digest("hex") !== sha256) this.leftOut.set(path, `it ${changedHere}`);
    yield "\n";
  }

  *#link(path: string, { target }: LinkSide, mark: number): Generator<string | Uint8Array> {
    const content = Buffer.from(target);
    if (!this.#hasRoom(path, content.byteLength)) return;
    const look = this.#looker(path);
    look(content);
    look(null);
    yield `blob\nmark :${mark}\ndata ${content.byteLength}\n`;
    yield content;
    yield "\n";
  }

  #hasRoom(path: string, bytes: number): boolean {
    const { maxBytes } = this.options;
    const fits = this.#bytes + bytes <= maxBytes;
    if (fits) this.#bytes += bytes;
    else
      this.leftOut.set(
        path,
        `with this file, all changed files together have more than ${formatBytes(maxBytes)}`,
      );
    return fits;
  }

  /** Takes a content in pieces, and null at its end. Finds out whether it is text and whether it contains a secret. */
  #looker(path: string): (chunk: Uint8Array | null) => void {
    const decoder = new StringDecoder("utf8");
    const search = this.options.redactor.stream();
    // The name is searched too, because the patch contains it.
    search.push(path);
    search.flush();
    return (chunk) => {
      const text = chunk === null ? decoder.end() : decoder.write(Buffer.from(chunk));
      if (text.includes("\uFFFD") || text.includes("\0")) this.noText.add(path);
      search.push(text);
      if (chunk !== null) return;
      search.flush();
      if (search.hidden > 0) this.leftOut.set(path, "it contains a secret");
    };
  }
}

const changedHere = "was changed on this machine during the run";

function modeOf(side: PatchSide): string {
  if (side.kind === "link") return "120000";
  return side.isExecutable ? "100755" : "100644";
}

/** A name in quotes. It may contain any character. */
export function quotedName(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

/** A line of git's attributes for exactly this path. */
export function attributeLine(path: string, attributes: string): string {
  return `${quotedName(`/${path.replace(/[*?[\\]/g, "\\$&")}`)} ${attributes}\n`;
}
