import { codeFolder } from "../guard/folders.js";
import type { Place } from "../place.js";
import prelude from "../guard/prelude.sh.js";
import { guardUser } from "../guard/users.js";

/** There is no room for the code, not even in the folder that is reserved for it. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/**
 * The number of ENOSPC. `cat` itself reports it with exit code 1, and a shell that cannot start `cat` with a higher
 * one.
 */
const noRoomCode = 28;

const script = `${prelude}rm -f ${codeFolder}/* || exit 1; cat >"$0" || { [ $? -eq 1 ] && exit ${noRoomCode}; exit 1; }`;

export interface StoreCodeOptions {
  readonly place: Place;
  /** A name that agent-exec generated. */
  readonly name: string;
  readonly code: string;
  readonly signal: AbortSignal;
}

/**
 * Stores a block's code where blocks cannot write, for a workspace without room, so that a block that cleans up can
 * start. The function removes the code that was there before. Resolves with the absolute path.
 * @throws NoRoomError, the engine's error, that storing failed for another reason, or the signal's reason.
 */
export async function storeCode({ place, name, code, signal }: StoreCodeOptions): Promise<string> {
  const path = `${codeFolder}/${name}`;
  const command = ["sh", "-c", script, path];
  const process = await place.spawn({ command, user: guardUser, signal });
  const onAbort = (): void => process.leave();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    process.listen(() => undefined);
    process.write(code);
    process.endInput();
    const { error } = await process.ended;
    signal.throwIfAborted();
    const exitCode = await process.exitCode();
    // Checked before the stream's own error: without room, `cat` stops reading, which can break the stream too.
    if (exitCode === noRoomCode) throw new NoRoomError("There is no room to store the code.");
    if (error !== null) throw error;
    if (exitCode !== 0) throw new Error(`Storing the code ended with exit code ${exitCode}.`);
    return path;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
