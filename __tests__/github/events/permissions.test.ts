import { describe, expect, it } from "@jest/globals";
import type { GateLists } from "../../../src/github/events/gate.js";
import { passGate } from "../../../src/github/events/permissions.js";
import { acknowledge } from "../../../src/github/reporting/reaction.js";
import { resolveTarget } from "../../../src/github/events/target.js";
import { jobToken } from "../../fakes/github-server.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import {
  changed,
  commentSaying,
  issueSaying,
  readWebhook,
  repository,
  reviewSaying,
  runOf,
} from "../payloads.js";

const started = useFakeGitHub();
const codertocat = 21_031_067;
const trigger = await runOf("issue_comment", commentSaying("/agent-exec count words"));
const lists: GateLists = { users: [], teams: [], bots: [] };
const permission = "repos/get-collaborator-permission-level";

describe("the gate", () => {
  it.each(["admin", "maintain", "write"] as const)("lets a sender with the role %s pass", async (role) => {
    const { server, github } = connect(started());
    server.world.addPerson("Codertocat", role, codertocat);
    await expect(passGate({ access: github, trigger, lists, signal: calm })).resolves.toEqual({
      isAllowed: true,
    });
    expect(server.requests.map(({ operation }) => operation)).toEqual([permission]);
  });

  it.each(["triage", "read", "none"] as const)("stops a sender with the role %s", async (role) => {
    const { server, github } = connect(started());
    server.world.addPerson("Codertocat", role, codertocat);
    await expect(passGate({ access: github, trigger, lists, signal: calm })).resolves.toEqual({
      isAllowed: false,
      reason: `Codertocat has the role ${role}, but needs the role write, maintain or admin`,
    });
  });

  it("reads the permission each time: a lost permission stops the next run", async () => {
    const { server, github } = connect(started());
    server.world.addPerson("Codertocat", "admin", codertocat);
    await expect(passGate({ access: github, trigger, lists, signal: calm })).resolves.toMatchObject({
      isAllowed: true,
    });
    server.world.addPerson("Codertocat", "read", codertocat);
    await expect(passGate({ access: github, trigger, lists, signal: calm })).resolves.toMatchObject({
      isAllowed: false,
    });
  });

  it("stops a sender whose name now belongs to another account", async () => {
    const { server, github } = connect(started());
    server.world.addPerson("Codertocat", "admin", 7);
    const result = await passGate({ access: github, trigger, lists, signal: calm });
    expect(result).toEqual({
      isAllowed: false,
      reason: "the name Codertocat now belongs to another account",
    });
  });

  it("stops a sender whom GitHub does not know", async () => {
    const { server, github } = connect(started());
    const answer = { status: 404, body: { message: "Codertocat is not a user" } };
    server.fail({ operation: permission, times: 9, answer });
    await expect(passGate({ access: github, trigger, lists, signal: calm })).resolves.toEqual({
      isAllowed: false,
      reason: expect.stringMatching(
        /^GitHub reports no permission of Codertocat in Codertocat\/Hello-World \(404\)/,
      ),
    });
    expect(server.requests).toHaveLength(1);
  });

  it("stops a bot, an unsafe event and our own comment without a request", async () => {
    const { server, github } = connect(started());
    const refused = [
      await runOf("issue_comment", commentSaying("/agent-exec x", "derived/issue_comment.created.by_bot")),
      await runOf("pull_request_target", readWebhook("pull_request.opened.1"), { task: "x" }),
      await runOf("issue_comment", commentSaying("<!-- agent-exec:1 -->\n\n/agent-exec x")),
    ];
    for (const one of refused) {
      await expect(passGate({ access: github, trigger: one, lists, signal: calm })).resolves.toMatchObject({
        isAllowed: false,
      });
    }
    expect(server.requests).toHaveLength(0);
  });

  it("lets a schedule pass without a request", async () => {
    const { server, github } = connect(started());
    const schedule = await runOf("schedule", { schedule: "0 0 * * *" }, { task: "count" });
    await expect(passGate({ access: github, trigger: schedule, lists, signal: calm })).resolves.toEqual({
      isAllowed: true,
    });
    expect(server.requests).toHaveLength(0);
  });

  it.each(["push.event.1", "workflow_dispatch.event.1"])(
    "also reads the permission of the sender of %s",
    async (file) => {
      const { server, github } = connect(started());
      const run = await runOf(file.split(".")[0] ?? "", readWebhook(file), { task: "count" });
      await expect(passGate({ access: github, trigger: run, lists, signal: calm })).resolves.toMatchObject({
        isAllowed: false,
      });
      expect(server.requestsOf(permission)).toHaveLength(1);
    },
  );

  it.each([
    ["401", { status: 401, body: { message: "Bad credentials" } }],
    ["403", { status: 403, body: { message: "Resource not accessible by integration" } }],
    ["500", { status: 500, body: { message: "Server Error" } }],
    ["an answer without a level", { status: 200, body: { role_name: "admin", user: null } }],
    ["an empty answer", { status: 200 }],
  ])("does not let a run pass after %s: that is an error", async (_what, answer) => {
    const { server, github } = connect(started());
    server.world.addPerson("Codertocat", "admin", codertocat);
    server.fail({ operation: permission, times: 9, answer });
    await expect(passGate({ access: github, trigger, lists, signal: calm })).rejects.toMatchObject({
      code: "github-unavailable",
    });
  });

  it("does not let a run pass if GitHub is silent", async () => {
    const { server, github } = connect(started(), { timing: { requestTimeoutMs: 50 } });
    server.fail({ operation: permission, times: 9, delayMs: 200 });
    await expect(passGate({ access: github, trigger, lists, signal: calm })).rejects.toMatchObject({
      code: "github-unavailable",
    });
  });
});

