import { getProxyUrl } from "@actions/http-client/lib/proxy";

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Bytes of one answer that are read at most: a page of 100 comments of the greatest length stays below. */
const maxAnswerBytes = 64 * 1024 * 1024;

export interface WholeFetchOptions {
  readonly apiUrl: string;
  /** Deadline of one request, from its start to the last byte of its answer. */
  readonly requestTimeoutMs: number;
  readonly log: (message: string) => void;
}

/**
 * A `fetch` that resolves when the whole answer is there, or fails. Octokit takes an answer whose body breaks off for
 * an empty one; read here, it is an error like any other of the network, and is tried again.
 */
export function createWholeFetch({ apiUrl, requestTimeoutMs, log }: WholeFetchOptions): Fetch {
  return async (url, init) => {
    const outer = init?.signal ?? undefined;
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    const request = `${init?.method ?? "GET"} ${new URL(url).pathname}`;
    try {
      const fetch = await fetchFor(apiUrl);
      const signal = outer ? AbortSignal.any([outer, timeout]) : timeout;
      const response = await fetch(url, { ...init, signal });
      const body = await readBody(response);
      // A refusal is told by whoever asked; for an app's token, "who am I" is one in every run.
      if (response.status >= 500) log(`GitHub answered ${response.status} to ${request}`);
      const { status, statusText, headers } = response;
      return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
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
 * Node's own `fetch` knows no proxy. Where one is configured for this address (a self-hosted runner behind one), the
 * toolkit's is loaded: it brings 1.1 MB of HTTP client, which nobody else has to load to be told "denied".
 */
async function fetchFor(apiUrl: string): Promise<Fetch> {
  if (getProxyUrl(new URL(apiUrl)) === undefined) return globalThis.fetch;
  const { defaults } = await import("@actions/github/lib/utils");
  return defaults.request?.fetch as Fetch;
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
