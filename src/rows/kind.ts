import type { z } from "zod";

/** A schema that is made when it is first used: a command uses few of all that there are, and making one takes as long as using it. */
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

/** What a value must be where it is given. */
export class Kind<S extends z.ZodType = z.ZodType> extends Made<S> {
  /** The same with more that it must be, or in another form. */
  as<T extends z.ZodType>(change: (schema: S) => T): Kind<T> {
    return new Kind(() => change(this.schema));
  }

  /** @param absent what counts where nothing is given; an array or object is copied for whoever takes it. */
  default(absent: z.util.NoUndefined<z.output<S>>): Value<z.ZodDefault<S>> {
    return new Value(() => this.schema.default(absent), absent);
  }

  optional(): Value<z.ZodOptional<S>> {
    return new Value(() => this.schema.optional(), undefined);
  }
}

/** What a value must be, and what counts where nothing is given, for which no schema is asked. */
export class Value<S extends z.ZodType = z.ZodType> extends Made<S> {
  readonly #absent: z.output<S>;

  constructor(make: () => S, absent: z.output<S>) {
    super(make);
    this.#absent = absent;
  }

  get absent(): z.output<S> {
    return typeof this.#absent === "object" ? structuredClone(this.#absent) : this.#absent;
  }

  /** Without zod's compiler: for what is parsed once it takes longer than the parsing. */
  safeParse(given: unknown): z.ZodSafeParseResult<z.output<S>> {
    if (given === undefined) return { success: true, data: this.absent };
    return this.schema.safeParse(given, { jitless: true });
  }
}
