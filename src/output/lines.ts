const lineFeed = 0x0a;

/**
 * Counts the lines of a stream whose bytes come in pieces, as a terminal shows them: each ends with a line feed, and what
 * follows the last one is a line too. A return alone writes over its line.
 */
export class LineCounter {
  #ended = 0;
  #isOpen = false;

  push(bytes: Uint8Array): void {
    this.#ended += countLineFeeds(bytes);
    if (bytes.length > 0) this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
  }

  /** Lines so far. */
  get lines(): number {
    return this.#ended + (this.#isOpen ? 1 : 0);
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

/** A loop of its own: another way would be felt in a flood. */
function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === lineFeed) count += 1;
  return count;
}

/** The lines of a text from its beginning on, each with its end; only those that are asked for are built. */
export function* linesFromStart(text: string): Generator<string, undefined> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    yield text.slice(start, end);
    start = end;
  }
}

/** The same lines from the end of the text on. */
export function* linesFromEnd(text: string): Generator<string, undefined> {
  for (let end = text.length; end > 0;) {
    const start = end === 1 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
    yield text.slice(start, end);
    end = start;
  }
}
