import type { TestCase } from "../../facts/test-run.js";
import { casesOfGoJson } from "./formats/go-json.js";
import { casesOfJson } from "./formats/json-reports.js";
import { casesOfJunit } from "./formats/junit.js";
import { casesOfTap } from "./formats/tap.js";

/** The accepted formats, for messages. */
export const reportFormats = "JUnit XML, CTRF, TAP, or JSON of Jest, Vitest, Mocha, Playwright or go test";

/**
 * The tests in a report, each with its last status. Null for text in none of the formats.
 * @throws Error if the text has one of these formats but cannot be read.
 */
export function casesIn(report: string): readonly TestCase[] | null {
  const start = report.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return casesOfJunit(start);
  if (isGoEvent.test(start)) return casesOfGoJson(start);
  if (start.startsWith("{")) return casesOfJson(JSON.parse(start));
  return casesOfTap(start);
}

/** How each line of `go test -json` begins. */
const isGoEvent = /^\{"(?:Time|Action|ImportPath)":/;
