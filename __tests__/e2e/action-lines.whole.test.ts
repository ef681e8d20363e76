// What a pull request shows on its lines: findings of a failed verification, and suggestions of a passed one.
import { expect, test } from "@jest/globals";

import { repository } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { fix, openPlace, wrong } from "./support/change-place.js";
import { commentOnPullRequest, type Turns } from "./support/scene.js";

/** A comment asks for a change of a pull request that added the wrong file. */
async function asked(turns: Turns, more: Readonly<Record<string, string>>) {
  const place = await openPlace(turns, {
    ref: "refs/pull/1/head",
    files: { ...wrong, "notes.md": "Notes\n" },
  });
  const sha = place.world.git.branch("master")!;
  const { git, pulls } = place.world;
  const baseSha = git.commit({ tree: git.tree(null, []), parents: [], message: "Begin" });
  pulls.set(1, { number: 1, headSha: sha, headRepository: repository, baseSha });
  const payload = commentOnPullRequest("/agent-exec fix add");
  await using step = await place.step(payload, { "create-pull-request": "never", ...more });
  const main = await step.run("main.js");
  return { ...place, sha, main };
}

test("a part that passes alone is suggested on its lines, and one that does not is not", async () => {
  const [code, ...rest] = fix as [{ reply: string }, ...Turns];
  const notes = fenced("Notes\n\n`add` adds.", "markdown file=notes.md");
  const { scene, server, world, main } = await asked([{ reply: `${code.reply}\n${notes}` }, ...rest], {});
  await using _scene = scene;
  await using _server = server;
  expect(main.outputs.get("outcome")).toBe("passed");
  expect(world.reviewComments.map(({ path, line, body }) => ({ path, line, body }))).toEqual([
    {
      path: "app.py",
      line: 2,
      body: expect.stringMatching(
        /^<!-- agent-exec:suggestion \w+ -->\n`sh check\.sh` passes with exactly this change\. · \[Report\]\(.+\)\n\n```suggestion\n {4}return a \+ b\n```$/,
      ),
    },
  ]);
});

test("a failed verification is shown on the line that it names, in the check run", async () => {
  const verify = `python3 -c 'import app' && sh check.sh || { echo "app.py:2:5: F821 undefined name" >&2; exit 1; }`;
  const { scene, server, world, sha, main } = await asked(
    [{ reply: fenced("print('nothing')", "python") }, { reply: "I cannot." }],
    { verify, settings: "max-retries: 0\nverify-before: off" },
  );
  await using _scene = scene;
  await using _server = server;
  expect(main.outputs.get("outcome")).toBe("failed");
  expect(world.checks).toEqual([
    expect.objectContaining({
      sha,
      fields: expect.objectContaining({ conclusion: "failure" }),
      annotations: [
        expect.objectContaining({
          path: "app.py",
          start_line: 2,
          annotation_level: "failure",
          title: "F821",
          message: "undefined name",
        }),
      ],
    }),
  ]);
  expect(world.reviewComments).toEqual([]);
});
