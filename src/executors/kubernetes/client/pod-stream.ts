import { WebSocketHandler } from "@kubernetes/client-node/dist/web-socket-handler.js";
import type { KubeConfig } from "@kubernetes/client-node/dist/config.js";
import { WebSocket } from "ws";
import type { OutputSink, Streams } from "../../contained/place.js";
import { parseJson } from "../../../format/json.js";
import { ApiError } from "./api-error.js";
import { type Cluster, within } from "./cluster.js";

/** Proxies and load balancers close a connection that is silent for a minute. */
const pingEveryMs = 30_000;
/** After this many pings without an answer, the connection is dead. */
const mostUnanswered = 3;
/** Starting a process takes 50 ms, and longer if many start at once. */
const openWithinMs = 20_000;
/** Every API server accepts a frame of this size. */
const pieceBytes = 64 * 1024;
/** How many bytes may wait in memory before a writer must wait. */
const mostWaitingBytes = 1024 * 1024;
/** How often a waiting writer looks whether its data was sent. */
const drainPollMs = 5;

/** How a process ended, by the API server. */
export type EndStatus =
  | { readonly exitCode: number; readonly error: null }
  /** It did not start, or its end is unknown. */
  | { readonly exitCode: null; readonly error: Error };

interface Status {
  readonly status?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly code?: number;
  readonly details?: { readonly causes?: readonly { readonly reason?: string; readonly message?: string }[] };
}

/**
 * The streams of a process in a pod, over one WebSocket. Nothing is read before `listen`. Pings keep an idle stream
 * open.
 */
export class PodStream implements Streams {
  readonly ended: Streams["ended"];
  /** How the process ended. Never rejects. */
  readonly status: Promise<EndStatus>;
  #hasEnded = false;
  #sink: OutputSink | null = null;
  #isPaused = true;
  #unanswered = 0;
  #tellStatus: (status: EndStatus) => void = () => undefined;
  readonly #socket: WebSocket;

