import type { z } from "zod";
import { optionName } from "./origin.js";
import type { Row, Rows } from "./setting.js";

/** `idleTimeoutMs` for the row `idle-timeout`: the setting's name in programs and records, with its unit. */
export type OptionName<Name, R extends Row> = Name extends string
  ? `${Camel<Name>}${R["value"]["unit"]}`
  : never;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Output<R extends Row> = z.output<R["value"]["schema"]>;

/** Parsed settings by their option names. What has no value and no default is absent. */
export type Options<T extends Rows> = {
  readonly [N in keyof T as undefined extends Output<T[N]> ? never : OptionName<N, T[N]>]: Output<T[N]>;
} & {
  readonly [N in keyof T as undefined extends Output<T[N]> ? OptionName<N, T[N]> : never]?: Exclude<
    Output<T[N]>,
    undefined
  >;
};

/** The names of settings, by their options' names. */
export type NamesOf<T extends Rows> = { readonly [N in keyof T as OptionName<N, T[N]>]: N };

export function namesOf<T extends Rows>(rows: T): NamesOf<T> {
  const named = Object.entries(rows).map(([name, { value }]) => [`${optionName(name)}${value.unit}`, name]);
  return Object.fromEntries(named) as NamesOf<T>;
}

/** @param settings parsed; those of other rows are left out. */
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

/** For each option the schema of its parsed value, as a record keeps it. */
export function keptShape<T extends Rows>(
  rows: T,
): { readonly [N in keyof T as OptionName<N, T[N]>]: Kept<T[N]> } {
  const all = Object.entries(namesOf(rows) as Readonly<Record<string, string>>);
  return Object.fromEntries(all.map(([option, name]) => [option, rows[name]!.value.kept()])) as ReturnType<
    typeof keptShape<T>
  >;
}
