import { parsedList, quoted, splitAt } from "../rows/values.js";

export interface ModelHeader {
  readonly name: string;
  readonly value: string;
}

/** Headers that the request itself sets. */
const ours = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "host",
  "te",
  "transfer-encoding",
  "upgrade",
]);

/** Parses `NAME=VALUE`. Each name may occur once. */
export function modelHeaders() {
  return parsedList(
    (word) => parse(word, /^[\t\x20-\x7e]{1,8192}$/, "a value of printable ASCII"),
    ({ name }) => name.toLowerCase(),
  );
}

/** Parses `NAME=VARIABLE`, where the variable has the value. Each name may occur once. */
export function secretModelHeaders() {
  return parsedList(
    (word) => parse(word, /^[A-Za-z_][A-Za-z0-9_]*$/, "the name of a variable"),
    ({ name }) => name.toLowerCase(),
  );
}

function parse(word: string, values: RegExp, what: string): ModelHeader | string {
  const [name, value] = splitAt(word, "=");
  if (value === undefined)
    return `must have the form NAME=${what.endsWith("variable") ? "VARIABLE" : "VALUE"}`;
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name)) return `${quoted(name)} is not a valid header name`;
  if (ours.has(name.toLowerCase())) return `agent-exec sets the header ${quoted(name)} itself`;
  // The value may be the secret itself, so the message does not quote it.
  return values.test(value) ? { name, value } : `${quoted(name)} must have ${what}`;
}
