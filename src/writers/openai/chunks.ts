import type { OpenAI } from "openai";
import type { Exchange } from "./exchange.js";
import { errorFailure } from "./error-answer.js";
import { Failure, headersOf, unintelligible, type Server } from "./failure.js";
import type { Body } from "./request-body.js";
import { chunksOfResponse } from "./responses.js";

export interface ChunksOptions {
  readonly server: Server;
  /** If the address has a query (`?api-version=…`), every request includes it. */
  readonly baseUrl: URL;
}

/** Sends one request and yields its chunks unchecked. Faults of the server or network become a `Failure`. */
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
    if (thrown instanceof Failure) throw thrown;
    // The stream had an error event, or an event that is not JSON.
    const { error } = thrown as { error?: unknown };
    if (error !== undefined) throw errorFailure(error, options.server);
    throw unintelligible("sent an answer that cannot be read", options.server, { cause: thrown });
  }
}

/** The client library is large, so it is loaded at the first call. */
async function connect({ fetch }: Exchange, { server, baseUrl }: ChunksOptions): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey: server.apiKey ?? "none",
    baseURL: `${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, "")}`,
    defaultQuery: Object.fromEntries(baseUrl.searchParams),
    defaultHeaders: { ...(server.apiKey === null && { Authorization: null }), ...headersOf(server) },
    // Without these values, the library reads them from the environment. There they may belong to another server.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    // The longest time that Node's timers allow. `Exchange` enforces the real time limit.
    timeout: 2 ** 31 - 1,
    fetch,
  });
}
