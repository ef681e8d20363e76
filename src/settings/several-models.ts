import { z } from "zod";
import { Kind } from "../rows/kind.js";
import { quoted, wordsLike } from "../rows/values.js";

/** One of several models that are given the same task. */
export interface ComparedModel {
  readonly name: string;
  /** US dollars per million tokens; absent: those of `price-input` and `price-output`, where they are given. */
  readonly prices?: { readonly input: number; readonly output: number };
}

/** One model, `NAME` or `NAME@INPUT/OUTPUT`. */
export function pricedModel() {
  const name = new Kind(() => z.string("must be the name of a model").min(1, "must not be empty"));
  return name.as((given) => given.transform(parse)).optional();
}

/** Models, with commas or line ends between them, each like a `pricedModel`; [] for none. */
export function pricedModels() {
  const names = wordsLike(/^\S+$/, "must be names of models");
  return names.as((given) => given.transform((words) => words.map(parse))).default([]);
}

/** Models, commas between them, each `NAME` or `NAME@INPUT/OUTPUT` with its prices; [] for none. */
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

/** A name may hold an @ itself: what stands behind the last one counts where it is prices. */
function parse(word: string): ComparedModel {
  const [, name, input, output] =
    /^([^,]+)@(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(word) ?? [];
  if (name === undefined) return { name: word };
  return { name, prices: { input: Number(input), output: Number(output) } };
}
