import { isFields, isThere } from "./content.js";
import { type Failure, type Server, quoted, unintelligible } from "./failure.js";
import { httpFailure } from "./http-failure.js";

/** Words that mean an HTTP status, in lower case. The first match wins. */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/quota|rate_?limit|too_many_requests|resource_exhausted/, 429],
  [/context_length|invalid_prompt|invalid_request|invalid_argument|bad_request|content_filter|tool_use/, 400],
  [/authentication|unauthorized|unauthenticated|invalid_api_key/, 401],
  [/permission|forbidden/, 403],
  [/not_found/, 404],
  [/overloaded|unavailable/, 503],
  [/timeout|deadline_exceeded/, 504],
  [/server_error|api_error|internal/, 500],
];

/** The error that the server sent instead of a reply or a chunk. Null if there is none. */
export function failureIn(value: unknown, server: Server): Failure | null {
  const error = errorIn(value);
  return error === null ? null : errorFailure(error, server);
}

/** Turns an error with HTTP status 200 into one with the status that it names. If it names none, a retry may help. */
export function errorFailure(error: unknown, server: Server): Failure {
  const body = JSON.stringify({ error });
  const status = statusOf(error);
  if (status === null)
    return unintelligible(`ended its reply with an error: ${quoted(body, server)}`, server);
  return httpFailure({ status, headers: new Headers(), body, nowMs: 0 }, server);
}

/** Finds `{"error": …}`, or an object of type "error". It may be a list's only item, or inside a choice. */
function errorIn(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1) return errorIn(value[0]);
  if (!isFields(value)) return null;
  const { error, choices, type, object } = value;
  if (isThere(error) && error !== "" && error !== false) return error;
  if (type === "error" || object === "error") return value;
  const first: unknown = Array.isArray(choices) ? choices[0] : null;
  return isFields(first) && isThere(first["error"]) ? first["error"] : null;
}

/** The status in `code`, where gateways put the status of the server behind them, or a word. */
function statusOf(error: unknown): number | null {
  if (!isFields(error)) return null;
  for (const name of ["status", "code", "status_code", "type"]) {
    const said = error[name];
    const number = Number(said);
    if (number >= 400 && number < 600) return number;
    if (typeof said !== "string") continue;
    const words = said.toLowerCase();
    const found = statuses.find(([pattern]) => pattern.test(words));
    if (found !== undefined) return found[1];
  }
  return null;
}
