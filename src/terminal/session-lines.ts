import type { SessionFacts } from "../facts/session.js";
import { unheldLimits, unheldWords } from "../format/unheld-limits.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";

/** The limits that are not enforced, one per line. If nothing isolates the code, only one line, which says so. */
export function unheldLines(session: Pick<SessionFacts, "held" | "limits" | "waived">): string[] {
  const { held, limits, waived = [] } = session;
  const unheld = held["isolation"] === false ? ["isolation"] : unheldLimits(held);
  return unheld.map((limit) =>
    unheldWords(limit, { value: limits[limit], isWaived: waived.includes(limit) }),
  );
}

/** Where code runs, in one line: `docker · python:3-slim · no network`. */
export function sandboxWords({ executor, image, limits, held }: SessionFacts): string {
  const isolation = held["isolation"] === false ? "no isolation" : null;
  const where = [executor, image, networkWords(limits["network"]), isolation];
  return where.filter((each) => each !== null).join(" · ");
}

/** The network in words. Null if the executor does not control it. */
function networkWords(network: string | undefined): string | null {
  if (network === undefined) return null;
  return network === "none" ? "no network" : `network: ${truncateEnd(showHidden(network), 80)}`;
}
