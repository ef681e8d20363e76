import { describe, expect, it } from "@jest/globals";
import { rarely } from "../../../chance.js";
import { blockOf } from "../../../../src/facts/block.js";
import { unrunExecution } from "../../../../src/facts/execution.js";
import { applyEdit } from "../../../../src/run/blocks/edits/edit-block.js";
import { editedFolder } from "./edited-folder.js";

const diffOf = (path: string, hunk = "@@ -1 +1 @@\n-x\n+y\n"): string =>
  `--- a/${path}\n+++ b/${path}\n${hunk}`;
const replacing = "<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n";
const quotedPath = '--- "a/n\\nm"\n+++ "b/n\\nm"\n@@ -1 +1 @@\n-x\n+y\n';

describe("an edit", () => {
  it.each([
    ["a name that steps up", diffOf("../x")],
    ["one that steps up on its way", diffOf("a/../../x")],
    ["git's own folder", diffOf(".git/config")],
    ["git's own folder as others spell it", diffOf("sub/.GIT./config")],
    ["a line end in it", quotedPath],
    ["a name of too many bytes", diffOf("n".repeat(300))],
  ])("is refused for %s, and nothing of it runs", async (_, diff) => {
    const never = () => Promise.reject(new Error("Something ran."));
    const block = blockOf({ language: "diff", path: null, code: diff });
    expect(await applyEdit(block, never)).toMatchObject({
      ending: "not-run",
      notRun: "refused",
      evidence: expect.stringMatching(/^the file name "/),
    });
  });

  it("is taken for an absolute name in the workspace, and refused for one outside of it", async () => {
    await using workspace = await editedFolder({ n: "x\n" });
    const path = `${workspace.folder}/n`;
    expect(await workspace.apply(diffOf("n").replaceAll(/[ab]\/n/g, "/etc/n"))).toMatchObject({
      notRun: "refused",
    });
    expect(await workspace.apply(replacing, `${workspace.folder}/../n`)).toMatchObject({ notRun: "refused" });
    expect(await workspace.apply(diffOf("n").replaceAll(/[ab]\/n/g, path))).toMatchObject({
      edited: [{ path: "n", kind: "changed" }],
    });
  });

  it("is refused for such a name of a search-and-replace block", async () => {
    await using workspace = await editedFolder();
    expect(await workspace.apply(replacing, "../x")).toMatchObject({ notRun: "refused" });
  });

  it.each([
    ["a link", "echo x >real; ln -s real n", /`n` is a symbolic link/],
    ["a link that leads out", "ln -s /etc/passwd n", /`n` is a symbolic link/],
    ["a link that leads nowhere", "ln -s none n", /`n` is a symbolic link/],
    ["a folder", "mkdir n", /`n` is a folder/],
    ["a pipe", "mkfifo n", /`n` is not a regular file/],
    ["a file of 200 MB", "truncate -s 200M n", /`n` is too large: an edit can change files of at most 2 MiB/],
  ])("is not made of %s, which is not opened", async (_, code, evidence) => {
    await using workspace = await editedFolder();
    await workspace.sh(code);
    expect(await workspace.apply(diffOf("n"))).toMatchObject({
      ending: "misfit",
      evidence: expect.stringMatching(evidence),
    });
  });

  it("goes through no folder that is a link", async () => {
    await using workspace = await editedFolder({ "real/n": "x\n" });
    await workspace.sh("ln -s real linked; ln -s .. real/up");
    for (const path of ["linked/n", "linked/new", "real/up/real/n"]) {
      const diff = path.endsWith("new") ? diffOf(path, "@@ -0,0 +1 @@\n+y\n") : diffOf(path);
      expect(await workspace.apply(diff)).toMatchObject({
        ending: "misfit",
        evidence: expect.stringContaining("is a symbolic link, and agent-exec edits no files behind a link"),
      });
    }
    expect(await workspace.read("real/n")).toBe("x\n");
  });

  it.each([
    "-n",
    "a b",
    "it's",
    'quo"te',
    "$(touch pwned)",
    "`touch pwned`",
    "[*]",
    "é",
    "-rf/-v",
    "back\\slash",
  ])("takes the file name %s as it is", async (path) => {
    await using workspace = await editedFolder({ [path]: "x\n" });
    expect(await workspace.apply(replacing, path)).toMatchObject({ edited: [{ path, kind: "changed" }] });
    expect(await workspace.read(path)).toBe("y\n");
    expect(await workspace.read("pwned")).toBeNull();
  });

  it("reads files in as many pieces as the output that is kept takes", async () => {
    const long = Array.from({ length: 500 }, (_, index) => `line ${index}\n`).join("");
    await using workspace = await editedFolder({ f: `x\n${long}` }, { maxOutputBytes: 1024 });
    expect(await workspace.apply(replacing, "f")).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("f")).toBe(`y\n${long}`);
  });

  rarely("changes a file of 2 MiB, every byte of which stays", async () => {
    const rest = Buffer.from(Array.from({ length: 2 * 1024 ** 2 - 2 }, (_, index) => (index * 7919) % 251));
    await using workspace = await editedFolder({ f: Buffer.concat([Buffer.from("x\n"), rest]) });
    expect(await workspace.apply(replacing, "f")).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("f")).toBe(`y\n${rest.toString("latin1")}`);
  });

  it.each<[string, string, string, string]>([
    [
      "10,000 hunks",
      Array.from({ length: 10_000 }, (_, index) => `${index}\n`).join(""),
      diffOf(
        "f",
        Array.from({ length: 10_000 }, (_, at) => `@@ -${at + 1} +${at + 1} @@\n-${at}\n+${at}!\n`).join(""),
      ),
      "exited",
    ],
    ["a hunk's head without an end", "x\n", diffOf("f", `@@ -${"1".repeat(200_000)}`), "misfit"],
    [
      "a file's name without an end",
      "x\n",
      `diff --git ${'"a'.repeat(100_000)}\n@@ -1 +1 @@\n-x\n+y\n`,
      "misfit",
    ],
    [
      "names that may be cut anywhere",
      "x\n",
      `diff --git a/${" b/".repeat(50_000)}\n@@ -1 +1 @@\n-x\n+y\n`,
      "misfit",
    ],
    ["marks without an end", "x\n", "<<<<<<< SEARCH\n".repeat(50_000), "misfit"],
    ["dividers without an end", "x\n", `<<<<<<< SEARCH\n${"=======\n".repeat(50_000)}`, "misfit"],
    ["blanks", "x\n", `<<<<<<< SEARCH${" ".repeat(200_000)}\n${" ".repeat(200_000)}=\n`, "misfit"],
  ])("of %s ends soon", async (_, content, code, ending) => {
    await using workspace = await editedFolder({ f: content });
    expect(await workspace.apply(code, "f")).toMatchObject({ ending });
  });

  it("that nearly fits everywhere is given up after some time", async () => {
    await using workspace = await editedFolder({ f: "a\n".repeat(50_000) });
    const hunk = `@@ -1 +1 @@\n${"-a\n".repeat(5_000)}-b\n+c\n`;
    expect(await workspace.apply(diffOf("f", hunk))).toMatchObject({
      ending: "misfit",
      evidence: "hunk 1 of `f` takes too long to find. Make several smaller edits",
    });
  });

  it.each([
    ["other words", "hello\n"],
    ["an entry that nobody asked for", "= 7 -rw-r--r-- 2\neAo=\n"],
    ["an entry twice", "= 0 -rw-r--r-- 2\neAo=\n= 0 -rw-r--r-- 2\neAo=\n"],
    ["more than there is", "= 0 -rw-r--r-- 1\neAo=\n"],
    ["less than there is", "= 0 -rw-r--r-- 9\neAo=\n"],
    ["the content of a folder", "= 0 drwxr-xr-x 2\neAo=\n"],
    ["no number", "= 0 -rw-r--r-- 1e3\neAo=\n"],
    ["what is no base64", "= 0 -rw-r--r-- 2\n../x\n"],
  ])("believes no sandbox that answers with %s", async (_, answer) => {
    const asked: string[] = [];
    const block = blockOf({ language: "diff", path: null, code: diffOf("n") });
    const execution = await applyEdit(block, async ({ code }) => {
      asked.push(code);
      const stdout = { text: answer, bytes: answer.length, truncated: false };
      return { ...unrunExecution("exited", "it ended"), exitCode: 0, stdout };
    });
    expect(execution).toMatchObject({
      ending: "misfit",
      evidence: expect.stringContaining("contradict each other"),
    });
    expect(asked).toHaveLength(1);
  });

  it("ends as the sandbox does, without the files that it printed", async () => {
    const stdout = { text: "= 0 -rw-r--r-- 2\neA", bytes: 20, truncated: false };
    const lost = { ...unrunExecution("container-lost", "the engine says that it is gone"), stdout };
    const block = blockOf({ language: "diff", path: null, code: diffOf("n") });
    expect(await applyEdit(block, async () => lost)).toEqual({
      ...unrunExecution("container-lost", "the engine says that it is gone"),
    });
  });
});
