import { describe, expect, it } from "@jest/globals";
import { countedChanges, leftOutWords, type Undone, undoneWords } from "../../src/proof/counted-changes.js";
import { filesWithChanges } from "../../src/executors/entries/with-changes.js";
import { countingOf } from "../workspace/counting/counting-of.js";
import type { ChangedEntry, WorkspaceFile } from "../../src/ports/workspace.js";
import { bytesOf } from "../../src/files/content.js";

type Texts = Readonly<Record<string, string | null>>;

/** Files by their texts; null is a link, a name that ends in `*` is an executable one. */
async function* filesOf(texts: Texts): AsyncGenerator<WorkspaceFile> {
  for (const [name, text] of Object.entries(texts)) {
    const path = pathOf(name);
    if (text === null) yield { kind: "left-out", path, reason: "a symbolic link" };
    else {
      const content = (async function* () {
        yield Buffer.from(text);
      })();
      yield { kind: "file", path, bytes: text.length, isExecutable: name.endsWith("*"), content };
    }
  }
}

function pathOf(name: string): string {
  return name.replace(/\*$/, "");
}

/** What a session of these files would tell of those that the code left. */
async function* changesOf(given: Texts, left: Texts): AsyncGenerator<ChangedEntry> {
  const there = new Set(Object.keys(left).map(pathOf));
  for (const name of Object.keys(given)) {
    if (!there.has(pathOf(name))) yield { kind: "deleted", path: pathOf(name) };
  }
  const isOther = ([name, text]: [string, string | null]): boolean => given[name] !== text;
  yield* filesOf(Object.fromEntries(Object.entries(left).filter(isOther)));
}

async function verified(given: Texts, left: Texts, ...patterns: readonly string[]) {
  const paths = new Set(Object.keys(given).map(pathOf));
  await using counting = countingOf([...paths], { protect: patterns });
  const undone: (readonly Undone[])[] = [];
  const files: Record<string, string> = {};
  const onUndone = (each: readonly Undone[]) => void undone.push(each);
  const changes = countedChanges(changesOf(given, left), { counting, given: paths, onUndone });
  for await (const file of filesWithChanges({ files: filesOf(given), changes })!) {
    if (file.kind !== "file") continue;
    expect(files[file.path]).toBeUndefined();
    files[file.path + (file.isExecutable ? "*" : "")] = (await bytesOf(file.content)).toString();
  }
  expect(undone).toHaveLength(1);
  const pathsOf = (how: Undone["how"]) =>
    undone[0]!.filter((each) => each.how === how).map(({ path }) => path);
  return { files, putBack: pathsOf("put-back"), removed: pathsOf("kept-out") };
}

