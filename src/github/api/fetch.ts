import { defaults } from "@actions/github/lib/utils";
import { bytesWithin } from "../../files/content.js";
import type { Timing } from "./timing.js";

export interface WholeFetchOptions {
  readonly apiUrl: string;
  readonly timing: Timing;
  readonly log: (message: string) => void;
  /** If it fires, running requests end and no new ones begin. */
  readonly signal: AbortSignal;
}

/** The largest answer. It has room for a page of 100 comments of the greatest length. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** A `fetch` that uses the runner's proxy and sends no token. */
export const plainFetch = defaults.request?.fetch as typeof fetch;

/**
 * The toolkit's `fetch` with a time limit, a size limit, and access to GitHub's server only. It resolves when the whole
 * answer has come. Octokit takes an interrupted body for an empty one. Here it is a network error, so Octokit retries.
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
      // Only server errors are logged here. The caller reports refusals, and GitHub refuses "who am I" for an app's
      // token in every run.
      if (status >= 500) log(`GitHub answered ${status} to ${request}`);
      const whole = new Response(body.byteLength === 0 ? null : body, { status, headers });
      // Octokit needs the URL to read a list's next page.
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

/** Octokit retries all network errors except those with this name. */
class GivenUpError extends Error {
  override readonly name = "AbortError";
}

/** A redirect, or the link to a list's next page, may name another server. */
function refuseOther(url: string, apiUrl: string): void {
  const { origin } = new URL(url);
  if (origin !== new URL(apiUrl).origin) throw new Error(`the answer redirects to another server, ${origin}`);
}

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesWithin(body ?? [], maxAnswerBytes);
  if (bytes === null) throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
  return Uint8Array.from(bytes);
}

/** The reason why `fetch` failed, which only its cause says. */
export function reasonOf(thrown: unknown): unknown {
  return thrown instanceof TypeError ? (thrown.cause ?? thrown) : thrown;
}
