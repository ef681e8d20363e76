import { z } from "zod";
import { Kind } from "./kind.js";

/**
 * Which part of the conversation the model gets: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply and its results. The system message, the task and the last turn are always shown.
 */
export type ContextBound =
  | { readonly keep: "last"; readonly turns: number }
  | { readonly keep: "head-tail"; readonly head: number; readonly tail: number }
  | { readonly keep: "tokens"; readonly tokens: number };

/** The smallest limit that still leaves room for a system message, a task and one turn. */
const fewestTokens = 500;

const form = "must be all, last:N, head-tail:H:T or tokens:N";

/** Parses `all`, `last:N`, `head-tail:H:T` or `tokens:N`. The result for `all` is undefined. */
export function contextBoundOf() {
  const make = () =>
    z.string(form).transform((word, context): ContextBound | undefined => {
      if (word === "all") return undefined;
      const bound = parse(word);
      if (typeof bound !== "string") return bound;
      context.addIssue({ code: "custom", message: bound });
      return z.NEVER;
    });
  return new Kind(make, { kept }).optional();
}

function kept() {
  const count = z.number().int().nonnegative();
  return z.discriminatedUnion("keep", [
    z.object({ keep: z.literal("last"), turns: count }),
    z.object({ keep: z.literal("head-tail"), head: count, tail: count }),
    z.object({ keep: z.literal("tokens"), tokens: count }),
  ]);
}

function parse(word: string): ContextBound | string {
  const [, keep, first, second] = /^(last|head-tail|tokens):(\d{1,9})(?::(\d{1,9}))?$/.exec(word) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (keep === "last" && second === undefined)
    return a > 0 ? { keep, turns: a } : "must keep at least the last turn";
  if (keep === "head-tail" && second !== undefined)
    return b > 0 ? { keep, head: a, tail: b } : "must keep at least the last turn";
  if (keep === "tokens" && second === undefined)
    return a >= fewestTokens ? { keep, tokens: a } : `must be ${fewestTokens} tokens or more`;
  return form;
}
