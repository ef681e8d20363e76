/** What dockerode throws when the engine refuses a call. */
interface EngineRefusal extends Error {
  readonly statusCode: number;
}

/** True when the engine answered and said no; false when it did not answer at all. */
export function isRefusal(error: unknown): error is EngineRefusal {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

/** The container, image or exec that was asked about does not exist. */
export function isAlreadyGone(error: unknown): boolean {
  return isRefusal(error) && error.statusCode === 404;
}

/** Another removal of the same container is under way. */
export function isBeingRemoved(error: unknown): boolean {
  return isRefusal(error) && error.statusCode === 409;
}

/** The engine's words without dockerode's frame around them. */
export function engineMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\(HTTP code \d+\) [^-]*- /, "").trim();
}

/** Node's code of a failed connection: `ENOENT`, `EACCES`, `ECONNREFUSED`, …; null for other errors. */
export function connectionCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
