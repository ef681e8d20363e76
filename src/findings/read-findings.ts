import type { TestCase } from "../facts/test-run.js";
import { truncateMiddle } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import type { Finding } from "./finding.js";
import { readGoPanic, readGoTest } from "./readers/go.js";
import { namedTest } from "./readers/headings.js";
import { readLine, readStylish } from "./readers/lines.js";
import { readPytest, readTraceback } from "./readers/python.js";
import { readArrow, readRustPanic } from "./readers/rust.js";
import { readStack } from "./readers/stacks.js";
import { readTap } from "./readers/tap.js";
import type { Heading, Reader, Reported } from "./reader.js";
import type { RepositoryFiles } from "./repository-files.js";

/** All readers. Those that read several lines come first. */
const readers: readonly Reader[] = [
  readPytest,
  readTraceback,
  readTap,
  readGoPanic,
  readGoTest,
  readRustPanic,
  readStack,
  readStylish,
  readArrow,
  readLine,
];

/** How much of a stream to read, from its beginning and its end. */
const maxChars = 4 * 1024 * 1024;
/** How many findings of a stream to keep. Nobody reads more. */
const maxReported = 1_000;
/** Longer lines are skipped. Tools do not write such lines, and lines of minified code tell nothing. */
const maxLineChars = 2_000;

/**
 * Reads what tools say in these texts about lines of the repository's files, each problem once. Warnings are returned
 * only if there is no error, because then they may be why the command failed.
 * @param tests the tests of a report. If the texts do not mention a failed test, the report's place counts.
 */
export function readFindings(
  texts: readonly string[],
  files: RepositoryFiles,
  tests: readonly TestCase[] = [],
): readonly Finding[] {
  const found = new Map<string, Finding>();
  const told = texts.flatMap(reportedIn);
  const titles = new Set(told.map(({ title }) => title));
  for (const { places, within, level, title, message } of [...told, ...placedTests(tests, titles)]) {
    const place = places.find(({ file }) => files.find(file, within) !== null);
    if (place === undefined || place.line < 1) continue;
    const { file, line } = place;
    const path = files.find(file, within)!;
    const key = JSON.stringify([path, line, message]);
    if (!found.has(key)) found.set(key, { path, startLine: line, endLine: line, level, title, message });
  }
  const all = [...found.values()];
  const errors = all.filter(({ level }) => level === "error");
  return errors.length > 0 ? errors : all;
}

function placedTests(tests: readonly TestCase[], titles: ReadonlySet<string>): readonly Located[] {
  return tests.flatMap(({ name, place }) => {
    const own = name.slice(name.lastIndexOf(" › ") + 1).replace(/^› /, "");
    if (place === undefined || titles.has(name) || titles.has(own)) return [];
    return [{ places: [place], level: "error", title: name, message: place.message }];
  });
}

interface Located extends Reported {
  /** How the path of its folder ends. Absent: unknown. */
  readonly within?: string;
}

function reportedIn(text: string): readonly Located[] {
  const lines = showHidden(truncateMiddle(text, maxChars))
    .split("\n")
    .map((line) => (line.length > maxLineChars ? "" : line));
  let all: Located[] = [];
  let heading: Heading = { test: null, at: 0 };
  for (let at = 0; at < lines.length && all.length < maxReported;) {
    const test = namedTest(lines, at);
    if (test !== undefined) heading = { test, at };
    let read: ReturnType<Reader> = null;
    for (const reader of readers) read ??= reader(lines, at, heading);
    all.push(...(read?.found ?? []));
    all = ofGoPackage(all, lines[at]!);
    at = read?.next ?? at + 1;
  }
  return all;
}

/**
 * `go test` names a test's files without their folder, and the package further below. With `-v`, passed tests print
 * lines too.
 */
function ofGoPackage(all: Located[], line: string): Located[] {
  const passed = /^ {0,40}--- (?:PASS|SKIP): (\S+)/.exec(line)?.[1];
  if (passed !== undefined) return all.filter((each) => each.goTest !== passed || each.within !== undefined);
  const within = /^(?:FAIL|ok {2})\t(\S+)\t/.exec(line)?.[1];
  if (within === undefined) return all;
  return all.map((each) =>
    each.goTest === undefined || each.within !== undefined ? each : { ...each, within },
  );
}
