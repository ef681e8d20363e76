import { describe, expect, test } from "@jest/globals";
import type { CodeBlock } from "../../src/facts/block.js";
import { changesBetween } from "../../src/reports/sections/block-changes.js";
import { cpuTimeMs } from "../cpu-time.js";

function block(code: string, path: string | null = null): CodeBlock {
  return { language: "python", code, path, sha256: "" };
}

describe("changesBetween", () => {
  test("a changed block comes with a unified diff", () => {
    expect(changesBetween([block("a\nb\nc\n")], [block("a\nB\nc\n")])).toEqual([
      { path: null, place: 0, kind: "changed", diff: "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c" },
    ]);
  });

  test("a block with a name is compared with the one of that name, wherever it stood", () => {
    const changes = changesBetween(
      [block("x\n", "a.py"), block("y\n")],
      [block("y\n"), block("x\n", "a.py")],
    );
    expect(changes.map(({ path, kind }) => `${path} ${kind}`)).toEqual(["null same", "a.py same"]);
  });

  test("a block without a name is compared with none that has one", () => {
    const started = { ...block("python3 main.py\n"), language: "sh" };
    const changes = changesBetween([started], [block("print(1)\n", "main.py"), started]);
    expect(changes.map(({ path, kind, diff }) => [path, kind, diff])).toEqual([
      ["main.py", "added", null],
      [null, "same", null],
    ]);
  });

  test("blocks without a name are compared in their order, each with one of its language", () => {
    const inLanguage = (language: string, code: string) => ({ ...block(code), language });
    const changes = changesBetween(
      [inLanguage("sh", "ls\n"), inLanguage("python", "1\n"), inLanguage("python", "2\n")],
      [inLanguage("py", "1\n"), inLanguage("python3", "3\n"), inLanguage("bash", "ls\n")],
    );
    expect(changes.map(({ place, kind }) => [place, kind])).toEqual([
      [0, "same"],
      [1, "changed"],
      [2, "added"],
      [0, "removed"],
    ]);
  });

  test("a block that came in front of others leaves them what they were", () => {
    const changes = changesBetween(
      [block("a\n"), block("b\n")],
      [block("new\n"), block("a\n"), block("b\n")],
    );
    expect(changes.map(({ kind }) => kind)).toEqual(["added", "same", "same"]);
  });

  test("blocks that came and went are named", () => {
    expect(
      changesBetween([block("x\n", "old.py")], [block("x\n", "new.py")]).map(({ path, kind }) => [
        path,
        kind,
      ]),
    ).toEqual([
      ["new.py", "added"],
      ["old.py", "removed"],
    ]);
  });

  test("of code that is written anew at great length there is no diff, and it takes no time", () => {
    const lines = (name: string) => Array.from({ length: 20_000 }, (_, line) => `${name} ${line}\n`).join("");
    const started = cpuTimeMs();
    expect(changesBetween([block(lines("a"))], [block(lines("b"))])).toEqual([
      { path: null, place: 0, kind: "changed", diff: null },
    ]);
    expect(cpuTimeMs() - started).toBeLessThan(5_000);
  });

  test("hidden characters in code are shown in the diff", () => {
    expect(changesBetween([block("a\n")], [block("a\u202E\n")])[0]?.diff).toContain("+a⟨U+202E⟩");
  });
});
