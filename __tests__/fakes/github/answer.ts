import type { Operation } from "./contract.js";
import type { TokenOwner } from "./world.js";

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Request {
  readonly operation: Operation;
  readonly owner: TokenOwner;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The media type that the client wants. */
  readonly accept: string;
  /** The address asked for, for the links between pages. */
  readonly url: URL;
}

export type Handler = (request: Request) => Answer;

export const notFound: Answer = { status: 404, body: { message: "Not Found" } };
export const notAccessible: Answer = {
  status: 403,
  body: { message: "Resource not accessible by integration" },
};
