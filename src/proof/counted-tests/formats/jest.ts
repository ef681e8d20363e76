import { z } from "zod";
import { described } from "../../../facts/described.js";
import type { TestCase } from "../../../facts/test-run.js";
import { statusOfWord, ToldTests } from "./told-tests.js";

const jest = described(() =>
  z.object({
    testResults: z.array(
      z.object({
        name: z.string().optional(),
        status: z.string().optional(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            ancestorTitles: z.array(z.string()).optional(),
            title: z.string().optional(),
            status: z.string(),
          }),
        ),
      }),
    ),
  }),
);

/** The tests of the JSON that Jest and Vitest write; null for other JSON. */
export function casesOfJest(value: unknown): readonly TestCase[] | null {
  const parsed = jest().safeParse(value);
  if (!parsed.success) return null;
  const told = new ToldTests();
  for (const { name: file = "", status, assertionResults } of parsed.data.testResults) {
    let hasFailed = false;
    for (const each of assertionResults) {
      const as = statusOfWord(each.status) ?? "failed";
      hasFailed ||= as === "failed";
      const { ancestorTitles: suites = [], title, fullName } = each;
      told.add({ name: title === undefined ? [fullName] : [...suites, title], status: as });
    }
    // Jest could not load the file, or its set-up failed.
    if (status === "failed" && !hasFailed) told.add({ name: [file], status: "failed" });
  }
  return told.cases;
}
