import { z } from "zod";
import { keptShape } from "../rows/options.js";
import { policyRows } from "../rows/policy-rows.js";
import { count, described, type Described, present, text } from "./described.js";

/** What a run keeps to, as its transcript holds it for a resumed run: settings, and what they do not say themselves. */
export const policy = described(() =>
  z.object({
    ...keptShape(policyRows),
    /** Counted as `until` says. */
    maxTurns: count(),
    until: z.enum(["pass", "done"]),
    /** What the writer says or prints when it is done; present with `until: done`. */
    doneWord: text().exactOptional(),
    /** Additional text for the system message, or a text in its place. Absent: none. */
    systemPrompt: z.object({ text: text(), isAlone: present() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: z.record(text(), z.unknown()).exactOptional(),
    /** How many fresh sessions the run may start after infrastructure endings. */
    maxInfrastructureRetries: count(),
    /** Whether a failed attempt may go back to a writer; false for `exec`, which has none. */
    hasWriter: z.boolean(),
    /** Present if the run executes nothing. */
    runsNothing: present(),
  }),
);

export interface Policy extends Described<typeof policy> {}
