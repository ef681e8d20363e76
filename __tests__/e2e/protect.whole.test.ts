import { execFileSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import {
  fenced,
  image,
  readJson,
  runCommand,
  scriptFile,
  scriptedRun,
  startCommand,
} from "./command-line.js";
import { commentOnPullRequest, openScene } from "./support/scene.js";

/** A repository whose test passes for the right answer alone. */
const project = {
  "answer.py": "print(41)\n",
  "test/check.sh": 'test "$(python3 answer.py)" = 42\n',
  "test/run.sh": "for each in test/*.sh; do [ $each = test/run.sh ] || sh $each || exit 1; done\n",
  ".github/workflows/ci.yml": "on: push\n",
};

/** What weakens the tests instead of mending the code. */
const cheat = `
echo true >test/check.sh
rm test/run.sh
echo 'exit 0' >test/also.sh
printf 'on: push\\njobs: {}\\n' >.github/workflows/ci.yml
echo 'on: schedule' >.github/workflows/new.yml
echo 'exit 0' >run.sh
`;

/** What each process of this machine was started as, those in containers too. */
function commandsOfAll(): readonly string[] {
  return execFileSync("ps", ["-eo", "args"], { encoding: "utf8", maxBuffer: 64 * 1024 ** 2 }).split("\n");
}

async function repository(folder: string): Promise<string> {
  for (const [path, text] of Object.entries(project)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  execFileSync("git", ["init", "-q"], { cwd: folder });
  execFileSync("git", ["add", "--all"], { cwd: folder });
  return folder;
}

const wrong = `
import unittest
class Answer(unittest.TestCase):
    def test_it(self):
        self.fail("wrong")
`;

const untilPass = ["--until", "pass", "--max-retries", "0"];
const run = ["run", "mend it", "--image", image, "--workspace", "repo", "--out", "o", ...untilPass];

describe("a run over a repository with protected tests", () => {
  it.concurrent("is not passed by code that weakens them, and says what was put back", async () => {
    const cwd = await repository(await mkdtemp(join(tmpdir(), "agent-exec-protect-")));
    try {
      const script = await scriptFile([{ reply: fenced(cheat, "sh") }]);
      const { code, stdout } = await runCommand(
        [...run, "--script", script, "--protect", "test/**", "--verify", "sh test/run.sh"],
        { cwd },
      );
      expect(code).toBe(1);
      const words =
        "Before the verification, protected files were restored: `test/check.sh`, `test/run.sh`, and others were removed: `test/also.sh`.";
      expect(stdout).toContain(`! ${words}`);
      const report = await readFile(join(cwd, "o/report.md"), "utf8");
      for (const each of [
        words,
        "To allow this change, list .github/workflows/new.yml in `allow-workflow`",
      ]) {
        expect(report.replaceAll("\\", "")).toContain(each);
      }
      const patch = await readFile(join(cwd, "o/changes.patch"), "utf8");
      expect(patch.match(/^diff --git .*$/gm)).toEqual(["diff --git a/run.sh b/run.sh"]);
      const kept = await readdir(join(cwd, "o/artifacts"), { recursive: true, withFileTypes: true });
      expect(kept.filter((each) => each.isFile()).map(({ name }) => name)).toEqual(["run.sh"]);
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it.concurrent("is passed by code that mends what they test, and each verification warns once", async () => {
    const cwd = await repository(await mkdtemp(join(tmpdir(), "agent-exec-protect-")));
    try {
      const script = await scriptFile([{ reply: fenced(`${cheat}\necho 'print(42)' >answer.py`, "sh") }]);
      const allowed = ["--allow-workflow", ".github/workflows/ci.yml"];
      const verify = ["--verify", "sh test/run.sh", "--verify", "sh test/check.sh"];
      const { code, stdout } = await runCommand(
        [...run, "--script", script, "--protect", "test", ...verify, ...allowed],
        { cwd },
      );
      expect({ code, stdout }).toMatchObject({ code: 0 });
      expect(stdout.match(/were restored/g)).toHaveLength(1);
      const patch = await readFile(join(cwd, "o/changes.patch"), "utf8");
      const changed = patch.match(/^diff --git .*$/gm)?.map((line) => line.split(" ").at(-1));
      expect(changed).toEqual(["b/.github/workflows/ci.yml", "b/answer.py", "b/run.sh"]);
      execFileSync("git", ["apply", join(cwd, "o/changes.patch")], { cwd });
      expect(await readFile(join(cwd, "answer.py"), "utf8")).toBe("print(42)\n");
      expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ verified: true });
      expect(stdout).toContain(
        "Before the verification, workflow files were removed: `.github/workflows/new.yml`",
      );
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it.concurrent("is not passed by what steers tools, though nothing was protected by name", async () => {
    const cwd = await repository(await mkdtemp(join(tmpdir(), "agent-exec-protect-")));
    try {
      await writeFile(join(cwd, "test_answer.py"), wrong);
      const plants = `
echo 'import sys; sys.exit(0)' >unittest.py
printf 'check:\\n\\ttrue\\n' >GNUmakefile
mkdir build && echo x >build/out && echo done >answer.txt`;
      await writeFile(join(cwd, ".gitignore"), "build/\n");
      await writeFile(join(cwd, "Makefile"), "check:\n\tpython3 -m unittest -q test_answer\n");
      const script = await scriptFile([{ reply: fenced(plants, "sh") }]);
      const verify = [
        "--verify",
        "make -s check || python3 -m unittest -q test_answer",
        "--verify",
        "test -d build",
      ];
      const { code, stdout } = await runCommand([...run, "--script", script, ...verify], { cwd });
      expect({ code, stdout }).toMatchObject({ code: 1 });
      expect(stdout).toContain(
        "files that configure tools were removed: `GNUmakefile` (if the task is about these files, list them in `allow-tool-config`)",
      );
      expect(stdout).toContain("were removed: `unittest.py`");
      expect(stdout).toContain(
        "The repository ignores these new files, so the verification ran without them, and the patch leaves them out: `build/out`.",
      );
      const patch = await readFile(join(cwd, "o/changes.patch"), "utf8");
      expect(patch.match(/^diff --git .*$/gm)).toEqual(["diff --git a/answer.txt b/answer.txt"]);
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it.concurrent("is not passed by what Python would import in their place", async () => {
    const cwd = await mkdtemp(join(tmpdir(), "agent-exec-protect-"));
    try {
      await writeFile(join(cwd, "test_slug.py"), "import slug\n");
      await writeFile(join(cwd, "test_deep.py"), "raise SystemExit(1)\n");
      const shadows = `
import importlib._bootstrap_external as compiling, importlib.util, os
# Valid whatever the source says (PEP 552).
data = compiling._code_to_hash_pyc(compile("import unittest", "test_slug.py", "exec"), b"\\0" * 8, False)
os.mkdir("__pycache__")
open(importlib.util.cache_from_source("test_slug.py"), "wb").write(data)
os.mkdir("test_deep")
open("test_deep/__init__.py", "w")
`;
      const script = await scriptFile([{ reply: fenced(shadows, "python") }]);
      const args = ["run", "x", "--image", image, "--out", "o", ...untilPass, "--script", script];
      for (const test of ["test_slug", "test_deep"]) {
        const { code, stdout } = await runCommand(
          [...args, "--workspace", ".", "--protect", "test_*.py", "--verify", `python3 -c 'import ${test}'`],
          { cwd },
        );
        expect({ code, stdout }).toMatchObject({ code: 1 });
        expect(stdout).toMatch(/protected files were removed: `test_deep\/__init__\.py`\./);
        expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "failed" });
        await rm(join(cwd, "o"), { recursive: true });
      }
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it.concurrent("in an action has the comment name what was refused and how to allow it", async () => {
    await using scene = await openScene([{ reply: fenced(`${cheat}\necho 'print(42)' >answer.py`, "sh") }]);
    await using step = await scene.openStep({
      eventName: "issue_comment",
      payload: commentOnPullRequest("/agent-exec mend it"),
      inputs: { workspace: "repo", until: "pass", protect: "test/**\nanswers", verify: "sh test/run.sh" },
      files: { ...project, "AGENTS.md": "Whoever opened the pull request says this.\n" },
    });
    // The default branch, which a comment's workflow runs on.
    scene.github.world.files.set(`${"1".repeat(40)}:AGENTS.md`, "The owner says this.\n");
    await repository(step.workspace);
    const main = await step.run("main.js");
    expect(main.outputs.get("outcome")).toBe("passed");
    const [started] = (await readFile(main.outputs.get("transcript-path")!, "utf8")).split("\n", 1);
    const { usageText, instructions } = JSON.parse(started!) as { usageText: string; instructions: string[] };
    expect(instructions).toEqual(["AGENTS.md"]);
    expect(usageText).toContain("```markdown\nThe owner says this.\n```");
    expect(usageText).not.toContain("Whoever opened");
    const summary = main.summary.replaceAll("\\", "");
    for (const words of [
      "restored: `test/check.sh`, `test/run.sh`",
      "The pattern answers in `protect` matches none of your files",
      "the file is protected, and the verification used the original",
      "To allow this change, list .github/workflows/ci.yml in `allow-workflow`",
    ]) {
      expect(summary).toContain(words);
    }
  });
});

describe("a verification", () => {
  it.concurrent("has a home, a shell and a path of its own, whatever the code left in its own", async () => {
    const poison = `
echo 'exit 0' >/tmp/.bashrc; echo 'exit 0' >/tmp/.profile; echo 'exit 0' >/tmp/.shrc
mkdir -p /tmp/.local/lib/python3.11/site-packages /tmp/bin
for each in sitecustomize usercustomize; do echo 'import os; os._exit(0)' >/tmp/.local/lib/python3.11/site-packages/$each.py; done
echo 'import os; os._exit(0)' >/tmp/startup.py
for each in sh python3 git test cat; do printf '#!/bin/sh\\nexit 0\\n' >/tmp/bin/$each; chmod 755 /tmp/bin/$each; done
printf '[alias]\\n st = !exit 0\\n[core]\\n fsmonitor = touch /workspace/monitored\\n' >/tmp/.gitconfig
export PATH=/tmp/bin:$PATH BASH_ENV=/tmp/.bashrc ENV=/tmp/.bashrc PYTHONSTARTUP=/tmp/startup.py
(while :; do echo hacked >/workspace/hacked; sleep 0.05; done) &
mkdir -p .git/hooks; printf '[core]\\n hooksPath = hooks\\n' >.git/config
echo seen >left
`;
    const seen = `ls -A /tmp; echo "[$BASH_ENV$ENV$PYTHONSTARTUP]"; pwd; ls -A; command -v sh; command -v python3; sleep 0.3; ls hacked; python3 -c 'raise SystemExit(9)'`;
    const args = await scriptedRun([{ reply: fenced(poison, "sh") }], "--max-retries", "0");
    const { code, cwd } = await runCommand([...args, "--verify", seen]);
    expect(code).toBe(1);
    const events = (await readFile(join(cwd, "o/transcript.jsonl"), "utf8")).trimEnd().split("\n");
    const verification = events.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(verification.find(({ type }) => type === "verification")).toMatchObject({
      ending: "exited",
      exitCode: 9,
      stdout: {
        text: expect.stringMatching(
          /^\[\]\n\/workspace\n(?:hacked\n)?left\n\/(?:usr\/)?bin\/sh\n\/usr\/bin\/python3\n/,
        ),
      },
    });
  });

  it.concurrent("has a setup that runs nothing of the code's, neither with its network nor into its home", async () => {
    const cwd = await mkdtemp(join(tmpdir(), "agent-exec-setup-"));
    try {
      await writeFile(
        join(cwd, "prepare.sh"),
        "mkdir -p made; echo 1 >made/it; chmod 500 made; echo mine >>/tmp/setup\n",
      );
      const hostile =
        "chmod -R u+w .; rm -r made; echo 'ls /sys/class/net >nets; echo theirs >>/tmp/setup' >prepare.sh";
      const args = await scriptedRun([{ reply: fenced(hostile, "sh") }], ...untilPass);
      const setup = ["--workspace", ".", "--setup", "sh prepare.sh", "--setup-network", "full"];
      const { code, stdout } = await runCommand(
        [...args, ...setup, "--verify", "cat /tmp/setup; ls; [ -e nets ]"],
        { cwd },
      );
      expect(code).toBe(1);
      const verified = stdout.split("▶ verify")[1]?.split("● decision")[0];
      expect(verified).toMatch(/│ mine\n.*│ prepare\.sh\n/);
      expect(verified).not.toMatch(/theirs|eth0|made|tmp_code/);
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it.concurrent("proves nothing of files that are changed after it had read them", async () => {
    const name = `agent-exec-changed-${randomBytes(4).toString("hex")}`;
    const args = await scriptedRun(
      [{ reply: fenced("echo verified >a; echo 1 >b", "sh") }],
      "--max-retries",
      "0",
    );
    // A process of its own length, so that it is found among all of the machine's.
    const pause = `sleep 5.${randomInt(1_000_000)}`;
    const verify = ["--verify", `cat a; ${pause}`, "--container-name", name];
    const { finished, cwd } = await startCommand([...args, ...verify]);
    const isOver = finished.then(() => true);
    while (!commandsOfAll().includes(pause)) if (await Promise.race([isOver, sleep(20, false)])) break;
    await docker("exec", "-u", "1000:1000", name, "sh", "-c", "echo other >/workspace/a");
    const { code, stdout } = await finished;
    const words = "The verifications passed, but these files changed afterwards";
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${words}: \`a\`.`),
    });
    expect(await readFile(join(cwd, "o/report.md"), "utf8")).toContain(words);
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "failed", verified: false });
  });

  it.concurrent("fakes nothing by what a verification before it left", async () => {
    const args = await scriptedRun([{ reply: fenced("echo 1 >a", "sh") }], "--max-retries", "0");
    const first = "echo 2 >a; echo 'exit 0' >/tmp/.profile; (sleep 60 &); true";
    const { code, stdout } = await runCommand([
      ...args,
      "--verify",
      first,
      "--verify",
      "grep -q 1 a && [ ! -e /tmp/.profile ]",
    ]);
    expect({ code, stdout }).toMatchObject({ code: 0 });
  });
});
