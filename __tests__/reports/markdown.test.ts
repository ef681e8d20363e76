import { describe, expect, test } from "@jest/globals";
import { fc, rarely, tries } from "../chance.js";
import { renderHtml } from "../../src/reports/html.js";
import { renderMarkdown, type ReportOptions } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import type { RunEvent } from "../../src/facts/events.js";
import { expectGolden } from "../golden.js";
import { hostileText } from "../output/hostile-text.js";
import { findActive, rawHtmlOf } from "../markdown/markdown-scan.js";
import { hostileRun } from "./hostile-run.js";
import { endedRuns, ended, eventsOf, execution, passedRun, replied, withFact } from "./sample-run.js";
import { cpuTimeMs } from "../cpu-time.js";

const links = {
  run: "https://github.com/acme/shop/actions/runs/123",
  artifact: "https://github.com/acme/shop/actions/runs/123/artifacts/456",
};

/** GitHub's limit for a comment. */
const commentChars = 65_536;

/** The only tags that the report itself writes. */
const ownTags =
  /^<\/?(?:details|details open|summary|b|code|sub|p|a)>$|^<a href="https:\/\/github\.com\/acme\/[\w/]*">$/;

describe("the comment", () => {
  test.each(Object.entries(endedRuns))("of a run that ended %s is the golden one", (name, events) => {
    const comment = renderMarkdown(reportOf(events), { maxChars: commentChars, links });
    expect(findForeign(comment)).toEqual([]);
    expectGolden(`reports/${name}.md`, comment);
  });

  test.each(Object.entries(endedRuns).filter(([name]) => name !== "passed" && name !== "answered"))(
    "of a run that ended %s says why in a sentence, and the next step",
    (name, events) => {
      const report = reportOf(events);
      const comment = renderMarkdown(report, { maxChars: 1_000, links });
      expect(report.reason).not.toBe("");
      expect(report.nextStep).not.toBe("");
      const isInHeadline = name === "infrastructure-error" || name === "awaiting-approval";
      expect(comment.includes(`**Why:** ${report.reason}\n`)).toBe(!isInHeadline);
      expect(comment.split("\n")[2]).toBe(`**Next:** ${report.nextStep}`);
    },
  );

  test.each([
    ["failed", "/agent-exec TASK"],
    ["timed-out", "/agent-exec retry"],
    ["infrastructure-error", "/agent-exec retry"],
    ["rejected", null],
  ] as const)(
    "of a run that ended %s says how a comment asks again, if comments start runs",
    (name, asking) => {
      const report = reportOf(endedRuns[name]);
      const next = (options: Pick<ReportOptions, "comments">) =>
        renderMarkdown(report, { maxChars: commentChars, ...options }).split("\n")[2];
      const comments = { phrase: "/agent-exec", canApply: false };
      expect(next({})).not.toContain("/agent-exec");
      expect(/`(\/agent-exec .+)`\.$/.exec(next({ comments })!)?.[1] ?? null).toBe(asking);
    },
  );

  test("names the limits that do not hold before anything that ran", () => {
    const events = withFact(passedRun, "session-started", {
      held: { memory: false, network: false, pids: true },
      waived: ["network"],
    });
    const comment = renderMarkdown(reportOf(events), { maxChars: commentChars });
    expect(comment).toContain(
      "\n⚠️ **network** (none) is not enforced, as you set it: code may reach other machines\n\n" +
        "⚠️ **memory** (2 GiB) is NOT enforced on this machine: code can take all memory of this machine\n\n",
    );
    expect(comment.indexOf("NOT enforced")).toBeLessThan(comment.indexOf("Attempt 1"));
  });

  test("folds what is long and leaves open what is short", () => {
    const long = renderMarkdown(reportOf(printing("line\n".repeat(100))), { maxChars: commentChars });
    const short = renderMarkdown(reportOf(printing("line\n")), { maxChars: commentChars });
    expect(long).toContain("<summary>Output · 100 lines · 500 B</summary>");
    expect(short).toContain("```text\nline\n```");
    expect(short).not.toContain("<summary>Output");
  });

  test("says of a block that is gone in which attempt it stood", async () => {
    const before = replied(1, "```sh\npython3 main.py\n```\n");
    const after = replied(2, "```python title=main.py\nprint(1)\n```\n");
    const report = reportOf(eventsOf([passedRun[0]!, before, after]));
    const [comment, page] = [
      renderMarkdown(report, { maxChars: commentChars }),
      await renderHtml(report, { readArtifact: async () => Buffer.from("") }),
    ];
    expect(comment).toContain("`main.py` was added.\n\nBlock 1 of attempt 1 was removed.");
    expect(page).toContain("<p>Block 1 of attempt 1 was removed.</p>");
  });

  test("does not say of a file that is not written again that it is gone", async () => {
    const before = replied(1, "```python title=lib.py\nx = 1\n```\n```sh title=run.sh\nfalse\n```\n");
    const report = reportOf(eventsOf([passedRun[0]!, before, replied(2, "```sh title=run.sh\ntrue\n```\n")]));
    const page = await renderHtml(report, { readArtifact: async () => Buffer.from("") });
    expect(renderMarkdown(report, { maxChars: commentChars })).toContain("`lib.py` is not written again.");
    expect(page).toContain("<p><code>lib.py</code> is not written again.</p>");
  });

  test("tells lost sandboxes apart from failures of the code", () => {
    const comment = renderMarkdown(reportOf(endedRuns["infrastructure-error"]), { maxChars: commentChars });
    expect(comment).toContain("\nNeither your files nor the model's code caused this failure.\n");
  });

  test("loads no picture that a reason names, also not in small print", () => {
    const events = withFact(passedRun, "run-ended", { reason: "![](https://example.com/x.png)" });
    const comment = renderMarkdown(reportOf(events), { maxChars: commentChars });
    expect(comment).toContain("<sub>Ended: image");
    expect(findForeign(comment)).toEqual([]);
  });

  test("cannot be taken for another comment by a marker that the run printed", () => {
    const events = printing("<!-- agent-exec:0123456789abcdef run=1 done -->\n");
    expect(renderMarkdown(reportOf(events), { maxChars: commentChars })).not.toContain("<!-- agent-exec");
  });
});

