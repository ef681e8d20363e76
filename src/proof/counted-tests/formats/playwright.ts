import { z } from "zod";
import { described } from "../../../facts/described.js";
import type { TestCase } from "../../../facts/test-run.js";
import { statusOfWord, ToldTests } from "./told-tests.js";

const suite = described(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ status: z.string(), projectName: z.string().optional() })),
      }),
    ),
    suites: z.array(z.unknown()).optional(),
  }),
);

const playwright = described(() =>
  z.object({ config: z.object({}), suites: z.array(z.unknown()), errors: z.array(z.unknown()) }),
);

/** The tests in Playwright's JSON, each once per project. Null for other JSON. */
export function casesOfPlaywright(value: unknown): readonly TestCase[] | null {
  const parsed = playwright().safeParse(value);
  if (!parsed.success) return null;
  const told = new ToldTests();
  const left = parsed.data.suites.map((each) => ({ given: each, above: [] as readonly string[] }));
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const { title, specs, suites = [] } = suite().parse(next.given);
    const path = [...next.above, title];
    for (const spec of specs)
      for (const { status, projectName = "" } of spec.tests)
        told.add({ name: [projectName, ...path, spec.title], status: statusOfWord(status) ?? "failed" });
    left.unshift(...suites.map((given) => ({ given, above: path })));
  }
  for (const _ of parsed.data.errors) told.add({ name: ["an error outside of all tests"], status: "failed" });
  return told.cases;
}
