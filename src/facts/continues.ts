import { z } from "zod";
import { count, described, type Described, text, wordOf } from "./described.js";
import { outcomes } from "./outcomes.js";

/** The earlier run that a run goes on from. */
export const continues = described(() =>
  z.object({
    runId: text(),
    /** Null where its record stops before its end. */
    outcome: wordOf(outcomes).nullable(),
    /** What was said in it, without the system's message; of a long one its beginning and its last turns. */
    messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: text() })),
    /** UTF-16 units of what was said that is not among the messages; absent: none. */
    charsLeftOut: count().exactOptional(),
    /**
     * What it had changed: put into this run's first session beside what was given, already there in what was given, or
     * nothing.
     */
    files: z.enum(["put-in", "applied", "none"]),
  }),
);

export interface Continues extends Described<typeof continues> {}

/** What people are told of it. */
export function continuesWords({ runId, files, charsLeftOut = 0 }: Continues): string {
  const changes = {
    "put-in": "with the files as it left them",
    applied: "whose changes are already in the files",
    none: "which changed no files",
  }[files];
  const cut =
    charsLeftOut === 0 ? "" : ` ${charsLeftOut} characters in the middle of its conversation are left out.`;
  return `This run continues run ${runId}, ${changes}.${cut}`;
}
