import { TextDecoder } from "node:util";
import { formatCount } from "../format/format.js";

export type StreamName = "stdout" | "stderr";

export interface Piece {
  readonly stream: StreamName;
  readonly bytes: Uint8Array;
}

/** One stream's output, in the form of `Output` in the executor's port. */
export interface CapturedStream {
  readonly text: string;
  readonly bytes: number;
  readonly truncated: boolean;
  /** The number of all lines of the stream. Present if output was cut. */
  readonly lines?: number;
  /** How many U+FFFD in the text replace bytes that are not UTF-8. Absent: none. */
  readonly replaced?: number;
}

export interface CapturedOutput {
  readonly stdout: CapturedStream;
  readonly stderr: CapturedStream;
  /** The order of arrival: each run names its stream and its number of UTF-16 units. */
  readonly order: readonly { readonly stream: StreamName; readonly chars: number }[];
}

export interface KeptOutput {
  readonly head: readonly Piece[];
  readonly tail: readonly Piece[];
  readonly totalBytes: Readonly<Record<StreamName, number>>;
  readonly totalLines: Readonly<Record<StreamName, number>>;
}

const streams = ["stdout", "stderr"] as const;

/** The last line of live output, if the block printed more than is shown live. */
export const liveCutNote = "\n[… no more output is shown live, but all of it is counted …]\n";

/**
 * Turns kept bytes into text. Parts of a split character are joined, and invalid UTF-8 becomes U+FFFD. One line counts
 * the lost bytes of a stream. A character that would be cut in half counts as lost.
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

/** Whether a line looks like the note about lost bytes. */
export function isCutNote(line: string): boolean {
  return /^\[… [\d,]+ bytes left out …\]$/.test(line);
}

/** Builds the text of one stream in order of arrival. Each step returns how many UTF-16 units it added. */
class StreamText {
  #decoder = newDecoder();
  readonly #parts: string[] = [];
  readonly #bytes: number;
  readonly #lines: number;
  readonly #cutBytes: number;
  /** How many bytes at the start of the end part belong to a character whose beginning is lost. */
  readonly #tailHalf: number;
  /** How many U+FFFD the program itself wrote. */
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
    // A new decoder is needed, because the old one may hold half a character, which counts as lost.
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
    const lines = truncated && { lines: this.#lines };
    return { text, bytes: this.#bytes, truncated, ...lines, ...(replaced > 0 && { replaced }) };
  }

  #append(text: string): number {
    this.#parts.push(text);
    this.#lastCharacter = text.at(-1) ?? this.#lastCharacter;
    return text.length;
  }
}

/** U+FFFD in UTF-8, one character per byte. */
const replacement = "\xEF\xBF\xBD";

function countOf(part: string, text: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

const newDecoder = () => new TextDecoder("utf-8", { ignoreBOM: true });

function bytesOf(pieces: readonly Piece[], stream: StreamName): Uint8Array {
  return Buffer.concat(pieces.filter((piece) => piece.stream === stream).map((piece) => piece.bytes));
}

/** How many bytes at the end begin an incomplete UTF-8 character: 0 to 3. */
function trailingHalf(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (isContinuation(byte)) continue;
    return length < characterLength(byte) ? length : 0;
  }
  return 0;
}

/** How many bytes at the start continue an earlier UTF-8 character: 0 to 3. */
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
