import { describe, expect, it } from "@jest/globals";
import { chooseCodeFile } from "../../../src/executors/languages/code-file.js";
import { findLanguage, languages, runnableLanguages } from "../../../src/executors/languages/languages.js";
import { block } from "../../../src/conformance/session-calls.js";

const python = languages.find(({ name }) => name === "python") ?? languages[0]!;

describe("chooseCodeFile", () => {
  it("makes a name of the code's hash and the language's ending", () => {
    const code = block("python", "print(1)\n");
    expect(chooseCodeFile(code, python)).toEqual({
      path: `tmp_code_${code.sha256.slice(0, 16)}.py`,
      isGenerated: true,
    });
  });

  it.each([
    "a.py",
    "-c.py",
    "a b.py",
    "a/b/c.py",
    ".hidden",
    ".gitignore",
    ".github/workflows/a.py",
    "a.git/b.py",
    "git/a.py",
    "...",
    "ü.py",
    "a:b.py",
    "$(id).py",
    "x".repeat(255),
  ])("takes %j as it is", (path) => {
    expect(chooseCodeFile(block("python", "", path), python)).toEqual({ path, isGenerated: false });
  });

  it("takes an absolute path below /workspace", () => {
    expect(chooseCodeFile(block("python", "", "/workspace/a/b.py"), python)).toMatchObject({
      path: "a/b.py",
    });
  });

  it.each([
    ["", "is empty"],
    ["/workspace/", "is empty"],
    [".", "is not a plain path to a file"],
    ["./a.py", "is not a plain path to a file"],
    ["a//b.py", "is not a plain path to a file"],
    ["a/", "is not a plain path to a file"],
    ["..", "leaves the workspace"],
    ["../a.py", "leaves the workspace"],
    ["a/../../b.py", "leaves the workspace"],
    ["/workspace/../etc/passwd", "leaves the workspace"],
    ["/etc/passwd", "is outside the workspace"],
    ["/workspace", "is outside the workspace"],
    ["/workspaces/a.py", "is outside the workspace"],
    ["a\nb", "contains a line break or another control character"],
    ["a\0b", "contains a line break or another control character"],
    ["a\rb", "contains a line break or another control character"],
    [".git/config", "that Git treats as `.git`"],
    ["a/.GIT/hooks/pre-commit", "that Git treats as `.git`"],
    [".git", "that Git treats as `.git`"],
    [".git . /config", "that Git treats as `.git`"],
    ["GIT~1/config", "that Git treats as `.git`"],
    [".git::$INDEX_ALLOCATION/config", "that Git treats as `.git`"],
    [".g\u200cit/config", "that Git treats as `.git`"],
    ["x".repeat(256), "has a part that is longer than 255 bytes"],
    ["€".repeat(86), "has a part that is longer than 255 bytes"],
    ["a/".repeat(600) + "b", "is longer than 1024 bytes"],
  ])("refuses %j", (path, fault) => {
    expect(chooseCodeFile(block("python", "", path), python)).toEqual({
      refusal: expect.stringContaining(fault) as unknown,
    });
  });
});

describe("the table of languages", () => {
  it("knows each word once, and no word that is a path or a command line", () => {
    const words = languages.flatMap((language) => language.words);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z0-9+]+$/);
  });

  it("finds a language whatever the case of the word, and none by a part of it", () => {
    expect(findLanguage("PyThOn3")?.name).toBe("python");
    for (const word of ["", "pytho", "python99", "pythonx;id", "sh -c", "constructor"]) {
      expect(findLanguage(word)).toBeNull();
    }
  });

  it("takes the first interpreter that is there", () => {
    const names = (...present: string[]): (readonly string[])[] =>
      runnableLanguages(new Set(present)).map(({ language, interpreter }) => [language.name, interpreter]);
    expect(names("python", "python3", "sh")).toEqual([
      ["python", "python3"],
      ["sh", "sh"],
    ]);
    expect(names("python", "nodejs")).toEqual([
      ["python", "python"],
      ["javascript", "nodejs"],
    ]);
  });
});

it.each([".", ":", " ", "\u2028"])("refuses a name of millions of %j in one pass", (sign) => {
  const chosen = chooseCodeFile(
    block("python", "pass\n", `x${sign.repeat(4_000_000)}\u2028y`),
    findLanguage("python")!,
  );
  expect(chosen).toMatchObject({ refusal: expect.stringContaining("is longer than") });
});
