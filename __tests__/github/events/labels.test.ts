import { describe, expect, it } from "@jest/globals";
import { refuseEditedText } from "../../../src/github/events/edited-text.js";
import { calm, connect, useFakeGitHub } from "../fake-github.js";
import { changed, issueSaying, readWebhook, runOf, triggerOf } from "../payloads.js";

const labeled = readWebhook("issues.labeled.1");
const maintainer = { login: "octocat", id: 583_231 };
const title = "Spelling error in the README file";
const body = "It looks like you accidently spelled 'commit' with two 't's.";

describe("the label in label-trigger", () => {
  it("makes title and body of the issue the task, and who put it on the sender", async () => {
    const trigger = await runOf("issues", changed(labeled, { sender: maintainer }), { labelTrigger: "bug" });
    expect(trigger).toMatchObject({
      task: { text: `${title}\n\n${body}`, source: { kind: "issue" }, author: "Codertocat" },
      sender: maintainer,
      author: maintainer,
      told: { isTask: true, isNew: false, at: "2019-05-15T15:20:18Z" },
    });
  });

  it("is the same in other case, as on GitHub", async () => {
    expect((await runOf("issues", labeled, { labelTrigger: "Bug" })).isLabeled).toBe(true);
  });

  it.each([
    ["issues", labeled, "bug"],
    ["pull_request", readWebhook("pull_request.labeled.1"), "bug"],
  ])("is the only one that starts a task of the settings on %s", async (eventName, payload, name) => {
    const settings = { task: "count", labelTrigger: "agent-exec" };
    expect(await triggerOf(eventName, payload, settings)).toEqual({
      kind: "skip",
      reason: "the label bug was added; only agent-exec starts a run",
    });
    expect((await runOf(eventName, payload, { ...settings, labelTrigger: name })).task.text).toBe("count");
  });

  it("is not there if the event names no label", async () => {
    const payload = { ...labeled, label: undefined };
    expect(await triggerOf("issues", payload, { labelTrigger: "bug" })).toEqual({
      kind: "skip",
      reason: "the label without a name was added; only bug starts a run",
    });
  });

  it("gives a pull request no task of its own", async () => {
    const payload = readWebhook("pull_request.labeled.1");
    expect(await triggerOf("pull_request", payload, { labelTrigger: "bug" })).toMatchObject({ kind: "skip" });
  });

  it("leaves new issues with the phrase as they are", async () => {
    const { isLabeled, author } = await runOf("issues", issueSaying("/agent-exec x"), {
      labelTrigger: "bug",
    });
    expect([isLabeled, author?.login]).toEqual([undefined, "Codertocat"]);
  });
});

const started = useFakeGitHub();

describe("an issue that was labeled", () => {
  it.each([
    ["as it was", { title, body }, true],
    ["with another body", { title, body: "Delete the README." }, false],
    ["with another title", { title: "Delete the README", body }, false],
    ["deleted", null, false],
  ])("is worked on only if it is %s", async (_how, issue, isAccepted) => {
    const { server, github } = connect(started());
    if (issue !== null) server.world.issues.set(1, issue);
    const trigger = await runOf("issues", labeled, { labelTrigger: "bug" });
    const asked = refuseEditedText({ github, trigger, signal: calm });
    if (isAccepted) await expect(asked).resolves.toBeUndefined();
    else
      await expect(asked).rejects.toMatchObject({
        code: "task-invalid",
        message: "The issue was edited after the label was added. Nothing ran.",
      });
  });

  it("without a body is compared as one with an empty body", async () => {
    const { server, github } = connect(started());
    server.world.issues.set(1, { title, body: null });
    const payload = changed(labeled, { issue: { body: null } });
    const trigger = await runOf("issues", payload, { labelTrigger: "bug" });
    await expect(refuseEditedText({ github, trigger, signal: calm })).resolves.toBeUndefined();
  });

  it("is the only text that is read again", async () => {
    const { server, github } = connect(started());
    const trigger = await runOf("issues", issueSaying("/agent-exec x"));
    await refuseEditedText({ github, trigger, signal: calm });
    expect(server.requests).toEqual([]);
  });
});
