import { createHash } from "node:crypto";
import { test } from "@jest/globals";
import * as fc from "fast-check";

/** Whether all is tried, as `npm run test:deep` does, and not a part of it that the run's seed chooses. */
export const inFull = process.env["AGENT_EXEC_TEST_DEEP"] === "1";

/** Drawn for each run and printed at its end; a run with the same seed tries the same. */
const seed = Number(process.env["AGENT_EXEC_TEST_SEED"]);
fc.configureGlobal({ seed });

/** fast-check with the run's seed. */
export { fc };

/** Any text of whole characters. fast-check's own "binary" makes a map of all of Unicode first, in each file that uses it. */
export function anyText(constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  const ranges = [
    { min: 0, max: 0x7f },
    { min: 0x80, max: 0xd7ff },
    { min: 0xe000, max: 0x10ffff },
  ];
  const unit = fc
    .oneof(...ranges.map((range) => fc.integer(range)))
    .map((code) => String.fromCodePoint(code));
  return fc.string({ ...constraints, unit });
}

/** How often a property is tried, where in full it is so often. */
export function tries(count: number): number {
  return inFull ? count : Math.ceil(count / 16);
}

/** About one of `share` items, chosen by the run's seed, at least one; all of them in full. Their order stays. */
export function sample<T>(items: readonly T[], share: number): T[] {
  if (inFull) return [...items];
  const wanted = Math.ceil(items.length / share);
  const drawn = fc.sample(fc.shuffledSubarray([...items.keys()], { minLength: wanted, maxLength: wanted }), {
    numRuns: 1,
    seed,
  });
  const chosen = new Set(drawn[0]);
  return items.filter((_item, index) => chosen.has(index));
}

/** Whether tests run that a run leaves out at other times: in full, and where their file was asked for by name. */
export const isAskedFor = inFull || process.env["AGENT_EXEC_TEST_NAMED"] === "1";

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** A test that runs at night, and when its file is named. It takes the forms of Jest's `test`. */
export const nightly = isAskedFor
  ? test
  : (Object.assign(() => undefined, leftOut, { concurrent: leftOut }) as unknown as typeof test);

type Form = ((title: string, ...rest: never[]) => void) & { each: (...rows: never[]) => unknown };

/** This form of Jest's `test`, for some titles. */
function forDrawn(form: Form) {
  const drawn =
    (run: Form) =>
    (title: string, ...rest: never[]): void => {
      const [first = 0] = createHash("sha256").update(`${seed} ${title}`).digest();
      if (isAskedFor || first % 12 === 0) run(title, ...rest);
    };
  return Object.assign(drawn(form), { each: (...rows: never[]) => drawn(form.each(...rows) as Form) });
}

/**
 * A test of a size or a load, or one whose failure another test of each run notices too: about one run in twelve has it,
 * drawn by the run's seed. It takes the forms of Jest's `test`.
 */
export const rarely = Object.assign(forDrawn(test as Form), {
  concurrent: forDrawn(test.concurrent as Form),
}) as unknown as typeof test;
