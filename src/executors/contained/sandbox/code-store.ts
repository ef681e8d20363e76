import { codeFolder } from "../guard/folders.js";
import type { Place } from "../place.js";
import prelude from "../guard/prelude.sh.js";
import { guardUser } from "../guard/users.js";

/** There is not even room for the code in the folder that is kept for it. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/**
 * ENOSPC's number, for what `cat` itself says with 1; a shell that cannot start it, as at the process limit, says more.
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
 * Puts a block's code where blocks cannot write, for a workspace without room: a block that cleans up must be able to
 * start. What was there before goes. Resolves with the absolute path.
 *
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
    // Asked before the stream's own error: `cat` without room reads no more, which can break the stream as well.
    if (exitCode === noRoomCode) throw new NoRoomError("There is no room to store the code.");
    if (error !== null) throw error;
    if (exitCode !== 0) throw new Error(`Storing the code ended with exit code ${exitCode}.`);
    return path;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
