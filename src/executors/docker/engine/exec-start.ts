import { setTimeout as wait } from "node:timers/promises";
import type { EngineExec } from "./engine-exec.js";

/**
 * 3 ms: the engine needs 30 to 50 ms to start a process, and answers a question in 0.3 ms
 * (docs/measurements.md, 3).
 */
const startedPollMs = 3;
/** 2,000 characters of the engine's words for why it did not start a process: enough for a sentence. */
const maxWordsChars = 2000;
/** 20 s: far above a busy runner's worst; what takes longer hangs. */
const startDeadlineMs = 20_000;

/** Null once the engine has started the process, otherwise its words for why it did not. */
export async function untilStarted(exec: EngineExec, signal?: AbortSignal): Promise<string | null> {
  let words = "";
  exec.listen((_stream, bytes) => {
    if (words.length < maxWordsChars) words += Buffer.from(bytes).toString("utf8").slice(0, maxWordsChars);
  });
  const giveUpAt = performance.now() + exec.calls.within(startDeadlineMs);
  while (performance.now() < giveUpAt) {
    signal?.throwIfAborted();
    const hadEnded = exec.hasEnded;
    const { wasStarted } = await exec.inspect();
    if (wasStarted) return null;
    if (hadEnded) return words.trim() || "the engine did not start the process";
    await wait(startedPollMs, undefined, { ref: false });
  }
  return `the engine did not start the process within ${exec.calls.within(startDeadlineMs) / 1000} s`;
}
