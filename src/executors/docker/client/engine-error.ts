// Errors are recognised by their shape, because errors of Node itself can come from another realm.

/** The ssh program ended before the engine answered. The message is ssh's output. */
export class SshFailedError extends Error {
  override readonly name = "SshFailedError";
}

/** What dockerode throws when the engine refuses a call. */
interface EngineRefusal {
  readonly statusCode: number;
}

/** The engine's answer does not follow its API. */
export class MisspokenError extends Error {
  override readonly name = "MisspokenError";

  constructor(what: string) {
    super(`its answer to the request "${what}" does not follow Docker's API`);
  }
}

/** True if the engine answered with a refusal; false if it did not answer. */
export function isRefusal(error: unknown): error is EngineRefusal {
  return typeof propertyOf(error, "statusCode") === "number";
}

/** The container, image or exec does not exist. */
export function isAlreadyGone(error: unknown): boolean {
  return propertyOf(error, "statusCode") === 404;
}

/** The container is already being removed. */
export function isBeingRemoved(error: unknown): boolean {
  return propertyOf(error, "statusCode") === 409;
}

/** The engine's message without dockerode's additions. */
export function engineMessage(error: unknown): string {
  const message = String(propertyOf(error, "message") ?? error);
  return message.replace(/^\(HTTP code \d+\) [^-]*- /, "").trim();
}

/** Node's code of a failed connection: `ENOENT`, `EACCES`, `ECONNREFUSED`, …; null for other errors. */
export function connectionCode(error: unknown): string | null {
  const code = propertyOf(error, "code");
  return typeof code === "string" ? code : null;
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? (error as Record<string, unknown>)[name] : undefined;
}
