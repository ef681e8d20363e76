import { z } from "zod";
import { parseDurationMs } from "../format/duration.js";
import { Kind } from "./kind.js";
import { scriptsIn } from "./scripts-in.js";

/** A value comes as text from an input or flag, or typed from a config file. The kind accepts both. */

const filledText = new Kind(() => z.string("must be text").min(1, "must not be empty"));
const trueOrFalse = () =>
  z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], "must be true or false");
const lines = wordsAmong(undefined);

const sizeUnits: Readonly<Record<string, number>> = {
  b: 1,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
  t: 1024 ** 4,
};

/** A duration in milliseconds: `500ms`, `90s`, `10m`, `2h`; a bare number is seconds. */
export function duration(range: Range<string>) {
  return measured(parseDurationMs, range, "a duration such as 500ms, 90s or 10m", "Ms", "DURATION");
}

/** A size in bytes: `512m`, `2g`; a bare number is bytes. */
export function size(range: Range<string>) {
  return measured(sizeBytes, range, "a size such as 512m or 2g", "Bytes", "SIZE");
}

export function number(range: Range<number>) {
  const parse = (word: string) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : null);
  return measured(parse, range, "a number", "", "NUMBER");
}

export function wholeNumber(range: Range<number>) {
  const parse = (word: string) => (/^\d+$/.test(word) ? Number(word) : null);
  return measured(parse, range, "a whole number", "", "NUMBER");
}

export function text() {
  return filledText;
}

export function textLike(pattern: RegExp, message: string) {
  return filledText.as((filled) => filled.regex(pattern, message));
}

export function variableName() {
  return textLike(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of a variable");
}

export function url() {
  const error = "must be a URL that begins with https:// or http://";
  return new Kind(() => z.url({ protocol: /^https?$/, error }));
}

export function choice<const T extends readonly [string, ...string[]]>(...names: T) {
  return new Kind(() => z.enum(names, `must be ${inWords(names)}`), { placeholder: names.join("|") });
}

/** A flag that is present or not; in a file or an input `true` or `false`. */
export function flag() {
  return new Kind(trueOrFalse, { isFlag: true }).default(false);
}

/** A setting with a default of true or false. People must write the value `true` or `false`. */
export function toggle(isOn: boolean) {
  return new Kind(trueOrFalse, { placeholder: "true|false" }).default(isOn);
}

/** A list of words, one per line or given separately. With `names`, only these; then commas work, and `none` is []. */
export function list(names?: readonly string[]) {
  return names === undefined ? lines : wordsAmong(names);
}

function wordsAmong(names: readonly string[] | undefined) {
  return texts("must be text, one item per line").as((given) =>
    given.transform((all, context) => {
      const words = wordsOf(all, names === undefined ? /\n/ : /[\n,]/);
      if (names !== undefined && words.length === 1 && words[0] === "none") return [];
      const problem = problemOf(words, names);
      if (problem === null) return words;
      context.addIssue({ code: "custom", ...problem });
      return z.NEVER;
    }),
  );
}

/** The schema of a list in a transcript. Only there, the list may be empty. */
export const keptTexts = () => z.array(z.string());

/** A list of texts, for settings that people can give several times. */
function texts(message: string) {
  return new Kind(() => z.union([z.string(), z.array(z.string())], message), { isRepeatable: true });
}

/** Shell scripts of one or more lines, in one text (`scriptsIn`). If given separately, each is one script. */
export function scripts() {
  const kind = texts("must be text").as(
    (given) =>
      given.transform((one, context) => {
        const all = typeof one === "string" ? scriptsIn(one) : one.map((script) => script.trim());
        if (all.length > 0 && !all.includes("")) return all;
        context.addIssue({ code: "custom", message: "must not be empty" });
        return z.NEVER;
      }),
    { kept: keptTexts },
  );
  return kind.default([]);
}

function wordsOf(given: string | readonly string[], separator: RegExp): string[] {
  if (typeof given !== "string") return given.map((word) => word.trim());
  const words = given.split(separator).map((word) => word.trim());
  return words.filter((word) => word !== "");
}

interface ListProblem {
  readonly message: string;
  /** `items` names the faults in the list's items. */
  readonly params?: { readonly items: readonly string[] };
}

function problemOf(words: readonly string[], names: readonly string[] | undefined): ListProblem | null {
  if (words.length === 0 || words.includes("")) return { message: "must not be empty" };
  const items = names === undefined ? [] : words.filter((word) => !names.includes(word));
  return items.length === 0 ? null : { message: `must be ${inWords(names ?? [])}`, params: { items } };
}

/** A list of words, separated by commas. `none` is the empty list. */
export function commaList() {
  const form = "must be words, separated by commas";
  const kind = new Kind(() =>
    z
      .string(form)
      .transform((given) => given.split(",").map((word) => word.trim()))
      .refine((words) => !words.includes(""), form),
  );
  return kind.default([]);
}

/** A list of words that match the pattern, separated by commas or line ends. */
export function wordsLike(pattern: RegExp, message: string) {
  return texts(message).as((given) =>
    given.transform((all, context) => {
      const words = wordsOf(all, /[\n,]/);
      const items = words.filter((word) => !pattern.test(word));
      if (words.length > 0 && items.length === 0) return words;
      context.addIssue({ code: "custom", message, params: { items } });
      return z.NEVER;
    }),
  );
}

/** A list of words. `parse` turns a word into a value or a fault. @param key the part that must be unique */
export function parsedList<T extends object>(parse: (word: string) => T | string, key: (item: T) => string) {
  const kind = lines.as((all) =>
    all.transform((words, context): T[] => {
      const keys = new Set<string>();
      return words.flatMap((word) => {
        const parsed = parse(word);
        const isTwice = typeof parsed !== "string" && keys.has(key(parsed));
        if (typeof parsed !== "string" && !isTwice) {
          keys.add(key(parsed));
          return [parsed];
        }
        const message = typeof parsed === "string" ? parsed : `${quoted(key(parsed))} is given twice`;
        context.addIssue({ code: "custom", message, params: { items: [word] } });
        return [];
      });
    }),
  );
  return kind.default([]);
}

/** Splits a word at the first separator. The second part is undefined if the separator is missing. */
export function splitAt(word: string, separator: string): [string, string | undefined] {
  const at = word.indexOf(separator);
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + separator.length)];
}

/** Quotes the user's text in a sentence. It shows hidden characters before it shortens the text. */
export function quoted(word: string): string {
  return JSON.stringify(word);
}

interface Range<T> {
  readonly min: T;
  readonly max: T;
}

function measured<const U extends "" | "Ms" | "Bytes">(
  parse: (word: string) => number | null,
  { min, max }: Range<string | number>,
  form: string,
  unit: U,
  placeholder: string,
) {
  const make = () => {
    const [low, high] = [parse(String(min)) ?? 0, parse(String(max)) ?? Infinity];
    return z.union([z.string(), z.number()], `must be ${form}`).transform((given, context) => {
      const value = parse(String(given).trim());
      if (value !== null && value >= low && value <= high) return value;
      const problem =
        value === null ? `must be ${form}, from ${min} to ${max}` : `must be between ${min} and ${max}`;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    });
  };
  return new Kind(make, { unit, placeholder, kept: () => z.number().nonnegative() });
}

function sizeBytes(word: string): number | null {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]?)$/i.exec(word);
  const unit = sizeUnits[(match?.[2] || "b").toLowerCase()];
  return match === null || unit === undefined ? null : Math.round(Number(match[1]) * unit);
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
