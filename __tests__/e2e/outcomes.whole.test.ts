// The built command against a GitHub that speaks the described protocol.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { nightly } from "../chance.js";
import { jobToken, startFakeGitHub, type FakeGitHub } from "../fakes/github-server.js";
import { repository } from "../github/payloads.js";
import { runCommand } from "./command-line.js";
import { messages, startAct } from "./support/act.js";

let github: FakeGitHub;

beforeEach(async () => {
  github = await startFakeGitHub();
});
afterEach(() => github.close());

const run = (flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  runCommand(["outcomes", "--repo", repository, ...flags], {
    env: { GITHUB_API_URL: github.url, GITHUB_TOKEN: jobToken, ...env },
  });

function layPulls(): void {
  const { world } = github;
  const commit = (text: string, parents: readonly string[], message: string) =>
    world.git.commitFiles(new Map([["a.txt", { mode: "100644", content: Buffer.from(text) }]]), {
      parents,
      message,
    });
  const baseSha = commit("a\n", [], "Begin");
  const made = (cost: number) =>
    commit(
      "b\n",
      [baseSha],
      `Fix\n\nAssisted-by: agent-exec:gpt-5-mini\nAgent-Exec-Run: x\nAgent-Exec-Cost-USD: ${cost}`,
    );
  const pull = { headRepository: repository, base: "main", branch: "agent-exec/issue-1", baseSha } as const;
  const head = made(0.02);
  world.pulls.set(1, {
    ...pull,
    number: 1,
    headSha: head,
    mergeSha: commit("b\n", [baseSha, head], "Merge"),
    title: "Fix dates",
  });
  world.pulls.set(2, {
    ...pull,
    number: 2,
    headSha: made(0.04),
    state: "closed",
    title: "x | [y](http://z) @ada\u001b[2J",
  });
}

test("it lists what became of each pull request, and what a merged one cost", async () => {
  layPulls();
  const { code, stdout } = await run();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^PULL +BECAME +MODEL +COST +OPENED +TITLE\n#2 +closed +gpt-5-mini +\$0\.04/);
  expect(stdout).toMatch(/#1 +merged +gpt-5-mini +\$0\.0200 +\S+ +Fix dates\n/);
  expect(stdout).toContain("1 merged unchanged, 1 closed. Cost: $0.0600, $0.0600 per merged one.");
  expect(stdout).not.toContain("\u001b[2J");
});

test("as Markdown nothing of a title acts, and as JSON the sums are numbers", async () => {
  layPulls();
  const { stdout } = await run(["--markdown"]);
  const row = stdout.split("\n").find((line) => line.includes("closed"))!;
  expect(row).toContain(`https://github.com/${repository}/pull/2`);
  expect(row).toMatch(/`x .*\[y\]\(http:\/\/z\) @.*`/);
  expect(row.replaceAll("\\|", "").split("|")).toHaveLength(8);
  const json = JSON.parse((await run(["--json"])).stdout) as unknown;
  expect(json).toMatchObject({
    version: 1,
    repository,
    totals: { merged: 1, changed: 0, closed: 1, open: 0, costUsd: 0.06, costPerMergedUsd: 0.06, unpriced: 0 },
    pullRequests: [{ number: 2 }, { number: 1, became: "merged", costUsd: 0.02 }],
  });
});

test("without a pull request it says so", async () => {
  expect(await run()).toMatchObject({ code: 0, stdout: "agent-exec has opened no pull request here.\n" });
});

test.each([
  ["no token", { GITHUB_TOKEN: "" }, [], 2, "gh auth token"],
  [
    "a token that GitHub does not know",
    { GITHUB_TOKEN: "ghp_wrong_token_123" },
    [],
    3,
    "GITHUB_TOKEN is valid",
  ],
  ["a repository that is not there", {}, ["--repo", "no/where"], 3, "Check the name no/where"],
])("%s ends with what to do", async (_what, env, flags, code, words) => {
  const { stderr, ...ended } = await run(flags, env);
  expect(ended).toMatchObject({ code, stdout: "" });
  expect(stderr).toContain(words);
  expect(stderr).not.toContain("ghp_wrong_token_123");
});

test.each([
  [403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "4102444800" }],
  [429, { "retry-after": "3600" }],
])("a rate limit (%i) says when it is over", async (status, headers) => {
  github.fail({ operation: "pulls/list", times: 9, answer: { status, headers, body: { message: "limit" } } });
  const { code, stderr } = await run();
  expect(code).toBe(3);
  expect(stderr).toMatch(/next: Wait until GitHub's rate limit is over \((?:2100-01-01|in 3600 s)/);
});

test("a 403 without a limit names the permissions", async () => {
  const answer = { status: 403, body: { message: "Resource not accessible by integration" } };
  github.fail({ operation: "pulls/list", times: 9, answer });
  const { code, stderr } = await run();
  expect({ code, stderr }).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("may read this repository's pull requests"),
  });
});

nightly("without a network it says after its retries that GitHub did not answer", async () => {
  const { code, stderr } = await run([], { GITHUB_API_URL: "http://127.0.0.1:9" });
  expect({ code, stderr }).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("GitHub did not answer"),
  });
});

nightly("the weekly example writes the table into the job's summary", async () => {
  layPulls();
  await using act = await startAct({
    eventName: "schedule",
    payload: { schedule: "37 5 * * 1" },
    copied: { workflow: readFileSync(join(projectDir, "examples/outcomes.yml"), "utf8"), files: {} },
    apiUrl: github.url,
  });
  const { exitCode, lines } = await act.finished;
  expect({ exitCode, log: messages(lines) }).toMatchObject({
    exitCode: 0,
    log: expect.stringMatching(/Summary - \| Pull request[^]* merged \| gpt-5-mini/),
  });
});
