import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { rarely, sample } from "../chance.js";
import { dist, emptyFolder, fenced, image, readJson, runCommand, startCommand } from "./command-line.js";

describe("agent-exec exec", () => {
  const document = `${fenced("print(1)")}\n${fenced("exit(4)")}\n${fenced("echo three", "sh")}`;

  it.concurrent("stops at the first block that fails", async () => {
    const { code, stdout, cwd } = await runCommand(["exec", "-", "--image", image, "--json", "--out", "o"], {
      input: document,
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "failed", exitCode: 4, usage: { calls: 0 } });
    expect(await readFile(join(cwd, "o/attempts/1/stdout"), "utf8")).toBe("1\n");
  });

  it.concurrent("of several files tells each block with its file, those that were not run too", async () => {
    const cwd = await emptyFolder();
    await writeFile(
      join(cwd, "a.md"),
      `${fenced("echo one", "sh").replace(/^/, "Words before.\n\n")}\nWords between.\n\n${fenced("exit 3", "sh")}\n${fenced("echo unreached", "sh")}`,
    );
    await writeFile(join(cwd, "b.md"), fenced("# filename: b.sh\necho two", "sh"));
    const { stdout } = await runCommand(["exec", "a.md", "b.md", "--executor", "local", "--out", "o"], {
      cwd,
    });
    expect(stdout).toContain("▶ block 2  sh a.md:9\n");
    expect(stdout).toContain("– block 3  sh a.md:13  not run: a block before it failed\n");
    expect(stdout).toContain("▶ block 4  sh b.md:1  b.sh\n");
    expect(stdout).toContain("❌ Failed: block 2 (`a.md:9`): exit code 3");
    const [markdown, html] = await Promise.all(
      ["report.md", "report.html"].map((name) => readFile(join(cwd, "o", name), "utf8")),
    );
    expect(markdown).toContain("block 2 (`a.md:9`): exit code 3");
    expect(markdown?.match(/^\*\*Block.*$/gm)).toEqual([
      "**Block 1 · `a.md:3` · sh**",
      "**Block 2 · `a.md:9` · sh**",
      "**Block 3 · `a.md:13` · sh**",
      "**Block 4 · `b.md:1` · sh · `b.sh`**",
    ]);
    const places = ["Words before.", "echo one", "Words between.", "exit 3"];
    for (const report of [markdown, html]) {
      const found = places.map((place) => report!.slice(report!.indexOf("<summary>")).indexOf(place));
      expect(found).toEqual(found.filter((at) => at >= 0).toSorted((a, b) => a - b));
    }
    expect(html).toContain("<h3>Block 4 · <code>b.md:1</code> · sh · <code>b.sh</code></h3>");
  });

  rarely.concurrent(
    "asks the command of --before-block about each block, and about no verification",
    async () => {
      const hook = "if grep -q forbidden; then echo no such word; exit 1; fi";
      const ask = (input: string) =>
        runCommand(
          ["exec", "-", "--executor", "local", "--json", "--out", "o"].concat([
            "--before-block",
            hook,
            "--verify-before",
            "off",
            "--verify",
            "echo forbidden",
          ]),
          { input },
        );
      const passed = await ask(fenced("echo allowed", "sh"));
      expect({ code: passed.code, ...(JSON.parse(passed.stdout) as object) }).toMatchObject({
        code: 0,
        outcome: "passed",
      });
      const refused = await ask(`${fenced("echo forbidden", "sh")}\n${fenced("echo two", "sh")}`);
      expect(refused.code).toBe(1);
      const transcript = await readFile(join(refused.cwd, "o/transcript.jsonl"), "utf8");
      const executions = transcript
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { readonly type: string })
        .filter(({ type }) => type === "execution");
      expect(executions).toMatchObject([
        {
          ending: "not-run",
          notRun: "hook-refused",
          evidence: "before-block refused the block: no such word",
        },
        { ending: "not-run", notRun: "earlier-failed" },
      ]);
    },
  );

  it.concurrent("goes on with --keep-going, and fails all the same", async () => {
    const { code, cwd } = await runCommand(
      ["exec", "-", "--executor", "local", "--keep-going", "--out", "o"],
      {
        input: document,
      },
    );
    expect(code).toBe(1);
    expect(await readFile(join(cwd, "o/attempts/1/stdout"), "utf8")).toBe("1\nthree\n");
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({
      outcome: "failed",
      exitCode: 4,
      blocks: [
        { document: "standard input", line: 1, status: "passed", exitCode: 0 },
        { line: 5, status: "failed", exitCode: 4 },
        { line: 9, language: "sh", status: "passed" },
      ],
    });
  });

  rarely.concurrent(
    "counts the characters that stand for bytes that are not UTF-8, beside the output in its folder",
    async () => {
      const cwd = await emptyFolder();
      const code = "import os\nos.write(1, b'caf\\xe9 \\xff')\nos.write(2, '\\ufffd'.encode())";
      const { code: exit } = await runCommand(["exec", "-", "--executor", "local", "--out", "run"], {
        cwd,
        input: fenced(code),
      });
      expect(exit).toBe(0);
      const read = (path: string) => readFile(join(cwd, "run", path), "utf8");
      const note = "2 characters are \uFFFD, because the program wrote bytes that are not UTF-8";
      expect(await read("attempts/1/stdout")).toBe(`caf\uFFFD \uFFFD\n[… ${note} …]\n`);
      expect(await read("attempts/1/stderr")).toBe("\uFFFD");
      for (const report of ["report.md", "report.html"]) expect(await read(report)).toContain(note);
    },
  );

  it.concurrent("tells how many blocks failed, and the place of each", async () => {
    const cwd = await emptyFolder();
    const input = ["exit 1", "exit 2", "exit 3"].map((line) => fenced(line, "sh")).join("\n");
    await runCommand(["exec", "-", "--executor", "local", "--keep-going", "--out", "run"], { cwd, input });
    const { stdout } = await runCommand(["show", "run"], { cwd });
    expect(stdout).toMatch(/3 of 3 blocks failed/);
    for (const line of [1, 5, 9]) expect(stdout).toContain(`\`standard input:${line}\` exit code`);
  });

  it.concurrent("leaves alone what is in no language that runs here, and runs the rest", async () => {
    const input = `${fenced("words", "text")}\n${fenced("{}", "json")}\n${fenced("echo ran", "sh")}\n${fenced("x", "")}`;
    const { code, stdout } = await runCommand(["exec", "-", "--executor", "local", "--json"], { input });
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      outcome: "passed",
      result: "ran",
    });
    const slip = `${fenced("print(1)", "pyton")}\n${fenced("echo ran", "sh")}`;
    const failed = await runCommand(["exec", "-", "--executor", "local", "--json"], { input: slip });
    expect({ code: failed.code, ...(JSON.parse(failed.stdout) as object) }).toMatchObject({
      code: 1,
      outcome: "failed",
      reason: expect.stringContaining("`standard input:1`) was not run: did you mean `python`?"),
    });
  });

  it.concurrent("runs blocks in callouts, leaves those alone that are marked, and says so", async () => {
    const quoted = fenced("echo quoted", "sh").trimEnd().replace(/^/gm, "> ");
    const input = `> [!NOTE]\n${quoted}\n\n<!-- no-run -->\n${fenced("exit 3", "sh")}\n${fenced("$ echo shown\nshown", "console")}`;
    const { code, stdout } = await runCommand(["exec", "-", "--executor", "local", "--out", "o"], { input });
    expect(code).toBe(0);
    expect(stdout).toMatch(/block 1 {2}sh standard input:2\n.* quoted\n/);
    expect(stdout).toContain("– block 2  sh standard input:7  not run: the comment above it says `no-run`\n");
    expect(stdout).toMatch(/block 3 {2}console standard input:11\n.* shown\n/);
    expect(stdout).toContain("1 block was not run");
  });

  it.concurrent("fails where a shell's line fails, whatever a later one does, and runs no line without a prompt beside prompts", async () => {
    const local = ["exec", "-", "--executor", "local", "--json"];
    for (const language of sample(["sh", "bash"], 2)) {
      const { code, stdout } = await runCommand(local, { input: fenced("false\necho later", language) });
      expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({ code: 1, result: "" });
    }
    const prompts = fenced("$ ls\nREADME.md\n> old.txt", "sh");
    const may = fenced("false || true\nif false; then echo; fi\nset +e\nfalse\necho later", "sh");
    const shown = await runCommand(local, { input: `${prompts}\n${may}` });
    expect({ code: shown.code, ...(JSON.parse(shown.stdout) as object) }).toMatchObject({
      code: 0,
      artifacts: [],
    });
  });

  it.concurrent("goes on to its reports when nobody reads its words any more", async () => {
    const { child, finished, cwd } = await startCommand(["exec", "-", "--executor", "local", "--out", "o"], {
      input: fenced("for n in range(2000): print(n)"),
    });
    child.stdout!.once("data", () => child.stdout!.destroy());
    const { code, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await readJson(join(cwd, "o/result.json"))).toMatchObject({ outcome: "passed" });
  });

  it.concurrent("runs the notes that README.md names, block after block over the same files", async () => {
    const notes = fileURLToPath(new URL("../../examples/notes.md", import.meta.url));
    const { code, stdout } = await runCommand(["exec", notes, "--image", image, "--json"]);
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      result: "sum of squares: 55",
      artifacts: [{ path: "squares.csv" }],
    });
  });

  it.concurrent("exits with 3 and names the run's folder where its words were lost, whatever the words were", async () => {
    const lost = (args: readonly string[], input = "") => {
      const full = openSync("/dev/full", "w");
      const { status, stderr } = spawnSync(process.execPath, [join(dist, "cli.js"), ...args], {
        input,
        stdio: ["pipe", full, "pipe"],
        encoding: "utf8",
      });
      closeSync(full);
      return { status, stderr };
    };
    const cwd = await emptyFolder();
    for (const more of sample([["--json"], ["--quiet"], []], 3)) {
      const out = join(cwd, `o${more.join("")}`);
      expect(lost(["exec", "-", "--executor", "local", ...more, "--out", out], fenced("true", "sh"))).toEqual(
        {
          status: 3,
          stderr: expect.stringMatching(new RegExp(`lost: ENOSPC.*\\n  next: .*: ${out}\\n$`)),
        },
      );
      expect(await readJson(join(out, "result.json"))).toMatchObject({ outcome: "passed" });
    }
    expect(lost(["--help"])).toEqual({ status: 3, stderr: expect.stringMatching(/^agent-exec: .*ENOSPC/) });
  });

  it.concurrent("lets the blocks of a file share variables, compares outputs and names the file's lines", async () => {
    const cwd = await emptyFolder();
    const document = [
      fenced("x = 20\ndef half(): return x / 0"),
      fenced("cd sub 2>/dev/null || mkdir sub && cd sub; export NAME=ada; plain=5", "sh"),
      fenced("print(x + 1)"),
      fenced("...1", "output"),
      fenced("$ echo $NAME $plain ${PWD##*/}\nnot compared", "console"),
      fenced("exit 3", "bash exit=3"),
      fenced(">>> x * 2\n41"),
      fenced("echo 1", "sh"),
      fenced("2", "output"),
      fenced("half()"),
      fenced("import time; time.sleep(60)", "python timeout=1"),
    ].join("\n");
    await writeFile(join(cwd, "a.md"), document);
    await writeFile(join(cwd, "b.md"), fenced("print(x)"));
    const { code, stdout } = await runCommand(
      ["exec", "*.md", "--image", image, "--keep-going", "--out", "o"],
      { cwd },
    );
    const { exitCode, blocks } = await readJson(join(cwd, "o/result.json"));
    expect({ code, exitCode }).toEqual({ code: 1, exitCode: 1 });
    expect(blocks).toMatchObject([
      { file: "a.md", line: 1, status: "passed" },
      { language: "sh", status: "passed" },
      { status: "passed" },
      { language: "console", status: "passed" },
      { language: "bash", status: "passed", exitCode: 3 },
      { language: "python", status: "failed" },
      { language: "sh", status: "failed", exitCode: 0, reason: expect.stringContaining("a.md:36") },
      { status: "failed", ending: "exited" },
      { status: "failed", ending: "timed-out" },
      { file: "b.md", line: 1, status: "failed" },
    ]);
    expect(stdout).toContain("ada 5 sub\n");
    for (const line of [
      'File "a.md", line 28',
      'File "a.md", line 41, in <module>',
      'File "a.md", line 3, in half',
      'File "b.md", line 2',
    ])
      expect(stdout).toContain(line);
    expect(stdout).not.toContain("tmp_code_");
    const junit = await readFile(join(cwd, "o/junit.xml"), "utf8");
    expect(junit).toMatch(/classname="b.md" name="line 1: python" file="b.md" line="1"/);
  });

  it.concurrent("writes outputs into their files with --update, never through a link", async () => {
    const cwd = await emptyFolder();
    const path = join(cwd, "a.md");
    const before = `- x\r\n\r\n  \`\`\`sh\r\n  echo new\r\n  \`\`\`\r\n\r\n  \`\`\`output\r\n  old\r\n  \`\`\`\r\n`;
    await writeFile(path, before);
    const exec = (...args: readonly string[]) =>
      runCommand(["exec", "--executor", "local", ...args], { cwd });
    expect((await exec("a.md")).code).toBe(1);
    await symlink("a.md", join(cwd, "link.md"));
    expect((await exec("link.md", "--update")).code).toBe(1);
    expect(await readFile(path, "utf8")).toBe(before);
    expect((await exec("a.md", "--update")).code).toBe(0);
    expect(await readFile(path, "utf8")).toBe(before.replace("old", "new"));
    expect((await exec("a.md")).code).toBe(0);
    await writeFile(path, `${before.replace("old", "new")}\n${fenced("exit 3", "sh exit=3")}`);
    const { code, stdout } = await exec("a.md", "--json");
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({ code: 0, exitCode: 0 });
  });

  it.concurrent("runs a file again when it changes with --watch, and ends at Ctrl-C", async () => {
    const cwd = await emptyFolder();
    await writeFile(join(cwd, "a.md"), fenced("echo first", "sh"));
    await writeFile(join(cwd, "b.md"), fenced("echo other", "sh"));
    const { child, finished } = await startCommand(
      ["exec", "a.md", "b.md", "--executor", "local", "--watch"],
      { cwd },
    );
    let [told, waits] = ["", 0];
    child.stdout!.on("data", (text: Buffer) => (told += text));
    child.stderr!.on("data", (text: Buffer) => {
      if (!String(text).includes("waiting for a change")) return;
      waits += 1;
      if (waits === 1) void writeFile(join(cwd, "a.md"), fenced("echo second", "sh"));
      else child.kill("SIGINT");
    });
    expect((await finished).code).toBe(0);
    expect(told).toMatch(/first[^]*other[^]*second/);
    expect(told.match(/other$/gm)).toHaveLength(1);
  });

  it.concurrent("names the missing workspace where a block imports a module of the user's own", async () => {
    const cwd = await emptyFolder();
    await writeFile(join(cwd, "slug.py"), "x = 1\n");
    const { stdout } = await runCommand(["exec", "-", "--executor", "local"], {
      cwd,
      input: fenced("import slug"),
    });
    expect(stdout).toContain("`--workspace`");
    expect(stdout).not.toContain("pip install");
  });

  it.concurrent("fails a document without a block, and one whose fence is open", async () => {
    expect((await runCommand(["exec", "-", "--executor", "local"], { input: "words" })).code).toBe(1);
    expect(
      (await runCommand(["exec", "-", "--executor", "local"], { input: "```python\nprint(1)" })).code,
    ).toBe(1);
  });
});

