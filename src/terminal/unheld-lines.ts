import type { SessionFacts } from "../facts/session.js";
import { unheldLimits, unheldWords } from "../format/unheld-limits.js";

/**
 * The limits that are not enforced, one per line. If nothing isolates the code, one line says so, because everything
 * else follows from it.
 */
export function unheldLines({
  held,
  limits,
  waived = [],
}: Pick<SessionFacts, "held" | "limits" | "waived">): string[] {
  const unheld = held["isolation"] === false ? ["isolation"] : unheldLimits(held);
  return unheld.map((limit) =>
    unheldWords(limit, { value: limits[limit], isWaived: waived.includes(limit) }),
  );
}
