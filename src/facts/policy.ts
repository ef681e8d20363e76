import { z } from "zod";
import { keptShape } from "../rows/options.js";
import { policyRows } from "../rows/policy-rows.js";
import { count, described, type Described, present, text } from "./described.js";

/**
 * The rules of a run, stored in its transcript so that it can be resumed: its settings, and facts that follow from
 * them.
 */
export const policy = described(() =>
  z.object({
    ...keptShape(policyRows),
    /** The number of replies, counted as `until` says. */
    maxTurns: count(),
    until: z.enum(["pass", "done"]),
    /** The word that the writer says or prints when it is done. Present with `until: done`. */
    doneWord: text().exactOptional(),
    /** Additional text for the system message, or a replacement for it. Absent: none. */
    systemPrompt: z.object({ text: text(), isAlone: present() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: z.record(text(), z.unknown()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: count(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
    hasWriter: z.boolean(),
    /** Present if the run executes nothing. */
    runsNothing: present(),
  }),
);

export interface Policy extends Described<typeof policy> {}
