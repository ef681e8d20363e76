import { z } from "zod";

/**
 * A schema that is created when it is first needed. Most commands read no transcript, and creating all schemas would
 * cost time.
 */
export function described<S extends z.ZodType>(make: () => S): () => S {
  let made: S | undefined;
  return () => (made ??= make());
}

/** The type of what a schema describes. A fact is never changed. */
export type Described<S extends () => z.ZodType> = Unchanging<z.output<ReturnType<S>>>;

type Unchanging<T> = T extends readonly (infer E)[]
  ? readonly Unchanging<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanging<T[K]> }
    : T;

export const text = described(() => z.string());

/** How often, or how many. */
export const count = described(() => z.number().int().nonnegative());

/** Milliseconds, tokens, money. */
export const amount = described(() => z.number().nonnegative());

/** Only ever present: absent means no. */
export const present = described(() => z.literal(true).exactOptional());

/** A word from a table that a later version may extend, so an unknown word is accepted. */
export function openWord<T extends string>() {
  return text().pipe(z.custom<T>());
}

export function wordOf<T extends object>(table: T) {
  return z.enum(Object.keys(table) as (keyof T & string)[]);
}

/** A table of rows of one kind, which knows its words. */
export function tableOf<Row>(): <Word extends string>(
  rows: Readonly<Record<Word, Row>>,
) => Readonly<Record<Word, Row>> {
  return (rows) => rows;
}
