// What the tests of a pull request prove: in its own job, which may only read, and in the comment of a second workflow.
import { expect, test } from "@jest/globals";
import { jobToken } from "../fakes/github-server.js";
import { fix, openPull } from "./support/pull-to-prove.js";

test("a fork's pull request is proved with a token that may only read, and a second workflow posts it", async () => {
  await using pull = await openPull(fix);
  const { scene, world, headSha, baseSha } = pull;
  const proved = await pull.prove();
  expect(proved.outputs.get("outcome")).toBe("proven");
  expect(proved.exitCode).toBe(0);
  expect(JSON.parse(proved.outputs.get("data")!)).toMatchObject({
    verdict: "proven",
    base: baseSha,
    head: headSha,
  });
  expect(proved.summary).toContain("**Proven.** 1 test fails without this change and passes with it.");
  expect(proved.log).toContain("::warning title=Not tested,file=slug.py,line=6,endLine=6::");
  expect([world.comments, world.checks]).toEqual([[], []]);
  expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual(["agent-exec-prove-run-agent-1"]);

  world.tokens.set(jobToken, { login: "github-actions[bot]", app: "github-actions", access: "write" });
  const reported = await pull.report();
  expect({ log: reported.log, outcome: reported.outputs.get("outcome") }).toMatchObject({
    outcome: "proven",
  });
  expect(world.comments).toHaveLength(1);
  expect(world.comments[0]!.issue).toBe(1);
  expect(world.comments[0]!.body).toContain("⚠ `slug.py:6`: no test notices if this line is undone.");
  expect(world.checks).toMatchObject([
    {
      sha: headSha,
      fields: { name: "agent-exec prove", conclusion: "success" },
      annotations: [{ path: "slug.py", start_line: 6, annotation_level: "warning" }],
    },
  ]);

  const asked = await pull.ask();
  expect(asked.outputs.get("outcome")).toBe("proven");
  expect(world.comments.map(({ issue }) => issue)).toEqual([1, 1]);
  await pull.report();
  expect((await pull.reportAsked()).outputs.get("outcome")).toBe("proven");
  expect(world.comments).toHaveLength(2);

  // The pull request edits the workflow that proved it: its result can say anything.
  world.files.set(`${headSha}:.github/workflows/prove.yml`, "name: Prove # and more\n");
  expect((await pull.report()).outputs.get("outcome")).toBe("cannot-tell");
  expect(world.comments[0]!.body).toContain("edits `.github/workflows/prove.yml`");
  const { body } = world.comments[0]!;
  // The result is about another commit than the event.
  world.comparisons.set(`${baseSha}...${headSha}`, { files: [], commits: [], mergeBase: "1".repeat(40) });
  const refused = await pull.report();
  expect([refused.exitCode, refused.log]).toEqual([1, expect.stringContaining("record-differs")]);
  // Somebody has pushed since.
  world.pulls.set(1, { ...world.pulls.get(1)!, headSha: "2".repeat(40) });
  expect((await pull.report()).outputs.get("outcome")).toBe("skipped");
  expect(world.comments[0]!.body).toBe(body);
});
