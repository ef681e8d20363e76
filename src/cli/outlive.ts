import type { Writable } from "node:stream";

/**
 * Lets a run outlive whoever reads its words: after `| head -1` the run goes on and writes its folder, without words.
 * A full disk behind the stream is no reason to lose the run either; its folder says what could not be printed.
 */
export function outlive(...streams: readonly Writable[]): void {
  for (const stream of streams) stream.on("error", () => undefined);
}
