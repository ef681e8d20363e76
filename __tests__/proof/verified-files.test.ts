import { expect, it } from "@jest/globals";
import { bytesOf, contentOf } from "../../src/files/content.js";
import type { ChangedEntry } from "../../src/ports/workspace.js";
import { verifiedFiles } from "../../src/proof/verified-files.js";

const file = (path: string, text: string): ChangedEntry => {
  const content = Buffer.from(text);
  return { kind: "file", path, bytes: content.length, isExecutable: false, content: contentOf(content) };
};

it("a verification's session gets every change whole, and the texts of test files are told", async () => {
  const large = "#".repeat(256 * 1024 + 1);
  const given: readonly ChangedEntry[] = [
    file("tests/test_a.py", "def test_a(): pass\n"),
    file("tests/test_large.py", large),
    file("slug.py", "x = 1\n"),
    { kind: "deleted", path: "tests/test_b.py" },
    { kind: "link", path: "tests/test_c.py", target: "test_a.py" },
    { kind: "left-out", path: "tests/test_d.py", reason: "a pipe" },
  ];
  const told: [string, string | null][] = [];
  const { changes } = verifiedFiles({
    files: undefined,
    changes: (async function* () {
      yield* given;
    })(),
    counting: undefined,
    onChanged: (path, text) => told.push([path, text]),
    values: undefined,
  });
  const got: [string, number | null][] = [];
  for await (const entry of changes!)
    got.push([entry.path, entry.kind === "file" ? (await bytesOf(entry.content)).length : null]);
  expect(got).toEqual([
    ["tests/test_a.py", 19],
    ["tests/test_large.py", large.length],
    ["slug.py", 6],
    ["tests/test_b.py", null],
    ["tests/test_c.py", null],
    ["tests/test_d.py", null],
  ]);
  expect(told).toEqual([
    ["tests/test_a.py", "def test_a(): pass\n"],
    ["tests/test_large.py", null],
    ["slug.py", null],
    ["tests/test_b.py", ""],
    ["tests/test_c.py", ""],
  ]);
});
