import { formatCount } from "../../format/format.js";
import { bold, code, paragraph, type Section, type Words } from "../document.js";
import { isUnreached, type NetworkReport, networkTitle, targetOf } from "../details/network.js";
import type { Report } from "../report.js";

/** Every host that the code wanted to reach. Refused hosts come first, then those that were not reached. */
export function network({ network: decisions }: Report): Section | null {
  if (decisions.length === 0) return null;
  const sorted = decisions.toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    name: "the network",
    rank: 8,
    title: `Network: ${networkTitle(decisions)}`,
    blocks: ({ rows }) => {
      const more = sorted.length - Math.min(rows, sorted.length);
      const head = ["Host", "Decision", "Why", "Requests", "First in"];
      return [
        { kind: "table", head, rows: sorted.slice(0, rows).map(cellsOf), look: "network" },
        ...(more === 0 ? [] : [paragraph(`… and ${formatCount(more)} more`, "dim")]),
      ];
    },
  };
}

function rankOf(decision: NetworkReport): number {
  if (!decision.allowed) return 0;
  return isUnreached(decision) ? 1 : 2;
}

function cellsOf(decision: NetworkReport): Words[] {
  const { allowed, reason, count, where } = decision;
  const word = !allowed
    ? bold("refused", "bad")
    : isUnreached(decision)
      ? bold("allowed, not reached", "warn")
      : bold("allowed", "good");
  return [code(targetOf(decision)), word, reason.slice(0, 300), formatCount(count), where];
}
