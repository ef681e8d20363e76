import { describe, expect, it } from "@jest/globals";
import type { AgentExecError } from "../../../src/errors.js";
import { createReportedCheck, type ReportedCheckOptions } from "../../../src/github/reporting/check-run.js";
import type { Finding } from "../../../src/findings/finding.js";
import type { Conclusion } from "../../../src/facts/outcomes.js";
import { limits } from "../../../src/github/api/limits.js";
import { FakeClock } from "../../fakes/fake-clock.js";
import { jobToken, type FakeGitHub } from "../../fakes/github-server.js";
import { calm, connect, eventually, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const sha = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const create = "checks/create";
const update = "checks/update";
const passed = { conclusion: "success", title: "passed", summary: "All **well**." } as const;
const serverError = { status: 500, body: { message: "Server Error" } };

const finding = (given: Partial<Finding>): Finding => ({
  path: "src/a.py",
  startLine: 9,
  endLine: given.startLine ?? 9,
  level: "error",
  title: "E1",
  message: "wrong",
  ...given,
});

const started = useFakeGitHub();

function setUp({
  options,
  clock = new FakeClock(),
}: { options?: Partial<ReportedCheckOptions>; clock?: FakeClock } = {}) {
  const { server, github } = connect(started());
  const problems: AgentExecError[] = [];
  const check = createReportedCheck({
    github,
    clock,
    repository,
    sha,
    name: "agent-exec",
    externalId: "run-1/attempt-1",
    signal: calm,
    onProblem: (error) => problems.push(error),
    ...options,
  });
  return { server, check, clock, problems };
}

const fields = (server: FakeGitHub) => server.world.checks.map((check) => check.fields);
const hasTitle = (server: FakeGitHub, title: string) => () =>
  server.world.checks.some((check) => (check.fields["output"] as { title: string }).title === title);

describe("a check run", () => {
  it("is created in progress on the commit, and completed", async () => {
    const { server, check } = setUp({ options: { detailsUrl: "https://github.com/o/r/actions/runs/1" } });
    check.update({ title: "attempt 1", summary: "working" });
    await eventually(hasTitle(server, "attempt 1"));
    expect(server.world.checks[0]).toMatchObject({
      sha,
      fields: { name: "agent-exec", external_id: "run-1/attempt-1", status: "in_progress" },
    });
    const { id, url } = await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([
      expect.objectContaining({
        status: "completed",
        conclusion: "success",
        details_url: "https://github.com/o/r/actions/runs/1",
        output: { title: "passed", summary: "All **well**." },
      }),
    ]);
    expect(url).toBe(`https://github.com/${repository}/runs/${id}`);
    expect(check.state).toMatchObject({ checkRunId: id, isFinished: true });
  });

  it.each<Conclusion>(["success", "neutral", "failure", "timed_out", "action_required", "cancelled"])(
    "is created complete with %s when nothing came before",
    async (conclusion) => {
      const { server, check } = setUp();
      await check.finish({ ...passed, conclusion }, { signal: calm });
      expect(fields(server)).toEqual([expect.objectContaining({ status: "completed", conclusion })]);
      expect(server.requestsOf(update)).toHaveLength(0);
    },
  );

  it("shows progress at most every 20 seconds, and completes without waiting", async () => {
    const { server, check, clock } = setUp();
    check.update({ title: "one", summary: "" });
    await eventually(hasTitle(server, "one"));
    check.update({ title: "two", summary: "" });
    check.update({ title: "three", summary: "" });
    await eventually(() => clock.sleeps.length === 1);
    clock.advance(20_000);
    await eventually(hasTitle(server, "three"));
    check.update({ title: "four", summary: "" });
    await check.finish(passed, { signal: calm });
    expect(server.requestsOf(update)).toHaveLength(2);
  });

  it("holds a summary of GitHub's greatest length", async () => {
    const { server, check } = setUp();
    await check.finish({ ...passed, summary: "x".repeat(limits.checkSummaryChars) }, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ output: expect.anything() })]);
  });

  it("has all findings as annotations, 50 a request, after its last word", async () => {
    const { server, check } = setUp();
    const findings = Array.from({ length: 120 }, (_, index) => finding({ startLine: index + 1 }));
    await check.finish({ ...passed, findings }, { signal: calm });
    const { annotations = [] } = server.world.checks[0]!;
    expect(annotations.map((each) => each["start_line"])).toEqual(findings.map((each) => each.startLine));
    expect(annotations[0]).toEqual({
      path: "src/a.py",
      start_line: 1,
      end_line: 1,
      annotation_level: "failure",
      title: "E1",
      message: "wrong",
    });
    expect(server.requestsOf(create)[0]!.body).not.toHaveProperty("output.annotations");
    expect(server.requestsOf(update)).toHaveLength(3);
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "success" })]);
  });

  it("keeps its last word if GitHub refuses its annotations, and sends no annotation twice", async () => {
    const { server, check, problems } = setUp();
    server.fail({ operation: update, isDone: true, connection: "drop" });
    await check.finish({ ...passed, findings: [finding({})] }, { signal: calm });
    expect(server.world.checks[0]).toMatchObject({ fields: { conclusion: "success" } });
    expect(server.world.checks[0]!.annotations).toHaveLength(1);
    expect(problems).toEqual([expect.objectContaining({ code: "github-unavailable" })]);
  });

  it("has annotations of GitHub's greatest length, without hidden characters and without a blank message", async () => {
    const { server, check } = setUp();
    const findings = [
      finding({ title: "t\u202E".repeat(300), message: "€".repeat(100_000) }),
      finding({ message: " \n" }),
    ];
    await check.finish({ ...passed, findings }, { signal: calm });
    const { annotations = [] } = server.world.checks[0]!;
    expect(annotations).toHaveLength(2);
    expect(annotations[0]!["title"]).not.toContain("\u202E");
    expect(annotations[1]).toMatchObject({ title: "E1", message: "E1" });
  });

  it("that nobody may create is an error that names the permission", async () => {
    const { server, check, problems } = setUp();
    server.world.tokens.set(jobToken, {
      login: "github-actions[bot]",
      app: "github-actions",
      access: "read",
    });
    check.update({ title: "one", summary: "" });
    await eventually(() => problems.length === 1);
    await expect(check.finish(passed, { signal: calm })).rejects.toMatchObject({
      code: "github-unavailable",
      status: 403,
      nextStep: expect.stringContaining("permissions: { checks: write }"),
    });
  });

  it("is refused to a person's token", async () => {
    const { server, check } = setUp();
    server.world.tokens.set(jobToken, { login: "octocat" });
    await expect(check.finish(passed, { signal: calm })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("GitHub App"),
    });
  });
});

