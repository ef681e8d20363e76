import { describe, expect, it } from "@jest/globals";
import { GitHubReports, type GitHubReportsOptions } from "../../../src/github/reporting/github-reports.js";
import type { Target } from "../../../src/github/events/target.js";
import type { RunEvent } from "../../../src/facts/events.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { calm, connect, eventually, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const started = useFakeGitHub();
const target: Target = {
  repository,
  number: 1,
  isPullRequest: true,
  sha: "ec26c3e57ca3a959ca5aad62de7213c562f8c821",
  isFork: false,
  subject: { kind: "issue-comment", id: 7 },
};
const step = { workflow: "ci", job: "chart", step: "draw", url: "https://github.com/a/b/actions/runs/1" };
const last = {
  comment: "passed",
  check: { conclusion: "success" as const, title: "Passed", summary: "passed" },
};
const event = { type: "run-started", seq: 1, at: 0 } as unknown as RunEvent;
const ended = { type: "run-ended", seq: 2, at: 1 } as unknown as RunEvent;

function setUp(change: Partial<GitHubReportsOptions> = {}) {
  const { server, github } = connect(started());
  const problems: string[] = [];
  const states: unknown[] = [];
  const reports = new GitHubReports({
    github,
    clock: new FakeClock(),
    wanted: { comment: "auto", check: "auto" },
    target,
    step: { ...step, attempt: "1" },
    matrix: undefined,
    render: (events) => ({ title: `at ${events.length}`, markdown: `event ${events.length}` }),
    signal: calm,
    onProblem: ({ message }) => void problems.push(message),
    onState: (state) => void states.push(state),
    ...change,
  });
  return { server, reports, problems, states };
}

describe("the reports to GitHub", () => {
  it("show where a run is, and then its last word", async () => {
    const { server, reports, states } = setUp();
    reports.onEvent(event);
    await eventually(() => server.world.comments.length === 1 && server.world.checks.length === 1);
    expect(server.world.comments[0]?.body).toContain("event 1");
    expect(server.world.checks[0]?.fields).toMatchObject({ name: "agent-exec", status: "in_progress" });
    reports.onEvent(ended);
    expect([reports.hasEnded, reports.events.length]).toEqual([true, 2]);
    const landed = await reports.conclude(last);
    expect(landed.commentUrl).toContain(`${repository}/issues/1#issuecomment-`);
    expect(landed.checkRunUrl).toEqual(expect.any(String));
    expect(server.world.comments[0]?.body).toContain("passed");
    expect(server.world.checks[0]?.fields).toMatchObject({ conclusion: "success" });
    expect(states.at(-1)).toEqual(reports.state);
    expect(reports.state).toMatchObject({ comment: { isFinished: true }, check: { isFinished: true } });
  });

  it("of a matrix's cell have a name, and no cell writes into another's comment", async () => {
    const cells = ['{"os":"linux"}', '{"os":"mac"}'].map((matrix) => setUp({ matrix }));
    for (const { reports } of cells) await reports.conclude(last);
    const { world } = started();
    expect(world.comments).toHaveLength(2);
    expect(world.checks.map(({ fields }) => fields["name"])).toEqual([
      "agent-exec (linux)",
      "agent-exec (mac)",
    ]);
  });

  it("of another step of the job, or of another comment's run, are no answer to each other; a re-run edits its own", async () => {
    const about = (id: number, place = {}) =>
      setUp({
        step: { ...step, attempt: "1", ...place },
        target: { ...target, subject: { kind: "issue-comment", id } },
      });
    const runs = [about(7), about(7, { step: "draw_2" }), about(8), about(7, { attempt: "2" })];
    const urls = [];
    for (const { reports } of runs) urls.push((await reports.conclude(last)).commentUrl);
    expect(new Set(urls.slice(0, 3)).size).toBe(3);
    expect(urls[3]).toBe(urls[0]);
    expect(started().world.comments).toHaveLength(3);
    // Of two attempts each has its own check run: GitHub shows the newer one.
    expect(started().world.checks).toHaveLength(4);
  });

  it.each([
    ["nobody wants", { wanted: { comment: "never", check: "never" } }, []],
    ["the event has no place for", { target: { ...target, number: null, isPullRequest: false } }, []],
    [
      "are wanted always, without an issue and without a commit,",
      { wanted: { comment: "always", check: "always" }, target: { ...target, number: null, sha: null } },
      ["The event has no issue or pull request, so there is no comment."],
    ],
  ] as const)("that %s are not written", async (_which, change, told) => {
    const { server, reports, problems } = setUp(change);
    reports.onEvent(event);
    await expect(reports.conclude(last)).resolves.toEqual({ commentUrl: null, checkRunUrl: null });
    expect(server.requests).toEqual([]);
    expect(reports.state).toEqual({ comment: null, check: null });
    expect(problems).toEqual(told);
  });

  it("that GitHub refuses are told, and may come later where it was only down", async () => {
    const { server, reports, problems } = setUp();
    server.fail({
      operation: "checks/create",
      answer: { status: 403, body: { message: "Resource not accessible by integration" } },
    });
    await expect(reports.conclude(last)).resolves.toMatchObject({ checkRunUrl: null });
    expect([problems.length, reports.mayComeLater]).toEqual([1, false]);
    server.fail({
      operation: "issues/update-comment",
      times: 9,
      answer: { status: 503, body: { message: "Service Unavailable" } },
    });
    const next = setUp();
    await expect(next.reports.conclude(last)).resolves.toMatchObject({ commentUrl: null });
    expect([next.problems.length, next.reports.mayComeLater]).toEqual([1, true]);
  });
});
