import type { Clock } from "../../ports/clock.js";
import type { Reply, WriteOptions } from "../../ports/writer.js";
import type { Asked } from "./asked.js";
import { chunksOf } from "./chunks.js";
import { Exchange } from "./exchange.js";
import type { Identity } from "./identity.js";
import { Failure, type Server } from "./failure.js";
import { ReplyCollector, type Prices } from "./reply-collector.js";
import { openAiDialect, requestBody, simplerDialect, type Body, type Dialect } from "./request-body.js";
import { withRetries } from "./retry.js";
import type { ModelSettings } from "./writer-options.js";

export interface ChatOptions {
  readonly server: Server;
  /** Provides the key. Absent: the key is in `server`. */
  readonly identity?: Identity | undefined;
  readonly baseUrl: URL;
  readonly settings: ModelSettings;
  readonly stallTimeoutMs: number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly prices: Prices | null;
}

export interface Completion extends WriteOptions, Asked {
  /** The deadline of the call, as a wall clock time in milliseconds. */
  readonly deadlineMs: number;
}

/** Asks the server for one reply. @throws Failure after its retries; on abort the signal's reason. */
export type Complete = (completion: Completion) => Promise<Reply>;

/** A conversation with one server. It remembers which optional fields the server refused. */
export function createChat(options: ChatOptions): Complete {
  const { api = "auto" } = options.settings;
  let dialect: Dialect = api === "responses" ? { ...openAiDialect, api } : openAiDialect;
  return async (completion) => {
    for (;;) {
      const body = requestBody(completion, options.settings, dialect);
      try {
        return await withRetries(() => request(body, completion, options), { ...options, ...completion });
      } catch (thrown) {
        const simpler = simplerDialect(dialect, thrown, api !== "auto");
        if (simpler === null) throw thrown;
        dialect = simpler;
      }
    }
  };
}

/** A key from an identity can expire during a request. So after a refusal, agent-exec gets a new one, once. */
async function request(body: Body, completion: Completion, options: ChatOptions): Promise<Reply> {
  const { identity } = options;
  if (identity === undefined) return send(body, completion, options);
  const keyed = async () => {
    const apiKey = await identity.key(completion.signal);
    return send(body, completion, { ...options, server: { ...options.server, apiKey, isExchanged: true } });
  };
  try {
    return await keyed();
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.facts.status !== 401) throw thrown;
    identity.renew();
    return keyed();
  }
}

async function send(body: Body, completion: Completion, options: ChatOptions): Promise<Reply> {
  const { messages, signal, onText, tool } = completion;
  const { server, prices } = options;
  const promptChars = messages.reduce((sum, { content }) => sum + content.length, 0);
  const collector = new ReplyCollector({ server, promptChars, prices, onText, tool });
  const exchange = new Exchange({ ...options, signal });
  try {
    for await (const chunk of chunksOf(body, exchange, options)) {
      collector.add(chunk);
      if (collector.hasBegun) exchange.expectSteady();
    }
  } catch (thrown) {
    const said = thrown instanceof Failure ? chunkOfRefusal(thrown) : null;
    if (said !== null) collector.add(said);
    // If the server already sent a finish reason, the reply is complete, and a later fault does not matter.
    else if (!(thrown instanceof Failure) || !collector.isFinished) throw thrown;
  } finally {
    exchange.close();
  }
  return collector.reply(exchange.hasSaidDone);
}

/** An error of the model, or of the filter in front of it, as the last chunk of a reply. Null for other errors. */
function chunkOfRefusal({ facts: { meaning } }: Failure): object | null {
  if (meaning === "content-filter") return { choices: [{ delta: {}, finish_reason: "content_filter" }] };
  if (meaning === "tool-call") return { choices: [{ delta: {}, finish_reason: "tool_calls" }] };
  return null;
}
