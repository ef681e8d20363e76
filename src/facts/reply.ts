import { z } from "zod";
import { type Described, amount, count, described, present, text, tableOf } from "./described.js";

/** Why the reply ended. `stop`: the writer was done. `length`: it reached its length limit. `refusal`: it refused. */
export const finish = described(() => z.enum(["stop", "length", "refusal"]));

export type Finish = z.output<ReturnType<typeof finish>>;

/** The tokens and cost of calls. `costUsd` is null if the price is unknown. */
export const usage = described(() =>
  z.object({
    calls: count(),
    inputTokens: amount(),
    outputTokens: amount(),
    /** The input tokens that came from the server's cache. Absent if none did, or if the server did not say. */
    cachedTokens: amount().exactOptional(),
    costUsd: amount().nullable(),
    /** Present if the server did not report the tokens, so agent-exec estimated them from the text. */
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

/** Whether to retry a failed attempt, and the plan for it. */
export const retryDecision = described(() => z.object({ retry: z.boolean(), reason: text() }));

export interface RetryDecision extends Described<typeof retryDecision> {}

interface Row {
  /** The fault of the reply, as a sentence. */
  readonly why: string;
  /** What the writer should do instead. */
  readonly fix: string;
}

/** The faults that make a complete reply unusable, so that no block runs. A new fault is one row. */
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
    fix: "Write each edit into a fenced code block: either a `diff` block, or a block with only the file's name on its first line and the SEARCH/REPLACE sections below.",
  },
  "fence-in-fence": {
    why: "A code block contains a line that begins with a fence of the same length as the block's own fence. So it is unclear where the block ends, and nothing was run.",
    fix: "Answer again, and put four backticks around each block that has code fences in it.",
  },
});

export type ReplyFault = keyof typeof replyFaults;
