import { beforeEach, describe, expect, it } from "@jest/globals";
import { reasonToLeave, refuseUncounted } from "../../../src/github/events/failed-run.js";
import { failedRunKey, markerLine } from "../../../src/github/reporting/marker.js";
import type { FakeGitHub } from "../../fakes/github-server.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { changed, readWebhook, repository, runOf, triggerOf } from "../payloads.js";

const failed = readWebhook("derived/workflow_run.completed.failed");
const headSha = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const task = { task: "Fix it." };
const ofRun = (change: object) => changed(failed, { workflow_run: change });

describe("a failed run of a workflow", () => {
  it("is about its pull request, at the commit that failed, and names the run", async () => {
    expect(await runOf("workflow_run", failed, task)).toMatchObject({
      task: { text: "Fix it.", source: { kind: "input" } },
      target: {
        repository,
        number: 2,
        isPullRequest: true,
        sha: headSha,
        isFork: false,
        subject: { kind: "workflow-run", id: 289_782_451 },
      },
      told: null,
      failedRun: { runId: 289_782_451, attempt: 1 },
      sender: { login: "Codertocat" },
    });
  });

  it("of a push has no pull request", async () => {
    const { target } = await runOf("workflow_run", ofRun({ event: "push", pull_requests: [] }), task);
    expect(target).toMatchObject({ number: null, isPullRequest: false, sha: headSha });
  });

  it("is not about a pull request of another repository with this branch", async () => {
    const payload = changed(ofRun({ event: "push" }), { repository: { id: 5 } });
    expect((await runOf("workflow_run", payload, task)).target.number).toBeNull();
  });

  it("asks the sender of the event if it names no actor", async () => {
    expect((await runOf("workflow_run", ofRun({ actor: null }), task)).sender?.login).toBe("Codertocat");
  });

  it.each(["success", "cancelled", "timed_out", "startup_failure", "action_required", "skipped", "stale"])(
    "that ended as %s starts no run",
    async (conclusion) => {
      expect(await triggerOf("workflow_run", ofRun({ conclusion }), task)).toEqual({
        kind: "skip",
        reason: `the workflow's run ended as ${conclusion}; only a failure starts a run`,
      });
    },
  );

  it.each([
    [
      "that has not ended",
      {
        ...failed,
        action: "requested",
        workflow_run: { ...(failed["workflow_run"] as object), conclusion: null },
      },
      /ended as requested/,
    ],
    ["of a pull request that is closed", ofRun({ pull_requests: [] }), /is closed/],
  ])("%s starts no run", async (_which, payload, reason) => {
    expect(await triggerOf("workflow_run", payload, task)).toEqual({
      kind: "skip",
      reason: expect.stringMatching(reason),
    });
  });

  it.each(["id", "event", "head_sha", "pull_requests"])("without %s is refused by name", async (field) => {
    await expect(triggerOf("workflow_run", ofRun({ [field]: undefined }), task)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(`workflow_run.${field}`),
    });
  });
});

const started = useFakeGitHub();
const trigger = await runOf("workflow_run", failed, task);
const times = { startedAt: "2026-01-01T00:00:00Z", endedAt: "2026-01-01T00:01:00Z" };
const job = (conclusion: "failure" | "cancelled", name: string, step: "failure" | "success") => ({
  id: 1,
  attempt: "289782451/1",
  name: "test",
  conclusion,
  steps: [{ name, conclusion: step, ...times }],
});
const pull = { number: 2, headSha, headRepository: repository };

/** A pull request whose tests failed. */
function lay({ world }: FakeGitHub): void {
  world.jobs.push(job("failure", "Run npm test", "failure"));
  world.pulls.set(2, pull);
}

function tell({ world }: FakeGitHub, times: number): void {
  for (let index = 0; index < times; index += 1) {
    const key = `${failedRunKey}${index}`;
    world.addComment(2, "github-actions[bot]", markerLine({ key, runId: "x" }, { isFinal: true }));
  }
}

describe("a run for a failed run", () => {
  let server: FakeGitHub;
  const ask = () => reasonToLeave({ github: connect(server).github, trigger, signal: calm });
  beforeEach(() => {
    server = started();
    lay(server);
  });

  it("starts if the repository's code failed in an open pull request at this commit", async () => {
    expect(await ask()).toBeNull();
  });

  it("starts after two others, and not after three", async () => {
    tell(server, 2);
    server.world.addComment(
      2,
      "octocat",
      `I saw ${markerLine({ key: failedRunKey, runId: "x" }, { isFinal: true })}`,
    );
    server.world.addComment(
      2,
      "github-actions[bot]",
      markerLine({ key: "asked", runId: "x" }, { isFinal: true }),
    );
    expect(await ask()).toBeNull();
    tell(server, 1);
    expect(await ask()).toBe(
      "agent-exec already worked on 3 failed runs of pull request #2; write a comment to start another run",
    );
  });

  it.each([
    ["has the label agent-exec:off", { labels: ["bug", "agent-exec:off"] }, "has the label agent-exec:off"],
    ["is closed", { state: "closed" as const }, "pull request #2 is closed"],
    ["got newer commits", { headSha: "a".repeat(40) }, "has newer commits than the failed run"],
  ])("does not start if the pull request %s", async (_what, change, reason) => {
    server.world.pulls.set(2, { ...pull, ...change });
    expect(await ask()).toContain(reason);
  });

  it.each([
    ["the runner was lost in the middle of a step", job("failure", "Run npm test", "success")],
    ["the runner could not set up the job", job("failure", "Set up job", "failure")],
    ["a service did not start", job("failure", "Initialize containers", "failure")],
    ["the job was cancelled", job("cancelled", "Run npm test", "failure")],
  ])("does not start if %s", async (_what, lost) => {
    server.world.jobs.splice(0, 1, lost);
    expect(await ask()).toMatch(/^no step of the failed run failed/);
    expect(server.requests).toHaveLength(1);
  });

  it("does not start if GitHub does not show the jobs, and says which permission is missing", async () => {
    const body = { message: "Resource not accessible by integration" };
    server.fail({
      operation: "actions/list-jobs-for-workflow-run-attempt",
      times: 9,
      answer: { status: 403, body },
    });
    await expect(ask()).rejects.toMatchObject({ nextStep: expect.stringContaining("actions: read") });
  });

  it("needs its comments, because it counts them", async () => {
    expect(() => refuseUncounted(trigger, "never")).toThrow("comment: never");
    expect(() => refuseUncounted(trigger, "auto")).not.toThrow();
    const push = await runOf("workflow_run", ofRun({ event: "push", pull_requests: [] }), task);
    expect(() => refuseUncounted(push, "never")).not.toThrow();
  });

  it("is the only one that asks", async () => {
    const push = await runOf("push", readWebhook("push.event.1"), task);
    expect(await reasonToLeave({ github: connect(server).github, trigger: push, signal: calm })).toBeNull();
    expect(server.requests).toEqual([]);
  });
});
