import { defuseInline } from "../markdown/defuse.js";
import { formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { fold } from "./markdown-attempt.js";
import { codeCell, row } from "./markdown-table.js";
import { isUnreached, networkTitle, type NetworkReport, targetOf } from "./network.js";
import type { Report } from "./report.js";

/** Every host that code asked for, and what was decided; refusals first, as they say what it tried, then what was not reached. */
export function renderNetwork({ network }: Report, maxRows: number): string {
  if (network.length === 0) return "";
  const sorted = network.toSorted((a, b) => rankOf(a) - rankOf(b));
  const rows = sorted.slice(0, maxRows).map(decisionRow);
  const more = network.length - rows.length;
  const rest = more === 0 ? "" : `\n\n_… and ${formatCount(more)} more_`;
  const head = [
    row(["Host", "Decision", "Why", "Requests", "First in"]),
    row(["---", "---", "---", "---:", "---"]),
  ];
  return fold(`Network · ${networkTitle(network)}`, [...head, ...rows].join("\n") + rest);
}

function rankOf(decision: NetworkReport): number {
  if (!decision.allowed) return 0;
  return isUnreached(decision) ? 1 : 2;
}

function decisionRow(decision: NetworkReport): string {
  const { allowed, reason, count, where } = decision;
  return row([
    codeCell(targetOf(decision)),
    !allowed ? "🚫 refused" : isUnreached(decision) ? "⚠️ allowed, not reached" : "allowed",
    reasonCell(reason),
    formatCount(count),
    where,
  ]);
}

/** A bar that stands in code ends a cell where a backslash stands before it, escaped or not; one of an entity is text. */
function reasonCell(reason: string): string {
  return defuseInline(truncateEnd(reason, 300).replaceAll("|", "⟨U+007C⟩")).replaceAll("|", "\\|");
}
