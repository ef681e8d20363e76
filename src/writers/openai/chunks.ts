import type { OpenAI } from "openai";

import type { Exchange } from "./exchange.js";
import { errorFailure } from "./error-answer.js";
import { Failure, headersOf, unintelligible, type Server } from "./failure.js";
import type { Body } from "./request-body.js";
import { chunksOfResponse } from "./responses.js";

export interface ChunksOptions {
  readonly server: Server;
  /** With its query, which goes with every request (`?api-version=…`). */
  readonly baseUrl: URL;
}

/**
 * Sends one request and yields the chunks of the answer as they come, unchecked. What the server or the way to it
 * does wrong becomes a `Failure`; what the consumer of the chunks throws is not touched.
 */
export async function* chunksOf(
  { api, fields }: Body,
  exchange: Exchange,
  options: ChunksOptions,
): AsyncGenerator {
  try {
    const client = await connect(exchange, options);
    const { signal } = exchange;
    if (api === "chat") yield* await client.chat.completions.create(fields, { signal });
    else yield* chunksOfResponse(await client.responses.create(fields, { signal }), options.server);
  } catch (thrown) {
    exchange.throwIfEnded();
    throw thrown instanceof Failure ? thrown : failureInStream(thrown, options.server);
  }
}

/** A client for one exchange. The library is large and loaded when the first call needs it. */
async function connect({ fetch }: Exchange, { server, baseUrl }: ChunksOptions): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey: server.apiKey ?? "none",
    baseURL: `${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, "")}`,
    defaultQuery: Object.fromEntries(baseUrl.searchParams),
    defaultHeaders: {
      ...(server.apiKey === null && { Authorization: null }),
      ...headersOf(server),
    },
    // What the library would otherwise read from the environment, where nobody set it for this server.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    // The exchange watches the time; the library's own timer is as long as Node's timers can be.
    timeout: 2 ** 31 - 1,
    fetch,
  });
}

/** An error that came as an event of the stream, or an event that is no JSON. */
function failureInStream(thrown: unknown, server: Server): Failure {
  const { error } = thrown as { error?: unknown };
  return error === undefined
    ? unintelligible("sent an answer that cannot be read", server, { cause: thrown })
    : errorFailure(error, server);
}
