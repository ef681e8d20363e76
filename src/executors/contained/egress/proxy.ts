import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type Duplex, pipeline } from "node:stream";
import { mayBeShared } from "../../shared-signal.js";
import type { HostAccess, Passage, Refusal, Destination } from "./host-access.js";
import { maxConnections } from "./frames.js";
import { forwardedHeaders, framingProblem, returnedHeaders } from "./headers.js";
import { parseAuthority, writeHost } from "./host-name.js";
import { joinTunnel } from "./tunnel.js";

/** The time from the connection to the end of the request's head. Programs send it at once. */
const headDeadlineMs = 10_000;
/** Node's own default, for requests and answers. */
const maxHeaderBytes = 16_384;

/** How many connections to the network may be open. One may end a moment after its program's connection. */
const maxOutside = 2 * maxConnections;

const tooMany: Refusal = {
  status: 502,
  phrase: "Too many connections",
  sentence: `agent-exec's proxy: ${maxOutside} connections are open.`,
};

/** Gets its connections directly. `CONNECT` opens a tunnel, and an `http://` URL is forwarded, one per connection. */
export class Proxy {
  readonly #access: HostAccess;
  readonly #server: Server;
  readonly #closed = new AbortController();
  #outside = 0;

  constructor(access: HostAccess) {
    this.#access = access;
    this.#server = createServer(
      { maxHeaderSize: maxHeaderBytes, insecureHTTPParser: false },
      (message, response) => void this.#forward(message, response),
    );
    // Bytes after a request on the same connection are never read as another request.
    this.#server.maxRequestsPerSocket = 1;
    this.#server.on("connect", (message, client, head) => void this.#tunnel(message, { client, head }));
    this.#server.on("checkExpectation", (message, response) =>
      this.#refuse(message, response, "the proxy does not support the request's header Expect"),
    );
    this.#server.on("clientError", (error, client) => this.#misread(error, client));
    // All open connections to the network listen to this signal.
    mayBeShared(this.#closed.signal);
  }

  /** Takes over a connection from the place. */
  accept(connection: Duplex): void {
    const deadline = setTimeout(() => connection.destroy(), headDeadlineMs).unref();
    deadlines.set(connection, deadline);
    connection.once("close", () => clearTimeout(deadline));
    this.#server.emit("connection", connection);
  }

  /** Ends every connection to the network. */
  close(): void {
    this.#closed.abort(new Error("The proxy was closed."));
  }

  /** Refuses unreadable bytes. After a request they are ignored. */
  #misread({ code = "" }: Error & { readonly code?: string }, client: Duplex): void {
    if (!code.startsWith("HPE_")) return void client.destroy();
    if (served.has(client)) return;
    const reason =
      code === "HPE_HEADER_OVERFLOW"
        ? `the request's head may have at most ${maxHeaderBytes} bytes`
        : "this is not an HTTP request";
    answer(client, this.#access.refuseUnread("", reason));
  }

  async #tunnel(
    message: IncomingMessage,
    { client, head }: { readonly client: Duplex; readonly head: Buffer },
  ): Promise<void> {
    clearTimeout(deadlines.get(client));
    client.on("error", () => undefined);
    // Another answer would come before the answer to the earlier request.
    if (served.has(client)) return void client.destroy();
    const destination = parseAuthority(message.url ?? "", null);
    if (destination === null) {
      return answer(client, this.#access.refuseUnread(message.url ?? "", "CONNECT needs a host and a port"));
    }
    const opened = await this.#open(destination, client);
    if ("refusal" in opened) return answer(client, opened.refusal);
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0) client.unshift(head);
    joinTunnel({
      client,
      server: opened.connection,
      host: destination.host,
      onOtherName: (name) =>
        this.#access.refuseLate(
          destination,
          `the TLS connection asks for another host, ${JSON.stringify(name.slice(0, 253))}`,
        ),
    });
  }

  async #forward(message: IncomingMessage, response: ServerResponse): Promise<void> {
    clearTimeout(deadlines.get(message.socket));
    served.add(message.socket);
    const read = readRequest(message);
    if ("problem" in read) return this.#refuse(message, response, read.problem);
    const opened = await this.#open(read, message.socket);
    if ("refusal" in opened) return answerRequest(response, opened.refusal);
    try {
      relayRequest({ message, response, server: opened.connection, read });
    } catch {
      // Node refuses to write some headers that it can read.
      opened.connection.destroy();
      this.#refuse(message, response, "the proxy cannot forward part of this request");
    }
  }

  #refuse({ url = "" }: IncomingMessage, response: ServerResponse, reason: string): void {
    answerRequest(response, this.#access.refuseUnread(url, reason));
  }

  /** The outer connection ends when the client's connection ends, or when the proxy is closed. */
  async #open(destination: Destination, client: Duplex): Promise<Passage> {
    if (this.#outside >= maxOutside) return { refusal: tooMany };
    const gone = new AbortController();
    const onGone = (): void => gone.abort(new Error("The client is gone."));
    client.once("close", onGone);
    const opened = await this.#access.open(destination, AbortSignal.any([gone.signal, this.#closed.signal]));
    client.off("close", onGone);
    if ("refusal" in opened) return opened;
    const { connection } = opened;
    this.#outside += 1;
    connection.once("close", () => (this.#outside -= 1));
    connection.on("error", () => undefined);
    const onClosed = (): void => void connection.destroy();
    this.#closed.signal.addEventListener("abort", onClosed, { once: true });
    connection.once("close", () => this.#closed.signal.removeEventListener("abort", onClosed));
    if (this.#closed.signal.aborted || client.destroyed) connection.destroy();
    return opened;
  }
}

/** How long a connection may take to send its request's head. */
const deadlines = new WeakMap<Duplex, NodeJS.Timeout>();

/** Connections that have already sent a request. */
const served = new WeakSet<Duplex>();

interface ReadRequest extends Destination {
  /** Path and query, as the client wrote them. */
  readonly path: string;
}

function readRequest(message: IncomingMessage): ReadRequest | { readonly problem: string } {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^#]*)/i.exec(message.url ?? "");
  if (match === null) return { problem: "the proxy accepts only complete URLs" };
  const [, scheme = "", authority = "", rest = ""] = match;
  if (scheme.toLowerCase() === "https") return { problem: "the proxy accepts https only with CONNECT" };
  if (scheme.toLowerCase() !== "http") return { problem: "the proxy forwards only http and https" };
  if (authority.includes("@")) return { problem: "the proxy does not forward a user name in a URL" };
  const destination = parseAuthority(authority, 80);
  if (destination === null) return { problem: "the URL has no host" };
  const problem = framingProblem(message);
  return problem === null ? { ...destination, path: rest.startsWith("/") ? rest : `/${rest}` } : { problem };
}

interface RelayedRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Duplex;
  readonly read: ReadRequest;
}

function relayRequest({ message, response, server, read }: RelayedRequest): void {
  const { host, port, path } = read;
  const onward = request({
    method: message.method ?? "GET",
    path,
    // The host comes from the URL, even if the client's own header names another.
    headers: forwardedHeaders(message, port === 80 ? writeHost(host) : `${writeHost(host)}:${port}`),
    setHost: false,
    maxHeaderSize: maxHeaderBytes,
    createConnection: () => server,
  });
  const fail = (): void => {
    server.destroy();
    if (response.headersSent) return void response.destroy();
    answerRequest(response, {
      status: 502,
      phrase: "Not reached",
      sentence: "The server ended the connection in the middle of its answer.",
    });
  };
  onward.on("response", (answered) => {
    try {
      response.writeHead(answered.statusCode ?? 502, returnedHeaders(answered));
    } catch {
      return fail();
    }
    pipeline(answered, response, () => server.destroy());
  });
  onward.on("error", fail);
  onward.on("close", () => {
    if (!response.headersSent) fail();
  });
  response.on("close", () => server.destroy());
  pipeline(message, onward, () => undefined);
}

function answerRequest(response: ServerResponse, { status, phrase, sentence }: Refusal): void {
  if (response.headersSent || response.destroyed) return;
  const body = `${sentence}\n`;
  response.writeHead(status, phrase, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  });
  response.end(body);
}

function answer(client: Duplex, { status, phrase, sentence }: Refusal): void {
  if (client.destroyed || !client.writable) return;
  const body = `${sentence}\n`;
  client.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Everything else from the client is ignored.
  client.resume();
}
