import { beforeEach, describe, expect, test } from "@jest/globals";
import { cancelRuns } from "../../../../src/github/events/commands/cancel.js";
import { markerLine } from "../../../../src/github/reporting/marker.js";
import { calm, connect, useFakeGitHub } from "../../fake-github.js";
import { commentSaying, runOf } from "../../payloads.js";

const server = useFakeGitHub();
const ours = "github-actions[bot]";
const runsPage = "https://github.com/Codertocat/Hello-World/actions";
const trigger = await runOf("issue_comment", commentSaying("/agent-exec cancel"));
let cancelled: number[] = [];

beforeEach(() => {
  cancelled = [];
});

function report(run: number, { isFinal = false, author = ours, key = "k" } = {}): void {
  const runId = `${runsPage}/runs/${run}/attempts/1`;
  server().world.addComment(1, author, `${markerLine({ key, runId }, { isFinal })}\nreport`);
}

function goesOn(run: number): void {
  server().world.runs.set(run, () => void cancelled.push(run));
}

const options = () => ({
  github: connect(server()).github,
  trigger,
  runsPage,
  workflowRun: "9",
  signal: calm,
});

describe("cancel", () => {
  test("ends the run whose comment says that it goes on, and no other", async () => {
    for (const run of [5, 6, 7]) goesOn(run);
    report(5, { isFinal: true });
    report(6);
    expect(await cancelRuns(options())).toBe(
      `### Cancelling\n\nGitHub is stopping [the run](${runsPage}/runs/6). The run's comment will show the cancellation within a minute.`,
    );
    expect(cancelled).toEqual([6]);
  });

  test("ends runs with the thread's name, which have no comment before their end, but not itself", async () => {
    const { runNames } = server().world;
    for (const [run, name] of [
      [6, "agent-exec on #1"],
      [7, "agent-exec on #11"],
      [8, "Fix agent-exec on #1"],
      [9, "agent-exec on #1"],
    ] as const) {
      goesOn(run);
      runNames.set(run, name);
    }
    expect(await cancelRuns(options())).toContain("### Cancelling");
    expect(cancelled).toEqual([6]);
  });

  test("says which permission is missing if it may not see the runs, and ends those with a comment", async () => {
    const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
    server().fail({ operation: "actions/list-workflow-runs-for-repo", times: 9, answer });
    expect(await cancelRuns(options())).toContain("actions: write # /agent-exec cancel");
    goesOn(6);
    report(6);
    await cancelRuns(options());
    expect(cancelled).toEqual([6]);
  });

  test("ends a matrix of jobs once", async () => {
    goesOn(6);
    report(6, { key: "one" });
    report(6, { key: "two" });
    await cancelRuns(options());
    expect(cancelled).toEqual([6]);
  });

  test("does not believe a marker that somebody else wrote", async () => {
    goesOn(6);
    report(6, { author: "mallory" });
    expect(await cancelRuns(options())).toContain("### Nothing to cancel");
    expect(cancelled).toEqual([]);
  });

  test.each([
    ["an app's token", { login: "our-app[bot]", app: "our-app" }, "our-app"],
    ["a person's token", { login: "octocat" }, "octocat[bot]"],
  ])(
    "finds its own comments with %s, and believes nobody with a similar name",
    async (_what, owner, other) => {
      server().world.tokens.set("own", owner);
      for (const run of [5, 6]) goesOn(run);
      report(5, { author: other });
      report(6, { author: owner.login });
      const { github } = connect(server(), { token: "own" });
      await cancelRuns({ ...options(), github });
      expect(cancelled).toEqual([6]);
    },
  );

  test("says that a run is over whose machine was lost", async () => {
    report(6);
    expect(await cancelRuns(options())).toContain(`[The run](${runsPage}/runs/6) is already over.`);
  });

  test("says which permission is missing, with the lines to add", async () => {
    goesOn(6);
    report(6);
    const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
    server().fail({ operation: "actions/cancel-workflow-run", answer });
    expect(await cancelRuns(options())).toContain("permissions:\n  actions: write # /agent-exec cancel\n");
    expect(cancelled).toEqual([]);
  });

  test.each([
    "users/get-authenticated",
    "issues/list-comments",
    "actions/list-workflow-runs-for-repo",
    "actions/cancel-workflow-run",
  ])("fails with GitHub's own fault if %s fails, and says what to do", async (operation) => {
    report(6);
    for (const [status, times] of [
      [401, 1],
      [429, 9],
      [500, 9],
    ] as const) {
      server().fail({ operation, times, answer: { status, body: { message: "No." } } });
      await expect(cancelRuns(options())).rejects.toMatchObject({
        code: "github-unavailable",
        nextStep: expect.stringMatching(/\.$/),
      });
    }
  });
});
