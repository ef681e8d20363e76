import { formatBytes } from "../../format/format.js";
import { plainFetch, reasonOf } from "./fetch.js";

export interface DownloadOptions {
  /** The origin of GitHub's API. Only if that is plain HTTP, as on loopback, the address may be. */
  readonly apiUrl: string;
  /** A longer content is an error. */
  readonly maxBytes: number;
  /** Keep only this many bytes of its end. Default: all. */
  readonly lastBytes?: number;
  readonly signal: AbortSignal;
}

/** Another try would end the same way. */
export class FinalDownloadError extends Error {}

/** Reads a signed address that GitHub gave, without the token. It follows no redirect. */
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
    // Joined seldom, so that a long content costs little.
    if (keptBytes > 2 * lastBytes) {
      kept = [Buffer.concat(kept).subarray(-lastBytes)];
      keptBytes = lastBytes;
    }
  }
  return Buffer.concat(kept).subarray(-lastBytes);
}
