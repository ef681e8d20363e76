import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { knowAsking, readWebhook } from "../github/payloads.js";
import { fenced, readJson } from "./command-line.js";
import { isWithoutAct, messages, startAct, type FinishedAct } from "./support/act.js";
import { comesTrue, leftOf } from "./support/containers.js";
import { apiKey, commentOnPullRequest, dispatch, failThenPass, headSha, openScene } from "./support/scene.js";

const comment = { eventName: "issue_comment", payload: commentOnPullRequest("/agent-exec print six") };
const { main, after, post } = { main: "Main agent", after: "Main 2", post: "Post agent" };

/** How each step ended, by its stage and its id or place: `Main agent`. */
function stepResults({ lines }: FinishedAct): Record<string, string> {
  const ends = lines.flatMap(({ stage, stepID, stepResult }) =>
    stage !== undefined && stepResult !== undefined ? [[`${stage} ${stepID?.[0]}`, stepResult] as const] : [],
  );
  return Object.fromEntries(ends);
}

/** Every file that the manifest of a downloaded run names is there as it was. */
async function expectWhole(downloaded: string | null): Promise<void> {
  const { files } = (await readJson(join(downloaded!, "manifest.json"))) as {
    files: { path: string; bytes: number; sha256: string }[];
  };
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["transcript.jsonl", "report.html"]));
  for (const { path, bytes, sha256 } of files) {
    const content = await readFile(join(downloaded!, path));
    const found = { path, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
    expect(found).toEqual({ path, bytes, sha256 });
  }
}

