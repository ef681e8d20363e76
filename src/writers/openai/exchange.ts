import type { Clock } from "../../ports/clock.js";
import { formatDuration } from "../../format/duration.js";
import { bytesWithin } from "../../files/content.js";
import { parseJson } from "../../format/json.js";
import { failureIn } from "./error-answer.js";
import { Failure, networkFailure, quoted, unintelligible, type Server } from "./failure.js";
import { fetchFor } from "./proxied-fetch.js";
import { httpFailure, redirectFailure } from "./http-failure.js";
import { eventsOfCompletion } from "./whole-completion.js";

export interface ExchangeOptions {
  readonly server: Server;
  readonly clock: Clock;
  /** A silence in the reply, after which the exchange fails. It may notice up to a quarter later. */
  readonly stallTimeoutMs: number;
  readonly signal: AbortSignal;
}

/** Limits the answer, because a stream may never end. 400,000 tokens at about 300 bytes each fit. */
const maxAnswerBytes = 128 * 1024 * 1024;
/** Limits one event, a few tokens or a whole reply, because the library searches an open event with each packet. */
const maxEventBytes = 2 * 1024 * 1024;
const maxErrorBytes = 64 * 1024;
const eventStream = "text/event-stream";
/** How often to look within the stall time. Looks are counted, so a change of the wall clock does not matter. */
const looksPerStall = 4;

/**
 * One guarded request. The client library uses the exchange's `fetch`. This `fetch` follows no redirect, and limits the
 * answer's size and its silences. It looks at the body to see whether the answer is a stream or a whole completion.
 */
export class Exchange {
  /** Aborts on the caller's signal, a stall, or `close`. */
  readonly signal: AbortSignal;
  readonly #end = new AbortController();
  #failure: Failure | null = null;
  #beats = 0;
  #isSteady = false;
  #hasSaidDone = false;

  constructor(private readonly options: ExchangeOptions) {
    this.signal = AbortSignal.any([options.signal, this.#end.signal]);
  }

  readonly fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    try {
      const send = await fetchFor(this.options.server.url);
      const response = await send(url, { ...init, redirect: "manual" });
      this.#beats += 1;
      await this.#expectSuccess(response);
      if (response.body === null) throw unintelligible("answered without a body", this.options.server);
      const { status, headers } = response;
      const type = headers.get("content-type") ?? eventStream;
      const body = await begunBody(this.#guarded(response.body));
      if (isEvents(body.start, type)) return new Response(ReadableStream.from(body.all()), { status });
      return new Response(await this.#eventsOfWhole(body.all(), type), { status });
    } catch (thrown) {
      throw this.#fail(thrown);
    }
  };

  /** Throws the caller's reason or the first failure, because the library changes or hides errors of its `fetch`. */
  throwIfEnded(): void {
    this.options.signal.throwIfAborted();
    if (this.#failure !== null) throw this.#failure;
  }

  /** Whether the server said that the answer is complete: by a stream's last event, or by a whole completion. */
  get hasSaidDone(): boolean {
    return this.#hasSaidDone;
  }

  /** From this call on, a silence counts as a stall. Before it, a slow model may still be reading a long prompt. */
  expectSteady(): void {
    if (this.#isSteady) return;
    this.#isSteady = true;
    void this.#watch();
  }

  /** Closes the connection unless the answer was read to its end. Further calls do nothing. */
  close(): void {
    this.#end.abort();
  }

  async #expectSuccess(response: Response): Promise<void> {
    const { status, headers, ok } = response;
    const { server, clock } = this.options;
    if (status >= 300 && status < 400) throw redirectFailure({ status, headers }, server);
    if (!ok)
      throw httpFailure({ status, headers, body: await this.#start(response), nowMs: clock.now() }, server);
  }

  /** Some servers and gateways cannot stream and always send the whole completion. */
  async #eventsOfWhole(body: AsyncIterable<Uint8Array>, type: string): Promise<string> {
    const bytes = await bytesWithin(body, maxEventBytes);
    if (bytes === null) throw this.#tooLong();
    const text = bytes.toString("utf8");
    const value = parseJson(text);
    const { server } = this.options;
    if (value === undefined && text.trimStart().startsWith("{"))
      throw unintelligible("ended its answer before the reply was complete", server);
    const failure = failureIn(value, server);
    if (failure !== null) throw failure;
    const events = eventsOfCompletion(value);
    if (events === null) throw this.#noEvents(type, text);
    this.#hasSaidDone = true;
    return events;
  }

  #noEvents(type: string, start: string): Failure {
    const { server } = this.options;
    const what = `answered with ${quoted(type, server)} instead of a stream of events: ${quoted(start, server)}`;
    return unintelligible(what, server, { isTransient: false });
  }

  /** Reads the beginning of an error's body for the message. If reading fails, the message is just shorter. */
  async #start({ body }: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    try {
      for await (const chunk of body ?? []) {
        this.#beats += 1;
        chunks.push(chunk);
        bytes += chunk.byteLength;
        if (bytes > maxErrorBytes) break;
      }
    } catch (thrown) {
      if (this.signal.aborted) throw thrown;
    }
    return Buffer.concat(chunks).toString("utf8", 0, maxErrorBytes);
  }

  async *#guarded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    let answerBytes = 0;
    let event = { bytes: 0, tail: Buffer.alloc(0), saysDone: false };
    try {
      for await (const chunk of body) {
        this.#beats += 1;
        answerBytes += chunk.byteLength;
        event = afterChunk(event, chunk);
        this.#hasSaidDone ||= event.saysDone;
        if (answerBytes > maxAnswerBytes || event.bytes > maxEventBytes) throw this.#tooLong();
        yield chunk;
      }
    } catch (thrown) {
      throw this.#fail(thrown);
    }
  }

  /** This failure is not retried, because the server would probably send without end again. */
  #tooLong(): Failure {
    return unintelligible("sent a reply that is too large", this.options.server, { isTransient: false });
  }

