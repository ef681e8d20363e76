import { setTimeout as wait } from "node:timers/promises";
import { FinalDownloadError } from "./download.js";
import type { Patience } from "./patience.js";
import type { Timing } from "./timing.js";

/** Repeats a download after a temporary fault. */
export type Again = <T>(download: () => Promise<T>) => Promise<T>;

export interface AgainOptions {
  readonly timing: Pick<Timing, "retryBaseMs">;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

const maxRetries = 5;

/** Repeats requests that Octokit does not send, with Octokit's waits and limits. Octokit repeats its own requests. */
export function againWithin({ timing, patience, signal }: AgainOptions): Again {
  return async (download) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await download();
      } catch (thrown) {
        const waitMs = timing.retryBaseMs * tries ** 2;
        const isFinal = thrown instanceof FinalDownloadError || signal.aborted || tries > maxRetries;
        if (isFinal || !patience(waitMs)) throw thrown;
        await wait(waitMs, undefined, { signal });
      }
    }
  };
}
