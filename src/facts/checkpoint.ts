import { z } from "zod";
import { type Described, count, described, text } from "./described.js";
import { imageFacts } from "./image.js";
import { refused } from "./files.js";

/** What was kept, as the transcript tells it. */
export const keptChanges = described(() =>
  z.object({
    /** Files, links and deletions. */
    entries: count(),
    /** Of the files that were read anew: those that nobody had touched since the turn before stayed. */
    bytes: count(),
    /** Pictures among the files that are new or changed since the turn before, the last 4; absent where the model is shown none. */
    images: z.array(imageFacts()).exactOptional(),
    /** What does not come out of the sandbox and so would not come back; the first 10, the last standing for the rest. */
    leftOut: z.array(refused()).exactOptional(),
    /** Why nothing is kept of this turn, in a sentence; then a session that ends takes the files with it. */
    fault: text().exactOptional(),
  }),
);

/** What a fresh session began with, in place of what the run was given. */
export const restored = described(() =>
  z.object({
    /** The turn whose files these are. */
    attempt: z.number().int().positive(),
    /** The session before was lost through no fault of the code's, code used it up, or it ended with the run's process. */
    after: z.enum(["lost", "spent", "resumed"]),
  }),
);

export interface Restored extends Described<typeof restored> {}

const whyFresh = {
  lost: "The sandbox was lost",
  spent: "Code used up the sandbox",
  resumed: "The sandbox ended with the run's process",
} as const satisfies Record<Restored["after"], string>;

/** What people are told of it. */
export function restoredWords({ attempt, after }: Restored): string {
  return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}
