const lineFeed = 0x0a;

/** Counts lines as a terminal shows them: each line feed, and the rest after the last. `\r` alone overwrites a line. */
export class LineCounter {
  #ended = 0;
  #isOpen = false;

  push(bytes: Uint8Array): void {
    this.#ended += countLineFeeds(bytes);
    if (bytes.length > 0) this.#isOpen = bytes[bytes.length - 1] !== lineFeed;
  }

  get lines(): number {
    return this.#ended + (this.#isOpen ? 1 : 0);
  }
}

/** A loop is used, because `/ +$/` would start again at every line feed. */
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

/** A plain loop is clearly the fastest way in a flood of output. */
function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === lineFeed) count += 1;
  return count;
}

/** The lines of a text from its beginning, with line ends. They are built only when needed. */
export function* linesFromStart(text: string): Generator<string, undefined> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    yield text.slice(start, end);
    start = end;
  }
}

/** The same lines, from the end. */
export function* linesFromEnd(text: string): Generator<string, undefined> {
  for (let end = text.length; end > 0;) {
    const start = end === 1 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
    yield text.slice(start, end);
    end = start;
  }
}
