import { defaults } from "@actions/github/lib/utils";
import type { Timing } from "./timing.js";

export interface WholeFetchOptions {
  readonly apiUrl: string;
  readonly timing: Timing;
  readonly log: (message: string) => void;
  /** Given up: no request begins or goes on. */
  readonly signal: AbortSignal;
}

/** Bytes of one answer that are read at most: a page of 100 comments of the greatest length stays below. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** It knows the runner's proxy. */
const toolkitFetch = defaults.request?.fetch as typeof fetch;

/**
 * The toolkit's `fetch` with what neither it nor Octokit has: a deadline for each request, an end to an answer's size,
 * and no other server than GitHub's. It resolves when the whole answer is there: Octokit takes one whose body breaks
 * off for an empty one; read here, it is an error like any other of the network, and is tried again.
 */
export function createWholeFetch({ apiUrl, timing, log, signal }: WholeFetchOptions) {
  const { requestTimeoutMs } = timing;
  return async (url: string, init: RequestInit): Promise<Response> => {
    const request = `${init.method} ${new URL(url).pathname}`;
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    try {
      refuseOther(url, apiUrl);
      const response = await toolkitFetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
      refuseOther(response.url, apiUrl);
      const body = await readBody(response);
      const { status, headers } = response;
      // A refusal is told by whoever asked; for an app's token, "who am I" is one in every run.
      if (status >= 500) log(`GitHub answered ${status} to ${request}`);
      const whole = new Response(body.byteLength === 0 ? null : body, { status, headers });
      // Octokit reads it to page through a list.
      return Object.defineProperty(whole, "url", { value: response.url });
    } catch (thrown) {
      if (signal.aborted) throw new GivenUpError();
      const error = timeout.aborted
        ? new Error(`no complete answer after ${requestTimeoutMs} ms`)
        : reasonOf(thrown);
      log(`GitHub did not answer ${request}: ${String(error)}`);
      throw error;
    }
  };
}

/** By this name, and as an `Error`, it is the one failure of the network that Octokit does not try again. */
class GivenUpError extends Error {
  override readonly name = "AbortError";
}

/** A list's link may lead elsewhere, and so may a redirect, on which the token does not go along. */
function refuseOther(url: string, apiUrl: string): void {
  const { origin } = new URL(url);
  if (origin !== new URL(apiUrl).origin) throw new Error(`the answer redirects to another server, ${origin}`);
}

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** `fetch` says no more than that it failed; why is told by the cause. */
function reasonOf(thrown: unknown): unknown {
  return thrown instanceof TypeError ? (thrown.cause ?? thrown) : thrown;
}
