import type { Readable } from "node:stream";

export interface ProgressOptions {
  /** The name of the work for messages: "the pull". */
  readonly what: string;
  readonly signal: AbortSignal;
  /** Silence of the engine after which it counts as standing still. Default: any. */
  readonly stallMs?: number;
}

/** 1 MiB: the engine's own lines have some hundred characters, those with a program's output up to 32 KiB of it. */
const maxLineChars = 1024 ** 2;

/**
 * What the engine tells while it works, one JSON object a line, parsed and not checked.
 * @throws Error for silence, a line without an end, and what is no JSON; on abort the signal's reason. The stream is
 * closed then.
 */
export async function* progressLines<Line>(
  stream: Readable,
  { what, signal, stallMs }: ProgressOptions,
): AsyncGenerator<Line> {
  const stop = (): void => void stream.destroy(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  let stall = setTimeout(() => undefined, 0);
  let rest = "";
  try {
    const watch = (): void => {
      clearTimeout(stall);
      if (stallMs === undefined) return;
      stall = setTimeout(() => stream.destroy(new Error(`timeout: ${what} makes no progress`)), stallMs);
    };
    watch();
    stream.setEncoding("utf8");
    for await (const chunk of stream) {
      watch();
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > maxLineChars) throw new Error(`the engine reports ${what} in an endless line`);
      for (const line of lines) if (line.trim() !== "") yield JSON.parse(line) as Line;
    }
    signal.throwIfAborted();
  } finally {
    clearTimeout(stall);
    signal.removeEventListener("abort", stop);
  }
}
