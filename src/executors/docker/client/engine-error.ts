// Errors are recognised by their shape, because errors of Node itself can come from another realm.

/** The ssh program ended before the engine said a word; the message is what it said. */
export class SshFailedError extends Error {
  override readonly name = "SshFailedError";
}

/** What dockerode throws when the engine refuses a call. */
interface EngineRefusal {
  readonly statusCode: number;
}

/** The engine answered, and not with what its API promises. */
export class MisspokenError extends Error {
  override readonly name = "MisspokenError";

  constructor(what: string) {
    super(`its answer to the request "${what}" does not follow Docker's API`);
  }
}

/** True when the engine answered and said no; false when it did not answer at all. */
export function isRefusal(error: unknown): error is EngineRefusal {
  return typeof propertyOf(error, "statusCode") === "number";
}

/** The container, image or exec that was asked about does not exist. */
export function isAlreadyGone(error: unknown): boolean {
  return propertyOf(error, "statusCode") === 404;
}

/** Another removal of the same container is under way. */
export function isBeingRemoved(error: unknown): boolean {
  return propertyOf(error, "statusCode") === 409;
}

/** The engine's words without dockerode's frame around them. */
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
