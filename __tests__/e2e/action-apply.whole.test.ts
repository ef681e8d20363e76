// `/agent-exec apply`, from the built action to the pull request.
import { expect, test } from "@jest/globals";
import { changed, commentSaying } from "../github/payloads.js";
import { filesOn, onIssue, openPlace, title } from "./support/change-place.js";

const without = { "create-pull-request": "never", artifact: "always" };

/** A run that has ended and has no pull request yet. `say` writes a comment, which another run of the workflow gets. */
async function ran(more: Readonly<Record<string, string>> = {}) {
  const place = await openPlace();
  await using step = await place.step(onIssue, { ...without, ...more });
  const main = await step.run("main.js");
  let run = 777;
  const say = async (id: number) => {
    run += 1;
    const payload = changed(commentSaying("/agent-exec apply"), { comment: { id }, issue: { title } });
    await using other = await place.step(payload, { ...without, run: String(run) });
    const applied = await other.run("main.js");
    return { ...applied, body: place.world.comments.at(-1)!.body };
  };
  return { ...place, main, say };
}

test("apply opens the pull request of the run that passed, once, and says why if it cannot", async () => {
  const { scene, server, world, say, main } = await ran();
  await using _scene = scene;
  await using _server = server;
  expect(main.outputs.get("outcome")).toBe("passed");
  const [report] = world.comments;
  const told = report!.body;
  expect(told).toMatch(/^<!-- .* in=777 .*done -->\n<!-- patch of=passed artifact=4000 sha256=/);

  const message = "Resource not accessible by integration";
  for (const [id, operation, words] of [
    [91, "git/create-tree", /contents: write[^]+git fetch origin/],
    [92, "actions/get-artifact", /actions: read[^]+gh run download 777 /],
  ] as const) {
    scene.github.fail({ operation, times: 9, answer: { status: 403, body: { message } } });
    const refused = await say(id);
    expect(refused.exitCode).toBe(0);
    expect(refused.body).toMatch(words);
    scene.github.heal();
  }
  report!.body = told.replace(/sha256=[0-9a-f]{64}/, `sha256=${"0".repeat(64)}`);
  expect((await say(93)).body).toContain("The patch in the artifact differs from the patch in the report.");
  report!.body = told.replace(" in=777 ", " in=776 ");
  expect((await say(94)).body).toContain(
    "The artifact with the run's files is missing, expired or too large",
  );
  report!.body = told;
  expect(world.git.branch("agent-exec/issue-1")).toBeNull();

  const applied = await say(95);
  const [pull] = [...world.pulls.values()].filter(({ branch }) => branch === "agent-exec/issue-1");
  expect(applied.body).toContain(`### Opened [pull request ${pull!.number}](`);
  expect(pull).toMatchObject({ base: "master", title, isDraft: false });
  expect(pull!.body).toContain("actions/runs/777");
  expect(filesOn(world, "agent-exec/issue-1")!["app.py"]).toContain("a + b");

  const count = world.comments.length;
  const again = await say(95);
  expect(again.outputs.get("outcome")).toBe("skipped");
  expect(again.log).toContain("workflow run 782 has already answered this comment");
  expect(world.comments).toHaveLength(count);
  expect(scene.github.requestsOf("pulls/create")).toHaveLength(1);
});

test("apply names the outcome of a run that did not pass, with commands, and pushes nothing", async () => {
  const { scene, server, world, say } = await ran({ verify: "exit 1", settings: "max-retries: 0" });
  await using _scene = scene;
  await using _server = server;
  const { body } = await say(91);
  expect(body).toMatch(/### No pull request\n\nThe run did not pass\. It ended as `[a-z-]+`\./);
  expect(body).toContain("gh run download 777 --pattern 'agent-exec-*'\n");
  expect(world.git.branch("agent-exec/issue-1")).toBeNull();
});
