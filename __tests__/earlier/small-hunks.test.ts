import { expect, it, test } from "@jest/globals";
import { createTwoFilesPatch } from "diff";
import { smallHunks } from "../../src/earlier/small-hunks.js";
import { fc, tries } from "../chance.js";

/** As git writes it. */
function gitPatch(path: string, before: string, after: string): string {
  const diff = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, "", "", { context: 3 });
  const lines = diff.replaceAll("\t\n", "\n").split("\n").slice(1);
  return `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n${lines.join("\n")}`;
}

const hunksOf = (patch: string, protect: readonly string[] = [], withheld: object = {}) =>
  smallHunks(
    {
      content: Buffer.from(patch),
      changes: { patch: "changes.patch", deleted: [], acting: [], ...withheld },
    },
    { protect },
  );
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`);

test("put in place of their lines, small hunks make the changed file", () => {
  const line = fc.constantFrom<string>("a\n", "b\n", "c\n", "\n", "-x\n", "+y\n", " z\n");
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.array(line, { maxLength: 4 }),
      fc.nat(4),
      (before, at, added, removed) => {
        const after = before.toSpliced(at % before.length, removed, ...added);
        if (after.join("") === before.join("") || after.length === 0) return;
        const { hunks, isWhole } = hunksOf(gitPatch("a.py", before.join(""), after.join("")));
        expect(isWhole).toBe(true);
        const [{ startLine, endLine, lines }] = hunks as [(typeof hunks)[number]];
        expect(startLine).toBeGreaterThan(0);
        expect(endLine).toBeLessThanOrEqual(before.length);
        const put = before.toSpliced(
          startLine - 1,
          endLine - startLine + 1,
          ...lines.map((each) => `${each}\n`),
        );
        expect(put.join("")).toBe(after.join(""));
      },
    ),
    { numRuns: tries(200) },
  );
});

it("a change with two parts is not whole, and each has a patch of its own", () => {
  const before = numbered(40);
  const after = before.with(1, "two\n").with(30, "thirty-one\n");
  const { hunks, isWhole } = hunksOf(gitPatch("a.py", before.join(""), after.join("")));
  expect(isWhole).toBe(false);
  expect(hunks.map(({ startLine, endLine, lines }) => [startLine, endLine, lines])).toEqual([
    [2, 2, ["two"]],
    [31, 31, ["thirty-one"]],
  ]);
  expect(hunks[1]!.patch).toContain("\n@@ -28,7 +28,7 @@\n");
  expect(hunks[1]!.patch).not.toContain("two");
});

it("a change is not whole if the verifications used more than the patch", () => {
  const patch = gitPatch("a.py", "a\n", "b\n");
  expect(hunksOf(patch).isWhole).toBe(true);
  expect(hunksOf(patch, [], { withheld: ["data.bin"] }).isWhole).toBe(false);
});

const [before, after] = [numbered(9).join(""), numbered(9).with(4, "five\n").join("")];

it.each([
  ["more than 10 lines", gitPatch("a.py", numbered(20).join(""), numbered(20).fill("x\n", 0, 6).join(""))],
  ["a workflow file", gitPatch(".github/workflows/ci.yml", before, after)],
  ["a file that acts by itself", gitPatch("conftest.py", before, after)],
  ["a protected file", gitPatch("tests/test_a.py", before, after)],
  [
    "a missing line end",
    gitPatch("a.py", before.trimEnd(), after.trimEnd()).concat("\\ No newline at end of file\n"),
  ],
  ["carriage returns", gitPatch("a.py", before.replaceAll("\n", "\r\n"), after.replaceAll("\n", "\r\n"))],
  ["hidden characters", gitPatch("a.py", before, after.replace("five", "fi\u202Eve"))],
  ["a new file", gitPatch("a.py", "", after).replace("index", "new file mode 100644\nindex")],
  ["a new mode", gitPatch("a.py", before, after).replace("index", "old mode 100644\nnew mode 100755\nindex")],
  ["a new name", gitPatch("a.py", before, after).replace("+++ b/a.py", "+++ b/b.py")],
  ["no text", "diff --git a/a.png b/a.png\nindex 1111111..2222222 100644\nGIT binary patch\nliteral 1\n"],
  ["nothing", ""],
])("there is no small hunk in a patch with %s", (_, patch) => {
  expect(hunksOf(patch, ["tests/**"]).hunks).toEqual([]);
});
