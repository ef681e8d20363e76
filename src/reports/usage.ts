import type { Usage } from "../facts/reply.js";
import { formatCount, formatUsd } from "../format/format.js";

/** What the calls took: `about 1,200 in (1,000 cached), 300 out`. */
export function tokensWords(usage: Usage, between = ", "): string {
  const { isEstimated, inputTokens, cachedTokens, outputTokens } = usage;
  const cached = cachedTokens === undefined ? "" : ` (${formatCount(cachedTokens)} cached)`;
  return `${isEstimated === true ? "about " : ""}${formatCount(inputTokens)} in${cached}${between}${formatCount(outputTokens)} out`;
}

/** What the calls took and cost, as figures with their names; of no calls the first alone. */
export function usageFigures(usage: Usage, between?: string): [string, string][] {
  const cost: [string, string][] = usage.costUsd === null ? [] : [["Cost", formatUsd(usage.costUsd)]];
  return [["Tokens", usage.calls === 0 ? "none" : tokensWords(usage, between)], ...cost];
}
