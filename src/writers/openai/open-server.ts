import { AgentExecError } from "../../errors.js";
import { formatDuration } from "../../format/duration.js";
import type { Clock } from "../../ports/clock.js";
import { type Complete, type Completion, createChat } from "./chat.js";
import { Failure, type Server } from "./failure.js";
import type { OpenAiWriterOptions } from "./writer-options.js";

/** @throws like `createOpenAiWriter`. */
export function openServer(options: OpenAiWriterOptions): { complete: Complete; limits: Limits } {
  const { clock, model, identity, timeoutMs = null, stallTimeoutMs = 120_000 } = options;
  const { prices = null, random = Math.random } = options;
  const baseUrl = parseBaseUrl(options.baseUrl);
  const url = `${baseUrl.origin}${baseUrl.pathname}`;
  const server = { url, model, apiKey: parseKey(options.apiKey), headers: options.headers };
  const chat = { server, identity, baseUrl, settings: options, stallTimeoutMs, clock, random, prices };
  return { complete: createChat(chat), limits: { clock, timeoutMs, server } };
}

function parseBaseUrl(baseUrl: string): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "")
    return url;
  const message = "`base-url` must be an http or https address without a user name.";
  throw new AgentExecError("settings-invalid", message, {
    nextStep:
      "Set `base-url` to the root of a server for chat completions, such as https://api.openai.com/v1.",
  });
}

/** The key is checked here, because the error of `fetch` would quote an invalid header. */
function parseKey(apiKey = ""): string | null {
  const key = apiKey.trim();
  if (/^[\x21-\x7e]*$/.test(key)) return key === "" ? null : key;
  const message = "The API key contains spaces, line breaks or non-ASCII characters.";
  throw new AgentExecError("settings-invalid", message, {
    nextStep:
      "Set the key again without quotes and line breaks. Check that the secret contains only the key.",
  });
}

interface Limits {
  readonly clock: Clock;
  /** Null: there is no time limit, and only the caller's signal ends a call. */
  readonly timeoutMs: number | null;
  readonly server: Server;
}

/** Runs one call until it ends, is aborted or reaches its deadline. Failures become the errors of the port. */
export async function withDeadline<T>(
  { signal }: { readonly signal: AbortSignal },
  { clock, timeoutMs, server }: Limits,
  work: (deadline: Pick<Completion, "signal" | "deadlineMs">) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = new AbortController();
  const done = new AbortController();
  if (timeoutMs !== null)
    void clock.sleep(timeoutMs, { signal: done.signal }).then(
      () => deadline.abort(tooLate(server, timeoutMs)),
      () => undefined,
    );
  try {
    return await work({
      signal: AbortSignal.any([signal, deadline.signal]),
      deadlineMs: timeoutMs === null ? Infinity : clock.now() + timeoutMs,
    });
  } catch (thrown) {
    throw thrown instanceof Failure ? thrown.toWriterError() : thrown;
  } finally {
    done.abort();
  }
}

function tooLate({ url, model }: Server, timeoutMs: number): Failure {
  const words = `The model server at ${url} did not finish its answer within ${formatDuration(timeoutMs)}.`;
  const nextStep = `Raise the writer's option \`timeoutMs\`, make the task smaller, or choose a faster \`model\` than ${model}.`;
  return new Failure(words, { kind: "lasting", nextStep });
}
