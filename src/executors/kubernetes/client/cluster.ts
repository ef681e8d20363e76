import { once } from "node:events";
import { readFile } from "node:fs/promises";
import http from "node:http";
import https, { type RequestOptions } from "node:https";
import { ExecAuth } from "@kubernetes/client-node/dist/exec_auth.js";
import { raceSignal } from "race-signal";
import { PlaceSilentError } from "../../contained/place.js";
import { ApiError } from "./api-error.js";
import { type ClusterAccess, findCluster } from "./kubeconfig.js";
import { bytesWithin } from "../../../files/content.js";
import type { Variable } from "../../descriptor.js";

/** An answer takes some milliseconds, and from a busy API server a second. */
const defaultDeadlineMs = 10_000;
/** More than a list of all pods in a namespace. */
const maxAnswerBytes = 16 * 1024 ** 2;

interface ApiCall {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  readonly deadlineMs?: number;
  /** When it fires the call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The cluster that `kubectl` would use. @throws AgentExecError `engine-unavailable`, `settings-invalid`. */
export async function connectCluster(variable: Variable): Promise<Cluster> {
  return new Cluster(await findCluster(variable));
}

/** Ends work in any case. @throws PlaceSilentError with `silence` at the deadline, the work's error, the signal's reason. */
export async function within<T>(
  {
    deadlineMs,
    silence,
    signal,
  }: Required<Pick<ApiCall, "deadlineMs" | "signal">> & { readonly silence: string },
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(new PlaceSilentError(silence)), deadlineMs);
  const stop = AbortSignal.any([silent.signal, ...(signal === undefined ? [] : [signal])]);
  try {
    return await raceSignal(work(stop), stop);
  } finally {
    clearTimeout(timer);
  }
}

export class Cluster {
  readonly #agent: http.Agent;
  readonly #exec = new ExecAuth();

  constructor(readonly access: ClusterAccess) {
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
    const silence = `The API server did not answer ${method} ${path.split("?")[0]} within ${deadlineMs / 1000} s.`;
    return within({ deadlineMs, silence, signal }, (stop) => this.#send(method, path, body, stop));
  }

  async #send<T>(method: string, path: string, body: object | undefined, signal: AbortSignal): Promise<T> {
    const options = await this.credentials();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = this.#http.request(`${this.access.server}${path}`, {
      ...options,
      method,
      agent: this.#agent,
      signal,
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
    const bytes = await bytesWithin(response, maxAnswerBytes);
    if (bytes === null) throw new Error("The API server's answer is too large.");
    const answer = bytes.toString("utf8");
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) throw ApiError.from(status, answer);
    return JSON.parse(answer) as T;
  }

  /**
   * The cluster's certificates and the user's credentials, as options of a request.
   * @throws Error if a file or a program with credentials fails.
   */
  async credentials(): Promise<RequestOptions & { headers: Record<string, string> }> {
    const { certificateAuthority, serverName, skipsVerification, user } = this.access;
    const options = {
      headers: {} as Record<string, string>,
      ...(certificateAuthority !== undefined && { ca: certificateAuthority }),
      ...(serverName !== undefined && { servername: serverName }),
      ...(skipsVerification && { rejectUnauthorized: false }),
      ...(user.certificate !== undefined && { cert: user.certificate }),
      ...(user.key !== undefined && { key: user.key }),
    };
    const token =
      user.token ?? (user.tokenFile === undefined ? undefined : await readFile(user.tokenFile, "utf8"));
    if (token !== undefined) options.headers["Authorization"] = `Bearer ${token.trim()}`;
    else if (user.basic !== undefined) {
      const { username, password } = user.basic;
      const words = Buffer.from(`${username}:${password}`).toString("base64");
      options.headers["Authorization"] = `Basic ${words}`;
    } else if (user.exec !== undefined) {
      await this.#exec.applyAuthentication({ name: user.name, exec: user.exec }, options);
    }
    return options;
  }

  get #http(): typeof https {
    return this.access.server.startsWith("https:") ? https : (http as unknown as typeof https);
  }
}
