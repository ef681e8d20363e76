import { describe, expect, it } from "@jest/globals";
import { renderMarkdown } from "../../src/reports/markdown.js";
import {
  commitMessage,
  pullRequestTitle,
  type PullRequestMade,
  renderPullRequest,
} from "../../src/reports/github/pull-request-text.js";
import type { OpenedPull, PullRequestEnd } from "../../src/reports/pull-request.js";
import { reportOf } from "../../src/reports/report-of.js";
import type { Report } from "../../src/reports/report.js";
import { passedRun } from "./sample-run.js";

const report = reportOf(passedRun);
const sha = "ab".repeat(32);

function asked(text: string): Report {
  return {
    ...report,
    task: { text, source: { kind: "comment", url: "https://github.com/o/r/issues/7#c" }, author: "ada" },
  };
}

describe("the title of a pull request", () => {
  it.each([
    ["Let naturalsize() take negative numbers\n\nIt fails.", null, "Let naturalsize() take negative numbers"],
    ["fix this", "Dates before 1970 are wrong", "Dates before 1970 are wrong"],
    ["fix this", null, "fix this"],
    ["Handle dates before 1970", "Dates", "Handle dates before 1970"],
    ["## Add a test\n", null, "Add a test"],
    ["```\ncode\n```", null, "Change by agent-exec"],
  ])("of %j in a thread %j is %j", (task, thread, title) => {
    expect(pullRequestTitle(asked(task), thread)).toBe(title);
  });

  it("closes no issue and mentions nobody", () => {
    expect(pullRequestTitle(asked("Closes #12 for @octocat by hand"), null)).toBe(
      "Closes #\u200B12 for @\u200Boctocat by hand",
    );
  });

  it("has at most 72 characters", () => {
    expect(pullRequestTitle(asked("word ".repeat(50)), null).length).toBeLessThanOrEqual(72);
  });
});

describe("the commit's message", () => {
  it("ends with trailers that no model's name can forge", () => {
    const message = commitMessage(
      { ...report, writer: "gpt\nSigned-off-by: x", usage: { ...report.usage, costUsd: null } },
      { title: "Fix", patchSha256: sha },
    );
    expect(message.split("\n").slice(2)).toEqual([
      "Assisted-by: agent-exec:gpt-Signed-off-by:-x",
      `Agent-Exec-Run: ${report.runId}`,
      `Agent-Exec-Patch: sha256:${sha}`,
    ]);
  });

  it("has the run's cost if it is known, as a plain number", () => {
    const priced = { ...report, usage: { ...report.usage, costUsd: 0.0213004999 } };
    const message = commitMessage(priced, { title: "Fix", patchSha256: sha });
    expect(message.split("\n").at(-1)).toBe("Agent-Exec-Cost-USD: 0.0213");
  });
});

describe("the text of a pull request", () => {
  const made: PullRequestMade = {
    server: "https://github.com",
    branch: "main",
    base: "1".repeat(40),
    head: "2".repeat(40),
    isMoved: false,
    isMergeable: null,
    isSigned: true,
    patchSha256: sha,
  };
  const textOf = (change: Partial<PullRequestMade>) =>
    renderPullRequest(asked("Closes #12 @octocat"), { ...made, ...change }, { maxChars: 65_536 });

  it("says who asked, in words that act on nothing", () => {
    const text = textOf({});
    expect(text).toContain('by <a href="https://github.com/ada">');
    expect(text).not.toContain("#12");
    expect(text).not.toContain("@octocat");
  });

  it("carries the proof for other tools, of nothing but the commits that it was made on", () => {
    const tests = { proof: ["test_a"], guard: 3, regressed: [], removed: [], skipped: [] };
    const proof = { verdict: "proven", reason: "1 test fails without.", tests } as const;
    const told = (isMoved: boolean) => {
      const text = renderPullRequest({ ...report, proof }, { ...made, isMoved }, { maxChars: 65_536 });
      return /```json\n([^`]+)```/.exec(text)?.[1] ?? "null";
    };
    expect(JSON.parse(told(false))).toEqual({
      tool: "agent-exec run",
      version: 1,
      verdict: "proven",
      base: made.base,
      head: made.head,
      verify: report.verifications.map(({ command }) => command),
      tests: { proof: 1, guard: 3, regressed: 0, removed: 0, skipped: 0 },
    });
    expect(told(true)).toBe("null");
  });

  it.each([
    [{ isMoved: true }, "ran no verification on that commit"],
    [{ isMergeable: false }, "Resolve the conflicts first."],
    [{ isSigned: false }, "The commit has no verified signature."],
  ])("tells of %j", (change, words) => {
    expect(textOf(change)).toContain(words);
    expect(textOf({})).not.toContain(words);
  });
});

describe("the comment of a run", () => {
  const textOf = (pullRequest: PullRequestEnd) =>
    renderMarkdown(report, { maxChars: 65_536, links: { pullRequest } });
  const opened: OpenedPull = {
    kind: "opened",
    number: 15,
    url: "https://github.com/o/r/pull/15",
    isUpdated: false,
    isDraft: false,
    isMergeable: null,
    waitsForApproval: false,
  };

  it.each([
    [{}, "Review and merge the pull request."],
    [{ isDraft: true }, "Review the draft pull request."],
    [{ isMergeable: false }, "Resolve the conflicts in the pull request first."],
    [{ waitsForApproval: true }, "Approve the workflow runs of the pull request. Review and merge"],
  ])("says of a pull request with %j what to do next", (change, words) => {
    expect(textOf({ ...opened, ...change })).toContain(words);
  });

  it("has the commands that apply the patch if there is no pull request, however little room there is", () => {
    const failed = {
      kind: "failed",
      why: "GitHub said no.",
      nextStep: "Ask again.",
      commands: ["git fetch origin 1", "git apply changes.patch"],
    } as const;
    const short = renderMarkdown(report, { maxChars: 1_500, links: { pullRequest: failed } });
    for (const text of [textOf(failed), short]) {
      expect(text).toContain("There is no pull request. GitHub said no. Ask again.");
      expect(text).toContain("```sh\ngit fetch origin 1\ngit apply changes.patch\n```");
    }
  });

  it("leads to the branch if only the pull request was refused", () => {
    const url = "https://github.com/o/r/compare/main...agent-exec%2Fissue-1?expand=1";
    const text = textOf({
      kind: "pushed",
      branch: "agent-exec/issue-1",
      url,
      why: "No",
      nextStep: "Allow it.",
    });
    expect(text).toContain("There is no pull request. No. Allow it.");
    expect(text).toContain(`<a href="${url}">open the pull request</a>`);
  });
});
