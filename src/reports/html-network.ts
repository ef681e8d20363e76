import { formatCount } from "../format/format.js";
import { line } from "./html-attempt.js";
import { isUnreached, networkTitle, type NetworkReport, targetOf } from "./network.js";
import type { Report } from "./report.js";

/** So many hosts have a row. */
const maxRows = 1000;

/** Every host that code asked for, and what was decided. On a narrow screen each row is a list, for which the style names two of the cells. */
export function renderNetwork({ network }: Report): string {
  if (network.length === 0) return "";
  const rows = network.slice(0, maxRows).map((each) => {
    const cells = [
      `<code>${line(targetOf(each))}</code>`,
      decisionWord(each),
      line(each.reason),
      formatCount(each.count),
      each.where,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const more =
    network.length > maxRows ? `<p class="dim">… and ${formatCount(network.length - maxRows)} more</p>` : "";
  const head = ["Host", "Decision", "Why", "Requests", "First in"].map((name) => `<th>${name}</th>`).join("");
  return `<h2>Network: ${networkTitle(network)}</h2><div class="wide"><table class="network"><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>${more}`;
}

function decisionWord(decision: NetworkReport): string {
  if (!decision.allowed) return `<b class="bad">refused</b>`;
  return isUnreached(decision) ? `<b class="warn">allowed, not reached</b>` : `<b class="good">allowed</b>`;
}
