import { code, type Section } from "../document.js";
import type { Report } from "../report.js";
import { hasPassed } from "../../facts/execution.js";

/** How many blocks of each document passed, if there are several documents. */
export function documents({ attempts }: Report): Section[] {
  const files = new Map<string, { passed: number; failed: number; unrun: number }>();
  for (const { block, execution } of attempts.at(-1)?.blocks ?? []) {
    if (block.document === undefined) continue;
    const file = files.get(block.document) ?? { passed: 0, failed: 0, unrun: 0 };
    if (execution === null || execution.ending === "not-run") file.unrun += 1;
    else if (hasPassed(execution)) file.passed += 1;
    else file.failed += 1;
    files.set(block.document, file);
  }
  if (files.size < 2) return [];
  const sorted = [...files].toSorted(([, a], [, b]) => b.failed - a.failed);
  const rowOf = ([name, { passed, failed, unrun }]: (typeof sorted)[number]) => [
    code(name),
    ...[passed, failed, unrun].map(String),
  ];
  return [
    {
      name: "the documents",
      rank: 3,
      blocks: ({ rows }) => [
        {
          kind: "table",
          head: ["File", "Passed", "Failed", "Not run"],
          rows: sorted.slice(0, rows).map(rowOf),
        },
      ],
    },
  ];
}