describe("exactly one check run is left, and it is complete", () => {
  const clock = () => new FakeClock({ isHasty: true });

  it("when GitHub created it and the answer was lost", async () => {
    const { server, check } = setUp({ clock: clock() });
    server.fail({ operation: create, isDone: true, connection: "drop" });
    await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "success" })]);
    expect(server.requestsOf(create)).toHaveLength(1);
  });

  it("when GitHub did not create it and answered 500", async () => {
    const { server, check } = setUp({ clock: clock() });
    server.fail({ operation: create, times: 2, answer: serverError });
    await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "success" })]);
  });

  it("although a check run of the same name by another run stands there: that one is not touched", async () => {
    const { server, check } = setUp({ clock: clock() });
    const other = { name: "agent-exec", external_id: "run-0/attempt-1", status: "in_progress" };
    server.world.checks.push({ id: 5, sha, app: "github-actions", fields: other });
    server.fail({ operation: create, isDone: true, connection: "drop" });
    await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([other, expect.objectContaining({ conclusion: "success" })]);
  });

  it("when a twin came to light later: a check run cannot be deleted, so both are complete", async () => {
    const { server, check } = setUp({ clock: clock() });
    server.fail({ operation: create, connection: "drop", isDone: { afterNext: create } });
    check.update({ title: "one", summary: "" });
    await eventually(() => server.world.checks.length === 2);
    await check.finish(passed, { signal: calm });
    expect(fields(server).map((one) => one["conclusion"])).toEqual(["success", "success"]);
    expect(server.requestsOf(update)).toHaveLength(2);
  });

  it("when the run was given up while GitHub created it", async () => {
    const run = new AbortController();
    const { server, check, problems } = setUp({ clock: clock(), options: { signal: run.signal } });
    server.fail({ operation: create, isDone: true, delayMs: 5_000 });
    check.update({ title: "one", summary: "" });
    await eventually(() => server.world.checks.length === 1);
    run.abort(new Error("cancelled"));
    await check.finish({ ...passed, conclusion: "cancelled" }, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "cancelled" })]);
    expect(problems).toEqual([]);
  });

  it("or two that are, when GitHub created it only after we looked", async () => {
    const run = new AbortController();
    const { server, check } = setUp({ clock: clock(), options: { signal: run.signal } });
    server.fail({ operation: create, isDone: { afterNext: create }, delayMs: 5_000 });
    check.update({ title: "one", summary: "" });
    await eventually(() => server.requestsOf(create).length === 1);
    run.abort(new Error("cancelled"));
    await check.finish({ ...passed, conclusion: "cancelled" }, { signal: calm });
    expect(fields(server).map((one) => one["conclusion"])).toEqual(["cancelled", "cancelled"]);
  });

  it("although an edit that was given up is carried out late", async () => {
    const run = new AbortController();
    const { server, check, clock } = setUp({ options: { signal: run.signal } });
    check.update({ title: "one", summary: "" });
    await eventually(() => check.state.checkRunId !== null);
    server.fail({ operation: update, isDone: { afterNext: update }, delayMs: 5_000 });
    clock.advance(20_000);
    check.update({ title: "two", summary: "" });
    await eventually(() => server.requestsOf(update).length === 1);
    run.abort(new Error("cancelled"));
    await check.finish({ ...passed, conclusion: "cancelled" }, { signal: calm });
    expect(fields(server)).toEqual([
      expect.objectContaining({ status: "completed", conclusion: "cancelled" }),
    ]);
  });

  it("when the last edit is answered 5xx at first", async () => {
    const { server, check } = setUp();
    check.update({ title: "one", summary: "" });
    await eventually(hasTitle(server, "one"));
    server.fail({ operation: update, times: 3, answer: serverError });
    await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "success" })]);
  });

  it("when GitHub lost the one that was there", async () => {
    const { server, check } = setUp();
    check.update({ title: "one", summary: "" });
    await eventually(hasTitle(server, "one"));
    await eventually(() => check.state.checkRunId !== null);
    server.world.checks.pop();
    await check.finish(passed, { signal: calm });
    expect(fields(server)).toEqual([expect.objectContaining({ conclusion: "success" })]);
  });
});
