import type { Clock } from "../ports/clock.js";
import { count, formatDuration } from "../format/format.js";

interface ModelWaitOptions {
  readonly clock: Clock;
  /** Whether a person watches. If so, the text changes each second. Otherwise it comes after 10 s, then every 30 s. */
  readonly isLive: boolean;
  /** Prints the text. "" if the person sees the model's own output. */
  readonly tell: (words: string) => void;
}

/** Models often pause for less than this while they write. */
const silenceMs = 2_000;

/** Shows that the run waits for the model, and for how long. */
export function createModelWait({ clock, isLive, tell }: ModelWaitOptions) {
  const [firstMs, thenMs] = isLive ? [2_000, 1_000] : [10_000, 30_000];
  let waiting: { readonly stop: AbortController; readonly sinceMs: number } | null = null;
  let heardMs = 0;
  let chars = 0;

  const end = (): void => {
    waiting?.stop.abort();
    waiting = null;
  };
  const words = (sinceMs: number): string => {
    const now = clock.now();
    if (chars === 0) return `waiting for the model: ${seconds(now - sinceMs)}`;
    if (now - heardMs >= silenceMs)
      return `nothing more from the model for ${seconds(now - heardMs)}, after ${count("character", chars)}`;
    return isLive ? "" : `the model is writing: ${count("character", chars)} in ${seconds(now - sinceMs)}`;
  };
  const watch = async (stop: AbortSignal, sinceMs: number): Promise<void> => {
    for (let pauseMs = firstMs; !stop.aborted; pauseMs = thenMs) {
      await clock.sleep(pauseMs, { signal: stop });
      tell(words(sinceMs));
    }
  };
  return {
    /** Called when a call to the model begins or is repeated. */
    begin(): void {
      end();
      waiting = { stop: new AbortController(), sinceMs: clock.now() };
      chars = 0;
      // This ends only when the wait ends.
      watch(waiting.stop.signal, waiting.sinceMs).catch(() => undefined);
    },
    heard(text: string): void {
      heardMs = clock.now();
      chars += text.length;
    },
    /** Called when the answer is complete, or when nobody waits for it any more. */
    end,
  };
}

function seconds(ms: number): string {
  return formatDuration(Math.round(ms / 1_000) * 1_000);
}
