import { z } from "zod";
import { amount, count, described, type Described } from "./described.js";

/** A run whose process had ended was resumed by another process. */
export const resumed = described(() =>
  z.object({
    /** How long no process worked on the run, in milliseconds. This time does not count for the run's time limit. */
    awayMs: amount(),
    /** The interrupted step, which runs again. Absent: none. */
    again: z
      .object({
        attempt: z.number().int().positive(),
        /** How many blocks and verifications of that step had already run. */
        blocks: count(),
        verifications: count(),
      })
      .exactOptional(),
  }),
);

export interface Resumed extends Described<typeof resumed> {}

/** A sentence that tells people about it. `unit` is the run's word for an attempt. */
export function resumedWords({ awayMs, again }: Resumed, unit: "attempt" | "turn"): string {
  const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
  if (again === undefined) return `${head} agent-exec repeats only the model call that was interrupted.`;
  const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
  return `${head} agent-exec repeats the interrupted step in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}
