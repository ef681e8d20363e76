import { z } from "zod";
import { keptShape } from "../rows/options.js";
import { policyRows } from "../rows/policy-rows.js";
import { count, described, type Described, present, text } from "./described.js";

/**
 * The rules of a run: its settings, and facts that follow from them. The transcript stores them, so that the run can be
 * resumed.
 */
export const policy = described(() =>
  z.object({
    ...keptShape(policyRows),
    /** The maximum number of replies. `until` says how they are counted. */
    maxTurns: count(),
    until: z.enum(["pass", "done"]),
    /** The word with which the writer says that it is done. Present with `until: done`. */
    doneWord: text().exactOptional(),
    /** Additional text for the system message. With `isAlone`, it replaces the built-in text. Absent: none. */
    systemPrompt: z.object({ text: text(), isAlone: present() }).exactOptional(),
    /** The JSON schema that the run's result must match. Absent: the run returns no JSON. */
    resultSchema: z.record(text(), z.unknown()).exactOptional(),
    /** How many fresh sessions the run may start if the engine loses one. */
    maxInfrastructureRetries: count(),
    /** Whether a writer may correct a failed attempt. False for `exec`, which has no writer. */
    hasWriter: z.boolean(),
    /** Present if a block with a file name is only saved, because the run has given files. Absent in older transcripts. */
    savesNamed: present(),
    /** Present if the run does not execute code. */
    runsNothing: present(),
  }),
);

export interface Policy extends Described<typeof policy> {}
