import { z } from "zod";

/** A schema that is created when it is first needed, because most commands read no transcript. */
export function described<S extends z.ZodType>(make: () => S): () => S {
  let made: S | undefined;
  return () => (made ??= make());
}

/** The type that a schema describes, as read-only data. */
export type Described<S extends () => z.ZodType> = Unchanging<z.output<ReturnType<S>>>;

type Unchanging<T> = T extends readonly (infer E)[]
  ? readonly Unchanging<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanging<T[K]> }
    : T;

export const text = described(() => z.string());

export const count = described(() => z.number().int().nonnegative());

export const amount = described(() => z.number().nonnegative());

/** A field that is either `true` or absent. */
export const present = described(() => z.literal(true).exactOptional());

/** A word from a table. Unknown words are accepted too, because a later version may add words. */
export function openWord<T extends string>() {
  return text().pipe(z.custom<T>());
}

export function wordOf<T extends object>(table: T) {
  return z.enum(Object.keys(table) as (keyof T & string)[]);
}

/** Makes a table whose rows have one type. The row names become a type of their own. */
export function tableOf<Row>(): <Word extends string>(
  rows: Readonly<Record<Word, Row>>,
) => Readonly<Record<Word, Row>> {
  return (rows) => rows;
}
