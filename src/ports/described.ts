import { z } from "zod";

/** The type of what a schema describes. Nobody changes a fact. */
export type Described<S extends z.ZodType> = Unchanging<z.output<S>>;

type Unchanging<T> = T extends readonly (infer E)[]
  ? readonly Unchanging<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanging<T[K]> }
    : T;

export const text = z.string();

/** How often, or how many. */
export const count = z.number().int().nonnegative();

/** Milliseconds, tokens, money. */
export const amount = z.number().nonnegative();

/** Only ever present: absent means no. */
export const present = z.literal(true).exactOptional();

/** A word of ours that a later version may know more of: no reason to refuse what it wrote. */
export function openWord<T extends string>() {
  return text.pipe(z.custom<T>());
}

/** A table of rows of one kind, which knows its words. */
export function tableOf<Row>(): <Word extends string>(
  rows: Readonly<Record<Word, Row>>,
) => Readonly<Record<Word, Row>> {
  return (rows) => rows;
}

/** A word of a table. */
export function wordOf<T extends object>(table: T) {
  return z.enum(Object.keys(table) as (keyof T & string)[]);
}