  /** Keeps the first failure. The library would take an AbortError for the regular end of the stream. */
  #fail(thrown: unknown): unknown {
    this.#failure ??= thrown instanceof Failure ? thrown : networkFailure(thrown, this.options.server);
    return this.#failure;
  }

  async #watch(): Promise<void> {
    const { clock, stallTimeoutMs, server } = this.options;
    let seen = this.#beats;
    for (let quietLooks = 0; quietLooks < looksPerStall; seen = this.#beats) {
      try {
        await clock.sleep(stallTimeoutMs / looksPerStall, { signal: this.signal });
      } catch {
        return;
      }
      quietLooks = this.#beats === seen ? quietLooks + 1 : 0;
    }
    this.#failure ??= unintelligible(`sent nothing for ${formatDuration(stallTimeoutMs)}`, server);
    this.#end.abort();
  }
}

const done = /data: ?\[DONE\]/;
const tailBytes = "data: [DONE]".length - 1;

/** Counts the bytes since the last event, and looks for the stream's last one. Both may be split between chunks. */
function afterChunk({ bytes, tail }: { bytes: number; tail: Buffer }, chunk: Uint8Array) {
  const window = Buffer.concat([tail, chunk]);
  const end = Math.max(endOf("\n\n", window), endOf("\r\n\r\n", window), endOf("\r\r", window));
  return {
    bytes: end <= tail.length ? bytes + chunk.byteLength : window.length - end,
    tail: window.subarray(-tailBytes),
    saysDone: done.test(window.toString("latin1")),
  };
}

function endOf(blankLine: string, window: Buffer): number {
  const start = window.lastIndexOf(blankLine);
  return start === -1 ? -1 : start + blankLine.length;
}

/** Enough characters to tell events from JSON or HTML. */
const startChars = 7;

/** Reads enough of a body to tell which kind it is: `start` has its first characters that are not blank, if any. */
async function begunBody(pieces: AsyncGenerator<Uint8Array>) {
  const begun: Uint8Array[] = [];
  let start = "";
  let bytes = 0;
  while (start.length < startChars && bytes < maxErrorBytes) {
    const { value, done: isOver } = await pieces.next();
    if (isOver === true) break;
    begun.push(value);
    bytes += value.byteLength;
    start += Buffer.from(value).toString("latin1").slice(0, 1_024);
    start = start.trimStart();
  }
  return {
    start,
    /** The whole body, from its beginning. */
    async *all(): AsyncGenerator<Uint8Array> {
      yield* begun;
      yield* pieces;
    },
  };
}

/** Looks at the beginning of the body, because servers and gateways often send a wrong content type. */
function isEvents(start: string, type: string): boolean {
  if (/^(?:data|event|id|retry):|^:/.test(start)) return true;
  if (/^[[{<]/.test(start)) return false;
  return /^\s*text\/event-stream\b/i.test(type);
}
