import { describe, expect, it } from "@jest/globals";
import type { CheckState } from "../../../src/github/reporting/check-run.js";
import { createReportedCheck } from "../../../src/github/reporting/check-run.js";
import type { CommentState } from "../../../src/github/reporting/comment.js";
import { createStickyComment } from "../../../src/github/reporting/comment.js";
import { finishFromState } from "../../../src/github/reporting/finish.js";
import { markerLine } from "../../../src/github/reporting/marker.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { jobToken } from "../../fakes/github-server.js";
import { calm, connect, eventually, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const started = useFakeGitHub();
const sha = "e".repeat(40);
const about = { repository, number: 1, key: "job", runId: "run-1" };
const report = "The run was killed.";
const last = { conclusion: "cancelled", title: "cancelled", summary: report } as const;
const body = (text: string, isFinal: boolean) => `${markerLine(about, { isFinal })}\n${text}`;

/** A main process: what it reported, and its state as it comes through GITHUB_STATE. */
function startMain() {
  const { server, github } = connect(started());
  const clock = new FakeClock({ isHasty: true });
  const shared = { github, clock, signal: calm, onProblem: () => {} };
  const comment = createStickyComment({ ...shared, ...about });
  const check = createReportedCheck({ ...shared, repository, sha, name: "agent-exec", externalId: "run-1" });
  const handOver = <T>(state: T) => JSON.parse(JSON.stringify(state)) as T;
  const post = (comment: CommentState | null, check: CheckState | null) =>
    finishFromState({
      github: connect(server).github,
      clock,
      signal: calm,
      ...(comment && { comment: { state: handOver(comment), report } }),
      ...(check && { check: { state: handOver(check), last } }),
    });
  return { server, comment, check, post };
}

describe("after a killed main", () => {
  it("comment and check run are brought to their end", async () => {
    const { server, comment, check, post } = startMain();
    comment.update("attempt 1");
    check.update({ title: "attempt 1", summary: "" });
    await eventually(() => comment.state.commentId !== null && check.state.checkRunId !== null);
    // Named in this order whichever is answered first.
    server.fail({ operation: "issues/create-comment", delayMs: 200 });
    await expect(post(comment.state, check.state)).resolves.toEqual({
      finished: ["comment", "check"],
      problems: [],
    });
    expect(server.world.comments.map((one) => one.body)).toEqual([body(report, true)]);
    expect(server.world.checks.map((one) => one.fields["conclusion"])).toEqual(["cancelled"]);
  });

  it("they are found although main could not say which they are", async () => {
    const { server, comment, check, post } = startMain();
    const before = [comment.state, check.state] as const;
    comment.update("attempt 1");
    check.update({ title: "attempt 1", summary: "" });
    await eventually(() => comment.state.commentId !== null && check.state.checkRunId !== null);
    await post(...before);
    expect(server.world.comments.map((one) => one.body)).toEqual([body(report, true)]);
    expect(server.world.checks.map((one) => one.fields["conclusion"])).toEqual(["cancelled"]);
  });

  it("they are written although main came to write neither", async () => {
    const { server, comment, check, post } = startMain();
    await post(comment.state, check.state);
    expect(server.world.comments.map((one) => one.body)).toEqual([body(report, true)]);
    expect(server.world.checks.map((one) => one.fields["conclusion"])).toEqual(["cancelled"]);
  });

  it("a comment that was deleted meanwhile is written anew", async () => {
    const { server, comment, post } = startMain();
    comment.update("attempt 1");
    await eventually(() => comment.state.commentId !== null);
    server.world.deleteComment(comment.state.commentId ?? 0);
    await post(comment.state, null);
    expect(server.world.comments.map((one) => one.body)).toEqual([body(report, true)]);
  });

  it("what main finished is left alone, without a request when its state says so", async () => {
    const { server, comment, check, post } = startMain();
    await comment.finish("passed", { signal: calm });
    await check.finish({ ...last, conclusion: "success" }, { signal: calm });
    const count = server.requests.length;
    await expect(post(comment.state, check.state)).resolves.toEqual({ finished: [], problems: [] });
    expect(server.requests).toHaveLength(count);
  });

  it("what main finished is left alone although it was killed before it could say so", async () => {
    const { server, comment, check, post } = startMain();
    const before = [comment.state, check.state] as const;
    await comment.finish("passed", { signal: calm });
    await check.finish({ ...last, conclusion: "success" }, { signal: calm });
    await expect(post(...before)).resolves.toEqual({ finished: [], problems: [] });
    expect(server.world.comments.map((one) => one.body)).toEqual([body("passed", true)]);
    expect(server.world.checks.map((one) => one.fields["conclusion"])).toEqual(["success"]);
  });

  it("the progress is deleted if main was killed between the last word and that", async () => {
    const { server, comment, post } = startMain();
    comment.update("attempt 1");
    await eventually(() => comment.state.commentId !== null);
    const before = comment.state;
    const last = `${markerLine(about, { isFinal: true })}\npassed`;
    server.world.addComment(1, "github-actions[bot]", last);
    await expect(post(before, null)).resolves.toEqual({ finished: [], problems: [] });
    expect(server.world.comments.map((one) => one.body)).toEqual([last]);
  });

  it("another run's last word is no reason to keep silent", async () => {
    const { server, comment, post } = startMain();
    const older = `${markerLine({ ...about, runId: "run-0" }, { isFinal: true })}\nold`;
    server.world.addComment(1, "github-actions[bot]", older);
    await post(comment.state, null);
    expect(server.world.comments.map((one) => one.body)).toEqual([body(report, true)]);
  });

  it("a failure of one does not keep the other from its end, and is told", async () => {
    const { server, comment, check, post } = startMain();
    server.fail({ operation: "issues/create-comment", answer: { status: 403, body: { message: "locked" } } });
    const { finished, problems } = await post(comment.state, check.state);
    expect(finished).toEqual(["check"]);
    expect(problems).toEqual([expect.objectContaining({ code: "github-unavailable", status: 403 })]);
    expect(server.world.checks.map((one) => one.fields["conclusion"])).toEqual(["cancelled"]);
  });

  it("an expired token is told for both, and nothing is thrown", async () => {
    const { server, comment, check, post } = startMain();
    server.expireTokens();
    const { finished, problems } = await post(comment.state, check.state);
    expect(finished).toEqual([]);
    expect(problems.map(({ nextStep }) => nextStep)).toEqual([
      expect.stringContaining("github-token"),
      expect.stringContaining("github-token"),
    ]);
    expect(server.world.tokens.has(jobToken)).toBe(false);
  });
});
