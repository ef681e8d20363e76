import { addAbortListener } from "node:events";
import { codeFolder } from "../guard/folders.js";
import type { Place } from "../place.js";
import prelude from "../guard/prelude.sh.js";
import { guardUser } from "../guard/users.js";

/** The error if there is no room for the code, even in the folder that is reserved for it. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/** The number of ENOSPC. `cat` reports it with exit code 1. A shell that cannot start `cat` uses a higher one. */
const noRoomCode = 28;

const script = `${prelude}rm -f ${codeFolder}/* || exit 1; cat >"$0" || { [ $? -eq 1 ] && exit ${noRoomCode}; exit 1; }`;

interface StoreCodeOptions {
  readonly place: Place;
  /** A name that agent-exec generated. */
  readonly name: string;
  readonly code: string;
  readonly signal: AbortSignal;
}

/**
 * Stores a block's code where blocks cannot write. It is for a workspace without room, so that a block that cleans up
 * can start. It removes earlier code. Resolves with the absolute path.
 * @throws NoRoomError, the engine's error, an error that storing failed for another reason, or the signal's reason.
 */
export async function storeCode({ place, name, code, signal }: StoreCodeOptions): Promise<string> {
  const path = `${codeFolder}/${name}`;
  const command = ["sh", "-c", script, path];
  const process = await place.spawn({ command, user: guardUser, signal });
  using _leaving = addAbortListener(signal, () => process.leave());
  process.listen(() => undefined);
  process.write(code);
  process.endInput();
  const { error } = await process.ended;
  signal.throwIfAborted();
  const exitCode = await process.exitCode();
  // This comes before the stream's own error. Without room, `cat` stops reading, which can break the stream too.
  if (exitCode === noRoomCode) throw new NoRoomError("There is no room to store the code.");
  if (error !== null) throw error;
  if (exitCode !== 0) throw new Error(`The process that stores the code ended with exit code ${exitCode}.`);
  return path;
}
