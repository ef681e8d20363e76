import type { NetworkDecision } from "../facts/execution.js";
import { count, formatCount } from "../format/format.js";
import { oneLine } from "./others-words.js";

/** How many refused hosts of one block get a line, and how many unreached ones. */
const maxLines = 5;

/**
 * Lines about hosts that the code could not reach, such as
 * `evil.example:443 refused: not listed in allow-host (3 times)`. Allowed hosts that did not answer are listed too.
 */
export function networkLines(network: readonly NetworkDecision[] = []): readonly string[] {
  const refused = network.filter(({ allowed }) => !allowed);
  const unreached = network.filter((decision) => decision.unreached === true);
  return [...linesOf(refused, "refused"), ...linesOf(unreached, "allowed, not reached")];
}

function linesOf(decisions: readonly NetworkDecision[], what: string): readonly string[] {
  const lines = decisions.slice(0, maxLines).map(({ host, port, reason, count: times }) => {
    const target = port === 0 ? host : `${host}:${port}`;
    const often = times === 1 ? "" : ` (${formatCount(times)} times)`;
    return `${oneLine(target)} ${what}: ${oneLine(reason)}${often}`;
  });
  const more = decisions.length - lines.length;
  return more === 0 ? lines : [...lines, `… and ${count("more host", more)} ${what}`];
}
