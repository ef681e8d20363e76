import { getProxyUrl } from "@actions/http-client/lib/proxy";
import { exchange, readBody, wholeAnswer, type RequestInitOfOctokit, type WholeAnswer } from "./exchange.js";

export type WholeFetch = (url: string, init?: RequestInitOfOctokit) => Promise<WholeAnswer>;

export interface WholeFetchOptions {
  readonly apiUrl: string;
  /** Deadline of one request, from its start to the last byte of its answer. */
  readonly requestTimeoutMs: number;
  readonly log: (message: string) => void;
}

/**
 * A `fetch` for Octokit that resolves when the whole answer is there, or fails. Octokit takes an answer whose body
 * breaks off for an empty one; read here, it is an error like any other of the network, and is tried again.
 */
export function createWholeFetch({ apiUrl, requestTimeoutMs, log }: WholeFetchOptions): WholeFetch {
  return async (url, init = {}) => {
    const outer = init.signal;
    // Octokit's waits know no signal: what was given up meanwhile still comes here.
    if (outer?.aborted) throw new GivenUpError();
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    const request = `${init.method ?? "GET"} ${new URL(url).pathname}`;
    try {
      const fetch = await fetchFor(apiUrl);
      const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
      const answer = await fetch(url, { ...init, signal });
      // A refusal is told by whoever asked; for an app's token, "who am I" is one in every run.
      if (answer.status >= 500) log(`GitHub answered ${answer.status} to ${request}`);
      return answer;
    } catch (thrown) {
      if (outer?.aborted) throw new GivenUpError();
      log(
        `GitHub did not answer ${request}: ${timeout.aborted ? `no end after ${requestTimeoutMs} ms` : String(thrown)}`,
      );
      throw thrown;
    }
  };
}

/** By this name, and as an `Error`, it is the one failure of the network that Octokit does not try again. */
class GivenUpError extends Error {
  override readonly name = "AbortError";
}

/**
 * Where a proxy is configured for this address (a self-hosted runner behind one), the toolkit's client is loaded: it
 * brings 1.1 MB, which nobody else has to load to be told "denied".
 */
async function fetchFor(apiUrl: string): Promise<WholeFetch> {
  if (getProxyUrl(new URL(apiUrl)) === undefined) return exchange;
  const { defaults } = await import("@actions/github/lib/utils");
  const throughProxy = defaults.request?.fetch as typeof fetch;
  return async (place, init) => {
    const response = await throughProxy(place, init);
    const { status, statusText, url } = response;
    const headers = new Map(response.headers);
    return wholeAnswer({ status, statusText, url, headers }, await readBody(response.body ?? nothing()));
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
