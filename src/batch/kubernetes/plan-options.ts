import type { z } from "zod";
import { number, size, splitAt, textLike } from "../../rows/values.js";

const objectName = textLike(
  /^[a-z0-9][a-z0-9.-]{0,62}$/,
  "must be a name as Kubernetes allows it: small letters, digits, `-` and `.`",
);

const kinds = {
  /** An image with agent-exec on its PATH. */
  image: textLike(/^\S+$/, "must be the name of an image"),
  /** Where the results go: an existing claim, or a folder of the only node (`/…`). Absent: a new claim. */
  results: textLike(
    /^(?:\/\S*|[a-z0-9][a-z0-9.-]{0,62})$/,
    "must be the name of a claim, or a path on the node",
  ),
  /** The queue of Kueue in which the job starts. */
  queue: objectName,
  namespace: objectName,
  /** The secret with the keys for the model server. */
  secret: objectName,
  /** The processor cores of each pod. Absent: the executor decides. */
  cpu: number({ min: 0.01, max: 1000 }),
  /** The memory of each pod in bytes. Absent: the executor decides. */
  memory: size({ min: "64m", max: "10t" }),
} as const;

const usual = { image: "agent-exec", namespace: "default", secret: "agent-exec" } as const;

type Values = { readonly [Name in keyof typeof kinds]: z.output<(typeof kinds)[Name]["schema"]> };

/** The values of `--plan-option NAME=VALUE`, which describe a batch's pods. */
export type PlanOptions = Pick<Values, keyof typeof usual> & Partial<Values>;

/** @param words options such as `NAME=VALUE` */
export function planOptionsOf(words: readonly string[]): {
  readonly options: PlanOptions;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const given = words.flatMap((word) => {
    const [name, value] = splitAt(word, "=");
    const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;
    const names = Object.keys(kinds).join(", ");
    if (kind === undefined || value === undefined)
      problems.push(`must be NAME=VALUE with one of the names ${names}, not ${JSON.stringify(word)}`);
    const read = kind?.schema.safeParse(value);
    if (read?.success === false)
      problems.push(`${name} ${read.error.issues[0]?.message}, not ${JSON.stringify(value)}`);
    return read?.success === true ? [[name, read.data] as const] : [];
  });
  return { options: { ...usual, ...Object.fromEntries(given) }, problems };
}