  /**
   * @param path the path of `exec` or `attach`, with its query
   * @throws ApiError, the connection's error, the signal's reason.
   */
  static async open(cluster: Cluster, path: string, signal?: AbortSignal): Promise<PodStream> {
    let opening: WebSocket | undefined;
    let refusal: ApiError | null = null;
    let stream: PodStream | null = null;
    const access = {
      getCurrentCluster: () => ({ server: cluster.access.server }),
      applyToHTTPSOptions: async (options: object) =>
        void Object.assign(options, await cluster.credentials()),
    };
    const connect = (uri: string, protocols: string[], options: object): WebSocket => {
      const socket = new WebSocket(uri, protocols, { ...options, handshakeTimeout: openWithinMs });
      opening = socket;
      socket.on("unexpected-response", (_request, response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => (body += text.slice(0, 4000)));
        response.on("close", () => {
          refusal = ApiError.from(response.statusCode ?? 0, body);
          socket.emit("error", refusal);
          socket.terminate();
        });
      });
      // Data that comes before somebody listens stays in the connection.
      socket.once("open", () => {
        socket.pause();
        stream = new PodStream(socket);
      });
      socket.on("error", () => undefined);
      return socket;
    };
    const handler = new WebSocketHandler(access as unknown as KubeConfig, connect, unused);
    const silence = "The API server did not open a stream to the pod in time.";
    try {
      await within({ deadlineMs: openWithinMs, silence, signal }, () =>
        handler.connect(path, null, (channel, bytes) => stream?.take(channel, bytes) ?? true),
      );
      if (stream === null) throw new Error("The stream to the pod did not open.");
      return stream;
    } catch (error) {
      opening?.terminate();
      throw refusal ?? (error as { error?: unknown }).error ?? error;
    }
  }

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.status = new Promise((resolve) => (this.#tellStatus = resolve));
    this.ended = new Promise((resolve) => {
      const end = (error: Error | null): void => {
        if (this.#hasEnded) return;
        this.#hasEnded = true;
        clearInterval(pinging);
        resolve({ error });
      };
      void this.status.then(({ error }) => end(error));
      socket.on("close", (code) => {
        // Without a status the end of the process is unknown.
        const error = new Error(`The API server closed the stream to the pod (code ${code}).`);
        this.#tellStatus({ exitCode: null, error });
      });
    });
    const pinging = setInterval(() => this.#ping(), pingEveryMs).unref();
    socket.on("pong", () => (this.#unanswered = 0));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether this side can report the end of its input. Kubernetes 1.30 and newer can. */
  get canEndInput(): boolean {
    return WebSocketHandler.supportsClose(this.#socket.protocol);
  }

  /** Called by the library with a message of one channel. */
  take(channel: number, bytes: Buffer): boolean {
    this.#unanswered = 0;
    if (channel === WebSocketHandler.StdoutStream) this.#sink?.("stdout", bytes);
    else if (channel === WebSocketHandler.StderrStream) this.#sink?.("stderr", bytes);
    else if (channel === WebSocketHandler.StatusStream && bytes.length > 0) {
      this.#tellStatus(readStatus(bytes.toString("utf8")));
      return false;
    }
    return true;
  }

  listen(sink: OutputSink): void {
    const isFirst = this.#sink === null;
    this.#sink = sink;
    if (isFirst) this.resume();
  }

  pause(): void {
    this.#isPaused = true;
    this.#socket.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#unanswered = 0;
    this.#socket.resume();
  }

  write(bytes: string | Uint8Array): void {
    const all = Buffer.from(bytes as Uint8Array);
    for (let at = 0; at < all.length; at += pieceBytes) {
      this.#send(WebSocketHandler.StdinStream, all.subarray(at, at + pieceBytes));
    }
  }

  async writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) {
      if (!this.#isOpen) return;
      this.write(chunk);
      while (this.#isOpen && this.#socket.bufferedAmount > mostWaitingBytes)
        await new Promise((resolve) => setTimeout(resolve, drainPollMs));
    }
  }

  endInput(): void {
    if (this.canEndInput)
      this.#send(WebSocketHandler.CloseStream, Buffer.from([WebSocketHandler.StdinStream]));
  }

  /** Closes the connection. The process continues. */
  close(): void {
    this.#sink = () => undefined;
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  #send(channel: number, bytes: Uint8Array): void {
    if (this.#isOpen) this.#socket.send(Buffer.concat([Buffer.from([channel]), bytes]), () => undefined);
  }

  /** Sends a ping, unless the stream is paused, because a paused stream reads no answers. */
  #ping(): void {
    if (!this.#isOpen) return;
    if (!this.#isPaused && (this.#unanswered += 1) > mostUnanswered) return this.#socket.terminate();
    this.#socket.ping(undefined, undefined, () => undefined);
  }
}

/** Otherwise the library closes this process's own streams when a stream in the pod is closed. */
const unused = {
  stdin: { pause: () => undefined },
  stdout: { end: () => undefined },
  stderr: { end: () => undefined },
} as unknown as NonNullable<ConstructorParameters<typeof WebSocketHandler>[2]>;

function readStatus(text: string): EndStatus {
  const status = parseJson(text) as Status | undefined;
  const unreadable = `The API server sent an unreadable status: ${text.slice(0, 200)}`;
  if (status === undefined) return { exitCode: null, error: new Error(unreadable) };
  if (status.status === "Success") return { exitCode: 0, error: null };
  const told = status.details?.causes?.find(({ reason }) => reason === "ExitCode")?.message;
  if (told !== undefined && /^\d+$/.test(told)) return { exitCode: Number(told), error: null };
  const message = status.message ?? "the API server does not say why";
  return { exitCode: null, error: new ApiError(status.code ?? 500, status.reason ?? "", message) };
}
