import { describe, expect, it } from "@jest/globals";
import { describeFunctions, readFunctions } from "../../../src/executors/functions/functions.js";
import { javascriptSignatures, pythonSignatures } from "../../../src/executors/functions/signatures.js";
import { baseFiles } from "../../../src/workspace/source/base-files.js";
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

  it("take time in proportion to the text, whatever it holds", () => {
    const text = `${"def a(\n".repeat(20_000)}${'def b():\n    """\n'.repeat(20_000)}`;
    const startedAt = performance.now();
    pythonSignatures(text);
    javascriptSignatures("export function a(\n".repeat(20_000));
    expect(performance.now() - startedAt).toBeLessThan(5000);
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

  it.each([
    [{ "fns/a.txt": "" }, "./fns", "`./fns` holds no module of functions"],
    [{ "fns/a.py": "" }, "../fns", "`../fns` holds no module of functions"],
    [{ "fns/a-b.py": "" }, "fns", "`a-b.py` can be imported by no name"],
    [
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`fns/a${at}.py`, ""])),
      "fns",
      "fns holds 101 files",
    ],
  ])("is refused: %#", async (files, folder, message) => {
    await expect(read(files, folder)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(message),
    });
  });
});
