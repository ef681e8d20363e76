// What users report of other actions for coding agents, in one run of the built action. `__tests__/action/pains.test.ts`
// has the list.
import { execFileSync } from "node:child_process";
import { lstat, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { jobToken } from "../fakes/github-server.js";
import { changed, commentSaying } from "../github/payloads.js";
import type { FinishedStep } from "./support/action-step.js";
import { openScene, type Turns } from "./support/scene.js";

/** As `actions/checkout` leaves it. */
const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${jobToken}`).toString("base64")}`;
const forged = ["EOF", "outcome=forged", "injected=yes", "GITHUB_OUTPUT<<EOF", "ghadelimiter_0"].join("\n");
const long = "x".repeat(300_000);
const fenced = (code: string) => `\`\`\`sh\n${code}\n\`\`\``;
const usage = { inputTokens: 1_000, outputTokens: 100 };
const turns: Turns = [
  { reply: fenced("git config --list --show-origin; cat .git/config; env"), usage },
  {
    reply: fenced(`cat > long.txt <<'END'\n${long}\nEND\nnohup sleep 900 >/dev/null 2>&1 &\nsleep 900 &`),
    usage,
  },
  { reply: fenced(`seq 1 400000\ncat <<'END'\n${forged}\nEND\necho changed > README.md`), usage },
  { reply: "Done.", usage },
];

interface Seen extends FinishedStep {
  readonly comments: readonly string[];
  readonly posts: readonly (number | null)[];
  readonly prompts: string;
  readonly owners: ReadonlySet<number>;
  /** Of the checkout and of the runner's home. */
  readonly host: readonly string[];
  readonly gitConfig: string;
}
let seen: Seen;

beforeAll(async () => {
  await using scene = await openScene(turns);
  await using step = await scene.openStep({
    eventName: "issue_comment",
    payload: changed(commentSaying(`/agent-exec fix this\n${"y".repeat(65_000)}`), {
      issue: { title: "Wrong" },
    }),
    inputs: {
      workspace: "repo",
      verify: "grep changed README.md",
      settings: "price-input: 1\nprice-output: 1\nverify-before: off",
    },
    env: scene.artifacts.environment,
    files: { "README.md": "old\n", ".gitignore": ".agent-exec/\n" },
  });
  const { workspace } = step;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: workspace, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "First");
  git("config", "http.https://github.com/.extraheader", header);
  const main = await step.run("main.js");
  const runDir = main.outputs.get("run-dir")!;
  const files = await readdir(runDir, { recursive: true });
  const owners = await Promise.all(files.map(async (file) => (await lstat(join(runDir, file))).uid));
  seen = {
    ...main,
    comments: scene.github.world.comments.map(({ body }) => body),
    posts: scene.github.requests
      .filter(({ operation }) => operation === "issues/create-comment")
      .map(({ status }) => status),
    prompts: JSON.stringify(scene.model.requests.map(({ body }) => body)),
    owners: new Set(owners),
    host: [git("status", "--porcelain"), ...(await readdir(join(workspace, "../home")))],
    gitConfig: await readFile(join(workspace, ".git/config"), "utf8"),
  };
  if (process.env["PAINS"])
    await writeFile(process.env["PAINS"], JSON.stringify({ ...seen, owners: [...seen.owners] }));
}, 280_000);

test("a task, code and output beyond what a command line holds make no E2BIG", () => {
  expect(seen.log).not.toMatch(/E2BIG|too long/i);
  expect([seen.exitCode, seen.outputs.get("outcome"), seen.outputs.get("verified")]).toEqual([
    0,
    "passed",
    "true",
  ]);
  expect(seen.prompts).toContain("y".repeat(65_000));
});

test("processes that the code leaves running do not keep the step from its end", () => {
  expect(seen.durationMs).toBeLessThan(120_000);
});

test("a line that looks like a delimiter or an output sets no output", () => {
  expect(seen.outputs.get("result")).toContain(forged);
  expect(seen.outputs.has("injected")).toBe(false);
  expect(seen.outputs.get("outcome")).toBe("passed");
});

test("code that prints megabytes leads to one short comment, and GitHub takes it at once", () => {
  // The progress, then the result, which replaces it.
  expect(seen.posts).toEqual([201, 201]);
  expect(seen.comments.map(({ length }) => length < 6_000)).toEqual([true]);
});

test("the token that the checkout keeps in .git/config is in no sandbox, prompt or comment, and stays where it was", () => {
  const [, encoded = ""] = header.split("basic ");
  for (const shown of [jobToken, encoded]) {
    expect(seen.prompts).not.toContain(shown);
    expect(seen.comments.join()).not.toContain(shown);
    expect(seen.log.replaceAll(/^::add-mask::.*$/gm, "")).not.toContain(shown);
  }
  expect(seen.gitConfig).toContain(header);
});

test("the run's files belong to the runner's user", () => {
  expect([...seen.owners]).toEqual([process.getuid!()]);
});

test("the checkout and the runner's home are as they were", () => {
  expect(seen.host).toEqual([""]);
});

test("the cost is in the outputs and in the comment", () => {
  expect(Number(seen.outputs.get("cost-usd"))).toBeGreaterThan(0);
  expect(seen.comments[0]).toMatch(/^- \*\*Cost:\*\* 4 turns · .* tokens · \$0\.\d+$/m);
});