describe("a quiet run", () => {
  it.concurrent("says on standard error why it failed", async () => {
    const failing = await runCommand(["exec", "-", "--quiet", "--image", image], {
      input: fenced("exit(4)"),
    });
    expect(failing.stdout).toMatch(/^failed {2}\/.*\n$/);
    expect(failing.stderr).toMatch(
      /^agent-exec: Block 1 \(`standard input:1`\) ended with exit code 4\.\n {2}next: \S.*\n$/,
    );
  });

  it.concurrent("says that its container was left, and how to look inside", async () => {
    const name = `quiet-${process.pid}`;
    try {
      const kept = ["--stop-container", "false", "--container-name", name];
      const { stderr } = await runCommand(["exec", "-", "--quiet", "--image", image, ...kept], {
        input: fenced("exit(0)"),
      });
      expect(stderr).toMatch(new RegExp(`^agent-exec: The container ${name} is still running. .*\n$`));
    } finally {
      execFileSync("docker", ["rm", "-f", "-v", name]);
    }
  });

  it.concurrent("says which limits do not hold, also where it passed, before the first block", async () => {
    const { stdout, stderr } = await runCommand(["exec", "-", "--quiet", "--executor", "local"], {
      input: fenced("echo first >&2", "sh"),
    });
    expect(stdout).toMatch(/^passed {2}\/.*\n$/);
    expect(stderr).toBe(
      "agent-exec: isolation (none) is not enforced, as you set it: code can do everything on this machine that its user can\n",
    );
    const open = ["--network", "full", "--json"];
    const full = await runCommand(["exec", "-", "--quiet", "--image", image, ...open], {
      input: fenced("exit(0)"),
    });
    expect(JSON.parse(full.stdout)).toMatchObject({ outcome: "passed" });
    expect(full.stderr).toMatch(
      /^agent-exec: network \(full.*\) is not enforced, as you set it: code may reach other machines\n$/,
    );
  });

  it.concurrent("names the code of an error that ended it", async () => {
    const { code, stderr } = await runCommand(["exec", "-", "--quiet", "--image", image], {
      input: fenced("exit(0)"),
      env: { DOCKER_HOST: "unix:///nowhere.sock" },
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^agent-exec: .*nowhere\.sock.* \[engine-unavailable\]\n {2}next: \S.*\n$/);
  });
});
