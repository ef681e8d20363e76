import { z } from "zod";
import { amount, count, described, type Described } from "./described.js";

/** A run whose process had ended was resumed by another process. */
export const resumed = described(() =>
  z.object({
    /** How long no process worked on the run, in milliseconds. The run's own clock stood still. */
    awayMs: amount(),
    /** The step that was interrupted and runs again. Absent if there is none. */
    again: z
      .object({
        attempt: z.number().int().positive(),
        /** How many of its blocks and verifications had run. */
        blocks: count(),
        verifications: count(),
      })
      .exactOptional(),
  }),
);

export interface Resumed extends Described<typeof resumed> {}

/** A sentence about it for people. `unit` is the run's word for an attempt. */
export function resumedWords({ awayMs, again }: Resumed, unit: "attempt" | "turn"): string {
  const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
  if (again === undefined) return `${head} agent-exec repeats only the model call that was interrupted.`;
  const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
  return `${head} agent-exec repeats the interrupted step in a fresh sandbox: the ${what} of ${unit} ${again.attempt}.`;
}
