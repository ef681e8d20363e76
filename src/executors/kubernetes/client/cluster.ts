import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { raceSignal } from "race-signal";
import { PlaceSilentError } from "../../contained/place.js";
import { ApiError } from "./api-error.js";
import { Credentials } from "./credentials.js";
import type { ClusterAccess } from "./kubeconfig.js";
import { bytesWithin } from "../../../files/content.js";

/** An answer takes some milliseconds, and from a busy API server a second. */
const defaultDeadlineMs = 10_000;
/** More than a list of all pods in a namespace. */
const maxAnswerBytes = 16 * 1024 ** 2;

export interface ApiCall {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  readonly deadlineMs?: number;
  /** When it fires the call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export class Cluster {
  readonly access: ClusterAccess;
  readonly credentials: Credentials;
  readonly #agent: http.Agent;

  constructor(access: ClusterAccess) {
    this.access = access;
    this.credentials = new Credentials(access);
    // Idle connections do not keep agent-exec alive.
    this.#agent = new this.#http.Agent({ keepAlive: true, scheduling: "lifo" });
  }

  /** The path of a namespace's objects of the core API, for example its pods. */
  inNamespace(kind: string, api = "api/v1"): string {
    return `/${api}/namespaces/${encodeURIComponent(this.access.namespace)}/${kind}`;
  }

  /**
   * Makes one call, which ends in any case.
   * @throws ApiError for a refusal, PlaceSilentError at the deadline, the connection's error, the signal's reason.
   */
  async call<T>({ method = "GET", path, body, deadlineMs = defaultDeadlineMs, signal }: ApiCall): Promise<T> {
    signal?.throwIfAborted();
    const silent = new AbortController();
    const timer = setTimeout(() => {
      const message = `The API server did not answer ${method} ${path.split("?")[0]} within ${deadlineMs / 1000} s.`;
      silent.abort(new PlaceSilentError(message));
    }, deadlineMs);
    const stop = AbortSignal.any([silent.signal, ...(signal === undefined ? [] : [signal])]);
    try {
      return await raceSignal(
        this.#send<T>({ method, path, stop, ...(body !== undefined && { body }) }),
        stop,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  async #send<T>({
    method,
    path,
    body,
    stop,
  }: Pick<ApiCall, "path" | "body"> & { readonly method: string; readonly stop: AbortSignal }): Promise<T> {
    const options = await this.credentials.options();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = this.#http.request(`${this.access.server}${path}`, {
      ...options,
      method,
      agent: this.#agent,
      signal: stop,
      headers: {
        ...(options.headers as Readonly<Record<string, string>>),
        Accept: "application/json",
        ...(text !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(text),
        }),
      },
    });
    request.end(text);
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    const answer = await textOf(response);
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) throw ApiError.from(status, answer);
    return JSON.parse(answer) as T;
  }

  get #http(): typeof https {
    return this.access.server.startsWith("https:") ? https : (http as unknown as typeof https);
  }
}

async function textOf(response: http.IncomingMessage): Promise<string> {
  const bytes = await bytesWithin(response, maxAnswerBytes);
  if (bytes === null) throw new Error("The API server's answer is too large.");
  return bytes.toString("utf8");
}
