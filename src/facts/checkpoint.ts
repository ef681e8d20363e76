import { z } from "zod";
import { type Described, count, described, text } from "./described.js";
import { imageFacts } from "./image.js";
import { refused } from "./files.js";

/** The facts about a checkpoint, as the transcript stores them. */
export const keptChanges = described(() =>
  z.object({
    /** The number of files, links and deletions. */
    entries: count(),
    /** How many bytes of files were read. Unchanged files are not read again. */
    bytes: count(),
    /** The last 4 pictures that are new or changed in this turn. Absent if the model gets no pictures. */
    images: z.array(imageFacts()).exactOptional(),
    /**
     * Files that cannot be copied out of the sandbox, so a fresh sandbox would lack them. Only the first 10 are listed.
     * A last entry counts the rest.
     */
    leftOut: z.array(refused()).exactOptional(),
    /** Why this turn was not saved, as a sentence. If the session is lost, this turn's changes are lost too. */
    fault: text().exactOptional(),
  }),
);

/** The saved files with which a fresh session began. Absent if it began with the original files. */
export const restored = described(() =>
  z.object({
    /** The turn after which these files were saved. */
    attempt: z.number().int().positive(),
    /**
     * Why a fresh session was needed. `lost`: the old one was lost without the code's fault. `spent`: the code used it
     * up. `resumed`: it ended with the run's process.
     */
    after: z.enum(["lost", "spent", "resumed"]),
  }),
);

export interface Restored extends Described<typeof restored> {}

const whyFresh = {
  lost: "The sandbox was lost",
  spent: "The code made the sandbox fail",
  resumed: "The sandbox was removed when the earlier agent-exec process of this run ended",
} as const satisfies Record<Restored["after"], string>;

/** A sentence about the fresh session, for people. */
export function restoredWords({ attempt, after }: Restored): string {
  return `${whyFresh[after]}. A fresh sandbox started with the files from the end of turn ${attempt}.`;
}