(isWithoutAct ? describe.skip : describe)("the project's own workflow under act", () => {
  it("answers a comment on a pull request, and its files come back whole", async () => {
    await using scene = await openScene();
    knowAsking(scene.github.world.asking, comment.eventName, comment.payload);
    const { github } = scene;
    await using act = await startAct({ ...comment, turns: failThenPass, apiUrl: github.url });
    const finished = await act.finished;
    expect({ exitCode: finished.exitCode, ...stepResults(finished) }).toMatchObject({
      exitCode: 0,
      [main]: "success",
      [after]: "success",
      [post]: "success",
    });
    const { outputs } = finished;
    expect(Object.fromEntries(outputs)).toMatchObject({ outcome: "passed", attempts: "2", result: "six 6" });
    const words = `outcome passed after 2 attempts, files at ${outputs.get("artifact-url")}\n`;
    expect(finished.lines.map(({ msg }) => msg)).toContain(words);
    expect(github.world.comments).toEqual([
      expect.objectContaining({
        body: expect.stringMatching(/ done -->\n### ✅ Ran without an error, not verified\n/),
      }),
    ]);
    expect(github.world.checks).toEqual([
      expect.objectContaining({
        sha: headSha,
        fields: expect.objectContaining({ name: "agent-exec", conclusion: "success" }),
      }),
    ]);
    await expectWhole(finished.downloaded);
    expect(await readFile(join(finished.downloaded!, "artifacts/six.txt"), "utf8")).toBe("6");
  });

  nightly("works on a task that somebody dispatched, with a model behind a server", async () => {
    await using scene = await openScene(failThenPass);
    await using act = await startAct({
      eventName: "workflow_dispatch",
      payload: { ...dispatch(), inputs: { task: "Print six." } },
      variables: { AGENT_EXEC_BASE_URL: scene.model.baseUrl, AGENT_EXEC_MODEL: "fake" },
      secrets: { OPENAI_API_KEY: apiKey },
      apiUrl: scene.github.url,
    });
    const finished = await act.finished;
    expect(finished.exitCode).toBe(0);
    expect(scene.model.requests[0]!.body.messages[1]!.content).toBe("Print six.");
    expect(finished.outputs.get("outcome")).toBe("passed");
    expect(finished.outputs.get("input-tokens")).toBe("300");
    expect(scene.writes).toEqual([]);
    expect(messages(finished.lines)).not.toContain(apiKey);
    await expectWhole(finished.downloaded);
  });

  nightly("reports from every cell of a matrix by itself", async () => {
    await using scene = await openScene();
    knowAsking(scene.github.world.asking, comment.eventName, comment.payload);
    const { comments, checks } = scene.github.world;
    const strategy = "    strategy: { matrix: { shape: [round, square] } }\n";
    const turns = [{ reply: fenced("print(6)") }];
    await using act = await startAct({
      ...comment,
      turns,
      apiUrl: scene.github.url,
      edit: (workflow) => workflow.replace("    runs-on:", `${strategy}    runs-on:`),
    });
    const finished = await act.finished;
    expect({ exitCode: finished.exitCode, log: messages(finished.lines) }).toMatchObject({ exitCode: 0 });
    expect(comments.map(({ body }) => body.includes("### ✅ Ran without an error, not verified"))).toEqual([
      true,
      true,
    ]);
    expect(checks.map(({ fields }) => fields["name"]).toSorted()).toEqual([
      "agent-exec (round)",
      "agent-exec (square)",
    ]);
  });

  nightly("fails the job of a run that failed, after its reports and its files", async () => {
    await using scene = await openScene();
    knowAsking(scene.github.world.asking, comment.eventName, comment.payload);
    const turns = [
      { reply: fenced("raise SystemExit(4)") },
      { decision: { retry: false, reason: "It cannot be done." } },
    ];
    await using act = await startAct({ ...comment, turns, apiUrl: scene.github.url });
    const finished = await act.finished;
    expect({ exitCode: finished.exitCode, ...stepResults(finished) }).toMatchObject({
      exitCode: 1,
      [main]: "failure",
      [after]: "success",
      [post]: "success",
    });
    expect(finished.outputs.get("outcome")).toBe("gave-up");
    expect(scene.github.world.comments[0]!.body).toContain("### 🛑 Gave up after 1 attempt");
    await expectWhole(finished.downloaded);
  });

  nightly("does nothing for a comment by somebody who may only read", async () => {
    await using scene = await openScene();
    scene.github.world.addPerson("outsider", "read", 424_242);
    const payload = readWebhook("derived/issue_comment.created.by_none");
    (payload["comment"] as Record<string, unknown>)["body"] = "/agent-exec print six";
    await using act = await startAct({
      eventName: "issue_comment",
      payload,
      turns: failThenPass,
      apiUrl: scene.github.url,
    });
    const finished = await act.finished;
    expect(finished.exitCode).toBe(0);
    expect(finished.outputs.get("outcome")).toBe("denied");
    expect(scene.github.requests).toHaveLength(1);
  });

  it("that is cancelled, which kills the step at once, has its comment and check ended by the post step", async () => {
    await using scene = await openScene();
    knowAsking(scene.github.world.asking, comment.eventName, comment.payload);
    const { github } = scene;
    const turns = [{ reply: fenced('print("before", flush=True)\nimport time; time.sleep(120)') }];
    await using act = await startAct({ ...comment, turns, apiUrl: github.url });
    await act.logged("before");
    expect(await comesTrue(() => github.world.comments.length === 1, { withinMs: 30_000 })).toBe(true);
    expect(github.world.comments[0]!.body).toContain(" open -->");
    act.child.kill("SIGINT");
    const finished = await act.finished;
    expect(stepResults(finished)).toMatchObject({ [main]: "failure", [after]: "success", [post]: "failure" });
    expect(messages(finished.lines)).toContain("The main step ended before it could report");
    expect(github.world.comments).toEqual([
      expect.objectContaining({ body: expect.stringMatching(/ done -->\n### ⚪ Cancelled in attempt 1\n/) }),
    ]);
    expect(github.world.checks).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ conclusion: "cancelled" }) }),
    ]);
    const runId = /^agent-exec (\S+)/m.exec(messages(finished.lines))![1]!;
    expect(await leftOf(runId)).toEqual([]);
  });
});
