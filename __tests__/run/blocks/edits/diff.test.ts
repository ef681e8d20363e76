import { execFileSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { fc, tries } from "../../../chance.js";
import { editedFolder } from "./edited-folder.js";

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

const head = "--- a/a.txt\n+++ b/a.txt\n";
const middle = "@@ -4,3 +4,3 @@\n line 4\n-line 5\n+line five\n line 6\n";
const mended = numbers(1, 9).replace("line 5", "line five");

describe("a diff", () => {
  it.each([
    ["with git's head", `diff --git a/a.txt b/a.txt\nindex 1..2 100644\n${head}${middle}`],
    ["without one", head + middle],
    ["without prefixes", (head + middle).replaceAll(/[ab]\//g, "")],
    ["with other numbers of lines in its head", `${head}${middle.replace("-4,3 +4,3", "-4,9 +4,7")}`],
    ["that says another place", head + middle.replace("-4,3 +4,3", "-40,3 +40,3")],
    ["without numbers", head + middle.replace("-4,3 +4,3 ", "")],
    ["as a mail has it", `From 1 Mon\nSubject: x\n\n---\n a.txt | 2 +-\n\n${head}${middle}-- \n2.39.0\n`],
    ["with dates", `--- a/a.txt\t2026-01-01 00:00\n+++ b/a.txt\t2026-01-02 00:00\n${middle}`],
  ])("%s is applied", async (_, diff) => {
    await using workspace = await editedFolder({ "a.txt": numbers(1, 9) });
    expect(await workspace.apply(diff)).toMatchObject({
      ending: "exited",
      exitCode: 0,
      edited: [{ path: "a.txt", kind: "changed" }],
      stdout: { text: "" },
    });
    expect(await workspace.read("a.txt")).toBe(mended);
    expect((await workspace.sh("ls -A | grep -v tmp_code")).stdout.text).toBe("a.txt\n");
  });

  it("of hunks alone is applied to the file that its fence names", async () => {
    await using workspace = await editedFolder({ "a.txt": numbers(1, 9) });
    expect(await workspace.apply(middle, "a.txt")).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("a.txt")).toBe(mended);
    expect(await workspace.apply(middle)).toMatchObject({
      ending: "misfit",
      evidence: expect.stringContaining("has no file name"),
    });
  });

  it("adds, deletes, renames, copies, and changes modes, and keeps those that it does not name", async () => {
    await using workspace = await editedFolder({
      gone: "x\n",
      "old name": "a\nb\n",
      copied: "c\n",
      "tool*": "t\n",
      plain: "p\n",
      empty: "",
    });
    const diff = `diff --git a/new/run.sh b/new/run.sh
new file mode 100755
--- /dev/null
+++ b/new/run.sh
@@ -0,0 +1,1 @@
+echo "é"
diff --git a/gone b/gone
deleted file mode 100644
--- a/gone
+++ /dev/null
@@ -1 +0,0 @@
-x
diff --git a/old name b/new name
rename from old name
rename to new name
--- a/old name
+++ b/new name
@@ -1,2 +1,2 @@
 a
-b
+B
diff --git a/copied b/copy
copy from copied
copy to copy
diff --git a/plain b/plain
old mode 100644
new mode 100755
diff --git a/none b/none
new file mode 100644
index 0000000..e69de29
diff --git a/empty b/empty
deleted file mode 100644
diff --git a/tool b/tool
--- a/tool
+++ b/tool
@@ -1 +1,2 @@
 t
+u
`;
    expect(await workspace.apply(diff)).toMatchObject({
      exitCode: 0,
      edited: [
        { path: "copy", kind: "added" },
        { path: "empty", kind: "deleted" },
        { path: "gone", kind: "deleted" },
        { path: "new name", kind: "added" },
        { path: "new/run.sh", kind: "added" },
        { path: "none", kind: "added" },
        { path: "old name", kind: "deleted" },
        { path: "plain", kind: "changed" },
        { path: "tool", kind: "changed" },
      ],
    });
    const all = ["gone", "empty", "old name", "new name", "copied", "copy", "none", "tool"];
    expect(await Promise.all(all.map((path) => workspace.read(path)))).toEqual([
      null,
      null,
      null,
      "a\nB\n",
      "c\n",
      "c\n",
      "",
      "t\nu\n",
    ]);
    expect(await workspace.read("new/run.sh")).toBe(Buffer.from('echo "é"\n').toString("latin1"));
    expect(
      await Promise.all(["new/run.sh", "plain", "tool", "none"].map((path) => workspace.modeOf(path))),
    ).toEqual(["755", "755", "750", "644"]);
  });

  it.each<[string, string, string, string]>([
    [
      "CRLF",
      "one\r\ntwo\r\nthree\r\n",
      "@@ -1,3 +1,4 @@\n one\n-two\n+2\n+2b\n three\n",
      "one\r\n2\r\n2b\r\nthree\r\n",
    ],
    [
      "several kinds of line ends",
      "one\ntwo\r\nthree\n",
      "@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n",
      "one\n2\r\nthree\n",
    ],
    ["no line end at its end", "one\ntwo", "@@ -1,2 +1,2 @@\n one\n-two\n+2\n", "one\n2"],
    [
      "a line end that the diff takes",
      "one\ntwo\n",
      "@@ -1,2 +1,2 @@\n one\n-two\n+2\n\\ No newline at end of file\n",
      "one\n2",
    ],
    [
      "a line end that the diff gives",
      "one\ntwo",
      "@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+2\n",
      "one\n2\n",
    ],
    [
      "bytes that are no UTF-8",
      "caf\xe9\none\n\x00\xff\n",
      "@@ -2,1 +2,1 @@\n-one\n+1\n",
      "caf\xe9\n1\n\x00\xff\n",
    ],
    ["blank lines that lost their blank", "a\n\nb\n", "@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n", "a\n\nc\n"],
  ])("leaves %s as they are", async (_, before, hunk, after) => {
    await using workspace = await editedFolder({ f: Buffer.from(before, "latin1") });
    expect(await workspace.apply(`--- a/f\n+++ b/f\n${hunk}`)).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("f")).toBe(after);
  });

  it.each<[string, string, RegExp]>([
    ["fits nowhere", head + middle.replace("line 4", "Line 4"), /^hunk 1 of `a.txt` does not fit/],
    [
      "fits at two places",
      "--- a/twice\n+++ b/twice\n@@ -9 +9 @@\n-x\n+y\n",
      /^hunk 1 of `twice` fits at lines 1 and 3/,
    ],
    [
      "has one hunk of two that fits",
      `${head}${middle}@@ -8 +8 @@\n-line eight\n+8\n`,
      /^hunk 2 of `a.txt` does not fit/,
    ],
    [
      "has one file of two that fits",
      `${head}${middle}--- a/twice\n+++ b/twice\n@@ -1 +1 @@\n-z\n+y\n`,
      /^hunk 1 of `twice` does not/,
    ],
    [
      "was applied before",
      `${head}@@ -1,2 +1,3 @@\n line 1\n-line 1b\n+line 2\n line 3\n`,
      /the file already has these lines$/,
    ],
    [
      "only adds to a file that has lines",
      `${head}@@ -4,0 +5 @@\n+new\n`,
      /^hunk 1 of `a.txt` only adds lines/,
    ],
    [
      "has hunks over the same lines",
      `${head}${middle}${middle}`,
      /^hunk 2 of `a.txt` changes the same lines as hunk 1/,
    ],
    [
      "is of a file that is not there",
      head.replaceAll("a.txt", "b.txt") + middle,
      /^there is no file `b.txt`/,
    ],
    [
      "makes a file that is there",
      "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+x\n",
      /^the edit creates `a.txt`, but this file already exists/,
    ],
    [
      "deletes less than all",
      "--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-line 1\n",
      /has lines that the diff does not show/,
    ],
    ["names two files", "--- a/a.txt\n+++ b/b.txt\n" + middle, /^part 1 of the diff names two files/],
    ["is binary", "diff --git a/x b/x\nGIT binary patch\nliteral 1\nIc${Nk-\n", /is binary/],
    ["is binary without its bytes", "diff --git a/x b/x\nBinary files a/x and b/x differ\n", /is binary/],
    [
      "makes a link",
      "diff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a.txt\n",
      /a symbolic link/,
    ],
    ["is of a merge", "diff --cc a.txt\n--- a/a.txt\n+++ b/a.txt\n@@@ -1 -1 +1 @@@\n", /a merge diff/],
    [
      "holds words",
      `${head}${middle}And then:\n`,
      /^line 8 of the diff, "And then:", does not belong to a hunk/,
    ],
    ["has no hunk", head, /has no hunk/],
    ["is none", "some words\n", /not a unified diff/],
    ["changes nothing", `${head}@@ -1 +1 @@\n line 1\n`, /changes nothing/],
    ["puts back what it takes", `${head}@@ -1 +1 @@\n-line 1\n+line 1\n`, /changes nothing/],
    [
      "needs a folder where a file is",
      "--- /dev/null\n+++ b/a.txt/b\n@@ -0,0 +1 @@\n+x\n",
      /`a.txt` is not a folder/,
    ],
    [
      "makes a file and a folder of a name",
      "--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+x\n--- /dev/null\n+++ b/n/m\n@@ -0,0 +1 @@\n+x\n",
      /as a file and as a folder/,
    ],
  ])("that %s changes no file", async (_, diff, evidence) => {
    const files = { "a.txt": numbers(1, 9), twice: "x\n\nx\n" };
    await using workspace = await editedFolder(files);
    expect(await workspace.apply(diff)).toMatchObject({
      ending: "misfit",
      exitCode: null,
      evidence: expect.stringMatching(evidence),
    });
    expect(await workspace.read("a.txt")).toBe(files["a.txt"]);
    expect(await workspace.read("twice")).toBe(files.twice);
    expect((await workspace.sh("ls -A | grep -v tmp_code")).stdout.text).toBe("a.txt\ntwice\n");
  });

  it("that does not fit is answered with what stands there", async () => {
    await using workspace = await editedFolder({ "a.txt": numbers(1, 90) });
    const diff = `${head}@@ -70,3 +70,3 @@\n line forty\n-  line 41\n+line 0\n line 42\n`;
    expect((await workspace.apply(diff)).stdout.text).toBe(
      "37  line 37\n38  line 38\n39  line 39\n40  line 40\n41  line 41\n42  line 42\n43  line 43\n44  line 44\n45  line 45\n",
    );
  });

  it("of git's own does what git does with it", async () => {
    const line = fc.constantFrom("a", "b", "c", "", " ", "-- x", "++ y", "\\ z", "@@ w", "é", "\r");
    const content = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom("", "\n"))
      .map(([lines, end]) => (lines.length === 0 ? "" : lines.join("\n") + end));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(content, { minLength: 2, maxLength: 2 }), async ([before, after]) => {
        await using workspace = await editedFolder({ "x y/f": before!, "x y/other": "1\n" });
        const git = (...args: string[]) =>
          execFileSync("git", args, { cwd: workspace.folder, encoding: "utf8" });
        git("init", "-q");
        git("add", "--all");
        await workspace.sh(
          `cat >'x y/f' <<'end'\n${after}\nend\ntruncate -s ${Buffer.byteLength(after!)} 'x y/f'`,
        );
        const diff = git("diff", "--no-color", "--no-ext-diff", "--", "x y/f");
        await workspace.sh("git checkout -q -- 'x y/f'");
        if (diff === "") return;
        // What a fence cannot hold does not come: it ends lines by a line feed.
        fc.pre(!diff.includes("\r"));
        expect(await workspace.apply(diff)).toMatchObject({ exitCode: 0 });
        expect(await workspace.read("x y/f")).toBe(Buffer.from(after!).toString("latin1"));
      }),
      { numRuns: tries(20) },
    );
  });
});
