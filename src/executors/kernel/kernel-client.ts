import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { type CellEnd, exitCodeOf } from "./cell-exit.js";
import { newMark, StreamMark } from "./stream-mark.js";
import { type KernelResult, type KernelWord, readLaunched, readWord, type Request } from "./words.js";

export interface KernelStreams {
  readonly ended: Promise<unknown>;
  listen(sink: (stream: "stdout" | "stderr", bytes: Uint8Array) => void): void;
  write(text: string): void;
}

export class KernelUnavailableError extends Error {
  override readonly name = "KernelUnavailableError";
}

export interface CellSink {
  output(stream: "stdout" | "stderr", bytes: Uint8Array): void;
  /** One result in all its forms. `isValue`: it is the value of the cell's last line. */
  shown(forms: readonly KernelResult[], isValue: boolean): void;
}

/** A kernel is ready in less than a second, and on a busy machine in ten times that. */
const readyWithinMs = 60_000;
/** How much to keep of a kernel's output from before it is ready. If it never gets ready, this output says why. */
const mostSaidChars = 2000;

/** Room for eight results of the largest size in one message of a driver, in base64. */
const mostLineBytes = 64 * 1024 * 1024;

/** The marks arrive in a few milliseconds, unless code closed a stream. */
const markedWithinMs = 1000;

interface OpenCell {
  readonly sink: CellSink;
  readonly end: (end: CellEnd) => void;
  /** Output from messages of the kernel, and from its own streams. */
  readonly streams: Readonly<Record<"stdout" | "stderr", StreamMark>>;
}

/** A running kernel. It runs one cell after the other. */
export class KernelClient {
  /** The language, as the kernel names it, in lower case: `python`. */
  language = "";
  /** The kernel's process id. If there is a sandbox, the id inside of it. */
  process = 0;
  readonly #driver: KernelStreams;
  #cell: OpenCell | null = null;
  #error: { readonly name: string; readonly value: string } | null = null;
  #said = "";
  #isLost = false;
  readonly #ready: Promise<void>;
  #tellReady: (language: string) => void = () => undefined;
  #tellFailure: (why: string) => void = () => undefined;

