import type { z } from "zod";

/**
 * A schema that is created when it is first used: a command uses few of them, and creating one takes as long as using
 * it.
 */
class Made<S extends z.ZodType> {
  readonly #make: () => S;
  #schema: S | undefined;

  constructor(make: () => S) {
    this.#make = make;
  }

  get schema(): S {
    return (this.#schema ??= this.#make());
  }
}

/** The unit of a parsed number, as its option's name ends: `timeoutMs`. */
type Unit = "" | "Ms" | "Bytes";

interface Form<U extends Unit> {
  /** By default there is none. */
  readonly unit?: U;
  /** The schema of a parsed value in a record. Default: its own schema, which accepts a parsed value too. */
  readonly kept?: () => z.ZodType;
}

/** The schema of a given value. */
export class Kind<S extends z.ZodType = z.ZodType, U extends Unit = ""> extends Made<S> {
  readonly #form: Form<U>;

  constructor(make: () => S, form: Form<U> = {}) {
    super(make);
    this.#form = form;
  }

  /** The same with further conditions, or in another form. */
  as<T extends z.ZodType>(change: (schema: S) => T, form?: Form<"">): Kind<T> {
    return new Kind(() => change(this.schema), form);
  }

  /** @param absent the value if nothing is given; an array or object is copied for each reader. */
  default(absent: z.util.NoUndefined<z.output<S>>): Value<z.ZodDefault<S>, U> {
    return new Value(() => this.schema.default(absent), absent, { ...this.#form, kept: this.#kept });
  }

  optional(): Value<z.ZodOptional<S>, U> {
    const kept = () => this.#kept().exactOptional();
    return new Value(() => this.schema.optional(), undefined, { ...this.#form, kept });
  }

  readonly #kept = (): z.ZodType => this.#form.kept?.() ?? this.schema;
}

/** The schema of a given value, and its default, which needs no schema. */
export class Value<S extends z.ZodType = z.ZodType, U extends Unit = Unit> extends Made<S> {
  readonly #absent: z.output<S>;
  readonly unit: U;
  /** The schema of a parsed value in a record. */
  readonly kept: () => z.ZodType;

  constructor(make: () => S, absent: z.output<S>, { unit, kept }: Form<U>) {
    super(make);
    this.#absent = absent;
    this.unit = unit ?? ("" as U);
    this.kept = kept ?? make;
  }

  get absent(): z.output<S> {
    return typeof this.#absent === "object" ? structuredClone(this.#absent) : this.#absent;
  }

  /** Without zod's compiler, which takes longer than parsing once. */
  safeParse(given: unknown): z.ZodSafeParseResult<z.output<S>> {
    if (given === undefined) return { success: true, data: this.absent };
    return this.schema.safeParse(given, { jitless: true });
  }
}
