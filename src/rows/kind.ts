import type { z } from "zod";

/** Creates a schema when it is first used. A command uses few schemas, and creating one is slow. */
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

/** The unit of a parsed number. The option's name ends with it, as in `timeoutMs`. */
type Unit = "" | "Ms" | "Bytes";

/** What a kind of value says about a setting, unless the setting says otherwise. */
export interface Described {
  /** The name of the value in `--help`: `NAME`, `SIZE`, … */
  readonly placeholder?: string;
  /** Whether people can give it several times on the command line, or one per line in an input. */
  readonly isRepeatable?: boolean;
  /** Present if the flag takes no value. */
  readonly isFlag?: boolean;
}

interface Form<U extends Unit> extends Described {
  readonly unit?: U;
  /** The schema of a parsed value in a transcript. Default: that of the given value, which accepts both. */
  readonly kept?: () => z.ZodType;
}

/** A kind of value: the schema that checks and parses what somebody gave. */
export class Kind<S extends z.ZodType = z.ZodType, U extends Unit = ""> extends Made<S> {
  readonly #form: Form<U>;

  constructor(make: () => S, form: Form<U> = {}) {
    super(make);
    this.#form = form;
  }

  /** A kind whose schema has further conditions or another form. */
  as<T extends z.ZodType>(change: (schema: S) => T, form: Form<""> = {}): Kind<T> {
    const { isRepeatable = false } = this.#form;
    return new Kind(() => change(this.schema), { ...(isRepeatable && { isRepeatable }), ...form });
  }

  /** @param absent the value if nothing is given. Each reader gets a copy of an array or object. */
  default(absent: z.util.NoUndefined<z.output<S>>): Value<z.ZodDefault<S>, U> {
    return new Value(() => this.schema.default(absent), absent, { ...this.#form, kept: this.#kept });
  }

  optional(): Value<z.ZodOptional<S>, U> {
    const kept = () => this.#kept().exactOptional();
    return new Value(() => this.schema.optional(), undefined, { ...this.#form, kept });
  }

  readonly #kept = (): z.ZodType => this.#form.kept?.() ?? this.schema;
}

/** A kind with a default. The default does not go through the schema. */
export class Value<S extends z.ZodType = z.ZodType, U extends Unit = Unit> extends Made<S> {
  readonly #absent: z.output<S>;
  readonly unit: U;
  readonly described: Described;
  /** The schema of a parsed value in a transcript. */
  readonly kept: () => z.ZodType;

  constructor(make: () => S, absent: z.output<S>, { unit, kept, ...described }: Form<U>) {
    super(make);
    this.#absent = absent;
    this.unit = unit ?? ("" as U);
    this.described = described;
    this.kept = kept ?? make;
  }

  get absent(): z.output<S> {
    return typeof this.#absent === "object" ? structuredClone(this.#absent) : this.#absent;
  }

  /** Does not use zod's compiler, because compiling takes longer than parsing once. */
  safeParse(given: unknown): z.ZodSafeParseResult<z.output<S>> {
    if (given === undefined) return { success: true, data: this.absent };
    return this.schema.safeParse(given, { jitless: true });
  }
}
