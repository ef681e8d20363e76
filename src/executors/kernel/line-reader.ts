/** Room for eight results of the largest size in one message of a driver, in base64. */
const mostBytes = 64 * 1024 * 1024;

/** Splits a stream into lines. If a line is too long, it returns null once, and nothing follows. */
export class LineReader {
  readonly #onLine: (line: string | null) => void;
  #parts: Buffer[] = [];
  #bytes = 0;

  constructor(onLine: (line: string | null) => void) {
    this.#onLine = onLine;
  }

  push(bytes: Uint8Array): void {
    if (this.#bytes > mostBytes) return;
    // This is a copy, because the data's memory may be reused afterwards.
    let rest = Buffer.from(bytes);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString("utf8");
      this.#parts = [];
      this.#bytes = 0;
      rest = rest.subarray(end + 1);
      this.#onLine(line);
    }
    this.#parts.push(rest);
    this.#bytes += rest.length;
    if (this.#bytes > mostBytes) this.#onLine(null);
  }
}
