import { z } from "zod";
import { type Described, amount, count, described, present, text, tableOf } from "./described.js";

/** Why the writer stopped: it was done, it ran into its length limit, it refused. */
export const finish = described(() => z.enum(["stop", "length", "refusal"]));

export type Finish = z.output<ReturnType<typeof finish>>;

/** Tokens and money of calls; `costUsd` is null where nobody knows the price. */
export const usage = described(() =>
  z.object({
    calls: count(),
    inputTokens: amount(),
    outputTokens: amount(),
    /** Of the input tokens, those that the server took from its cache; absent where none were, or nobody said. */
    cachedTokens: amount().exactOptional(),
    costUsd: amount().nullable(),
    /**
     * Present when a server did not say how many tokens a call took, and they were reckoned from the length of its
     * text.
     */
    isEstimated: present(),
  }),
);

export interface Usage extends Described<typeof usage> {}

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: null };

export function addUsage(a: Usage, b: Usage): Usage {
  const costUsd = a.costUsd === null && b.costUsd === null ? null : (a.costUsd ?? 0) + (b.costUsd ?? 0);
  const cachedTokens = (a.cachedTokens ?? 0) + (b.cachedTokens ?? 0);
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...(cachedTokens > 0 && { cachedTokens }),
    costUsd,
    ...((a.isEstimated ?? b.isEstimated) ? { isEstimated: true } : {}),
  };
}

/** Whether a failed attempt is worth another one, and the plan for it. */
export const retryDecision = described(() => z.object({ retry: z.boolean(), reason: text() }));

export interface RetryDecision extends Described<typeof retryDecision> {}

interface Row {
  /** What is wrong with the reply, in a sentence. */
  readonly why: string;
  /** What the writer is told to do instead. */
  readonly fix: string;
}

/** Why nothing of a whole reply is run, although its server calls it complete: a new fault is one row. */
export const replyFaults = tableOf<Row>()({
  "tool-call": {
    why: "The reply called a tool. You have no tools, so nothing was run.",
    fix: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
  },
  "bad-answer-call": {
    why: "The arguments of your call to `reply` could not be read, so nothing was run.",
    fix: "Call `reply` again, with `words` and `blocks`.",
  },
  "edit-outside-block": {
    why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
    fix: "Write each edit into a fenced code block: a block `diff`, or a block with the SEARCH/REPLACE sections and the file's name alone on the line before it.",
  },
  "fence-in-fence": {
    why: "A line in a code block begins with a fence of the same length. So nobody knows where the block ends, and nothing was run.",
    fix: "Answer again, and put four backticks around each block that has code fences in it.",
  },
});

export type ReplyFault = keyof typeof replyFaults;
