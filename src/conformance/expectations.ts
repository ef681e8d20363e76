import { AssertionError } from "node:assert";
import { inspect } from "node:util";
import type { Execution } from "../facts/execution.js";
import { truncateMiddle } from "../format/truncate.js";

/** Any part of a value, at any depth. Lists must be complete. */
export type PartOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> | undefined }
    : T;

/** Throws unless both have the same names and values. Classes do not matter, and undefined counts as absent. */
export function expectEqual<T>(seen: T, expected: T, what: string): void {
  if (!isLike(seen, expected, true)) fail({ what, expected, seen });
}

/** Throws unless `seen` has all values of `part`. Further values do not matter. */
export function expectPart<T>(seen: T, part: PartOf<T>, what: string): void {
  if (!isLike(seen, part, false)) fail({ what, expected: part, seen: sameNames(seen, part) });
}

/** Like `expectPart`, but the message includes the executor's evidence and the block's standard error. */
export function expectExecution(execution: Execution, part: PartOf<Execution>, what = "the block"): void {
  if (isLike(execution, part, false)) return;
  const { ending, exitCode, evidence, stderr } = execution;
  const named = sameNames(execution, part) as Partial<Execution>;
  fail({ what, expected: part, seen: { ending, exitCode, ...named, evidence, stderr: stderr.text } });
}

/** Throws unless the block passed and wrote exactly this to standard output. */
export function expectPass(execution: Execution, stdout: string, what?: string): void {
  const bytes = Buffer.byteLength(stdout);
  const part = { ending: "exited", exitCode: 0, stdout: { text: stdout, bytes, truncated: false } } as const;
  expectExecution(execution, part, what);
}

export function expectContains(seen: string, part: string, what: string): void {
  expectThat(seen.includes(part), { what, expected: `text with ${inWords(part)} in it`, seen });
}

export function expectBetween(seen: number, [from, to]: readonly [number, number], what: string): void {
  expectThat(seen >= from && seen <= to, { what, expected: `from ${from} to ${to}`, seen });
}

/** Throws unless both are the same object. */
export function expectSame(seen: unknown, expected: unknown, what: string): void {
  if (seen !== expected) fail({ what, expected, seen });
}

interface Unmet {
  readonly what: string;
  readonly expected: unknown;
  readonly seen: unknown;
  /** The expected value in words. */
  readonly words?: string;
}

/** @param unmet `expected` is a description in words. */
export function expectThat(holds: boolean, unmet: Unmet & { readonly expected: string }): void {
  if (!holds) fail({ ...unmet, words: unmet.expected });
}

/** Returns the error with which the call rejects. Throws if it does not reject. */
export async function expectRejection(call: Promise<unknown>, what: string): Promise<unknown> {
  let seen: unknown;
  try {
    seen = await call;
  } catch (error) {
    return error;
  }
  return fail({ what, expected: "a rejection", seen, words: "a rejection" });
}

/** Throws the assertion error that test frameworks know. It has both values, so that they can show the difference. */
function fail({ what, expected, seen, words = inWords(expected) }: Unmet): never {
  const message = `${what}: expected ${words}, saw ${inWords(seen)}`;
  throw new AssertionError({ message, expected, actual: seen, operator: "conforms", stackStartFn: fail });
}

/** Short enough for a line on a terminal. The assertion error has the whole values. */
function inWords(value: unknown): string {
  const words = inspect(value, { depth: 5, maxStringLength: 200, maxArrayLength: 20, breakLength: Infinity });
  return truncateMiddle(words, 600);
}

/**
 * Compares values. Node's own comparison is not used, because objects of another realm or of the executor's own classes
 * must count as plain ones.
 */
function isLike(seen: unknown, expected: unknown, isWhole: boolean): boolean {
  if (!isObject(seen) || !isObject(expected)) return Object.is(seen, expected);
  if (Array.isArray(seen) !== Array.isArray(expected)) return false;
  const names =
    isWhole || Array.isArray(expected) ? [...namesOf(seen), ...namesOf(expected)] : namesOf(expected);
  return names.every((name) => isLike(seen[name], expected[name], isWhole));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function namesOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

function sameNames(seen: unknown, part: unknown): unknown {
  if (!isObject(seen) || !isObject(part)) return seen;
  return Object.fromEntries(Object.keys(part).map((name) => [name, seen[name]]));
}
