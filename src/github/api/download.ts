import { setTimeout as wait } from "node:timers/promises";
import { formatBytes } from "../../format/format.js";
import { plainFetch, reasonOf } from "./fetch.js";
import type { Patience } from "./patience.js";
import type { Timing } from "./timing.js";

export interface DownloadOptions {
  /** The origin of GitHub's API. Only if this is plain HTTP, as in tests, the address may be plain HTTP too. */
  readonly apiUrl: string;
  /** A longer content is an error. */
  readonly maxBytes: number;
  /** How many bytes of the content's end to keep. Default: all. */
  readonly lastBytes?: number;
  readonly signal: AbortSignal;
}

/** An error for which a retry would not help. */
class FinalDownloadError extends Error {}

const maxRetries = 5;

/** Downloads with Octokit's waits and limits after temporary faults. Octokit repeats only its own requests. */
export async function downloadPatiently(
  url: string,
  options: DownloadOptions & { readonly timing: Timing; readonly patience: Patience },
): Promise<Buffer> {
  const { timing, patience, signal } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await download(url, options);
    } catch (thrown) {
      const waitMs = timing.retryBaseMs * tries ** 2;
      const isFinal = thrown instanceof FinalDownloadError || signal.aborted || tries > maxRetries;
      if (isFinal || !patience(waitMs)) throw thrown;
      await wait(waitMs, undefined, { signal });
    }
  }
}

/** Downloads from a signed address that GitHub gave. It sends no token and follows no redirect. */
export async function download(
  url: string,
  { apiUrl, maxBytes, lastBytes = maxBytes, signal }: DownloadOptions,
): Promise<Buffer> {
  const { protocol, host } = new URL(url);
  if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
    throw new FinalDownloadError(`the address at ${host} is not encrypted`);
  const headers = { "accept-encoding": "identity", "user-agent": "agent-exec" };
  const response = await plainFetch(url, { headers, redirect: "error", signal }).catch((thrown) => {
    throw reasonOf(thrown);
  });
  const { ok, status } = response;
  if (!ok)
    throw new (status >= 500 || status === 429 ? Error : FinalDownloadError)(`${host} answered ${status}`);
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FinalDownloadError(`it is longer than ${formatBytes(maxBytes)}`);
    kept.push(Buffer.from(chunk));
    keptBytes += chunk.byteLength;
    // The pieces are joined rarely, so that a long content costs little time.
    if (keptBytes > 2 * lastBytes) {
      kept = [Buffer.concat(kept).subarray(-lastBytes)];
      keptBytes = lastBytes;
    }
  }
  return Buffer.concat(kept).subarray(-lastBytes);
}
