import { describe, expect, test } from "@jest/globals";
import type { CodeBlock } from "../../src/ports/block.js";
import { changesBetween } from "../../src/reports/changes.js";
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
