import { z } from "zod";
import { count, described, type Described, text, wordOf } from "./described.js";
import { outcomes } from "./outcomes.js";

/** The earlier run that a run continues. */
export const continues = described(() =>
  z.object({
    runId: text(),
    /** Null if the record has no end. */
    outcome: wordOf(outcomes).nullable(),
    /** The earlier conversation without the system message. If it is long, only its beginning and its last turns. */
    messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: text() })),
    /** How many UTF-16 units of the conversation were left out. Absent: none. */
    charsLeftOut: count().exactOptional(),
    /** The earlier run's changes: added to the original files, already among them, or none. */
    files: z.enum(["put-in", "applied", "none"]),
  }),
);

export interface Continues extends Described<typeof continues> {}

/** A sentence about the earlier run, for people. */
export function continuesWords({ runId, files, charsLeftOut = 0 }: Continues): string {
  const changes = {
    "put-in": "with the files as it left them",
    applied: "whose changes are already in the files",
    none: "which changed no files",
  }[files];
  const cut =
    charsLeftOut === 0
      ? ""
      : ` ${charsLeftOut} characters in the middle of the earlier conversation are left out.`;
  return `This run continues run ${runId}, ${changes}.${cut}`;
}
