import type { DockerContainer } from "./container.js";
import { codeFolder, guardUser } from "./container-spec.js";

/** There is not even room for the code in the folder that is kept for it. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

export interface StoreCodeOptions {
  readonly container: DockerContainer;
  /** A name of ours. */
  readonly name: string;
  readonly code: string;
  readonly signal: AbortSignal;
}

/**
 * Puts a block's code where blocks cannot write, for a workspace without room: a block that cleans up must be able to
 * start. What was there before goes. Resolves with the absolute path.
 *
 * @throws NoRoomError, the engine's error, or the signal's reason.
 */
export async function storeCode({ container, name, code, signal }: StoreCodeOptions): Promise<string> {
  const path = `${codeFolder}/${name}`;
  const command = ["sh", "-c", `rm -f ${codeFolder}/*; cat >"$0"`, path];
  const exec = await container.exec({ command, user: guardUser, signal });
  const onAbort = (): void => exec.leave();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    exec.listen(() => undefined);
    exec.write(code);
    exec.endInput();
    await exec.ended;
    signal.throwIfAborted();
    const { exitCode } = await exec.inspect();
    if (exitCode !== 0) throw new NoRoomError(`Storing the code ended with exit code ${exitCode}.`);
    return path;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
