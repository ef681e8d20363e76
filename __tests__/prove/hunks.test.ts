import { describe, expect, it } from "@jest/globals";
import type { FileChange, FileState } from "../../src/ports/comparison.js";
import { hunksOf } from "../../src/prove/hunks.js";
import type { Tree } from "../../src/prove/trees.js";

function file(text: string | Uint8Array, isExecutable = false): FileState {
  return { kind: "file", content: Buffer.from(text), isExecutable };
}

function hunks(changes: readonly FileChange[], renames: Readonly<Record<string, string>> = {}) {
  const comparison = { base: "b", head: "h", changes, renames: new Map(Object.entries(renames)) };
  return hunksOf(comparison, (path) => path.startsWith("tests/"));
}

function textIn(tree: Tree, path: string): string | null | undefined {
  const state = tree.get(path);
  return state?.kind === "file" ? Buffer.from(state.content).toString() : (state as null | undefined);
}

const lines = (change: Readonly<Record<number, string>>) =>
  Array.from({ length: 20 }, (_, index) => change[index + 1] ?? `x${index + 1} = ${index + 1}`).join("\n");

describe("the parts of a change", () => {
  it("are taken back one by one, and lines that lie near belong together", () => {
    const after = lines({ 2: "x2 = 0", 4: "x4 = 0", 15: "x15 = 0\nnew = 1" });
    const found = hunks([{ path: "a.py", before: file(lines({})), after: file(after) }]);
    expect(found.map(({ line, lines: all }) => [line, all])).toEqual([
      [2, 3],
      [15, 2],
    ]);
    expect(textIn(found[0]!.without(), "a.py")).toBe(lines({ 15: "x15 = 0\nnew = 1" }));
    expect(textIn(found[1]!.without(), "a.py")).toBe(lines({ 2: "x2 = 0", 4: "x4 = 0" }));
  });

  it("at a file's end have the lines that git names", () => {
    const [hunk] = hunks([
      { path: "a.py", before: file("a = 1\nb = 2\n"), after: file("a = 1\nb = 2\n\n\nc = 3\nd = 4\n") },
    ]);
    expect([hunk!.line, hunk!.lines]).toEqual([3, 4]);
    expect(textIn(hunk!.without(), "a.py")).toBe("a = 1\nb = 2\n");
  });

  it("keep line ends, a missing last one too", () => {
    const [hunk] = hunks([{ path: "a.py", before: file("a\r\nb\r\n"), after: file("a\r\nb") }]);
    expect(textIn(hunk!.without(), "a.py")).toBe("a\r\nb\r\n");
  });

  it("are whole files if these are new, gone, binary or renamed, and tests have none", () => {
    const change = (path: string, before: FileState | null, after: FileState | null) => ({
      path,
      before,
      after,
    });
    const found = hunks(
      [
        change("gone.py", file("a = 1"), null),
        change("new.py", null, file("a = 1")),
        change("old/name.py", file("a = 1"), null),
        change("name.py", null, file("a = 2")),
        change("data.bin", file(Buffer.from([0, 1])), file(Buffer.from([0, 2]))),
        change("tests/test_a.py", null, file("a = 1")),
      ],
      { "name.py": "old/name.py" },
    );
    expect(found.map(({ file: path, without }) => [path, textIn(without(), path)])).toEqual([
      ["gone.py", "a = 1"],
      ["new.py", null],
      ["name.py", null],
      ["data.bin", "\0\x01"],
    ]);
    expect(textIn(found[2]!.without(), "old/name.py")).toBe("a = 1");
  });

  it("are harmless if they change comments, documents or a mode alone", () => {
    const found = hunks([
      { path: "README.md", before: null, after: file("# Hi") },
      { path: "a.py", before: file("a = 1"), after: file("a = 1  # one") },
      { path: "run.sh", before: file("ls"), after: file("ls", true) },
      { path: "b.py", before: file("b = 1"), after: file("b = 2") },
    ]);
    expect(found.map(({ isHarmless }) => isHarmless)).toEqual([true, true, true, false]);
  });
});
