import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { describeFunctions, readFunctions } from "../../../src/executors/functions/functions.js";
import { javascriptSignatures, pythonSignatures } from "../../../src/executors/functions/signatures.js";
import { baseFiles } from "../../../src/workspace/source/base-files.js";
import { cpuTimeMs } from "../../cpu-time.js";
import { Repository } from "../../workspace/repository.js";

describe("the functions of a Python module", () => {
  it("are those at its top level that are public, with what their first paragraph says", () => {
    const text = [
      "def area(radius: float, *,",
      "         scale: 'dict[str, int]' = {\"a\": 1}) -> float:",
      '    """The area',
      "    of a `circle`.",
      "",
      '    More."""',
      "    return 1",
      "async def later(): return 2",
      "def _own(): ...",
      "class Shape:",
      "    def inner(self): ...",
      "def broken(",
    ].join("\n");
    expect(pythonSignatures(text)).toEqual([
      {
        head: "area(radius: float, *, scale: 'dict[str, int]' = {\"a\": 1}) -> float",
        words: "The area of a 'circle'.",
      },
      { head: "later()", words: "" },
    ]);
  });

  it.each([
    [
      `def join(words, sep: str = ")") -> str:\n    """Joins."""\n`,
      'join(words, sep: str = ")") -> str',
      "Joins.",
    ],
    [`def f(a,  # ratio: (0, 1\n      b):\n    """Doc."""\n`, "f(a, b)", "Doc."],
    [`def first[T](items: list[T]) -> T:\n    """First."""\n`, "first[T](items: list[T]) -> T", "First."],
    [`def g():\n    "Says \\"g\\"."\n`, "g()", 'Says \\"g\\".'],
    [`def g():\n    # why\n    r"""Says g."""\n`, "g()", "Says g."],
    [`def g(): """Says g."""\n`, "g()", "Says g."],
    [`def g():\n    f"""Says {g}."""\n`, "g()", ""],
    [`async  def größe (a):\n    return "no docstring"\n`, "größe(a)", ""],
    [`"""Example:\n\ndef fake(a):\n    pass\n"""\ndef real(a):\n    '''R.'''\n`, "real(a)", "R."],
  ])("are told as Python reads them: %#", (text, head, words) => {
    expect(pythonSignatures(text)).toEqual([{ head, words }]);
  });

  it("take time in proportion to the text, whatever it holds", () => {
    const text = `${"def a(\n".repeat(20_000)}${'def b():\n    """\n'.repeat(20_000)}`;
    const startedAt = cpuTimeMs();
    pythonSignatures(text);
    pythonSignatures(`def a(): ${"'".repeat(200_001)}`);
    javascriptSignatures("export function a(\n".repeat(20_000));
    javascriptSignatures(`${"/*".repeat(100_000)}${"`".repeat(100_001)}`);
    expect(cpuTimeMs() - startedAt).toBeLessThan(5000);
  });
});

describe("the functions of a JavaScript module", () => {
  it("are those that it exports, with the first paragraph of their comment", () => {
    const text = [
      "/**",
      " * Doubles a word.",
      " *",
      " * @param word any",
      " */",
      "export function twice(word, { by = 2 } = {}) {}",
      "function own() {}",
      "/** Waits. */",
      "export async function wait(ms) {}",
    ].join("\n");
    expect(javascriptSignatures(text)).toEqual([
      { head: "twice(word, { by = 2 } = {})", words: "Doubles a word." },
      { head: "wait(ms)", words: "Waits." },
    ]);
  });

  it.each([
    ["export function f(a = g(), b) {}\n", "f(a = g(), b)"],
    ["export function f(\n  a, // the ) first\n  b = ')',\n) {}\n", "f(a, b = ')',)"],
    ["export const twice = (word) => word + word;\n", "twice(word)"],
    ["export const once = async word => word;\n", "once(word)"],
    ["export const other = function (a, b) {};\n", "other(a, b)"],
    ["export async function* $each(items) {}\n", "$each(items)"],
    ["/*\nexport function fake() {}\n*/\nexport function real() {}\n", "real()"],
    ["const text = `\nexport function fake() {}\n`;\nexport function real() {}\n", "real()"],
    ["export const limit = (3);\nexport function real() {}\n", "real()"],
  ])("are told as JavaScript reads them: %#", (text, head) => {
    expect(javascriptSignatures(`\n${text}`)).toEqual([{ head, words: "" }]);
  });
});

describe("a folder of functions", () => {
  const read = async (files: Readonly<Record<string, string>>, folder = "./fns/") => {
    await using repository = await Repository.create(files);
    return await readFunctions(
      folder,
      baseFiles({ kind: "folder" }, { here: repository.path, runFolder: "out" }),
    );
  };

  it("is told by import lines, and holds the files that its modules need", async () => {
    const functions = await read({
      "fns/shapes.py": "def area(r):\n    '''Of a circle.'''\n",
      "fns/lib/data.json": "{}",
      "fns/text.mjs": "export function twice(word) {}\n",
      "fns/requirements.txt": "six\n",
      "other.py": "def other(): ...\n",
    });
    expect([...functions.files.keys()].toSorted()).toEqual([
      "lib/data.json",
      "requirements.txt",
      "shapes.py",
      "text.mjs",
    ]);
    expect(functions.hasRequirements).toBe(true);
    expect(describeFunctions(functions, "/f").split("\n").slice(2)).toEqual([
      "  - `from shapes import area`",
      "    - `area(r)`: Of a circle.",
      '  - `import { twice } from "/f/text.mjs";`',
      "    - `twice(word)`",
    ]);
  });

  it("tells whole lines alone, and where the rest lies", async () => {
    const functions = await read({
      "fns/a.py": Array.from({ length: 200 }, (_, at) => `def f${at}(a): ...\n`).join(""),
      "fns/b.py": `"""Has a class."""\n`,
      "fns/generic.py": "def first[T](items): ...\n",
      "fns/long.py": Array.from({ length: 100 }, (_, at) => `def f${at}(a):\n    '${"x".repeat(99)}'\n`).join(
        "",
      ),
    });
    const lines = describeFunctions(functions, "/f").split("\n");
    expect(lines).toContain("  - `import b`");
    expect(lines).toContain("  - `from generic import first`");
    expect(lines.at(-1)).toBe("  - The other functions are in `/f`.");
    for (const line of lines) expect(line.split("`").length % 2).toBe(1);
  });

  it("is refused with a link in it, as nobody follows it", async () => {
    await using repository = await Repository.create({ "fns/a.py": "def a(): ...\n" });
    await symlink("a.py", join(repository.path, "fns/b.py"));
    const files = baseFiles({ kind: "folder" }, { here: repository.path, runFolder: "out" });
    await expect(readFunctions("fns", files)).rejects.toMatchObject({
      code: "settings-invalid",
      message: "`fns/b.py` is a link, and agent-exec follows no links.",
    });
  });

  it.each([
    [{ "fns/a.txt": "" }, "./fns", "The folder `./fns` in"],
    [{ "fns/a.py": "" }, "../fns", "The folder `../fns` in"],
    [{ "fns/a-b.py": "" }, "fns", "`a-b.py` cannot be imported under this name"],
    [{ "fns/a#b.mjs": "" }, "fns", "`a#b.mjs` cannot be imported under this name"],
    [
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`fns/a${at}.py`, ""])),
      "fns",
      "fns has 101 files",
    ],
  ])("is refused: %#", async (files, folder, message) => {
    await expect(read(files, folder)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(message),
    });
  });
});
