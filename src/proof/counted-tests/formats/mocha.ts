import { z } from "zod";
import { described } from "../../../facts/described.js";
import type { TestCase } from "../../../facts/test-run.js";
import { ToldTests } from "./told-tests.js";

const mocha = described(() => {
  const tests = z.array(z.object({ fullTitle: z.string() }));
  return z.object({ stats: z.object({}), passes: tests, failures: tests, pending: tests });
});

/** The tests in Mocha's JSON. A failed hook counts as a failed test. Null for other JSON. */
export function casesOfMocha(value: unknown): readonly TestCase[] | null {
  const parsed = mocha().safeParse(value);
  if (!parsed.success) return null;
  const { passes, failures, pending } = parsed.data;
  const told = new ToldTests();
  for (const { fullTitle } of passes) told.add({ name: [fullTitle], status: "passed" });
  for (const { fullTitle } of failures) told.add({ name: [fullTitle], status: "failed" });
  for (const { fullTitle } of pending) told.add({ name: [fullTitle], status: "skipped" });
  return told.cases;
}
