import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, test } from "@jest/globals";
import { nightly } from "../chance.js";
import type { RunEvent } from "../../src/facts/events.js";
import type { RunResult } from "../../src/reports/result/result.js";
import { emptyFolder, readJson, runCommand, scriptFile } from "./command-line.js";
import { atTerminal } from "./terminal.js";

const sh = (code: string) => ({ reply: `\`\`\`sh\n${code}\n\`\`\`\n` });

/** A block leaves a mark outside of the workspace each time that it runs. */
async function marked(...names: readonly string[]) {
  const folder = await emptyFolder();
  const marks = join(folder, "marks");
  await writeFile(marks, "");
  const script = await scriptFile(
    names.map((name) => sh(`echo ${name} >> ${marks}; echo ${name} > ${name}.txt`)),
  );
  const flags = ["--script", script, "--executor", "local"];
  return { flags, path: marks, marks: () => readFile(marks, "utf8") };
}

const transcript = async (folder: string): Promise<RunEvent[]> =>
  (await readFile(join(folder, "transcript.jsonl"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as RunEvent);

const menu = "[r]efuse?";

/** Answers a run that waits in `out`. */
const answer = (cwd: string, words: readonly string[], flags: readonly string[]) =>
  runCommand([...words, ...flags, "--quiet"], { cwd });

async function awaited(cwd: string): Promise<string> {
  const { approval } = (await readJson(join(cwd, "out", "result.json"))) as unknown as RunResult;
  return approval!.sha256;
}

it.concurrent("on a terminal local code is shown and waits, and runs once a person approves it", async () => {
  const { flags, marks } = await marked("one");
  const at = await atTerminal(["run", "x", ...flags]);
  await at.see("With --approval never, agent-exec does not ask");
  await at.see(menu);
  expect(await marks()).toBe("");
  at.type("a\r");
  const { code } = await at.finished;
  expect(code).toBe(0);
  expect(await marks()).toBe("one\n");
});

it.concurrent("on a terminal nobody is asked with --approval never", async () => {
  const { flags, marks } = await marked("one");
  const { finished } = await atTerminal(["run", "x", ...flags, "--approval", "never"]);
  const { code, shown } = await finished;
  expect(shown).not.toContain(menu);
  expect(code).toBe(0);
  expect(await marks()).toBe("one\n");
});

it.concurrent("on a terminal in CI nobody is asked", async () => {
  const { flags, marks } = await marked("one");
  const at = await atTerminal(["run", "x", ...flags, "--approval", "always"], { env: { CI: "true" } });
  expect((await at.finished).code).toBe(5);
  expect(await marks()).toBe("");
});

it.concurrent("on a terminal a refusal ends the run as rejected, and nothing ran", async () => {
  const { flags, marks } = await marked("one");
  const at = await atTerminal(["run", "x", ...flags, "--out", "out"]);
  await at.see(menu);
  at.type("r\r");
  await at.see("Why?");
  at.type("It harms\r");
  expect((await at.finished).code).toBe(5);
  expect(await marks()).toBe("");
  expect(await readJson(join(at.cwd, "out", "result.json"))).toMatchObject({
    outcome: "rejected",
    summary: "The code of attempt 1 was refused: It harms",
  });
});

it.concurrent("on a terminal feedback goes to the writer, whose next code is asked about anew", async () => {
  const { flags, marks } = await marked("one", "two");
  const at = await atTerminal(["run", "x", ...flags, "--out", "out"]);
  await at.see(menu);
  at.type("f\r");
  await at.see("What should change?");
  at.type("Two, please\r");
  await at.see("reply 2");
  await at.see(menu);
  at.type("a\r");
  expect((await at.finished).code).toBe(0);
  expect(await marks()).toBe("two\n");
  const approvals = (await transcript(join(at.cwd, "out"))).filter(({ type }) => type === "approval");
  expect(approvals).toMatchObject([
    { approved: false, feedback: "Two, please", by: "person" },
    { approved: true, attempt: 2 },
  ]);
});

it.concurrent("on a terminal code that was changed in the editor has another hash, is shown again, and runs as changed", async () => {
  const { flags, marks } = await marked("one");
  const editor = join(await emptyFolder(), "editor");
  await writeFile(editor, `#!/bin/sh\nls -ld "$(dirname "$1")" >&2\nsed -i s/one/changed/ "$1"\n`);
  await chmod(editor, 0o755);
  const temporary = await emptyFolder();
  const env = { EDITOR: editor, TMPDIR: temporary };
  const at = await atTerminal(["run", "x", ...flags, "--out", "out"], { env });
  await at.see(menu);
  at.type("e\r");
  await at.see("drwx------");
  await at.see("echo changed");
  await at.see(menu);
  expect(await marks()).toBe("");
  at.type("a\r");
  const { code, shown } = await at.finished;
  expect(code).toBe(0);
  expect(await marks()).toBe("changed\n");
  const hashes = [...shown.matchAll(/SHA-256 ([0-9a-f]{64})/g)].map(([, hash]) => hash);
  expect(new Set(hashes).size).toBe(2);
  const events = await transcript(join(at.cwd, "out"));
  expect(events.find(({ type }) => type === "approval")).toMatchObject({ sha256: hashes[1] });
  expect(await readdir(temporary)).toEqual([]);
});

it.concurrent("on a terminal what was typed before the question is no answer to it", async () => {
  const { flags, marks } = await marked("one");
  const at = await atTerminal(["run", "x", ...flags]);
  at.type("a\ra\ra\r");
  await at.see(menu);
  expect(await marks()).toBe("");
  at.type("r\r");
  await at.see("Why?");
  at.type("\r");
  expect((await at.finished).code).toBe(5);
  expect(await marks()).toBe("");
});

it.concurrent("on a terminal code cannot paint the terminal, nor a question of ours", async () => {
  const hostile = "echo x # \u001B[2J\u001B]0;t\u0007\u202E";
  const script = await scriptFile([sh(`${hostile}\n${"y".repeat(300)}? May this code run?`)]);
  const at = await atTerminal(["run", "x", "--script", script, "--executor", "local"], {
    env: { NO_COLOR: "1" },
  });
  await at.see(menu);
  at.type("\u0003");
  const { code, shown } = await at.finished;
  expect(code).toBe(130);
  const question = shown.slice(shown.indexOf("May this code run?  reply 1"));
  expect(question).toContain("␛[2J␛]0;t␇⟨U+202E⟩");
  for (const control of ["\u001B[2J", "\u001B]0", "\u202E"]) expect(shown).not.toContain(control);
});

nightly.concurrent("on a terminal a person who closes the input leaves the run waiting", async () => {
  const { flags, marks } = await marked("one");
  const at = await atTerminal(["run", "x", ...flags]);
  await at.see(menu);
  at.type("\u0004");
  expect((await at.finished).code).toBe(5);
  expect(await marks()).toBe("");
});

nightly.concurrent(
  "on a terminal with terminate a person is asked where the run is about to end",
  async () => {
    const { flags, marks } = await marked("one", "two");
    const at = await atTerminal(["run", "x", ...flags, "--approval", "terminate"]);
    await at.see("May the run end as passed?");
    await at.see(menu);
    expect(await marks()).toBe("one\n");
    at.type("f\r");
    await at.see("What should change?");
    at.type("And two\r");
    await at.see("May the run end as passed?");
    await at.see(menu);
    at.type("a\r");
    expect((await at.finished).code).toBe(0);
    expect(await marks()).toBe("one\ntwo\n");
  },
);

it.concurrent("a run that waits tells the code, its hash and what to do in every report", async () => {
  const { flags, marks } = await marked("one");
  const { code, stdout, cwd } = await runCommand([
    "run",
    "x",
    ...flags,
    "--approval",
    "always",
    "--out",
    "out",
  ]);
  expect(code).toBe(5);
  expect(await marks()).toBe("");
  const sha256 = await awaited(cwd);
  expect(stdout).toContain(`agent-exec approve ${join(cwd, "out")} --hash ${sha256}`);
  for (const name of ["report.md", "report.html"]) {
    const report = await readFile(join(cwd, "out", name), "utf8");
    expect(report).toContain(sha256);
    expect(report).toContain("echo one");
  }
  expect((await runCommand(["report", "out"], { cwd })).stdout).toContain(sha256);
});

it.concurrent("a run that waits runs exactly what was approved, once", async () => {
  const { flags, marks } = await marked("one", "two");
  const { cwd } = await runCommand([
    "run",
    "x",
    ...flags,
    "--approval",
    "always",
    "--max-turns",
    "2",
    "--out",
    "out",
  ]);
  const sha256 = await awaited(cwd);
  const approve = ["approve", "out", "--hash", sha256];
  const other = await answer(cwd, ["approve", "out", "--hash", "0".repeat(64)], flags);
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("but you gave the hash") });
  expect(await answer(cwd, ["approve", "out", "--hash", "abc"], flags)).toMatchObject({ code: 2 });
  // What opens the machine is not believed of a folder, and the approval is not used up.
  expect(await answer(cwd, approve, [])).toMatchObject({ code: 2 });
  expect(await marks()).toBe("");
  const both = await Promise.all([answer(cwd, approve, flags), answer(cwd, approve, flags)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([2, 5]);
  expect(await marks()).toBe("one\n");
  expect(await awaited(cwd)).not.toBe(sha256);
  expect(await answer(cwd, approve, flags)).toMatchObject({ code: 2 });
  expect(await marks()).toBe("one\n");
  expect(await answer(cwd, ["approve", "out", "--hash", await awaited(cwd)], flags)).toMatchObject({
    code: 0,
  });
  expect(await marks()).toBe("one\ntwo\n");
  const { artifacts } = (await readJson(join(cwd, "out", "result.json"))) as unknown as RunResult;
  expect(artifacts.map(({ path }) => path)).toEqual(["one.txt", "two.txt"]);
  expect(await answer(cwd, approve, flags)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is not waiting for an approval"),
  });
});

nightly.concurrent("a run that waits goes on with feedback, and its code never ran", async () => {
  const { flags, marks } = await marked("one", "two");
  const { cwd } = await runCommand(["run", "x", ...flags, "--approval", "always", "--out", "out"]);
  expect(await answer(cwd, ["feedback", "out", "Two, please"], flags)).toMatchObject({ code: 5 });
  expect(await marks()).toBe("");
  expect(await answer(cwd, ["approve", "out", "--hash", await awaited(cwd)], flags)).toMatchObject({
    code: 0,
  });
  expect(await marks()).toBe("two\n");
});

it.concurrent("a run that waits ends as rejected, without being given anything again", async () => {
  const { flags, marks } = await marked("one");
  const { cwd } = await runCommand(["run", "x", ...flags, "--approval", "always", "--out", "out"]);
  expect(await answer(cwd, ["reject", "out", "No"], [])).toMatchObject({ code: 5 });
  expect(await readJson(join(cwd, "out", "result.json"))).toMatchObject({ outcome: "rejected" });
  expect(await answer(cwd, ["reject", "out"], [])).toMatchObject({ code: 2 });
  expect(await marks()).toBe("");
});

it.concurrent("a run that waits before its end keeps what it left, and ends as it would have once that is approved", async () => {
  const { flags, marks } = await marked("one");
  const { cwd } = await runCommand(["run", "x", ...flags, "--approval", "terminate", "--out", "out"]);
  expect(await answer(cwd, ["approve", "out", "--hash", await awaited(cwd)], [])).toMatchObject({
    code: 0,
  });
  expect(await marks()).toBe("one\n");
  const result = (await readJson(join(cwd, "out", "result.json"))) as unknown as RunResult;
  expect(result).toMatchObject({ outcome: "passed", artifacts: [{ path: "one.txt" }] });
  expect(result).not.toHaveProperty("approval");
});

it.concurrent("a run that waits is not gone on with where its transcript holds other code than was asked about", async () => {
  const { flags, marks } = await marked("one");
  const { cwd } = await runCommand(["run", "x", ...flags, "--approval", "always", "--out", "out"]);
  const path = join(cwd, "out", "transcript.jsonl");
  const sha256 = await awaited(cwd);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replaceAll("echo one", "echo two"));
  expect(await answer(cwd, ["approve", "out", "--hash", sha256], flags)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("not the code that is waiting for an approval"),
  });
  expect(await marks()).toBe("");
});

