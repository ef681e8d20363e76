import { z } from "zod";
import { amount, count, described, type Described } from "./described.js";

/** A run whose process had ended before the run was over went on in another one. */
export const resumed = described(() =>
  z.object({
    /** How long nobody was at work, in milliseconds: the run's own clock stood still. */
    awayMs: amount(),
    /** What was under way when its process ended, and is done again; absent where nothing is. */
    again: z
      .object({
        attempt: z.number().int().positive(),
        /** How many of its blocks, and of its verifications, had run. */
        blocks: count(),
        verifications: count(),
      })
      .exactOptional(),
  }),
);

export interface Resumed extends Described<typeof resumed> {}

/** What people are told of it; `unit` is what the run calls an attempt. */
export function resumedWords({ awayMs, again }: Resumed, unit: "attempt" | "turn"): string {
  const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
  if (again === undefined) return `${head} Only an unfinished call of the model is repeated.`;
  const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
  return `${head} The unfinished step is repeated in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}
