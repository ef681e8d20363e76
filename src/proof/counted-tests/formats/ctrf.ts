import { z } from "zod";
import { count, described } from "../../../facts/described.js";
import type { TestCase, TestStatus } from "../../../facts/test-run.js";
import { statusOfWord, ToldTests } from "./told-tests.js";

const ctrf = described(() =>
  z.object({
    results: z.object({
      summary: z
        .object({ failed: count().optional().catch(undefined) })
        .optional()
        .catch(undefined),
      tests: z.array(
        z.object({
          name: z.string(),
          status: z.string(),
          rawStatus: z.string().optional().catch(undefined),
          suite: z
            .union([z.string(), z.array(z.string())])
            .optional()
            .catch(undefined),
        }),
      ),
    }),
  }),
);

/** The tests of a Common Test Report Format. A test's `status` comes from its last try. Null for other JSON. */
export function casesOfCtrf(value: unknown): readonly TestCase[] | null {
  const parsed = ctrf().safeParse(value);
  if (!parsed.success) return null;
  const { tests, summary } = parsed.data.results;
  const told = new ToldTests();
  for (const { name, status, rawStatus = "", suite = [] } of tests)
    told.add({ name: [...[suite].flat(), name], status: statusOf(status, rawStatus) });
  const failed = told.cases.filter((each) => each.status === "failed").length;
  const hasMore = (summary?.failed ?? 0) > 0 && failed === 0;
  if (hasMore) told.add({ name: ["a failed test that only the summary counts"], status: "failed" });
  return told.cases;
}

/**
 * The status of a test. If the format lacks a status, it says `other`, and the tool's own word decides. An unknown word
 * never counts as passed.
 */
function statusOf(status: string, rawStatus: string): TestStatus {
  if (status === "other" && statusOfWord(rawStatus) === "skipped") return "skipped";
  return statusOfWord(status) ?? "failed";
}
