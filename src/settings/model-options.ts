import { parsedList, quoted, splitAt } from "../rows/values.js";

/** A field of each request to the model. */
export interface ModelOption {
  readonly name: string;
  /** Any JSON value. */
  readonly value: unknown;
}

/** Fields that a run sets in each request. */
const ours: Readonly<Record<string, string>> = {
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

function parseOption(word: string): ModelOption | string {
  const [name, value] = splitAt(word, "=");
  if (value === undefined || value.trim() === "") return "must have the form NAME=JSON";
  if (!/^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) || name === "__proto__")
    return `${quoted(name)} is not a valid field name`;
  const owner = ours[name];
  if (owner !== undefined) return `${name} is set by ${owner}`;
  if (/^max_(completion_|output_)?tokens$/.test(name) && !/^[1-9]\d{0,8}$/.test(value))
    return `${name} must be a whole number above 0`;
  try {
    return { name, value: JSON.parse(value) as unknown };
  } catch {
    return /^[A-Za-z][\w.-]*$/.test(value) ? { name, value } : `${quoted(value)} is not JSON`;
  }
}
