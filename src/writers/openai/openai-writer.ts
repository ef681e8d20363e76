import { AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { Message, Reckoning, Writer } from "../../ports/writer.js";
import { formatDuration } from "../../format/duration.js";
import { createChat } from "./chat.js";
import { createDecide } from "./decision.js";
import { Failure } from "./failure.js";
import type { Server } from "./failure.js";
import { costOf, type Prices } from "./reply-collector.js";
import type { ModelSettings } from "./model-settings.js";

export interface OpenAiWriterOptions extends ModelSettings {
  /** The root of the API, as `https://api.openai.com/v1`; `/chat/completions` or `/responses` is added, a query is kept. */
  readonly baseUrl: string;
  /** Absent or empty: no key is sent, for servers that ask for none. White space around it is dropped. */
  readonly apiKey?: string | undefined;
  /** How long one `write` or `decide` may take with all its retries and waits, in milliseconds. Default: 15 minutes. */
  readonly timeoutMs?: number;
  /**
   * How long the server may send nothing, before its answer or inside it, in milliseconds, kept to a quarter more.
   * Default: 2 minutes. Node's own `fetch` gives up after 5.
   */
  readonly stallTimeoutMs?: number;
  readonly clock: Clock;
  /** Absent: the cost of calls is not known. */
  readonly prices?: Prices;
  /** From 0 up to 1, for the jitter of the waits. Default: Math.random. */
  readonly random?: () => number;
}

/**
 * A writer behind any server that speaks OpenAI's chat completions or its Responses API, streamed; a server that sends the whole completion
 * instead is understood too.
 *
 * A request that fails for a passing reason (network, silence, 408, 409, 425, 429, 5xx, an answer that is cut or
 * cannot be read) is made again up to three times, as a whole: text that has come through `onText` by then is void,
 * and `onRetry` says so. A reply that was cut never resolves. Redirects are not followed. Hidden reasoning, as a field
 * or as a leading `<think>…</think>`, becomes the reply's thought.
 *
 * @throws AgentExecError `settings-invalid` for an address or a key that cannot be used at all.
 */
export function createOpenAiWriter(options: OpenAiWriterOptions): Writer {
  const {
    clock,
    model,
    timeoutMs = 900_000,
    stallTimeoutMs = 120_000,
    prices = null,
    random = Math.random,
  } = options;
  const baseUrl = parseBaseUrl(options.baseUrl);
  const server = { url: `${baseUrl.origin}${baseUrl.pathname}`, model, apiKey: parseKey(options.apiKey) };
  const complete = createChat({ server, baseUrl, settings: options, stallTimeoutMs, clock, random, prices });
  const decide = createDecide(complete, server);
  const limits = { clock, timeoutMs, server };
  return {
    name: model,
    decidesApart: false,
    reckon: (messages) => reckoned(messages, prices),
    write: (messages, call) =>
      withDeadline(call, limits, (deadline) => complete({ messages, ...call, ...deadline })),
    decide: (messages, call) =>
      withDeadline(call, limits, (deadline) => decide(messages, { ...call, ...deadline })),
  };
}

/** The fewest bytes of UTF-8 on a token that prose and code have under the usual tokenizers: more is reckoned than is taken. */
const bytesPerToken = 3;

function reckoned(messages: readonly Message[], prices: Prices | null): Reckoning {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const inputTokens = Math.ceil(bytes / bytesPerToken);
  return {
    inputTokens,
    inputUsd: prices && costOf({ inputTokens, outputTokens: 0 }, prices),
    usdPerOutputToken: prices && prices.outputPerMillionUsd / 1_000_000,
  };
}

function parseBaseUrl(baseUrl: string): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "")
    return url;
  throw new AgentExecError(
    "settings-invalid",
    "`base-url` is no http or https address without a user name in it.",
    {
      nextStep: "Set `base-url` to the root of a server for chat completions, as https://api.openai.com/v1.",
    },
  );
}

/** Checked here because the error of `fetch` for a header that it refuses quotes the header. */
function parseKey(apiKey = ""): string | null {
  const key = apiKey.trim();
  if (/^[\x21-\x7e]*$/.test(key)) return key === "" ? null : key;
  throw new AgentExecError(
    "settings-invalid",
    "The API key holds spaces, line breaks or characters beyond ASCII.",
    {
      nextStep:
        "Set the key again, without quotes and line breaks; a secret pasted with more than the key is the usual cause.",
    },
  );
}

interface Limits {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly server: Server;
}

interface Deadline {
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
}

/** Runs one call to its end, its deadline or its abort, and turns failures into the errors that the port promises. */
async function withDeadline<T>(
  { signal }: { readonly signal: AbortSignal },
  { clock, timeoutMs, server }: Limits,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = new AbortController();
  const done = new AbortController();
  void clock.sleep(timeoutMs, { signal: done.signal }).then(
    () => deadline.abort(tooLate(server, timeoutMs)),
    () => undefined,
  );
  try {
    return await work({
      signal: AbortSignal.any([signal, deadline.signal]),
      deadlineMs: clock.now() + timeoutMs,
    });
  } catch (thrown) {
    throw thrown instanceof Failure ? thrown.toWriterError() : thrown;
  } finally {
    done.abort();
  }
}

function tooLate({ url, model }: Server, timeoutMs: number): Failure {
  return new Failure(`The model server at ${url} was not done within ${formatDuration(timeoutMs)}.`, {
    kind: "lasting",
    nextStep: `Give it more time, a smaller task, or a faster \`model\` than ${model}.`,
  });
}