  /**
   * Resolves when the kernel is ready. `kernel` runs `launcher.py`, and `driver` runs `driver.py`. If this throws, the
   * caller must end both.
   * @throws KernelUnavailableError, or the signal's reason.
   */
  static async connect(
    kernel: KernelStreams,
    driver: KernelStreams,
    signal: AbortSignal,
  ): Promise<KernelClient> {
    const client = new KernelClient(kernel, driver);
    const settled = new AbortController();
    const stop = AbortSignal.any([signal, settled.signal]);
    const late = wait(readyWithinMs, undefined, { signal: stop, ref: false }).then(() => {
      throw new KernelUnavailableError(`The Jupyter kernel was not ready within ${readyWithinMs / 1000} s.`);
    });
    try {
      await Promise.race([client.#ready, late]);
      return client;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      settled.abort();
    }
  }

  private constructor(kernel: KernelStreams, driver: KernelStreams) {
    this.#driver = driver;
    this.#ready = new Promise((resolve, reject) => {
      this.#tellReady = (language) => {
        this.language = language.toLowerCase();
        resolve();
      };
      this.#tellFailure = (why) => reject(new KernelUnavailableError(why));
    });
    this.#ready.catch(() => undefined);
    let isLaunched = false;
    const launching = new LineReader((line) => {
      if (isLaunched) return;
      isLaunched = true;
      this.#launch(line ?? "");
    });
    kernel.listen((stream, bytes) => {
      if (!isLaunched && stream === "stdout") return launching.push(bytes);
      if (this.#cell !== null) return this.#cell.streams[stream].push(bytes);
      this.#keepSaid(bytes);
    });
    const words = new LineReader((line) => this.#take(line === null ? null : readWord(line)));
    driver.listen((stream, bytes) => {
      if (stream === "stdout") words.push(bytes);
      else this.#keepSaid(bytes);
    });
    void kernel.ended.then(() => this.#lose("the kernel ended"));
    void driver.ended.then(() => this.#lose("the program that talks to the kernel ended"));
  }

  #keepSaid(bytes: Uint8Array): void {
    if (this.#said.length < mostSaidChars) this.#said += Buffer.from(bytes).toString("utf8");
  }

  /** False once its process or the driver has ended. */
  get isUsable(): boolean {
    return !this.#isLost;
  }

  /** Runs a cell. Only one cell may run at a time. Never rejects. */
  run(code: string, sink: CellSink): Promise<CellEnd> {
    if (this.#isLost) return Promise.resolve({ kind: "lost", why: "the kernel ended before the cell" });
    this.#error = null;
    return new Promise((end) => {
      const mark = newMark();
      const stream = (name: "stdout" | "stderr") => new StreamMark(mark, (bytes) => sink.output(name, bytes));
      this.#cell = { sink, end, streams: { stdout: stream("stdout"), stderr: stream("stderr") } };
      this.#ask({ run: code, mark: mark.toString("hex") });
    });
  }

  /** Raises `KeyboardInterrupt` in the cell, or the same in its language. Code may ignore it. */
  interrupt(): void {
    this.#ask({ interrupt: true });
  }

  #ask(request: Request): void {
    this.#driver.write(`${JSON.stringify(request)}\n`);
  }

  #launch(line: string): void {
    const launched = readLaunched(line);
    if (launched === null) this.#lose(line.slice(0, mostSaidChars));
    else if ("missing" in launched) {
      const { there } = launched;
      this.#lose(there.length === 0 ? "no kernel is installed" : `it has ${there.join(", ")}`);
    } else {
      this.process = launched.process;
      this.#driver.write(`${line}\n`);
    }
  }

  #take(word: KernelWord | null): void {
    if (word === null) return this.#lose("its answer is not a kernel's");
    if ("ready" in word) return this.#tellReady(word.ready);
    if ("lost" in word) return this.#lose(word.lost || "the kernel ended");
    const cell = this.#cell;
    if (cell === null) return;
    if ("stream" in word) cell.streams[word.stream].push(Buffer.from(word.text));
    else if ("shown" in word) cell.sink.shown(word.shown, word.is_value);
    else if ("error" in word) {
      this.#error = { name: word.error, value: word.value };
      // Code may end with `exit()` or `sys.exit(0)`, as a script does.
      if (exitCodeOf({ error: this.#error }) === 0) return;
      const trace = word.trace.map((line) => stripVTControlCharacters(line)).join("\n");
      cell.sink.output("stderr", Buffer.from(trace.endsWith("\n") ? trace : `${trace}\n`));
    } else if ("done" in word) {
      const isFine = word.done === "ok";
      const error = isFine ? null : (this.#error ?? { name: word.done, value: "" });
      const end = { kind: "done", error, isCut: word.cut === true } as const;
      if (word.marked !== true) return this.#endCell(end);
      const { stdout, stderr } = cell.streams;
      void Promise.race([
        Promise.all([stdout.seen, stderr.seen]),
        wait(markedWithinMs, null, { ref: false }),
      ]).then(() => this.#cell === cell && this.#endCell(end));
    }
  }

  #lose(why: string): void {
    if (this.#isLost) return;
    this.#isLost = true;
    const said = this.#said.trim();
    this.#tellFailure(said === "" ? why : `${why}: ${said}`);
    this.#endCell({ kind: "lost", why });
  }

  #endCell(end: CellEnd): void {
    const cell = this.#cell;
    this.#cell = null;
    cell?.streams.stdout.end();
    cell?.streams.stderr.end();
    cell?.end(end);
  }
}

/** Splits a stream into lines. If a line is too long, it returns null once, and nothing follows. */
export class LineReader {
  readonly #onLine: (line: string | null) => void;
  #parts: Buffer[] = [];
  #bytes = 0;

  constructor(onLine: (line: string | null) => void) {
    this.#onLine = onLine;
  }

  push(bytes: Uint8Array): void {
    if (this.#bytes > mostLineBytes) return;
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
    if (this.#bytes > mostLineBytes) this.#onLine(null);
  }
}
