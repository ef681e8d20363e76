import type { SessionFacts } from "../ports/executor.js";
import { unheldLimits, unheldWords } from "../text/unheld-limits.js";

/** What does not hold of a sandbox, a line each; where nothing isolates at all, the other limits follow from that. */
export function unheldLines({ held, limits }: Pick<SessionFacts, "held" | "limits">): string[] {
  const unheld = held["isolation"] === false ? ["isolation"] : unheldLimits(held);
  return unheld.map((limit) => unheldWords(limit, limits[limit]));
}
