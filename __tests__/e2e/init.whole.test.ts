// `init` as a new user meets it: the built command in folders of every kind, and what it wrote under act.
import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { rarely } from "../chance.js";
import { startGitServer } from "../fakes/git-server.js";
import { changed, commentSaying, knowAsking, repository } from "../github/payloads.js";
import { emptyFolder, fenced, image, runCommand } from "./command-line.js";
import { isWithoutAct, messages, startAct } from "./support/act.js";
import { apiKey, openScene, type Turns } from "./support/scene.js";
import { atTerminal } from "./terminal.js";

const action = `me/agent-exec@${"a".repeat(40)}`;
const path = ".github/workflows/agent-exec.yml";

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

function makeRepository(folder: string, origin: string): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args]);
  git("init", "--quiet", "--initial-branch=develop");
  git("remote", "add", "origin", origin);
  git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop");
}

test("in an empty folder it writes a workflow, says what is missing, and says so again instead of writing twice", async () => {
  const first = await runCommand(["init", "--yes", "--action", action]);
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/^written +\.github\/workflows\/agent-exec\.yml\n/);
  expect(first.stdout).toContain("git init");
  expect(first.stdout).toContain("gh secret set OPENAI_API_KEY");
  expect(first.stdout).toMatch(/`report` in \.github[^]* contents: write +the branch of the pull request/);
  const again = await runCommand(["init", "--yes", "--action", action], { cwd: first.cwd });
  expect(again.stdout).toMatch(/^as it is +\.github/);
});

test("from a folder below it writes to the repository's, and never over another file", async () => {
  const folder = await folderOf({
    [path]: "mine",
    "packages/web/package.json": '{"scripts":{"test":"node --test"}}',
    ".github/workflows/ci.yml": "name: Tests\non: [push, pull_request]\n",
  });
  makeRepository(folder, "git@github.com:me/x.git");
  const cwd = join(folder, "packages/web");
  const both = await runCommand(["init", "--yes", "--action", action, "--start", "comment,failed-ci"], {
    cwd,
  });
  expect(both).toMatchObject({ code: 2, stdout: "" });
  expect(both.stderr).toContain(`${path} exists already`);
  expect(await readFile(join(folder, path), "utf8")).toBe("mine");
  expect(await readdir(join(folder, ".github/workflows"))).toEqual(["agent-exec.yml", "ci.yml"]);
  const other = await runCommand(["init", "--yes", "--action", action, "--start", "failed-ci"], { cwd });
  expect(other.stdout).toContain("`develop`");
  const text = await readFile(join(folder, ".github/workflows/agent-exec-fix-ci.yml"), "utf8");
  expect(text).toContain("workflows: [Tests]");
  expect(text).toContain("cd 'packages/web'\n            npm test\n");
});

test("on an Enterprise Server one job does all, because jobs share no artifacts there", async () => {
  const cwd = await folderOf({ "go.mod": "module m\n\ngo 1.24\n" });
  makeRepository(cwd, "https://ghe.corp.example/me/x.git");
  const refused = await runCommand(["init", "--yes", "--action", action, "--jobs", "2"], { cwd });
  expect(refused.stderr).toContain("only 1 works on ghe.corp.example");
  const { stdout } = await runCommand(["init", "--yes", "--action", action, "--dry-run"], { cwd });
  expect(stdout).toContain("image: golang:1\n");
  expect(stdout).not.toContain("mode: report");
});

test("without a terminal, and for bad answers, it writes nothing and names every problem", async () => {
  const alone = await runCommand(["init"]);
  expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining("Add --yes") });
  const bad = ["--action", "me/agent-exec@v1", "--start", "soon", "--jobs", "4", "--pull-request", "maybe"];
  const { code, stderr, cwd } = await runCommand(["init", "--yes", ...bad]);
  expect(code).toBe(2);
  for (const flag of ["--action", "--start", "--jobs", "--pull-request"])
    expect(stderr).toContain(`${flag}:`);
  expect(await readdir(cwd)).toEqual([]);
});

