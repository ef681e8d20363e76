import { z } from "zod";
import type { ContextBound } from "../facts/context-bound.js";
import { Kind } from "../rows/kind.js";

/** The fewest tokens in which a system message, a task and one turn have room. */
const fewestTokens = 500;

/** `all`, `last:N`, `head-tail:H:T` or `tokens:N`; undefined for all. */
export function contextBoundOf() {
  const kind = new Kind(() =>
    z.string(form).transform((word, context): ContextBound | undefined => {
      if (word === "all") return undefined;
      const bound = parse(word);
      if (typeof bound !== "string") return bound;
      context.addIssue({ code: "custom", message: bound });
      return z.NEVER;
    }),
  );
  return kind.optional();
}

const form = "must be all, last:N, head-tail:H:T or tokens:N";

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
