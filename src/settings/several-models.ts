import { z } from "zod";
import { Kind } from "../rows/kind.js";
import { quoted, wordsLike } from "../rows/values.js";

/** One of several models that get the same task. */
export interface ComparedModel {
  readonly name: string;
  /** US dollars per million tokens. Absent: the prices of `price-input` and `price-output`, if given. */
  readonly prices?: { readonly input: number; readonly output: number };
}

/** Parses one model: `NAME` or `NAME@INPUT/OUTPUT`. */
export function pricedModel() {
  const name = new Kind(() => z.string("must be the name of a model").min(1, "must not be empty"));
  return name.as((given) => given.transform(parse)).optional();
}

/** Parses a list of models, separated by commas or line ends, each like a `pricedModel`. [] for none. */
export function pricedModels() {
  const names = wordsLike(/^\S+$/, "must be names of models");
  return names.as((given) => given.transform((words) => words.map(parse))).default([]);
}

/** Parses models, separated by commas, each `NAME` or `NAME@INPUT/OUTPUT` with its prices. [] for none. */
export function severalModels() {
  const form = "must be names of models, with commas between them";
  const kind = new Kind(() =>
    z.string(form).transform((given, context): ComparedModel[] => {
      const models = given.split(",").map((word) => parse(word.trim()));
      const names = models.map(({ name }) => name);
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      const problem = names.includes("")
        ? form
        : names.length < 2
          ? "must be more than one model; `model` names one"
          : twice === undefined
            ? null
            : `${quoted(twice)} is given twice`;
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
      return problem === null ? models : z.NEVER;
    }),
  );
  return kind.default([]);
}

/** A name may contain an @. The text after the last @ counts only if it has the form of prices. */
function parse(word: string): ComparedModel {
  const [, name, input, output] =
    /^([^,]+)@(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(word) ?? [];
  if (name === undefined) return { name: word };
  return { name, prices: { input: Number(input), output: Number(output) } };
}
