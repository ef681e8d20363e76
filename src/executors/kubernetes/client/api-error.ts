/** The API server's refusal of a request (`v1.Status`). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    /** A word for programs, such as "Forbidden". Empty if the server did not say it. */
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** Reads the body of an answer. It is JSON, unless a proxy answered. */
  static from(status: number, body: string): ApiError {
    try {
      const { reason, message } = JSON.parse(body) as { reason?: unknown; message?: unknown };
      if (typeof message === "string") {
        return new ApiError(status, typeof reason === "string" ? reason : "", message);
      }
    } catch {
      // The text itself says more than an error about JSON.
    }
    return new ApiError(
      status,
      "",
      body.trim().slice(0, maxWordsChars) || `status ${status}, without a word`,
    );
  }
}

/** Enough for a sentence of a proxy's page. */
const maxWordsChars = 1000;

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
