import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { errorAnswer, eventsOf, type Answer, type AskedFor, type ReplyAnswer } from "./openai-answers.js";
import { chatRequestOf, responseEventsOf } from "./openai-responses.js";
import { problemsIn } from "./openai-schemas.js";

export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: ChatRequest;
  /** Resolves when the connection's answer is over: true when it was whole, false when it broke off. */
  readonly isWhole: Promise<boolean>;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly tools?: readonly { readonly function?: { readonly name: string }; readonly name?: string }[];
  readonly tool_choice?: unknown;
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly temperature?: number;
}

export interface OpenAiServerOptions {
  /** In order, one a request; a function is asked for each. Past the end: 400. */
  readonly answers: readonly Answer[] | ((askedFor: AskedFor, request: ChatRequest) => Answer);
  /** When set, other keys get a 401. */
  readonly apiKey?: string | ((key: string) => boolean);
  /** Fields, or values of `response_format.type`, that this server refuses with a 400. */
  readonly refuses?: readonly string[];
  /** Default: any free one. */
  readonly port?: number;
}

/** OpenAI's chat completions and Responses API on loopback: it checks every request against OpenAI's schema and does what it is told. */
export interface OpenAiServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** @throws when a request broke OpenAI's schema or the fake itself failed. */
  close(): Promise<void>;
}

export async function startOpenAiServer(options: OpenAiServerOptions): Promise<OpenAiServer> {
  const requests: RecordedRequest[] = [];
  const problems: string[] = [];
  const answerTo = answerer(options);
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      if (!(error instanceof ClientGone)) problems.push(String(error));
      response.destroy();
    });
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const isWhole = new Promise<boolean>((resolve) => {
      response.once("close", () => resolve(response.writableFinished));
    });
    const text = await readText(incoming);
    if (incoming.method === "GET" && incoming.url === "/v1/models") {
      const data = [{ id: "fake", object: "model", created: 0, owned_by: "fake" }];
      const refused = refusedKey(options, incoming);
      response.writeHead(refused === null ? 200 : 401, { "content-type": "application/json" });
      return void response.end(JSON.stringify(refused ?? { object: "list", data }));
    }
    const body = JSON.parse(text) as ChatRequest;
    const isResponses = /^\/v1\/responses(\?|$)/.test(incoming.url ?? "");
    const asked = isResponses ? chatRequestOf(body) : body;
    requests.push({ path: incoming.url ?? "", headers: incoming.headers, body, isWhole });
    const mistakes = mistakesIn(incoming, body);
    problems.push(...mistakes);
    const answer =
      mistakes.length > 0 ? errorAnswer(400, { message: mistakes.join("; ") }) : answerTo(incoming, asked);
    const events = isResponses
      ? (reply: ReplyAnswer) => responseEventsOf(reply, calledIn(asked))
      : (reply: ReplyAnswer) =>
          eventsOf(reply, {
            includesUsage: body.stream_options?.include_usage === true,
            calls: calledIn(asked),
          });
    await deliver(answer, response, events);
  }

  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    if (problems.length > 0)
      throw new Error(`The fake model server met what it should not: ${problems.join("; ")}`);
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { baseUrl, requests, close, [Symbol.asyncDispose]: close };
}

function mistakesIn({ method, url = "", headers }: IncomingMessage, body: ChatRequest): string[] {
  const [, api] = /^\/v1\/(chat\/completions|responses)(?:\?|$)/.exec(url) ?? [];
  const mistakes = problemsIn(api === "responses" ? "responses.request" : "chat-completion.request", body);
  if (method !== "POST" || api === undefined) mistakes.push(`${method} ${url}`);
  if (headers["content-type"] !== "application/json")
    mistakes.push(`content type ${headers["content-type"]}`);
  return mistakes;
}

