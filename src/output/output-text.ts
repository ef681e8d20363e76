import { TextDecoder } from "node:util";
import { formatCount } from "../format/format.js";

export type StreamName = "stdout" | "stderr";

/** Bytes of one stream that arrived together. */
export interface Piece {
  readonly stream: StreamName;
  readonly bytes: Uint8Array;
}

/** What one stream left; the shape of `Output` in the executor's port. */
export interface CapturedStream {
  readonly text: string;
  readonly bytes: number;
  readonly truncated: boolean;
  /** All lines of the stream, kept or not; present where something was cut. */
  readonly lines?: number;
  /** Characters of the text that are U+FFFD in the place of bytes that are not UTF-8; absent: none. */
  readonly replaced?: number;
}

export interface CapturedOutput {
  readonly stdout: CapturedStream;
  readonly stderr: CapturedStream;
  /** In sequence these runs, each so many UTF-16 units of its stream's text, rebuild the order of arrival. */
  readonly order: readonly { readonly stream: StreamName; readonly chars: number }[];
}

export interface KeptOutput {
  readonly head: readonly Piece[];
  readonly tail: readonly Piece[];
  /** Bytes of each stream, kept or not. */
  readonly totalBytes: Readonly<Record<StreamName, number>>;
  /** Lines of each stream, kept or not. */
  readonly totalLines: Readonly<Record<StreamName, number>>;
}

const streams = ["stdout", "stderr"] as const;

/** What stands last in output that is shown as it comes, where more comes than is shown so. */
export const liveCutNote = "\n[… more output is counted but not shown live …]\n";

/**
 * Kept bytes as text. Characters that arrived in parts are whole, bytes that are no UTF-8 are U+FFFD, and where a
 * stream lost bytes one line says how many. A character that the cut would halve counts as left out.
 */
export function captureText(kept: KeptOutput): CapturedOutput {
  const texts = { stdout: new StreamText("stdout", kept), stderr: new StreamText("stderr", kept) };
  const order: { stream: StreamName; chars: number }[] = [];
  const note = (stream: StreamName, chars: number): void => {
    const last = order.at(-1);
    if (chars === 0) return;
    if (last?.stream === stream) last.chars += chars;
    else order.push({ stream, chars });
  };
  for (const { stream, bytes } of kept.head) note(stream, texts[stream].add(bytes));
  for (const stream of streams) note(stream, texts[stream].addCut());
  for (const { stream, bytes } of kept.tail) note(stream, texts[stream].add(bytes));
  for (const stream of streams) note(stream, texts[stream].addRest());
  return { stdout: texts.stdout.captured(), stderr: texts.stderr.captured(), order };
}

/** Whether a line is the word about bytes that were left out, or looks like it. */
export function isCutNote(line: string): boolean {
  return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}

/** The text of one stream, built in order of arrival; each step returns how many UTF-16 units it added. */
class StreamText {
  #decoder = newDecoder();
  readonly #parts: string[] = [];
  readonly #bytes: number;
  readonly #lines: number;
  readonly #cutBytes: number;
  /** Bytes at the start of the tail that end a character whose beginning was left out. */
  readonly #tailHalf: number;
  /** U+FFFD that the program wrote itself. */
  readonly #ownReplacements: number;
  #skip = 0;
  #lastCharacter = "";

  constructor(stream: StreamName, { head, tail, totalBytes, totalLines }: KeptOutput) {
    this.#bytes = totalBytes[stream];
    this.#lines = totalLines[stream];
    const headBytes = bytesOf(head, stream);
    const tailBytes = bytesOf(tail, stream);
    this.#ownReplacements = countOf(replacement, Buffer.concat([headBytes, tailBytes]).toString("latin1"));
    const lost = this.#bytes - headBytes.length - tailBytes.length;
    this.#tailHalf = leadingHalf(tailBytes);
    this.#cutBytes = lost === 0 ? 0 : lost + trailingHalf(headBytes) + this.#tailHalf;
  }

  add(bytes: Uint8Array): number {
    const skipped = Math.min(this.#skip, bytes.length);
    this.#skip -= skipped;
    return this.#append(this.#decoder.decode(bytes.subarray(skipped), { stream: true }));
  }

  addCut(): number {
    if (this.#cutBytes === 0) return 0;
    // A new decoder: what the old one still holds is the half of a character, which counts as left out.
    this.#decoder = newDecoder();
    this.#skip = this.#tailHalf;
    const isAtLineStart = this.#lastCharacter === "" || this.#lastCharacter === "\n";
    return this.#append(`${isAtLineStart ? "" : "\n"}[… ${formatCount(this.#cutBytes)} bytes left out …]\n`);
  }

  addRest(): number {
    return this.#append(this.#decoder.decode());
  }

  captured(): CapturedStream {
    const text = this.#parts.join("");
    const truncated = this.#cutBytes > 0;
    const replaced = countOf("\uFFFD", text) - this.#ownReplacements;
    return {
      text,
      bytes: this.#bytes,
      truncated,
      ...(truncated && { lines: this.#lines }),
      ...(replaced > 0 && { replaced }),
    };
  }

  #append(text: string): number {
    if (text === "") return 0;
    this.#parts.push(text);
    this.#lastCharacter = text.slice(-1);
    return text.length;
  }
}

/** U+FFFD in UTF-8, each byte as one character. */
const replacement = "\xEF\xBF\xBD";

function countOf(part: string, text: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

function newDecoder(): TextDecoder {
  return new TextDecoder("utf-8", { ignoreBOM: true });
}

function bytesOf(pieces: readonly Piece[], stream: StreamName): Uint8Array {
  return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}

/** How many bytes at the end begin a UTF-8 character that is not complete: 0 to 3. */
function trailingHalf(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (isContinuation(byte)) continue;
    return length < characterLength(byte) ? length : 0;
  }
  return 0;
}

/** How many bytes at the start continue a UTF-8 character that began before: 0 to 3. */
function leadingHalf(bytes: Uint8Array): number {
  let length = 0;
  while (length < 3 && length < bytes.length && isContinuation(bytes[length] ?? 0)) length += 1;
  return length;
}

function isContinuation(byte: number): boolean {
  return (byte & 0b1100_0000) === 0b1000_0000;
}

function characterLength(firstByte: number): number {
  if (firstByte >= 0xf0 && firstByte <= 0xf4) return 4;
  if (firstByte >= 0xe0 && firstByte < 0xf0) return 3;
  if (firstByte >= 0xc2 && firstByte < 0xe0) return 2;
  return 1;
}
