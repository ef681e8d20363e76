import { expect, test } from "@jest/globals";
import { patchLine, runToApply } from "../../../../src/github/events/commands/apply.js";
import { markerLine } from "../../../../src/github/reporting/marker.js";
import { calm, connect, useFakeGitHub } from "../../fake-github.js";
import { commentSaying, runOf } from "../../payloads.js";

const server = useFakeGitHub();
const trigger = await runOf("issue_comment", commentSaying("/agent-exec apply"));
const sha256 = "a".repeat(64);

function report(run: number, told: string, { author = "github-actions[bot]" } = {}): void {
  const runId = `https://github.com/o/r/actions/runs/${run}/attempts/1`;
  const marker = markerLine({ key: `${run}`, runId }, { isFinal: true });
  server().world.addComment(1, author, `${marker}\n${told}report`);
}

const left = (outcome: string) => patchLine({ outcome, artifact: 5, sha256 });
const found = async () =>
  (await runToApply({ github: connect(server()).github, trigger, signal: calm }))?.workflowRun ?? null;

test("the newest run that passed and left a patch is applied, and no answer to a comment is taken for one", async () => {
  report(5, left("passed"));
  report(6, left("passed"));
  report(7, left("failed"));
  report(8, "");
  report(9, left("passed"), { author: "mallory" });
  expect(await found()).toBe(6);
});

test("if no run passed, it is the newest that left a patch", async () => {
  expect(await found()).toBeNull();
  report(5, left("failed"));
  report(6, left("gave-up"));
  report(7, `Words.\n${left("passed")}`);
  expect(await found()).toBe(6);
});
