import { blockUser } from "../guard/users.js";
import type { PlaceProcess } from "../place.js";
import { ProcessReadable } from "../process/process-readable.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { hashCommand } from "./inside-commands.js";

export interface InsideReading {
  readonly sandbox: Sandbox;
  readonly signal: AbortSignal;
}

/** A process inside of the place whose output is read until it is disposed. */
export interface ReadProcess extends Disposable {
  readonly process: PlaceProcess;
  readonly output: ProcessReadable;
}

/** Starts a command as the blocks' user. @throws the errors of the place's `spawn`. */
export async function startReading({
  sandbox: { place },
  signal,
  command,
}: InsideReading & { readonly command: readonly string[] }): Promise<ReadProcess> {
  const process = await place.spawn({ command, user: blockUser, signal });
  const output = new ProcessReadable(process, { signal, maxWaitMs: place.maxWaitMs });
  return { process, output, [Symbol.dispose]: () => void output.stdout.destroy() };
}

/** The SHA-256 of files, in hex and in the given order. Null if unknown. @throws the place's errors. */
export async function hashesOf(
  paths: readonly string[],
  { sandbox, signal }: InsideReading,
): Promise<readonly string[] | null> {
  const command = hashCommand(sandbox);
  if (paths.length === 0 || command === null) return null;
  using reading = await startReading({ sandbox, signal, command });
  const { process, output } = reading;
  void process.writeAll(namesOf(paths)).then(() => process.endInput());
  let text = "";
  for await (const chunk of output.stdout as AsyncIterable<Uint8Array>)
    text += Buffer.from(chunk).toString("latin1");
  const lines = text.split("\n").slice(0, -1);
  // With some tools, an unreadable file has no line. Then it is unknown which line belongs to which file.
  return lines.length === paths.length ? lines.map((line) => /[\da-f]{64}/.exec(line)?.[0] ?? "") : null;
}

/** The size of a pipe's buffer. */
const pieceChars = 64 * 1024;

/** Paths of the workspace as the scripts read them from standard input: `./path`, each ended by NUL, in pieces. */
export async function* namesOf(paths: Iterable<string>): AsyncGenerator<Uint8Array> {
  let piece = "";
  for (const path of paths) {
    piece += `./${path}\0`;
    if (piece.length < pieceChars) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  if (piece !== "") yield Buffer.from(piece);
}