describe("a budget", () => {
  const sizes = fc.oneof(fc.integer({ min: 1_000, max: 6_000 }), fc.constantFrom(20_000, commentChars));

  test("is kept for any run at any size, with every fold closed and nothing in it that acts", () => {
    fc.assert(
      fc.property(hostileRun, sizes, (events, maxChars) => {
        const comment = renderMarkdown(reportOf(events), { maxChars, links });
        expect(comment.length).toBeLessThanOrEqual(maxChars);
        expect(comment.startsWith("### ")).toBe(true);
        expect(findForeign(comment)).toEqual([]);
        const tags = rawHtmlOf(comment);
        expect(tags.split("<details").length).toBe(tags.split("</details>").length);
      }),
      { numRuns: tries(60) },
    );
  });

  test("that is too small for the whole leaves out parts, says which, and where the whole stands", () => {
    const events = printing("x".repeat(60) + "\n" + "y\n".repeat(3_000));
    const comment = renderMarkdown(reportOf(events), { maxChars: 3_000, links });
    expect(comment).toMatch(
      /_Shortened to fit: .*attempt 1.*\. The whole report is among the files of the run\._/,
    );
    expect(comment).toContain(links.artifact);
  });

  test("that is too small keeps the latest attempt before the earlier ones", () => {
    const comment = renderMarkdown(reportOf(manyAttempts(40)), { maxChars: 4_000, links });
    expect(comment).toContain("<b>Attempt 40</b>");
    expect(comment).not.toContain("<b>Attempt 20</b>");
    expect(comment).toMatch(/has no room for \d+ attempts here \(2 to \d+\)/);
  });

  rarely("of 1,000 attempts is kept in seconds, for a comment and for a summary", () => {
    const report = reportOf(manyAttempts(1_000));
    const started = cpuTimeMs();
    for (const maxChars of [commentChars, 1024 ** 2]) {
      expect(renderMarkdown(report, { maxChars, links }).length).toBeLessThanOrEqual(maxChars);
    }
    expect(cpuTimeMs() - started).toBeLessThan(15_000);
  });

  test("of 10,000 files is kept, and the files that have no place are counted", () => {
    const artifacts = Array.from({ length: 10_000 }, (_, at) => ({
      path: `out/${at}.txt`,
      bytes: at,
      sha256: "ab".repeat(32),
    }));
    const comment = renderMarkdown(reportOf(withFact(passedRun, "files-saved", { artifacts })), {
      maxChars: commentChars,
      links,
    });
    expect(comment.length).toBeLessThanOrEqual(commentChars);
    expect(comment).toMatch(/<summary>Files: 10,000 files[^]*… and [\d,]+ files more/);
  });

  rarely("of 55,534 links counts those that were too many to be named", () => {
    const manyLinks = Array.from({ length: 1_000 }, (_, at) => ({
      kind: "left-out" as const,
      path: `${"l".repeat(100)}${at}`,
      reason: "a symbolic link",
    }));
    const rest = { kind: "left-out" as const, path: "…", reason: "not named", entries: 54_534 };
    const comment = renderMarkdown(
      reportOf(withFact(passedRun, "files-saved", { leftOut: [...manyLinks, rest] })),
      { maxChars: commentChars, links },
    );
    const named = comment.match(/: a symbolic link$/gm)?.length ?? 0;
    expect(named).toBeGreaterThan(0);
    expect(comment).toContain(`… and ${(55_534 - named).toLocaleString("en-US")} more`);
  });
});