test.concurrent("a run that is done again runs what was approved, as it was changed, and nothing that was refused", async () => {
  const { flags, marks } = await marked("one", "two");
  const { cwd } = await runCommand(["run", "x", ...flags, "--approval", "always", "--out", "out"]);
  await answer(cwd, ["feedback", "out", "Two, please"], flags);
  await answer(cwd, ["approve", "out", "--hash", await awaited(cwd)], flags);
  expect(await marks()).toBe("two\n");
  const replay = await runCommand(["replay", "out", "--executor", "local"], { cwd });
  expect(replay).toMatchObject({ code: 0 });
  expect(await marks()).toBe("two\ntwo\n");
});

test.concurrent.each(["resume", "replay", "regrade"])(
  "%s asks before a record's code runs on this machine",
  async (command) => {
    const { flags, path, marks } = await marked("one");
    const out = ["--out", "out", "--workspace", "files"];
    const cwd = await emptyFolder();
    await mkdir(join(cwd, "files"));
    await writeFile(join(cwd, "files", "a.txt"), "a\n");
    const verify = `echo verified >> ${path}; test -e one.txt`;
    await runCommand(
      ["run", "x", ...flags, ...out, "--verify", verify, "--until", "pass", "--verify-before", "off"],
      { cwd },
    );
    const before = await marks();
    expect(before).toMatch(/^one\nverified\n/);
    if (command === "resume") {
      const transcriptPath = join(cwd, "out", "transcript.jsonl");
      const [first] = (await readFile(transcriptPath, "utf8")).split("\n");
      await writeFile(transcriptPath, `${first}\n`);
    }
    const words = command === "resume" ? flags.slice(0, 2) : [];
    const given = ["--executor", "local", "--workspace", "files", "--verify-before", "off"];
    const at = await atTerminal([command, "out", ...words, ...given], { cwd });
    await at.see("Do you trust this transcript? [y/N]");
    at.type("\r");
    const { code, shown } = await at.finished;
    expect(code).toBe(1);
    expect(shown).toContain(verify);
    expect(await marks()).toBe(before);
  },
);

test.concurrent("a reviewer has no place beside a script", async () => {
  const { flags } = await marked("one");
  const { code, stderr } = await runCommand(["run", "x", ...flags, "--reviewer-model", "small"]);
  expect(code).toBe(2);
  expect(stderr).toContain("--reviewer-model");
});
