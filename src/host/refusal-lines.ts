import type { NetworkDecision } from "../ports/executor.js";
import { count, formatCount } from "../text/format.js";
import { truncateEnd } from "../text/truncate.js";
import { showHidden } from "../text/visible.js";

/** So many refused hosts of one block have a line. */
const maxLines = 5;

/** What a terminal shows of hosts that were refused: `evil.example:443 refused: not listed in allow-host (3 times)`. */
export function refusalLines(network: readonly NetworkDecision[] = []): readonly string[] {
  const refused = network.filter(({ allowed }) => !allowed);
  const lines = refused.slice(0, maxLines).map(({ host, port, reason, count: times }) => {
    const target = port === 0 ? host : `${host}:${port}`;
    const often = times === 1 ? "" : ` (${formatCount(times)} times)`;
    return `${oneLine(target)} refused: ${oneLine(reason)}${often}`;
  });
  const more = refused.length - lines.length;
  return more === 0 ? lines : [...lines, `… and ${count("more host", more)} refused`];
}

function oneLine(text: string): string {
  return truncateEnd(showHidden(text).replace(/\s+/g, " "), 200);
}
