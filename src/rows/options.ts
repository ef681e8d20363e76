import type { z } from "zod";
import { optionName } from "./origin.js";
import type { Row, Rows } from "./setting.js";

/** A setting's name in programs and transcripts, with its unit: `idleTimeoutMs` for the row `idle-timeout`. */
export type OptionName<Name, R extends Row> = Name extends string
  ? `${Camel<Name>}${R["value"]["unit"]}`
  : never;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Output<R extends Row> = z.output<R["value"]["schema"]>;

/** Parsed settings by option name. An option without a value and without a default is absent. */
export type Options<T extends Rows> = {
  readonly [N in keyof T as undefined extends Output<T[N]> ? never : OptionName<N, T[N]>]: Output<T[N]>;
} & {
  readonly [N in keyof T as undefined extends Output<T[N]> ? OptionName<N, T[N]> : never]?: Exclude<
    Output<T[N]>,
    undefined
  >;
};

/** Maps each option's name to its setting's name. */
export type NamesOf<T extends Rows> = { readonly [N in keyof T as OptionName<N, T[N]>]: N };

export function namesOf<T extends Rows>(rows: T): NamesOf<T> {
  const named = Object.entries(rows).map(([name, { value }]) => [`${optionName(name)}${value.unit}`, name]);
  return Object.fromEntries(named) as NamesOf<T>;
}

/** @param settings parsed settings. Settings of other rows are left out. */
export function optionsOf<T extends Rows>(rows: T, settings: Readonly<Record<string, unknown>>): Options<T> {
  const all = Object.entries(namesOf(rows) as Readonly<Record<string, string>>);
  const there = all
    .map(([option, name]) => [option, settings[name]])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Options<T>;
}

type Kept<R extends Row> =
  undefined extends Output<R>
    ? z.ZodExactOptional<z.ZodType<Exclude<Output<R>, undefined>>>
    : z.ZodType<Output<R>>;

/** Maps each option to the schema of its parsed value in a transcript. */
export function keptShape<T extends Rows>(
  rows: T,
): { readonly [N in keyof T as OptionName<N, T[N]>]: Kept<T[N]> } {
  const all = Object.entries(namesOf(rows) as Readonly<Record<string, string>>);
  return Object.fromEntries(all.map(([option, name]) => [option, rows[name]!.value.kept()])) as ReturnType<
    typeof keptShape<T>
  >;
}
