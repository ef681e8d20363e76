import type { SessionFacts } from "../facts/session.js";
import { unheldLimits, unheldWords } from "../format/unheld-limits.js";

/** What does not hold of a sandbox, a line each; where nothing isolates at all, the other limits follow from that. */
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
