import { z } from "zod";
import { amount, count, described, type Described, text, wordOf } from "./described.js";
import { outcomes } from "./outcomes.js";

/** The earlier run that a run continues. */
export const continues = described(() =>
  z.object({
    runId: text(),
    /** Null if the transcript has no end. */
    outcome: wordOf(outcomes).nullable(),
    /**
     * The earlier conversation without the system message. If it is long, only its beginning and its last turns are
     * kept.
     */
    messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: text() })),
    /** How many UTF-16 units of the conversation were left out. Absent: none. */
    charsLeftOut: count().exactOptional(),
    /**
     * What happened with the earlier run's changes. `put-in`: agent-exec added them to the original files. `applied`:
     * the files already contain them. `none`: they are not used.
     */
    files: z.enum(["put-in", "applied", "none"]),
  }),
);

export interface Continues extends Described<typeof continues> {}

/** A sentence about the earlier run, for people. */
export function continuesWords({ runId, files, charsLeftOut = 0 }: Continues): string {
  const changes = {
    "put-in": "with the files that the earlier run left",
    applied: "whose changes are already in the files",
    none: "which changed no files",
  }[files];
  const cut =
    charsLeftOut === 0
      ? ""
      : ` ${charsLeftOut} characters in the middle of the earlier conversation are left out.`;
  return `This run continues run ${runId}, ${changes}.${cut}`;
}

/** The same for a run that repeats another one. */
export function repeatsWords(runId: string): string {
  return `This run repeats run ${runId} without a model.`;
}

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

/** A sentence that tells people about it. `unit` is the run's word for an attempt. */
export function resumedWords({ awayMs, again }: Described<typeof resumed>, unit: "attempt" | "turn"): string {
  const head = `The run was resumed, ${Math.round(awayMs / 1000)} s after its last event.`;
  if (again === undefined) return `${head} agent-exec repeats only the model call that was interrupted.`;
  const what = again.blocks === 0 && again.verifications > 0 ? "verifications" : "code";
  return `${head} agent-exec runs the ${what} of ${unit} ${again.attempt} again in a fresh sandbox.`;
}
