import type { Readable } from "node:stream";

export interface ProgressOptions {
  /** The name of the work for messages: "the pull". */
  readonly what: string;
  readonly signal: AbortSignal;
  /** How long the engine may be silent before the work counts as stuck. Default: no limit. */
  readonly stallMs?: number;
}

/** 1 MiB: the engine's own lines have some hundred characters; lines with a program's output have up to 32 KiB. */
const maxLineChars = 1024 ** 2;

/**
 * The engine's messages while it works, one JSON object per line, parsed but not checked.
 * @throws Error for silence, a line without an end, and lines that are not JSON; on abort the signal's reason. The
 * stream is closed then.
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
