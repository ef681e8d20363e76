import { describe, expect, it } from "@jest/globals";
import type { AgentExecError } from "../../../src/errors.js";
import { createStickyComment, type StickyCommentOptions } from "../../../src/github/reporting/comment.js";
import { limits } from "../../../src/github/api/limits.js";
import { markerLine, stickyBodyChars } from "../../../src/github/reporting/marker.js";
import type { Timing } from "../../../src/github/api/timing.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { jobToken, type FakeGitHub } from "../../fakes/github-server.js";
import { calm, connect, eventually, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const key = "ci / agent-exec / comment 7";
const create = "issues/create-comment";
const update = "issues/update-comment";
const done = (text: string, runId = "run-1") => `${markerLine({ key, runId }, { isFinal: true })}\n${text}`;
const open = (text: string, runId = "run-1") => `${markerLine({ key, runId }, { isFinal: false })}\n${text}`;
const serverError = { status: 502, body: { message: "Server Error" } };

const started = useFakeGitHub();

interface Setup {
  readonly options?: Partial<StickyCommentOptions>;
  readonly token?: string;
  readonly clock?: FakeClock;
  readonly timing?: Partial<Timing>;
}

function setUp({ options, token = jobToken, clock = new FakeClock(), timing = {} }: Setup = {}) {
  const { server, github, lines } = connect(started(), { token, timing });
  const problems: AgentExecError[] = [];
  const comment = createStickyComment({
    github,
    clock,
    repository,
    number: 1,
    key,
    runId: "run-1",
    signal: calm,
    onProblem: (error) => problems.push(error),
    ...options,
  });
  return { server, comment, clock, problems, lines };
}

function bodies(server: FakeGitHub): string[] {
  return server.world.commentsOn(1).map(({ body }) => body);
}

const hasComment = (server: FakeGitHub, body: string) => () => bodies(server).includes(body);

describe("a sticky comment", () => {
  it("sends nothing before the first text", () => {
    const { server, comment } = setUp();
    expect(server.requests).toHaveLength(0);
    expect(comment.state).toMatchObject({ commentId: null, isFinished: false });
  });

  it("is created with the first text, and a new one with the last text takes its place", async () => {
    const { server, comment } = setUp();
    comment.update("working");
    await eventually(hasComment(server, open("working")));
    const { id, url } = await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    // GitHub mails what is created.
    expect(server.requestsOf(create).at(-1)?.body).toEqual({ body: done("passed") });
    expect(server.requestsOf(update)).toEqual([]);
    expect(url).toBe(`https://github.com/${repository}/issues/1#issuecomment-${id}`);
    expect(comment.state).toMatchObject({ commentId: id, author: "github-actions[bot]", isFinished: true });
  });

  it("is created by the last text when no other came", async () => {
    const { server, comment } = setUp();
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(create)).toHaveLength(1);
  });

  it("takes the place of an earlier run's comment of the same key", async () => {
    const { server, comment } = setUp();
    const { id } = server.world.addComment(1, "github-actions[bot]", done("old", "run-0"));
    await expect(comment.finish("new", { signal: calm })).resolves.toMatchObject({ id });
    expect(bodies(server)).toEqual([done("new")]);
    expect(server.requestsOf(create)).toHaveLength(0);
  });

  it("is found on the third page, also when pages are not full", async () => {
    const { server, comment } = setUp();
    for (let count = 0; count < 250; count += 1) server.world.addComment(1, "octocat", `comment ${count}`);
    const { id } = server.world.addComment(1, "github-actions[bot]", done("old", "run-0"));
    await expect(comment.finish("new", { signal: calm })).resolves.toMatchObject({ id });
    expect(server.requestsOf("issues/list-comments")).toHaveLength(3);
  });

  it("leaves somebody else's copy of its marker alone", async () => {
    const { server, comment } = setUp();
    server.world.addComment(1, "mallory", done("mine now"));
    server.world.addComment(1, "other-app[bot]", done("mine too"));
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("mine now"), done("mine too"), done("passed")]);
  });

  it("leaves comments of its own of another key alone, even when they quote its marker", async () => {
    const { server, comment } = setUp();
    const other = `${markerLine({ key: "other job", runId: "run-1" }, { isFinal: true })}\n${done("quoted")}`;
    server.world.addComment(1, "github-actions[bot]", other);
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([other, done("passed")]);
  });

  it("leaves comments on other issues alone", async () => {
    const { server, comment } = setUp();
    server.world.addComment(2, "github-actions[bot]", done("there"));
    await comment.finish("here", { signal: calm });
    expect(server.world.commentsOn(2).map(({ body }) => body)).toEqual([done("there")]);
    expect(bodies(server)).toEqual([done("here")]);
  });

  it("tells its state whenever that changed", async () => {
    const states: unknown[] = [];
    const { server, comment } = setUp({ options: { onState: (state) => states.push(state) } });
    comment.update("working");
    await eventually(() => states.length === 1);
    const progressId = server.world.comments[0]?.id;
    await comment.finish("passed", { signal: calm });
    const commentId = server.world.comments[0]?.id;
    expect(states).toEqual([
      expect.objectContaining({ commentId: progressId, progressId, isFinished: false }),
      expect.objectContaining({ commentId, progressId, isFinished: true }),
      expect.objectContaining({ commentId, progressId: null, isFinished: true }),
    ]);
    expect(JSON.parse(JSON.stringify(states))).toEqual(states);
  });
});

