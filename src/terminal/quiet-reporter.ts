import type { Reporter } from "../ports/reporter.js";
import { showHidden } from "../output/visible.js";
import { unheldLines } from "./session-lines.js";

/** Shows only the most important facts: limits that are not enforced, once before the first block. */
export function createQuietReporter({ write }: { readonly write: (text: string) => void }): Reporter {
  const told = new Set<string>();
  return {
    onEvent(event) {
      if (event.type !== "session-started") return;
      for (const line of unheldLines(event)) {
        if (!told.has(line)) write(`agent-exec: ${showHidden(line).replaceAll("\n", "␊")}\n`);
        told.add(line);
      }
    },
  };
}
