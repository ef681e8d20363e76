import type { SessionFacts } from "../facts/session.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";

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
