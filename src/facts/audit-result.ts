import { z } from "zod";
import { type Described, count, described, text } from "./described.js";

/** A wrong solution that a verification passed. */
const cheat = described(() =>
  z.object({
    name: text(),
    /** What the wrong solution does, as a part of a sentence. */
    what: text(),
    /** The setting or habit that prevents this cheat, as a sentence. */
    closes: text(),
  }),
);

/** The result of an audit, which runs before the writer is asked. */
export const auditResult = described(() =>
  z.object({
    /** How many wrong solutions the verifications refused. */
    held: count(),
    fooled: z.array(cheat()),
    /** How many wrong solutions could not be tried, because the sandbox failed. */
    notTried: count(),
    /** Why no wrong solution could be tried, as a sentence. Absent if some were tried. */
    fault: text().exactOptional(),
  }),
);

export interface AuditResult extends Described<typeof auditResult> {}
