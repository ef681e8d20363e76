// Triggers that ask GitHub whether the run is still wanted.
import { expect, it } from "@jest/globals";
import { failedRunKey, markerLine } from "../../src/github/reporting/marker.js";
import { readWebhook, repository } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { openScene, type Scene } from "./support/scene.js";

const printSix = [{ reply: fenced("print(6)") }];
const failed = {
  eventName: "workflow_run",
  payload: readWebhook("derived/workflow_run.completed.failed"),
  inputs: { task: "Print six." },
};

it.concurrent("an issue that is edited after it got the label is answered, and nothing runs", async () => {
  await using scene = await openScene(printSix);
  scene.github.world.issues.set(1, { title: "Spelling error in the README file", body: "Delete it." });
  await using step = await scene.openStep({
    eventName: "issues",
    payload: readWebhook("issues.labeled.1"),
    inputs: { settings: "label-trigger: bug" },
  });
  const main = await step.run("main.js");
  expect(main.exitCode).toBe(1);
  expect(scene.model.requests).toEqual([]);
  const { issue, body } = scene.github.world.comments[0]!;
  expect(issue).toBe(1);
  expect(body).toContain("the issue was edited after the label was added");
  expect(body).toContain("To start the run, remove the label and add the label again");
});

function lay({ github: { world } }: Scene): void {
  const { head_sha: headSha } = failed.payload["workflow_run"] as { readonly head_sha: string };
  world.pulls.set(2, { number: 2, headSha, headRepository: repository });
  const times = { startedAt: "2026-01-01T00:00:00Z", endedAt: "2026-01-01T00:01:00Z" };
  const steps = [{ name: "Run npm test", conclusion: "failure", ...times } as const];
  world.jobs.push({ id: 1, attempt: "289782451/1", name: "test", conclusion: "failure", steps });
}

function tell({ github: { world } }: Scene, times: number): void {
  for (let index = 0; index < times; index += 1) {
    const key = `${failedRunKey}${index}`;
    world.addComment(2, "github-actions[bot]", markerLine({ key, runId: "x" }, { isFinal: true }));
  }
}

it.concurrent("the third failed run of a pull request is worked on, and says so in a comment of its own", async () => {
  await using scene = await openScene(printSix);
  lay(scene);
  tell(scene, 2);
  await using step = await scene.openStep(failed);
  expect((await step.run("main.js")).outputs.get("outcome")).toBe("passed");
  expect(scene.github.world.comments).toHaveLength(3);
});

it.concurrent("the fourth failed run of a pull request ends with one line in the log", async () => {
  await using scene = await openScene(printSix);
  lay(scene);
  tell(scene, 3);
  await using step = await scene.openStep(failed);
  const main = await step.run("main.js");
  expect([main.exitCode, main.outputs.get("outcome")]).toEqual([0, "skipped"]);
  expect(main.log).toContain("already worked on 3 failed runs of pull request #2; write a comment");
  expect([scene.writes, scene.model.requests]).toEqual([[], []]);
});

it.concurrent("a failed run is not worked on without comments to count", async () => {
  await using scene = await openScene(printSix);
  lay(scene);
  await using step = await scene.openStep({ ...failed, inputs: { ...failed.inputs, comment: "never" } });
  const main = await step.run("main.js");
  expect(main.exitCode).toBe(1);
  expect(main.log).toContain("Remove `comment: never` from this workflow.");
  expect(scene.model.requests).toEqual([]);
});

it.concurrent("a job that may not read the failed run's jobs is told which permission to add", async () => {
  await using scene = await openScene(printSix);
  lay(scene);
  const body = { message: "Resource not accessible by integration" };
  const operation = "actions/list-jobs-for-workflow-run-attempt";
  scene.github.fail({ operation, times: 9, answer: { status: 403, body } });
  await using step = await scene.openStep(failed);
  const main = await step.run("main.js");
  expect(main.exitCode).toBe(1);
  expect(main.log).toContain("actions: read");
  expect(scene.model.requests).toEqual([]);
});