test("at a terminal it asks, shows its guess, and takes an empty answer for the default", async () => {
  const cwd = await folderOf({ "Cargo.toml": "[package]\n" });
  const terminal = await atTerminal(["init"], { cwd });
  await terminal.see("OWNER/agent-exec@SHA");
  terminal.type(`${action}\n`);
  await terminal.see("1. How do runs start");
  terminal.type("manual,foo\n");
  await terminal.see('"foo" is none of');
  await terminal.see("1. How do runs start");
  terminal.type("manual\n");
  await terminal.see("2. Which model server");
  terminal.type("https://models.example/v1\n");
  await terminal.see("model's name");
  terminal.type("llama3\n");
  await terminal.see("MODEL_API_KEY");
  terminal.type("\n");
  await terminal.see("Cargo.toml suggests");
  terminal.type("\n");
  await terminal.see("4. May agent-exec");
  terminal.type("no\n");
  await terminal.see("5. How many jobs");
  terminal.type("1\n");
  expect(await terminal.finished).toMatchObject({ code: 0 });
  const text = await readFile(join(cwd, ".github/workflows/agent-exec-manual.yml"), "utf8");
  expect(text).toContain("model: llama3");
  expect(text).toContain("secrets.MODEL_API_KEY");
  expect(text).toContain("cargo test --offline");
});

test("at a terminal it names the file that is there before it asks, and Ctrl-C ends it quietly", async () => {
  const cwd = await folderOf({ [path]: "mine" });
  const terminal = await atTerminal(["init", "--action", action], { cwd });
  await terminal.see(`${path} exists already`);
  await terminal.see("1. How do runs start: label, failed-ci, manual?");
  terminal.type("\u0003");
  const { code, shown } = await terminal.finished;
  expect({ code, shown }).toMatchObject({
    code: 130,
    shown: expect.stringContaining("Nothing was written."),
  });
  expect(shown).not.toContain("internal");
});

const files = {
  "app.py": "def add(a, b):\n    return a - b\n",
  "test_app.py": `import unittest
from app import add


class Add(unittest.TestCase):
    def test_add(self):
        self.assertEqual(add(2, 3), 5)
`,
  "setup.cfg": "[metadata]\nname = app\n",
};

(isWithoutAct ? describe.skip : describe)("what it wrote by default under act", () => {
  /** Its workflow, and somebody who comments on an issue. */
  async function openThread(turns: Turns = []) {
    const scene = await openScene(turns);
    const git = await startGitServer(repository);
    const cwd = await folderOf(files);
    const server = [
      "--base-url",
      scene.model.baseUrl,
      "--model",
      "gpt-5-mini",
      "--key-secret",
      "OPENAI_API_KEY",
      "--image",
      image,
    ];
    await runCommand(["init", "--yes", "--action", action, ...server], { cwd });
    const written = await readFile(join(cwd, path), "utf8");
    const workflow = written.replaceAll(action, "org/agent-exec@v1");
    const base = await git.commit("refs/heads/master", { ...files, [path]: workflow });
    scene.github.world.git.take("master", { folder: git.folder, sha: base });
    const { world } = scene.github;
    const say = async (text: string, id: number) => {
      const payload = changed(commentSaying(text), { comment: { id }, issue: { title: "Adding is wrong" } });
      knowAsking(world.asking, "issue_comment", payload);
      await using act = await startAct({
        eventName: "issue_comment",
        payload,
        copied: { workflow, files, served: git },
        secrets: { OPENAI_API_KEY: apiKey },
        apiUrl: scene.github.url,
        // The client for artifacts refuses a bare address.
        env: { GITHUB_SERVER_URL: git.url.replace("127.0.0.1", "git.localhost"), GITHUB_SHA: base },
      });
      const { exitCode, lines } = await act.finished;
      if (exitCode !== 0) throw new Error(messages(lines));
    };
    const close = async () => {
      await git[Symbol.asyncDispose]();
      await scene[Symbol.asyncDispose]();
    };
    return { world, written, say, [Symbol.asyncDispose]: close };
  }

  test("takes a comment to a pull request", async () => {
    const reply = `${fenced("def add(a, b):\n    return a + b", "python file=app.py")}\n\nTERMINATE\n`;
    await using thread = await openThread([{ reply }]);
    const { world } = thread;
    await thread.say("/agent-exec fix this", 91);
    const pulls = [...world.pulls.values()].filter(({ branch }) => branch === "agent-exec/issue-1");
    expect(pulls).toHaveLength(1);
    const head = world.git.branch("agent-exec/issue-1")!;
    expect(world.git.files(head).get("app.py")!.content.toString()).toContain("a + b");
  });

  rarely("ends a run at `cancel`", async () => {
    await using thread = await openThread();
    const { world, written } = thread;
    const cancelled: number[] = [];
    world.runs.set(900, () => void cancelled.push(900));
    // What GitHub makes of the workflow's `run-name`.
    const name = /^run-name: "(.*)"/m.exec(written)![1]!;
    world.runNames.set(900, name.replace(/\$\{\{.*\}\}/, "1"));
    await thread.say("/agent-exec cancel", 92);
    expect(cancelled).toEqual([900]);
    expect(world.comments.at(-1)!.body).toContain("### Cancelling");
  });
});