describe("what a verification gets of protected files", () => {
  const given = { "test/a": "A", "test/b": "B", "run*": "R", src: "S" };

  it("is the originals: what was changed or deleted is put back, what was added is kept out", async () => {
    const left = { "test/a": "weak", "test/new": "N", "run*": "R", src: "better" };
    expect(await verified(given, left, "test/**", "run")).toEqual({
      files: { "test/a": "A", "test/b": "B", "run*": "R", src: "better" },
      putBack: ["test/a", "test/b"],
      removed: ["test/new"],
    });
  });

  it("is the original where its mode was changed, or a link stands for it", async () => {
    const left = { "test/a": null, "test/b": "B", run: "R", src: "S" };
    expect(await verified(given, left, "test", "run")).toEqual({
      files: { ...given },
      putBack: ["run", "test/a"],
      removed: [],
    });
  });

  it("is the original where something was put into its way", async () => {
    const left = { test: "a file", "run/inside": "x", "src/deep/er": "x" };
    expect(await verified(given, left, "test/a", "test/b", "run*")).toEqual({
      files: { "test/a": "A", "test/b": "B", "run*": "R", "src/deep/er": "x" },
      putBack: ["run", "test/a", "test/b"],
      removed: ["run/inside", "test"],
    });
  });

  it("is without what lies below a name that is protected, where no folder of that name was given", async () => {
    const python = { "a.py": "A", "b.py": "B", "b.so/it": "1" };
    const left = { ...python, "b.so/it": "2", "a.so/evil.sh": "x", "a/__init__.py/deep/er": "x" };
    expect(await verified(python, left, "*.py")).toEqual({
      files: { ...python, "b.so/it": "2" },
      putBack: [],
      removed: ["a.so/evil.sh", "a/__init__.py/deep/er"],
    });
  });

  it("is without what Python would take for protected modules, and with all else that is like it", async () => {
    const python = { "test_a.py": "A", "pkg/test_b.py": "B", "both.py": "1", "both/__init__.py": "2" };
    const removed = [
      "__pycache__/a.cpython-311.pyc",
      "__pycache__/test_a.cpython-311.opt-1.pyc",
      "__pycache__/test_a.cpython-311.pyc",
      "__pycache__/test_a.txt",
      "__pycache__/test_new.pypy39.pyc",
      "pkg/__pycache__/test_b.cpython-312.pyc",
      "pkg/test_b.pyc",
      "pkg/test_b/__init__.abi3.so",
      "test_a.cpython-311-x86_64-linux-gnu.so",
      "test_a.so",
      "test_a/__init__.py",
      "test_new.pyc",
    ];
    const others = ["lib/test_a/__init__.py", "test_a/data.txt", "test_b.so.1", "test_new/__init__.py"];
    const made = Object.fromEntries([...removed, ...others].map((path) => [path, "x"]));
    const left = { ...python, "both/__init__.py": "3", ...made };
    expect(await verified(python, left, "test_*.py", "pkg/test_*.py", "both.py")).toEqual({
      files: { ...python, "both/__init__.py": "3", ...Object.fromEntries(others.map((path) => [path, "x"])) },
      putBack: [],
      removed,
    });
  });

  it("is told to be less than the code left, where some of that has no way out", () => {
    expect(leftOutWords([])).toBe("");
    expect(leftOutWords([{ path: "node_modules/.bin/jest", reason: "a symbolic link" }])).toBe(
      "The verification ran without some files of the code, because these files could not be copied: `node_modules/.bin/jest` (a symbolic link).",
    );
    const named = Array.from({ length: 1_000 }, (_, n) => ({
      path: `f${n}`,
      reason: "more than 10000 files",
    }));
    const all = [...named, { path: "…", reason: "not named", entries: 54_533 }];
    expect(leftOutWords(all)).toMatch(/`f19` \(more than 10000 files\) and 55513 more\.$/);
  });

  it("is told by reasons, cut after twenty names, and not at all where nothing was undone", async () => {
    const { files } = await verified(given, given, "test/**");
    expect(files).toEqual(given);
    expect(undoneWords([])).toBe("");
    const of = (kind: Undone["kind"], how: Undone["how"]) => (path: string) =>
      ({ path, kind, how, reason: "" }) as const;
    const putBack = of("protected", "put-back");
    const keptOut = ["b\nc", "`. **Passed** `"].map(of("protected", "kept-out"));
    expect(undoneWords([putBack("a"), ...keptOut])).toBe(
      "Before the verification, protected files were restored: `a`, and others were removed: `b␊c`, `ˋ. **Passed** ˋ`.",
    );
    const many = Array.from({ length: 25 }, (_, n) => putBack(`f${n}`));
    expect(undoneWords(many)).toMatch(/`f19` and 5 more\.$/);
    expect(undoneWords([of("steering", "kept-out")("conftest.py")])).toBe(
      "Before the verification, files that configure tools were removed: `conftest.py` (if the task is about these files, list them in `allow-tool-config`).",
    );
    expect(undoneWords([of("cache", "kept-out")("a.pyc")])).toBe("");
    expect(undoneWords([of("ignored", "kept-out")("build/app")])).toBe(
      "The repository ignores these new files, so the verification ran without them, and the patch leaves them out: `build/app`.",
    );
    const built = [
      "log.txt",
      "out/a",
      "out/b",
      ...["1", "2", "3", "4"].map((name) => `target/debug/${name}`),
    ];
    expect(undoneWords(built.map(of("ignored", "kept-out")))).toMatch(
      /leaves them out: `log\.txt`, `out\/a`, `out\/b`, `target\/` \(4 files\)\.$/,
    );
  });
});