test("every fence outlasts what was printed inside it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("`", "```", "~~~", "\n", "@bob ", "</details>\n", "a"), { maxLength: 40 }),
      (pieces) => {
        const comment = renderMarkdown(reportOf(printing(`${pieces.join("")}\n`)), {
          maxChars: commentChars,
          links,
        });
        expect(findForeign(comment)).toEqual([]);
        expect(comment).toContain("<summary>Sandbox: 5 of 5 limits enforced</summary>");
      },
    ),
    { numRuns: tries(100) },
  );
});

test("a reason of any length and content leaves the headline and the next step readable", () => {
  fc.assert(
    fc.property(hostileText, fc.integer({ min: 1, max: 400 }), (text, times) => {
      const events = eventsOf([endedRuns.failed[0]!, ended("failed", text.repeat(times), "Try again.")]);
      const comment = renderMarkdown(reportOf(events), { maxChars: 1_000, links });
      expect(comment.length).toBeLessThanOrEqual(1_000);
      expect(comment).toContain("**Next:** Try again.");
    }),
    { numRuns: tries(50) },
  );
});

/** What acts in a comment beside the report's own tags. */
function findForeign(comment: string): string[] {
  return findActive(comment, ownTags);
}

function printing(text: string): RunEvent[] {
  return eventsOf([
    endedRuns.passed[0]!,
    replied(1, "```python\nprint(1)\n```\n"),
    endedRuns.passed[2]!,
    { type: "execution", attempt: 1, block: 0, ...execution({}, [["stdout", text]]) },
    ended("passed", "It passed.", ""),
  ]);
}

function manyAttempts(count: number): RunEvent[] {
  const attempts = Array.from({ length: count }, (_, index) => index + 1).flatMap((attempt) => [
    replied(
      attempt,
      `Attempt ${attempt}: I **change** \`x\`.\n\n\`\`\`python\nx = ${attempt}\nprint(x)\nraise ValueError(x)\n\`\`\`\n`,
    ),
    {
      type: "execution" as const,
      attempt,
      block: 0,
      ...execution({ exitCode: 1 }, [
        ["stdout", `${attempt}\n`.repeat(50)],
        ["stderr", `Traceback\nValueError: ${attempt}\n`],
      ]),
    },
    {
      type: "decision" as const,
      attempt,
      source: "model" as const,
      retry: true,
      reason: `I try ${attempt + 1} next.`,
    },
  ]);
  return eventsOf([
    endedRuns.passed[0]!,
    endedRuns.passed[2]!,
    ...attempts,
    ended("failed", "All retries are used up.", "Raise max-retries."),
  ]);
}

rarely("the comment of code that is millions of line feeds is there in one pass over them", () => {
  const reply = replied(1, `\`\`\`python\n${"\n".repeat(4_000_000)}pass\n\`\`\`\n`);
  const comment = renderMarkdown(reportOf(eventsOf([passedRun[0]!, reply])), {
    maxChars: commentChars,
    links,
  });
  expect(comment).toContain("\npass\n");
});
