import { describe, expect, it } from "@jest/globals";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text.js";
import type { Fact } from "../../src/facts/events.js";
import type { TestRun, TestStatus } from "../../src/facts/test-run.js";
import { eventsOf, executed, python, replied, sessionStarted, started, verified } from "../run/facts.js";

const command = "cat <<'END' > check.sh\n" + "echo checking\n".repeat(2_000) + "END\nsh check.sh";

function testRun(statuses: Readonly<Record<string, TestStatus>>, by = "pytest's report"): TestRun {
  const cases = Object.entries(statuses).map(([name, status]) => ({ name, status }));
  const of = (wanted: TestStatus) => cases.filter(({ status }) => status === wanted).length;
  return { by, passed: of("passed"), failed: of("failed"), skipped: of("skipped"), cases };
}

function reportAfter(before: TestRun, now: TestRun) {
  const exitCode = now.failed > 0 ? 1 : 0;
  const control = { ...verified(1, 0, { exitCode: 1, tests: before }), type: "control" } as unknown as Fact;
  const events = [
    started({ verify: [command], verifyBefore: "auto" }),
    replied(1, python("x")),
    sessionStarted,
    executed(1, 0),
    control,
    { ...verified(1, 0, { exitCode, tests: now }), command } as Fact,
    {
      type: "run-ended",
      outcome: exitCode === 0 ? "passed" : "failed",
      reason: "So.",
      nextStep: "",
    } as const,
  ];
  return reportOf(eventsOf(events));
}

const manyBefore = Object.fromEntries(
  Array.from({ length: 246 }, (_, at) => [`test_${at}`, at < 17 ? "failed" : "passed"] as const),
);
const fixed = reportAfter(
  testRun({ ...manyBefore, slow: "skipped" }),
  testRun({
    ...Object.fromEntries(Object.keys(manyBefore).map((name) => [name, "passed" as const])),
    slow: "skipped",
  }),
);
const half = reportAfter(
  testRun({ a: "failed", b: "failed", c: "failed", d: "failed", e: "failed", f: "passed" }),
  testRun({ a: "passed", b: "failed", c: "failed", "d|x": "failed", e: "failed", f: "passed" }),
);

describe("the tests in a report", () => {
  it("are told by what became of them, each number of one kind alone", () => {
    expect(renderText(fixed)).toContain(
      "failed before (17 tests), passes now; 229 others still pass; 1 skipped\n",
    );
    expect(renderText(half)).toContain("   Still failing  `b`, `c`, `d|x` and 1 more\n");
  });

  it("are named in the comment only folded, or where they fail, and then three at most", () => {
    const [comment, failed] = [fixed, half].map((report) => renderMarkdown(report, { maxChars: 65_536 }));
    const unfolded = (text: string) => text.replace(/<details>[^]*?<\/details>/g, "");
    expect(unfolded(comment!)).not.toContain("test_1");
    expect(comment).toContain("<summary>Tests that pass now (17)</summary>\n\n- `test_0`\n");
    expect(failed).toContain("- **Still failing:** `b`, `c`, `d|x` and 1 more\n");
    expect(failed).toContain("<summary>Tests that fail (4)</summary>\n\n- `b`\n- `c`\n- `d|x`\n- `e`\n");
  });

  it("are named on the page in lists that are folded", async () => {
    const page = await renderHtml(half, { readArtifact: async () => new Uint8Array() });
    expect(page).toContain("<summary>Tests that fail (4)</summary>\n<ul><li><code>b</code></li>");
  });

  it("stand below a verification that is named by its first line, however long it is", async () => {
    const comment = renderMarkdown(half, { maxChars: 65_536 });
    expect(comment).toContain("Verification `cat <<'END' > check.sh …`");
    const page = await renderHtml(half, { readArtifact: async () => new Uint8Array() });
    expect(page + comment).not.toContain("echo checking");
  });
});
