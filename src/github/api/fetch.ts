import { defaults } from "@actions/github/lib/utils";
import { bytesWithin } from "../../files/bytes-within.js";
import type { Timing } from "./timing.js";

export interface WholeFetchOptions {
  readonly apiUrl: string;
  readonly timing: Timing;
  readonly log: (message: string) => void;
  /** When it fires, requests end and none begins. */
  readonly signal: AbortSignal;
}

/** The most bytes read of one answer. A page of 100 comments of the greatest length is smaller. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** Uses the runner's proxy. This `fetch` sends no token of its own. */
export const plainFetch = defaults.request?.fetch as typeof fetch;

/**
 * The toolkit's `fetch` plus a deadline for each request, a limit for the answer's size, and no other server than
 * GitHub's. The promise resolves when the whole answer has come: Octokit would take a broken body for an empty one.
 * Here a broken body is a network error, and Octokit retries the request.
 */
export function createWholeFetch({ apiUrl, timing, log, signal }: WholeFetchOptions) {
  const { requestTimeoutMs } = timing;
  return async (url: string, init: RequestInit): Promise<Response> => {
    const request = `${init.method} ${new URL(url).pathname}`;
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    try {
      refuseOther(url, apiUrl);
      const response = await plainFetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
      refuseOther(response.url, apiUrl);
      const body = await readBody(response);
      const { status, headers } = response;
      // The caller reports refusals. For an app's token, "who am I" is refused in every run.
      if (status >= 500) log(`GitHub answered ${status} to ${request}`);
      const whole = new Response(body.byteLength === 0 ? null : body, { status, headers });
      // Octokit needs it to page through a list.
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

/** Octokit retries every network error but one with this name. */
class GivenUpError extends Error {
  override readonly name = "AbortError";
}

/** The link to a list's next page, or a redirect, may name another server. */
function refuseOther(url: string, apiUrl: string): void {
  const { origin } = new URL(url);
  if (origin !== new URL(apiUrl).origin) throw new Error(`the answer redirects to another server, ${origin}`);
}

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesWithin(body ?? [], maxAnswerBytes);
  if (bytes === null) throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
  return Uint8Array.from(bytes);
}

/** `fetch` says only that it failed; its cause says why. */
export function reasonOf(thrown: unknown): unknown {
  return thrown instanceof TypeError ? (thrown.cause ?? thrown) : thrown;
}
