import { describe, expect, test } from "@jest/globals";
import { fc, tries } from "../../chance.js";
import { outlineOf } from "../../../src/run/told/outline.js";

describe("what a writer is told of the workspace", () => {
  test("is each folder with its files, and the commonest kinds", () => {
    expect(
      outlineOf(["setup.py", "src/pkg/a.py", "src/pkg/b.py", "docs/index.rst", "docs/deep/er/x.rst"]),
    ).toBe(
      `The working folder holds 5 files from the start (3 .py, 2 .rst). The folders in the working folder, as data:
\`\`\`data
./: setup.py
docs/: index.rst
docs/deep/er/: x.rst
src/pkg/: a.py, b.py
\`\`\``,
    );
  });

  test("counts what has no room: deep folders before shallow ones, and the rest of a long list", () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `vendor/p${index}/src/lib/file-${index}.js`);
    const long = Array.from({ length: 100 }, (_, index) => `tests/test_${index}.py`);
    const text = outlineOf(["README.md", ...long, ...many]);
    expect(text).toContain("./: README.md\n");
    expect(text).toMatch(/^tests\/: test_0\.py, .*, … 60 more$/m);
    expect(text).toContain("vendor/: 3,000 files\n");
    expect(text.length).toBeLessThan(6_500);
  });

  test("shows what is hidden in names, and no name ends the fence or a line", () => {
    const text = outlineOf(["a\nb", "```", "x\u202Ey"]);
    expect(text).toContain("````data\n./: ```, a b, x⟨U+202E⟩y\n````");
  });

  test("is bounded for any names", () => {
    const name = fc.string({
      unit: fc.constantFrom("a", "/", ".", "\n", "`", "é"),
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 200 }), (paths) => {
        expect(outlineOf(paths).length).toBeLessThan(60_000);
      }),
      { numRuns: tries(200) },
    );
  });
});
