import { z } from "zod";
import { type Described, count, described, text } from "./described.js";

/** A way to cheat that a verification took for a right solution. */
const cheat = described(() =>
  z.object({
    name: text(),
    /** What it does, in a clause about it. */
    what: text(),
    /** What closes the hole, in a sentence. */
    closes: text(),
  }),
);

/** What came of attacking a run's verifications before its writer was asked. */
export const auditResult = described(() =>
  z.object({
    /** How many wrong solutions they withstood. */
    held: count(),
    fooled: z.array(cheat()),
    /** How many could not be tried, because the sandbox failed. */
    notTried: count(),
    /** Why nothing could be tried, in a sentence; absent where something was. */
    fault: text().exactOptional(),
  }),
);

export interface AuditResult extends Described<typeof auditResult> {}
