/** What the API server says of a request that it does not fulfil (`v1.Status`). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** Of HTTP. */
    readonly status: number,
    /** For programs, for example "Forbidden"; empty if the server did not say it. */
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** From the body of an answer, which is JSON unless something between us and the server answered. */
  static from(status: number, body: string): ApiError {
    try {
      const { reason, message } = JSON.parse(body) as { reason?: unknown; message?: unknown };
      if (typeof message === "string") {
        return new ApiError(status, typeof reason === "string" ? reason : "", message);
      }
    } catch {
      // The text itself says more than that it is no JSON.
    }
    return new ApiError(
      status,
      "",
      body.trim().slice(0, maxWordsChars) || `status ${status}, without a word`,
    );
  }
}

/** 1,000 characters: enough for a sentence of a proxy's page. */
const maxWordsChars = 1000;

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