/** What is said to a key that is not accepted; null to one that is. */
function refusedKey(
  { apiKey }: { readonly apiKey?: OpenAiServerOptions["apiKey"] | undefined },
  { headers }: Pick<IncomingMessage, "headers">,
) {
  const key = headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (apiKey === undefined || (typeof apiKey === "string" ? key === apiKey : apiKey(key))) return null;
  const message = `Incorrect API key provided: ${headers.authorization}`;
  return { error: { message, code: "invalid_api_key" } };
}

function answerer({ answers, apiKey, refuses = [] }: OpenAiServerOptions) {
  const left = typeof answers === "function" ? null : [...answers];
  return ({ headers }: IncomingMessage, body: ChatRequest): Answer => {
    const refusal = refusedKey({ apiKey }, { headers });
    if (refusal !== null) return errorAnswer(401, refusal.error);
    const refused = refuses.find((name) => name in body || body.response_format?.type === name);
    if (refused !== undefined) return errorAnswer(400, { message: `This server does not know ${refused}.` });
    if (typeof answers === "function") return answers(askedFor(body), body);
    return left?.shift() ?? errorAnswer(400, { message: "this fake has no answer left" });
  };
}

/** By its format, or, for servers without formats, by the words that ask for one. */
function askedFor(request: ChatRequest): AskedFor {
  const { response_format: format, messages } = request;
  if (calledIn(request) === "retry_decision") return "decision";
  if (messages.at(-1)?.content.includes("Begin your answer with your decision")) return "correction";
  return format !== undefined || messages.at(-1)?.content.includes('{"retry"') ? "decision" : "reply";
}

/** The function that the answer is to be a call of; null for none. */
function calledIn({ tools, tool_choice }: ChatRequest): string | null {
  const [tool] = tools ?? [];
  return tool === undefined || tool_choice === "none" ? null : (tool.function?.name ?? tool.name ?? null);
}

type EventsOf = (answer: ReplyAnswer) => string[];

async function deliver(answer: Answer, response: ServerResponse, events: EventsOf): Promise<void> {
  if (answer.stallsBefore) return;
  const isHttp = "status" in answer;
  const contentType = answer.contentType ?? (isHttp ? "application/json" : "text/event-stream");
  response.writeHead(isHttp ? answer.status : 200, {
    "content-type": contentType,
    ...(isHttp ? answer.headers : {}),
  });
  response.flushHeaders();
  const { stallsAtByte = Infinity, cutsAtByte = Infinity, endsAtByte = Infinity } = answer;
  let room = Math.floor(Math.min(stallsAtByte, cutsAtByte, endsAtByte));
  for (const part of partsOf(answer, events)) {
    if (answer.pauseMs !== undefined) await wait(answer.pauseMs);
    const bytes = Buffer.from(part);
    await write(response, bytes.subarray(0, Math.min(bytes.length, room)));
    room -= bytes.length;
    if (room < 0) break;
  }
  if (stallsAtByte < Infinity) return;
  if (cutsAtByte < Infinity) response.destroy();
  else response.end();
}

function* partsOf(answer: Answer, events: EventsOf): Generator<string> {
  if ("status" in answer)
    yield typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? {});
  else if ("raw" in answer) yield answer.raw;
  else if ("flood" in answer) {
    // Large pieces: the flood shall cost the client, not the fake.
    const piece = answer.flood.repeat(Math.max(1, Math.floor(65_536 / answer.flood.length)));
    for (let sent = 0; sent < answer.bytes; sent += piece.length) yield piece;
  } else yield* events(answer);
}

/** Resolves when the bytes have left for the network: a connection that is cut afterwards has delivered them. */
async function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) return;
  await new Promise<void>((resolve, reject) => {
    const { socket } = response;
    // A connection that the client closes ends a write that is under way without an error.
    const settle = (error: unknown) => (error || socket?.destroyed ? reject(new ClientGone()) : resolve());
    response.write(bytes, settle);
  });
}

class ClientGone extends Error {}
