import type { Execution } from "../facts/execution.js";
import { truncateMiddle } from "../format/truncate.js";
import { settled } from "../output/settled.js";
import { showHidden } from "../output/visible.js";

/** The last line that says something, which for most languages names the error. Empty where there is none. */
export function lastErrorLine({ stderr }: Pick<Execution, "stderr">): string {
  const lines = showHidden(settled(stderr.text.slice(-4_000))).split("\n");
  return truncateMiddle(lines.findLast((line) => line.trim() !== "")?.trim() ?? "", 160).replace(/\n/g, " ");
}