const kinds = [
  ["a comment", trigger, "issues/comments/492700400"],
  [
    "a comment on a diff",
    await runOf(
      "pull_request_review_comment",
      commentSaying("/agent-exec x", "pull_request_review_comment.created.1"),
    ),
    "pulls/comments/284312630",
  ],
  ["an issue", await runOf("issues", issueSaying("/agent-exec")), "issues/1"],
  [
    "a pull request",
    await runOf("pull_request", readWebhook("pull_request.opened.1"), { task: "x" }),
    "issues/2",
  ],
] as const;

describe("the reaction", () => {
  it.each(kinds)("exists on %s once, however often it is added", async (_what, { target }, subject) => {
    const { server, github } = connect(started());
    await acknowledge({ github, target, signal: calm });
    await acknowledge({ github, target, signal: calm });
    expect(server.world.reactions).toEqual([expect.objectContaining({ subject, content: "eyes" })]);
  });

  it("is skipped if there is nothing to react to", async () => {
    const { server, github } = connect(started());
    const none = [
      await runOf("push", readWebhook("push.event.1"), { task: "x" }),
      await runOf("pull_request_review", reviewSaying("/agent-exec x")),
      await runOf("workflow_run", readWebhook("derived/workflow_run.completed.failed"), { task: "x" }),
    ];
    for (const { target } of none) await acknowledge({ github, target, signal: calm });
    expect(server.requests).toHaveLength(0);
  });

  it("that is refused names the permission", async () => {
    const { server, github } = connect(started());
    server.world.tokens.set(jobToken, {
      login: "github-actions[bot]",
      app: "github-actions",
      access: "read",
    });
    await expect(acknowledge({ github, target: trigger.target, signal: calm })).rejects.toMatchObject({
      nextStep: expect.stringContaining("issues: write"),
    });
  });
});

const onPull = await runOf("issue_comment", readWebhook("derived/issue_comment.created.on_pull_request"), {
  triggerPhrase: "/agent",
});

describe("the target of a comment on a pull request", () => {
  it.each([
    ["of the repository itself", repository, false],
    ["of a fork", "outsider/Hello-World", true],
  ])("has the head %s", async (_whose, headRepository, isFork) => {
    const { server, github } = connect(started());
    server.world.pulls.set(1, { number: 1, headSha: "a".repeat(40), headRepository });
    await expect(resolveTarget(github, onPull.target, { signal: calm })).resolves.toEqual({
      ...onPull.target,
      sha: "a".repeat(40),
      isFork,
    });
  });

  it("of a deleted fork has a head too, although GitHub's API description omits that case", async () => {
    const { server, github } = connect(started());
    const body = {
      head: { sha: "a".repeat(40), repo: null },
      base: { sha: "b".repeat(40), repo: { full_name: repository } },
      state: "open",
      labels: [],
    };
    server.fail({ operation: "pulls/get", answer: { status: 200, body } });
    const target = resolveTarget(github, onPull.target, { signal: calm });
    await expect(target).resolves.toMatchObject({ sha: "a".repeat(40), isFork: true });
  });

  it("is an error when the pull request cannot be read", async () => {
    const { github } = connect(started());
    await expect(resolveTarget(github, onPull.target, { signal: calm })).rejects.toMatchObject({
      status: 404,
      nextStep: expect.stringContaining("pull-requests: read"),
    });
  });

  it("needs a request only if the event does not name the head", async () => {
    const { server, github } = connect(started());
    const payload = changed(readWebhook("derived/pull_request.opened.from_fork"), {});
    const { target } = await runOf("pull_request", payload, { task: "x" });
    await expect(resolveTarget(github, target, { signal: calm })).resolves.toMatchObject({ isFork: true });
    expect(server.requests).toHaveLength(0);
  });
});

describe("allow-users and allow-teams", () => {
  const team = "octo-org/maintainers";
  const person = { token: "ghp_of_a_person" };

  function gate(some: Partial<typeof lists>, role: "write" | "read" = "write", token?: string) {
    const { server, github } = connect(started(), token === undefined ? {} : { token });
    server.world.addPerson("Codertocat", role, codertocat);
    server.world.tokens.set(person.token, { login: "ada" });
    return passGate({ access: github, trigger, lists: { ...lists, ...some }, signal: calm });
  }

  it("let a listed person pass who has write access, in any case of the letters", async () => {
    await expect(gate({ users: ["codertocat"] })).resolves.toEqual({ isAllowed: true });
  });

  it("give nobody write access", async () => {
    await expect(gate({ users: ["Codertocat"] }, "read")).resolves.toMatchObject({ isAllowed: false });
  });

  it("stop others without a request", async () => {
    await expect(gate({ users: ["ada"] })).resolves.toEqual({
      isAllowed: false,
      reason: "Codertocat is not in allow-users",
    });
    expect(started().requests).toEqual([]);
  });

  it("let a member of a team pass, if the token can see the team", async () => {
    started().world.teams.set(team, ["Codertocat"]);
    await expect(gate({ teams: [team] }, "write", person.token)).resolves.toEqual({ isAllowed: true });
    await expect(gate({ teams: [team] })).resolves.toEqual({
      isAllowed: false,
      reason:
        "Codertocat is in no team of allow-teams, or github-token cannot see the teams (the job's own token never can)",
    });
  });

  it("fail with the missing permission if GitHub forbids to read the team", async () => {
    const operation = "teams/get-membership-for-user-in-org";
    started().fail({ operation, answer: { status: 403, body: { message: "Resource not accessible" } } });
    await expect(gate({ teams: [team] })).rejects.toMatchObject({
      nextStep: expect.stringContaining("that can read the organisation's members"),
    });
  });
});
