import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { documentBlocks } from "../../../../src/run/blocks/document-blocks.js";
import { runnable } from "../../../../src/run/blocks/documents/runnable.js";

/** What Node prints for the last of these blocks, and how it ends. */
function printed(...codes: readonly string[]): string {
  const text = codes.map((code) => `Words.\n\n\`\`\`js\n${code}\n\`\`\`\n\n`).join("");
  const { blocks } = documentBlocks([{ name: "a.md", text }]).extracted;
  const folder = mkdtempSync(join(tmpdir(), "needed-scripts-"));
  try {
    const file = join(folder, "block.js");
    writeFileSync(file, runnable(blocks.at(-1)!, blocks, { languages: ["javascript"] }).code);
    return execFileSync(process.execPath, [file], { encoding: "utf8", stdio: "pipe" });
  } catch (thrown) {
    return (thrown as { stderr: string }).stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("a JavaScript block of a document", () => {
  it.each([
    ["a constant", ["const a = 1;\nconsole.log('first');", "console.log(a + 1);"], "2\n"],
    [
      "a function that needs another block",
      ["const a = 1", "function f() { return a }", "console.log(f())"],
      "1\n",
    ],
    ["a pattern", ["const { b: a, ...rest } = { b: 1, c: 2 };", "console.log(a, rest.c);"], "1 2\n"],
    ["an import", ["import { basename as name } from 'node:path';", "console.log(name('/a/b'));"], "b\n"],
    ["what a block did to it", ["const all = [];", "all.push(1);", "console.log(all.length);"], "1\n"],
    [
      "awaited values",
      ["const a = await Promise.resolve(1);\nconsole.log('x')", "console.log(await a);"],
      "1\n",
    ],
    ["the newer of two", ["const a = 1;", "const a = 2;", "console.log(a);"], "2\n"],
    [
      "a name that it declares again",
      ["const a = 1, b = 2;\nconst c = 1;", "const c = 3;\nconsole.log(a + c);"],
      "4\n",
    ],
  ])("has from the blocks above: %s", (_, codes, output) => {
    expect(printed(...codes)).toBe(output);
  });

  it("prints nothing that the blocks above print, not even later", () => {
    const first = "const a = 1;\nsetTimeout(() => console.log('late'), 1);\nconsole.error('early');";
    expect(printed(first, "setTimeout(() => console.log(a), 20);")).toBe("1\n");
  });

  it("is a program of its own if it declares all its names", () => {
    expect(printed("const a = 1;\nthrow new Error('above');", "const a = 2;\nconsole.log(a);")).toBe("2\n");
  });

  it("shows errors on its document's lines", () => {
    expect(printed("const a = 1;", "a.missing.field;")).toContain("block.js:10");
  });
});
