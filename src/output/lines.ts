const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Counts the lines of a stream whose bytes come in pieces, as a person sees them: a line ends with `\n`, with `\r\n`
 * (also with two returns, as a terminal leaves them), or with a return alone, which would write over it. What follows
 * the last end is a line too.
 */
export class LineCounter {
  #ended = 0;
  /** Returns just seen, of which nobody knows yet whether a line feed follows. */
  #returns = 0;
  #isOpen = false;

  push(bytes: Uint8Array): void {
    if (this.#returns === 0 && !bytes.includes(carriageReturn)) this.#pushPlain(bytes);
    else this.#pushAny(bytes);
  }

  #pushPlain(bytes: Uint8Array): void {
    this.#ended += countLineFeeds(bytes);
    if (bytes.length > 0) this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
  }

  #pushAny(bytes: Uint8Array): void {
    let [ended, returns, isOpen] = [this.#ended, this.#returns, this.#isOpen];
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === lineFeed) {
        ended += 1 + Math.max(0, returns - 2);
        returns = 0;
        isOpen = false;
      } else if (byte === carriageReturn) {
        returns += 1;
        isOpen = false;
      } else {
        ended += returns;
        returns = 0;
        isOpen = true;
      }
    }
    [this.#ended, this.#returns, this.#isOpen] = [ended, returns, isOpen];
  }

  /** Lines so far. */
  get lines(): number {
    return this.#ended + this.#returns + (this.#isOpen ? 1 : 0);
  }
}

/** In one pass over the end: `/\n+$/` would try every line feed in the text as the first of the last. */
export function withoutLineFeedsAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === lineFeed) end -= 1;
  return text.slice(0, end);
}

export function countLines(text: string): number {
  const counter = new LineCounter();
  counter.push(Buffer.from(text, "utf8"));
  return counter.lines;
}

/** A third of the time that the loop for returns takes, which beside the engine's own would be felt in a flood. */
function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === lineFeed) count += 1;
  return count;
}

/** The lines of a text from its beginning on, each with its end; only those that are asked for are built. */
export function* linesFromStart(text: string): Generator<string, undefined> {
  const lineEnd = /\r{0,2}\n|\r/g;
  let start = 0;
  while (lineEnd.test(text)) {
    yield text.slice(start, lineEnd.lastIndex);
    start = lineEnd.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

/** The same lines from the end of the text on. */
export function* linesFromEnd(text: string): Generator<string, undefined> {
  let end = text.length;
  while (end > 0) {
    let start = beforeLineEnd(text, end);
    while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start -= 1;
    yield text.slice(start, end);
    end = start;
  }
}

/** Where the line end begins that a line ending at `end` has; `end` itself where it has none. */
function beforeLineEnd(text: string, end: number): number {
  if (text[end - 1] === "\r") return end - 1;
  if (text[end - 1] !== "\n") return end;
  let start = end - 1;
  while (start > 0 && end - start <= 2 && text[start - 1] === "\r") start -= 1;
  return start;
}
