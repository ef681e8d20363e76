import { describe, expect, test } from "@jest/globals";
import type { Fact, RunEvent } from "../../src/facts/events.js";
import type { Execution } from "../../src/facts/execution.js";
import type { Outcome } from "../../src/facts/outcomes.js";
import type { TestStatus } from "../../src/facts/test-run.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { documentOf } from "../../src/reports/sections/index.js";
import { renderText } from "../../src/reports/text.js";
import {
  eventsOf,
  executed,
  failedWith,
  filesSaved,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../run/facts.js";
import { endedRuns } from "./sample-run.js";
import { briefError, headlineOf } from "../../src/reports/sections/headline.js";

type Tests = Readonly<Record<string, TestStatus>>;

function told(tests: Tests | undefined): Partial<Execution> {
  if (tests === undefined) return {};
  const cases = Object.entries(tests).map(([name, status]) => ({ name, status }));
  const of = (wanted: TestStatus) => cases.filter(({ status }) => status === wanted).length;
  return { tests: { by: "pytest's report", passed: of("passed"), failed: of("failed"), skipped: 0, cases } };
}

interface Run {
  readonly outcome?: Outcome;
  /** The verification before any change, and at the end: its exit code and its tests. Absent: it was not run. */
  readonly before?: readonly [exitCode: number, tests?: Tests];
  readonly after?: readonly [exitCode: number, tests?: Tests];
  /** Whether a limit ended the one before. */
  readonly isCutOff?: boolean;
  /** The same with the change's tests alone. */
  readonly alone?: readonly [exitCode: number, tests?: Tests];
  readonly reason?: string;
  readonly saved?: object;
  readonly block?: Partial<Execution>;
}

function runOf({
  outcome = "passed",
  before,
  isCutOff = false,
  after,
  alone,
  reason = "So.",
  saved = {},
  block = {},
}: Run): RunEvent[] {
  const verify = before === undefined && after === undefined ? [] : ["make test"];
  const facts: (Fact | false)[] = [
    started({ verify, ...(before !== undefined && { verifyBefore: "auto" }) }),
    replied(1, python("x")),
    sessionStarted,
    executed(1, 0, block),
    before !== undefined &&
      ({
        ...verified(1, 0, {
          exitCode: before[0],
          ...told(before[1]),
          ...(isCutOff && { ending: "timed-out", evidence: "the block ran longer than 30 s" }),
        }),
        type: "control",
      } as unknown as Fact),
    after !== undefined &&
      verified(1, 0, {
        exitCode: after[0],
        ...told(after[1]),
        ...(alone && { testsAlone: { ending: "exited", exitCode: alone[0], ...told(alone[1]) } }),
      }),
    { ...filesSaved, ...saved },
    { type: "run-ended", outcome, reason, nextStep: "" },
  ];
  return eventsOf(facts.filter((fact) => fact !== false));
}

const broken: Tests = { a: "failed", b: "failed", c: "passed" };
const half: Tests = { a: "failed", b: "passed", c: "passed" };
const worse: Tests = { a: "passed", b: "passed", c: "failed" };
const all: Tests = { a: "passed", b: "passed", c: "passed" };

function changing(kind: "added" | "changed", path: string): object {
  const files = [{ path, kind, insertions: 1, deletions: 0 }];
  const counts = { added: 0, changed: 0, deleted: 0, insertions: 1, deletions: 0, [kind]: 1 };
  return { patch: "changes.patch", deleted: [], acting: [], diff: { files, ...counts } };
}

const headlines: readonly (readonly [string, Run])[] = [
  ["✅ Fixed and verified: 2 failing tests pass now", { before: [1, broken], after: [0, all] }],
  [
    "✅ Verified: 2 failing tests pass now, and the code changed tests",
    { before: [1, broken], after: [0, all], saved: { changes: changing("changed", "tests/test_a.py") } },
  ],
  [
    "✅ Fixed and verified: 2 failing tests pass now",
    { before: [1, broken], after: [0, all], saved: { changes: changing("added", "tests/test_new.py") } },
  ],
  [
    "✅ Verified: 1 test passes now, not before",
    { before: [1, { a: "passed" }], after: [0, { a: "passed", d: "passed" }] },
  ],
  ["✅ Verified: `make test` passes now, failed before", { before: [1], after: [0] }],
  ["✅ Passed: `make test` passes, and passed before the change too", { before: [0], after: [0] }],
  [
    "✅ Passed: `make test` passes, but the result before the change is unknown",
    { before: [124, { a: "failed" }], isCutOff: true, after: [0, all] },
  ],
  [
    "✅ Verified: 1 test fails without the change",
    {
      before: [0, { a: "passed" }],
      after: [0, { a: "passed", d: "passed" }],
      alone: [1, { a: "passed", d: "failed" }],
      saved: {
        changes: {
          ...changing("added", "tests/test_new.py"),
          diff: {
            files: ["a.py", "tests/test_new.py"].map((path) => ({
              path,
              kind: "added",
              insertions: 1,
              deletions: 0,
            })),
            added: 2,
            changed: 0,
            deleted: 0,
            insertions: 2,
            deletions: 0,
          },
        },
      },
    },
  ],
  ["✅ Verified: `make test` passes", { after: [0] }],
  ["✅ Ran without an error, not verified", {}],
  ["✅ Changed 1 file, not verified", { saved: { changes: changing("changed", "a.py") } }],
  [
    "⚠️ Passed, but with files that the patch leaves out",
    {
      after: [0],
      saved: { changes: { patch: "changes.patch", deleted: [], acting: [], withheld: ["ci.yml"] } },
    },
  ],
  [
    "❌ Not fixed: 1 of 2 tests still fails after 1 attempt",
    { outcome: "failed", before: [1, broken], after: [1, half] },
  ],
  [
    "❌ Not fixed: 1 of 3 tests fails after 1 attempt",
    { outcome: "failed", before: [1, broken], after: [1, worse] },
  ],
  ["❌ Not fixed: `make test` still fails after 1 attempt", { outcome: "failed", before: [1], after: [1] }],
  ["❌ Not fixed: `make test` fails after 1 attempt", { outcome: "failed", after: [1] }],
  ["❌ Not accepted, although `make test` passes", { outcome: "failed", after: [0] }],
  ["❌ Failed after 1 attempt: exit code 1", { outcome: "failed", block: failedWith("KeyError\n") }],
  [
    "⚠️ Could not finish: the model server answered 401",
    { outcome: "infrastructure-error", reason: "The model server answered 401. Is the key right?" },
  ],
  ["💬 Answered without a change", { outcome: "answered" }],
  ["🛑 Gave up after 1 attempt", { outcome: "gave-up" }],
  ["🪙 Stopped: the budget was spent after 1 attempt", { outcome: "budget-spent" }],
  ["⏱️ Stopped: out of time in attempt 1", { outcome: "timed-out" }],
  ["🚫 Rejected: the code was not approved", { outcome: "rejected" }],
  ["⚪ Cancelled in attempt 1", { outcome: "cancelled" }],
  ["✋ Waiting for approval", { outcome: "awaiting-approval" }],
];

const options = { readArtifact: () => Promise.reject(new Error("none")) };
const unfolded = (markdown: string) => markdown.split("<details")[0]!;
const plain = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>|<[^>]+>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"');

describe("the first line of a report", () => {
  test.each(headlines)("is %j, in Markdown, on the page and as text", async (headline, run) => {
    const report = reportOf(runOf(run));
    expect(renderMarkdown(report, { maxChars: 65_536 }).split("\n")[0]).toBe(`### ${headline}`);
    expect(plain(await renderHtml(report, options))).toContain(headline.replaceAll("`", ""));
    expect(renderText(report).split(/\n| {2,}/)[0]).toBe(headline);
  });

  test("is another one for every outcome", () => {
    const all = Object.values(endedRuns).map((events) => renderText(reportOf(events)).split("\n")[0]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("what stands above the folds", () => {
  test.each(Object.entries(endedRuns))(
    "of a run that ended %s names nothing of our machinery",
    (_name, events) => {
      const top = unfolded(renderMarkdown(reportOf(events), { maxChars: 65_536 }));
      expect(top).not.toMatch(
        /[0-9a-f]{12}|sha-?256|python:3-slim|`docker`|2 GiB|seq\b|\bcontrol\b|counter/i,
      );
    },
  );

  test("names three failing tests at most; the last ten lines of what failed are in a fold", () => {
    const tests = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`t.py::Case::test_${at}`, "failed"] as const),
    );
    const printed = failedWith(Array.from({ length: 99 }, (_, at) => `line ${at}\n`).join(""));
    const events = runOf({ outcome: "failed", before: [1, tests], after: [1, tests] }).map((event) =>
      event.type === "verification" ? { ...event, ...printed } : event,
    );
    const [top, output = ""] = renderMarkdown(reportOf(events), { maxChars: 65_536 }).split("<details>\n");
    expect(output.match(/^line \d+$/gm)).toHaveLength(10);
    expect(top).toContain("- **Still failing:** `test_0`, `test_1`, `test_2` and 6 more\n");
    expect(top).not.toContain("test_3");
  });

  test("says that tests fail which passed before", () => {
    const report = reportOf(runOf({ outcome: "failed", before: [1, broken], after: [1, worse] }));
    expect(renderText(report)).toContain("   Still failing  `c`; 1 of the 1 passed before\n");
  });

  test("warns of a pass whose tests were removed, whatever the printer", async () => {
    const warning: Fact = { type: "warning", code: "tests-removed", message: "The code removed 2 tests." };
    const events = runOf({ before: [1, broken], after: [0, all] });
    const report = reportOf(eventsOf([...events.slice(0, -1), warning, events.at(-1)!]));
    const unnamed = runOf({ before: [1, { a: "failed", b: "passed" }], after: [0, { b: "passed" }] });
    expect(headlineOf(reportOf(eventsOf([...unnamed.slice(0, -1), warning, unnamed.at(-1)!])))).toBe(
      "Passed: `make test` passes now, but the code removed tests",
    );
    const printed = [
      renderText(report),
      unfolded(renderMarkdown(report, { maxChars: 65_536 })),
      await renderHtml(report, options),
    ];
    for (const text of printed) expect(text).toContain("The code removed 2 tests.");
  });
});

test.each(Object.entries(endedRuns))(
  "the report of a run that ended %s is one document in every printer",
  async (_name, events) => {
    const report = reportOf(events);
    const { top, sections } = documentOf(report, { maxAttempts: 100 });
    const [markdown, page] = [
      renderMarkdown(report, { maxChars: 65_536 }),
      plain(await renderHtml(report, options)),
    ];
    const order = (text: string) => titles.map((title) => text.indexOf(title));
    const titles = [...new Set(sections.flatMap(({ title }) => title?.replaceAll("`", "") ?? []))];
    for (const text of [markdown.replaceAll(/<\/?code>/g, ""), page]) {
      expect(order(text)).not.toContain(-1);
      expect(order(text)).toEqual(order(text).toSorted((one, other) => one - other));
    }
    for (const { name, value } of top.rows) {
      const words = value.replaceAll("`", "");
      expect(page).toContain(`${name}${words}`);
      expect(markdown.replaceAll(/[`\\]/g, "")).toContain(`**${name}:** ${words}\n`);
      expect(renderText(report).replaceAll("`", "")).toContain(words);
    }
  },
);

test.each([
  [
    "task-file: task.md cannot be read: task.md is a link, and agent-exec follows none",
    "task-file: task.md cannot be read",
  ],
  [
    "The model server answered 401: Incorrect API key provided: Bearer xxxxxxxxxxxx.",
    "The model server answered 401",
  ],
  ["The key is missing.", "The key is missing"],
])("shows what is wrong of a long error, and no server's words: %s", (error, brief) => {
  expect(briefError(error)).toBe(brief);
});