describe("who we are", () => {
  it("is asked of GitHub for a person's token", async () => {
    const server = started();
    server.world.tokens.set("ghp_person", { login: "octocat" });
    server.world.addComment(1, "github-actions[bot]", done("of the job's token", "run-0"));
    const { id } = server.world.addComment(1, "octocat", done("of the person", "run-0"));
    const { comment } = setUp({ token: "ghp_person" });
    await expect(comment.finish("new", { signal: calm })).resolves.toMatchObject({ id });
    expect(bodies(server)).toEqual([done("of the job's token", "run-0"), done("new")]);
  });

  it("is asked of GraphQL for an app's token, and asked once", async () => {
    const server = started();
    server.world.tokens.set("ghs_own_app", { login: "our-app[bot]", app: "our-app" });
    const { id } = server.world.addComment(1, "our-app[bot]", done("old", "run-0"));
    server.world.addComment(1, "our-app", done("of a person with this name", "run-0"));
    const { comment } = setUp({ token: "ghs_own_app" });
    await expect(comment.finish("new", { signal: calm })).resolves.toMatchObject({ id });
    expect(server.requestsOf("issues/create-comment")).toEqual([]);
    expect(server.requestsOf("graphql")).toHaveLength(1);
  });

  it("is learned from the first comment if the server has no GraphQL, and an older comment then stays", async () => {
    const server = started();
    server.fail({ operation: "graphql", times: 9, answer: { status: 404, body: { message: "Not Found" } } });
    server.world.tokens.set("ghs_own_app", { login: "our-app[bot]", app: "our-app" });
    const { id } = server.world.addComment(1, "our-app[bot]", done("old", "run-0"));
    const { comment } = setUp({ token: "ghs_own_app" });
    await expect(comment.finish("new", { signal: calm })).resolves.toMatchObject({ id });
    expect(bodies(server)).toEqual([done("new")]);
    expect(comment.state.author).toBe("our-app[bot]");
  });

  it("is learned from the first comment if there is no older one", async () => {
    const server = started();
    server.fail({ operation: "graphql", times: 9, answer: { status: 404, body: { message: "Not Found" } } });
    server.world.tokens.set("ghs_own_app", { login: "our-app[bot]", app: "our-app" });
    const { comment } = setUp({ token: "ghs_own_app" });
    comment.update("working");
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("is asked without a word in the log, although an app's token is refused", async () => {
    const { comment, lines } = setUp();
    await comment.finish("passed", { signal: calm });
    expect(lines).toEqual([]);
  });

  it("is no guess when GitHub cannot be asked: then nothing is written", async () => {
    const { server, comment } = setUp();
    server.fail({ operation: "users/get-authenticated", times: 9, answer: serverError });
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({ status: 502 });
    expect(bodies(server)).toEqual([]);
  });
});

describe("progress", () => {
  it("is written at most every 20 seconds, and then the newest text", async () => {
    const { server, comment, clock } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    comment.update("two");
    comment.update("three");
    await eventually(() => clock.sleeps.length === 1);
    clock.advance(19_999);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(bodies(server)).toEqual([open("one")]);
    clock.advance(1);
    await eventually(hasComment(server, open("three")));
    expect(server.requestsOf(update)).toHaveLength(1);
  });

  it("is written at once when the last text is older than 20 seconds", async () => {
    const { server, comment, clock } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    clock.advance(20_000);
    comment.update("two");
    await eventually(hasComment(server, open("two")));
    expect(clock.sleeps).toEqual([]);
  });

  it("is no reason for the last text to wait, and never follows it", async () => {
    const { server, comment, clock } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    comment.update("two");
    await eventually(() => clock.sleeps.length === 1);
    await comment.finish("passed", { signal: calm });
    expect(clock.sleeps).toEqual([20_000]);
    clock.advance(60_000);
    comment.update("late");
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(update)).toEqual([]);
  });

  it("ends with the run's signal, the last text does not", async () => {
    const run = new AbortController();
    const { server, comment, problems } = setUp({ options: { signal: run.signal } });
    comment.update("one");
    await eventually(() => comment.state.commentId !== null);
    comment.update("two");
    run.abort(new Error("cancelled"));
    comment.update("three");
    await comment.finish("cancelled", { signal: calm });
    expect(bodies(server)).toEqual([done("cancelled")]);
    expect(server.requestsOf(update)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("that fails for a while is told as a problem, and the next text is tried", async () => {
    const { server, comment, clock, problems } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    server.fail({ operation: update, answer: serverError });
    clock.advance(20_000);
    comment.update("two");
    await eventually(() => problems.length === 1);
    clock.advance(20_000);
    comment.update("three");
    await eventually(hasComment(server, open("three")));
    expect(problems).toEqual([expect.objectContaining({ status: 502 })]);
  });

  it("that is refused is told once and given up, and only the last text is tried again", async () => {
    const { server, comment, clock, problems } = setUp();
    server.world.tokens.set(jobToken, {
      login: "github-actions[bot]",
      app: "github-actions",
      access: "read",
    });
    comment.update("one");
    await eventually(() => problems.length === 1);
    clock.advance(20_000);
    comment.update("two");
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({
      status: 403,
      nextStep: expect.stringContaining("issues: write"),
    });
    expect(server.requestsOf(create)).toHaveLength(2);
    expect(problems).toHaveLength(1);
  });

  it("and the last text are refused once the token expired, and both say so", async () => {
    const { server, comment, clock, problems } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    server.expireTokens();
    clock.advance(20_000);
    comment.update("two");
    await eventually(() => problems.length === 1);
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({ status: 401 });
    expect(problems).toEqual([expect.objectContaining({ status: 401 })]);
    expect(comment.state).toMatchObject({ isFinished: false, commentId: server.world.comments[0]?.id });
  });

  it("does not wait for longer than the gap when the wall clock steps back", async () => {
    const clock = new FakeClock();
    const { server, comment } = setUp({ clock });
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    clock.advance(-3_600_000);
    comment.update("two");
    await eventually(() => clock.sleeps.length === 1);
    expect(clock.sleeps).toEqual([20_000]);
    clock.advance(20_000);
    await eventually(hasComment(server, open("two")));
  });
});

describe("exactly one comment stands at the end", () => {
  const hasty = () => new FakeClock({ isHasty: true });

  it("when it was deleted in mid-run: a new one", async () => {
    const { server, comment } = setUp();
    comment.update("working");
    await eventually(hasComment(server, open("working")));
    const first = server.world.comments[0]?.id ?? 0;
    server.world.deleteComment(first);
    const { id } = await comment.finish("passed", { signal: calm });
    expect(id).not.toBe(first);
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("when GitHub created it and the answer was lost", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    server.fail({ operation: create, isDone: true, connection: "drop" });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(create)).toHaveLength(1);
  });

  it("when GitHub created it and answered 502", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    server.fail({ operation: create, isDone: true });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("when GitHub created it and answered after our deadline", async () => {
    const { server, comment } = setUp({ clock: hasty(), timing: { requestTimeoutMs: 1500 } });
    server.fail({ operation: create, isDone: true, delayMs: 3000 });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(create)).toHaveLength(1);
  });

  it("when GitHub did not create it and the connection broke", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    server.fail({ operation: create, times: 2, connection: "drop" });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(create)).toHaveLength(3);
  });

  it("when GitHub creates it only after we looked for it: the twin goes with the last text", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    server.fail({ operation: create, connection: "drop", isDone: { afterNext: create } });
    comment.update("working");
    await eventually(() => bodies(server).length === 2);
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("when two runs wrote one each", async () => {
    const { server, comment } = setUp();
    server.world.addComment(1, "github-actions[bot]", done("a", "run-a"));
    server.world.addComment(1, "github-actions[bot]", done("b", "run-b"));
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("or two and a problem that is told, when GitHub does not let the twin go", async () => {
    const { server, comment, problems } = setUp();
    server.world.addComment(1, "github-actions[bot]", done("a", "run-a"));
    server.world.addComment(1, "github-actions[bot]", done("b", "run-b"));
    server.fail({ operation: "issues/delete-comment", answer: { status: 403, body: { message: "no" } } });
    await expect(comment.finish("passed", { signal: calm })).resolves.toMatchObject({
      url: expect.any(String),
    });
    expect(bodies(server)).toEqual([done("passed"), done("b", "run-b")]);
    expect(problems).toEqual([expect.objectContaining({ status: 403 })]);
    expect(comment.state).toMatchObject({ isFinished: true, mayHaveTwin: true });
  });

  it("with its last text, although an edit before it is carried out late", async () => {
    const { server, comment, clock } = setUp();
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    server.fail({ operation: update, connection: "drop", isDone: { afterNext: update } });
    clock.advance(20_000);
    comment.update("two");
    await eventually(() => server.requestsOf(update).length === 1);
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("with its last text, although an edit that was given up is carried out late", async () => {
    const run = new AbortController();
    const { server, comment, clock } = setUp({ options: { signal: run.signal } });
    comment.update("one");
    await eventually(() => comment.state.commentId !== null);
    server.fail({ operation: update, isDone: { afterNext: update }, delayMs: 5_000 });
    clock.advance(20_000);
    comment.update("two");
    await eventually(() => server.requestsOf(update).length === 1);
    run.abort(new Error("cancelled"));
    await comment.finish("cancelled", { signal: calm });
    expect(bodies(server)).toEqual([done("cancelled")]);
  });

  it.each([
    ["at once", true],
    ["only after we looked for it: the twin goes", { afterNext: create }],
  ])("when the run was given up while GitHub created it, %s", async (_when, isDone) => {
    const run = new AbortController();
    const { server, comment } = setUp({ clock: hasty(), options: { signal: run.signal } });
    server.fail({ operation: create, isDone, delayMs: 5_000 });
    comment.update("one");
    await eventually(() => server.requestsOf(create).length === 1);
    run.abort(new Error("cancelled"));
    await comment.finish("cancelled", { signal: calm });
    expect(bodies(server)).toEqual([done("cancelled")]);
  });

  it("when GitHub does not let the progress go: it then says where the result is", async () => {
    const { server, comment, problems } = setUp();
    comment.update("working");
    await eventually(hasComment(server, open("working")));
    server.fail({ operation: "issues/delete-comment", answer: { status: 403, body: { message: "no" } } });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("The result is in a newer comment."), done("passed")]);
    expect(problems).toEqual([]);
  });

  it("in place of the progress, when the issue was locked meanwhile", async () => {
    const { server, comment } = setUp();
    comment.update("working");
    await eventually(hasComment(server, open("working")));
    server.fail({ operation: create, answer: { status: 403, body: { message: "locked" } } });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("when the answer to the last text was lost", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    comment.update("working");
    await eventually(hasComment(server, open("working")));
    server.fail({ operation: create, isDone: true, connection: "drop" });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
    expect(server.requestsOf(create)).toHaveLength(2);
  });

  it("or none and an error, when GitHub never answers", async () => {
    const { server, comment } = setUp({ clock: hasty() });
    server.fail({ operation: create, times: 9, connection: "drop" });
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({
      code: "github-unavailable",
      isRetryable: true,
    });
    expect(server.requestsOf(create)).toHaveLength(3);
    expect(comment.state.mayHaveTwin).toBe(true);
  });

  it("or none and an error, on an issue that is locked or gone", async () => {
    const { server, comment } = setUp();
    server.world.locked.add(1);
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({ status: 403 });
    server.fail({ operation: create, answer: { status: 410, body: { message: "This issue was deleted" } } });
    await expect(comment.finish("passed", { signal: calm })).rejects.toMatchObject({ status: 410 });
  });
});

describe("a text of GitHub's greatest length", () => {
  /** The longest that there is. */
  const runId = `https://github.com/o/r/actions/runs/${"9".repeat(15)}/attempts/1`;

  it("is posted, marker included: 65,536 characters in all", async () => {
    const { server, comment } = setUp({ options: { runId, asked: "comment 7" } });
    await comment.finish("x".repeat(stickyBodyChars), { signal: calm });
    expect(bodies(server)[0]).toHaveLength(65_536);
  });

  it("is posted when it is made of characters that take two units each", async () => {
    const { server, comment } = setUp({ options: { runId, asked: "comment 7" } });
    await comment.finish("😀".repeat(Math.floor(stickyBodyChars / 2)), { signal: calm });
    expect(bodies(server)).toHaveLength(1);
  });

  it("and one more is refused before anything is sent", async () => {
    const { server, comment } = setUp({ options: { runId, asked: "comment 7" } });
    await expect(comment.finish("x".repeat(stickyBodyChars + 1), { signal: calm })).rejects.toMatchObject({
      code: "internal",
      message: expect.stringContaining(String(limits.commentChars + 1)),
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe("the last text", () => {
  it("is tried again on 5xx", async () => {
    const { server, comment } = setUp({ clock: new FakeClock({ isHasty: true }) });
    comment.update("one");
    await eventually(hasComment(server, open("one")));
    server.fail({ operation: create, times: 9, answer: serverError });
    server.fail({ operation: update, times: 3, answer: serverError });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("waits for a secondary limit", async () => {
    const { server, comment } = setUp();
    const body = { message: "You have exceeded a secondary rate limit" };
    server.fail({ operation: create, answer: { status: 403, body, headers: { "retry-after": "1" } } });
    await comment.finish("passed", { signal: calm });
    expect(bodies(server)).toEqual([done("passed")]);
  });

  it("ends with its own signal's reason", async () => {
    const { server, comment } = setUp();
    server.fail({ operation: create, delayMs: 200 });
    const reason = new Error("enough");
    const signal = new AbortController();
    setTimeout(() => signal.abort(reason), 50);
    await expect(comment.finish("passed", { signal: signal.signal })).rejects.toBe(reason);
  });
});
