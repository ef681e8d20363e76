import { parsedList, quoted, splitAt } from "../rows/values.js";

/** Fields that a run sets in each request. */
const ownFields: Readonly<Record<string, string>> = {
  model: "the setting `model`",
  messages: "the run",
  input: "the run",
  stream: "the run",
  stream_options: "the run",
  response_format: "the run",
  n: "the run, which takes one reply",
  tools: "the run, which offers no tools",
};

/** Fields that only influence how a model writes. Others may store a request or send it elsewhere. */
const usual =
  /^\s*(?:temperature|top_p|top_k|min_p|seed|stop|verbosity|reasoning_effort|(?:presence|frequency)_penalty|max_(?:completion_|output_)?tokens)\s*=/;

/** Whether the given options contain only such fields. */
export function areUsualOptions(given: unknown): boolean {
  const words = [given].flat().flatMap((each) => String(each).split("\n"));
  return words.every((word) => word.trim() === "" || usual.test(word));
}

/** Parses `NAME=JSON`. Each name may occur once. A bare word counts as a text. */
export function modelOptions() {
  return parsedList(parseOption, ({ name }) => name);
}

function parseOption(word: string): { readonly name: string; readonly value: unknown } | string {
  const [name, value] = splitAt(word, "=");
  if (value === undefined || value.trim() === "") return "must have the form NAME=JSON";
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) || name === "__proto__")
    return `${quoted(name)} is not a valid field name`;
  const owner = ownFields[name];
  if (owner !== undefined) return `${name} is set by ${owner}`;
  if (/^max_(completion_|output_)?tokens$/.test(name) && !/^[1-9]\d{0,8}$/.test(value))
    return `${name} must be a whole number above 0`;
  try {
    return { name, value: JSON.parse(value) as unknown };
  } catch {
    return /^[A-Za-z][\w.-]*$/.test(value) ? { name, value } : `${quoted(value)} is not JSON`;
  }
}

/** Headers that the request itself sets. */
const ownHeaders = new Set([
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
    (word) => parseHeader(word, /^[\t\x20-\x7e]{1,8192}$/, "a value of printable ASCII"),
    ({ name }) => name.toLowerCase(),
  );
}

/** Parses `NAME=VARIABLE`, where the variable has the value. Each name may occur once. */
export function secretModelHeaders() {
  return parsedList(
    (word) => parseHeader(word, /^[A-Za-z_][A-Za-z0-9_]*$/, "the name of a variable"),
    ({ name }) => name.toLowerCase(),
  );
}

function parseHeader(word: string, values: RegExp, what: string) {
  const [name, value] = splitAt(word, "=");
  if (value === undefined)
    return `must have the form NAME=${what.endsWith("variable") ? "VARIABLE" : "VALUE"}`;
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name)) return `${quoted(name)} is not a valid header name`;
  if (ownHeaders.has(name.toLowerCase())) return `agent-exec sets the header ${quoted(name)} itself`;
  // The value may be the secret itself, so the message does not quote it.
  return values.test(value) ? { name, value } : `${quoted(name)} must have ${what}`;
}
