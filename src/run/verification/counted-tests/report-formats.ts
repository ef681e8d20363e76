import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { described } from "../../../ports/described.js";
import type { TestCase, TestStatus } from "../../../ports/test-run.js";

/**
 * The tests that a report tells of: JUnit XML, CTRF, TAP, or the JSON that Jest and Vitest write. Null for none of them.
 * @throws Error where it has one of these formats and cannot be read.
 */
export function casesIn(report: string): readonly TestCase[] | null {
  const start = report.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return casesOfJunit(start);
  if (start.startsWith("{")) return casesOfJson(JSON.parse(start));
  return /^(?:TAP version \d|1\.\.\d|(?:not )?ok\b)/.test(start) ? casesOfTap(start) : null;
}

function casesOfJunit(text: string): readonly TestCase[] | null {
  // Entities would let a small file stand for a large one.
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    processEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const root: unknown = parser.parse(text, true);
  const suites = [...childrenOf(root, "testsuites"), ...childrenOf(root, "testsuite")];
  if (suites.length === 0) return null;
  const cases: TestCase[] = [];
  // A list of what is left to look at: suites lie in suites, as deep as somebody likes.
  const left = [...suites];
  while (left.length > 0) {
    const suite = left.shift()!;
    left.unshift(...childrenOf(suite, "testsuite"));
    for (const each of childrenOf(suite, "testcase")) cases.push(caseOfJunit(each));
  }
  return cases;
}

function caseOfJunit(each: unknown): TestCase {
  const has = (name: string) => childrenOf(each, name).length > 0;
  const status = has("failure") || has("error") ? "failed" : has("skipped") ? "skipped" : "passed";
  const [suite, name] = [attributeOf(each, "classname"), attributeOf(each, "name")];
  return { name: nameOf([suite, name]), status };
}

function childrenOf(node: unknown, name: string): unknown[] {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return [];
  const child = (node as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(child) ? child : [child];
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function attributeOf(node: unknown, name: string): string {
  const [value] = childrenOf(node, `@${name}`);
  return typeof value === "string"
    ? value.replace(/&(lt|gt|amp|quot|apos);/g, (_, name) => entities[name]!)
    : "";
}

const ctrf = described(() =>
  z.object({
    results: z.object({
      tests: z.array(z.object({ name: z.string(), status: z.string(), suite: z.unknown().optional() })),
    }),
  }),
);

const jest = described(() =>
  z.object({
    testResults: z.array(
      z.object({
        name: z.string().optional(),
        status: z.string().optional(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  }),
);

function casesOfJson(value: unknown): readonly TestCase[] | null {
  const asCtrf = ctrf().safeParse(value);
  if (asCtrf.success) {
    return asCtrf.data.results.tests.map(({ name, status, suite }) => ({
      name: nameOf([typeof suite === "string" ? suite : "", name]),
      status: statusOf(status),
    }));
  }
  const asJest = jest().safeParse(value);
  if (!asJest.success) return null;
  return asJest.data.testResults.flatMap(({ name = "", status, assertionResults }): TestCase[] =>
    // A file that could not even be loaded tells of no test.
    assertionResults.length === 0 && status === "failed"
      ? [{ name: nameOf([name]), status: "failed" }]
      : assertionResults.map((each) => ({ name: nameOf([each.fullName]), status: statusOf(each.status) })),
  );
}

function statusOf(word: string): TestStatus {
  if (word === "passed") return "passed";
  return ["skipped", "pending", "todo", "disabled", "focused"].includes(word) ? "skipped" : "failed";
}

/** The points of the outermost level: one in it stands for those below. */
function casesOfTap(text: string): readonly TestCase[] {
  return text.split("\n").flatMap((line): TestCase[] => {
    const [, not, rest] = /^(not )?ok\b(.*)$/.exec(line.trimEnd()) ?? [];
    if (rest === undefined) return [];
    const [words = "", directive = ""] = rest.split(/ # ?/, 2);
    const isSkipped = /^(?:skip|todo)/i.test(directive);
    const name = words.replace(/^[ \d]*/, "").replace(/^- /, "");
    return [
      { name: nameOf([name]), status: isSkipped ? "skipped" : not === undefined ? "passed" : "failed" },
    ];
  });
}

/** 200: whole names of nearly all tests. */
const maxNameChars = 200;

export function nameOf(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" › ")
    .slice(0, maxNameChars);
}
