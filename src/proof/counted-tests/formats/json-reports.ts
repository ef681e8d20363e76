import { z } from "zod";
import { count, described } from "../../../facts/described.js";
import type { TestCase, TestStatus } from "../../../facts/test-run.js";
import { statusOfWord, ToldTests } from "./told-tests.js";

type Reader = (value: unknown) => readonly TestCase[] | null;

/** Reads the tests of JSON that fits a schema. Null for other JSON. */
function reader<S extends z.ZodType>(
  make: () => S,
  tell: (report: z.output<S>, told: ToldTests) => void,
): Reader {
  const schema = described(make);
  return (value) => {
    const parsed = schema().safeParse(value);
    if (!parsed.success) return null;
    const told = new ToldTests();
    tell(parsed.data, told);
    return told.cases;
  };
}

/** The Common Test Report Format. A test's `status` comes from its last try. */
const ctrf = reader(
  () =>
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
  ({ results: { tests, summary } }, told) => {
    for (const { name, status, rawStatus = "", suite = [] } of tests)
      told.add({ name: [...[suite].flat(), name], status: ctrfStatus(status, rawStatus) });
    const hasFailed = told.cases.some((each) => each.status === "failed");
    if ((summary?.failed ?? 0) > 0 && !hasFailed)
      told.add({ name: ["a failed test that only the summary counts"], status: "failed" });
  },
);

/** If the format lacks a status, it says `other`, and the tool's own word decides. An unknown word is a failure. */
function ctrfStatus(status: string, rawStatus: string): TestStatus {
  if (status === "other" && statusOfWord(rawStatus) === "skipped") return "skipped";
  return statusOfWord(status) ?? "failed";
}

const jest = reader(
  () =>
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
  ({ testResults }, told) => {
    for (const { name: file = "", status, assertionResults } of testResults) {
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
  },
);

/** Mocha's JSON. A failed hook counts as a failed test. */
const mocha = reader(
  () => {
    const tests = z.array(z.object({ fullTitle: z.string() }));
    return z.object({ stats: z.object({}), passes: tests, failures: tests, pending: tests });
  },
  ({ passes, failures, pending }, told) => {
    for (const { fullTitle } of passes) told.add({ name: [fullTitle], status: "passed" });
    for (const { fullTitle } of failures) told.add({ name: [fullTitle], status: "failed" });
    for (const { fullTitle } of pending) told.add({ name: [fullTitle], status: "skipped" });
  },
);

const playwrightSuite = described(() =>
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

/** Playwright's JSON. Each test counts once per project. */
const playwright = reader(
  () => z.object({ config: z.object({}), suites: z.array(z.unknown()), errors: z.array(z.unknown()) }),
  ({ suites: all, errors }, told) => {
    const left = all.map((each) => ({ given: each, above: [] as readonly string[] }));
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { title, specs, suites = [] } = playwrightSuite().parse(next.given);
      const path = [...next.above, title];
      for (const spec of specs)
        for (const { status, projectName = "" } of spec.tests)
          told.add({ name: [projectName, ...path, spec.title], status: statusOfWord(status) ?? "failed" });
      left.unshift(...suites.map((given) => ({ given, above: path })));
    }
    for (const _ of errors) told.add({ name: ["an error outside of all tests"], status: "failed" });
  },
);

/** The tests of a report in one of these formats. Null for other JSON. */
export const casesOfJson: Reader = (value) => ctrf(value) ?? jest(value) ?? mocha(value) ?? playwright(value);
