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
  expect(proved.log.match(/not allowed to post|403|refused/g)).toEqual(["not allowed to post"]);
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

test("a comment with exec runs the documents of a fork's head in the sandbox, and names what fails by its line", async () => {
  const documents = {
    "README.md":
      "# Slugs\n\n```python\nfrom slug import slug\nprint(slug('A b'))\n```\n\n```output\na-b\n```\n",
    "docs/use.md": "```sh\necho fine > left.txt\n```\n\n```sh\nls missing-file\n```\n",
  };
  await using pull = await openPull({ ...fix, ...documents }, { access: "write" });
  const { world, headSha } = pull;
  const settings = { verify: "false", "create-pull-request": "ready" };
  const ran = await pull.say("/agent-exec exec", settings);
  expect(ran.log).toContain("docs/use.md:5");
  expect([ran.outputs.get("outcome"), ran.exitCode]).toEqual(["failed", 1]);
  expect(world.comments).toHaveLength(1);
  const { body } = world.comments[0]!;
  expect(body).toContain("`docs/use.md:5`");
  expect(body).not.toContain("/agent-exec apply");
  expect(world.checks).toMatchObject([
    {
      sha: headSha,
      fields: { conclusion: "failure" },
      annotations: [{ path: "docs/use.md", start_line: 5, annotation_level: "failure" }],
    },
  ]);

  const named = await pull.say("/agent-exec exec README.md", settings);
  expect([named.outputs.get("outcome"), named.exitCode]).toEqual(["passed", 0]);
  const missing = await pull.say("/agent-exec exec docs/none.md", settings);
  expect(missing.exitCode).toBe(1);
  expect(world.comments.at(-1)!.body).toContain("docs/none.md");
  expect(world.pulls.size).toBe(1);
});
