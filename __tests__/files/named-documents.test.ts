import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { namedDocuments } from "../../src/files/named-documents.js";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-documents-"));
  for (const path of [
    "README.md",
    "docs/b.md",
    "docs/a.md",
    "docs/deep/c.mdx",
    "docs/x.txt",
    "node_modules/y/z.md",
    ".hidden/h.md",
  ]) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), "");
  }
  await symlink("..", join(folder, "docs/up"));
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  [["docs/**/*.md"], ["docs/a.md", "docs/b.md"]],
  [["docs"], ["docs/a.md", "docs/b.md", "docs/deep/c.mdx"]],
  [["."], ["README.md", "docs/a.md", "docs/b.md", "docs/deep/c.mdx"]],
  [
    ["docs/b.md", "docs/*.md"],
    ["docs/b.md", "docs/a.md"],
  ],
  [["**/*.{txt,mdx}"], ["docs/deep/c.mdx", "docs/x.txt"]],
  [[".hidden/*.md"], [".hidden/h.md"]],
])("names stand for files, each once: %j", async (names, expected) => {
  const found = await namedDocuments(names.map((name) => join(folder, name)));
  expect(found.map((path) => relative(folder, path))).toEqual(expected);
});

it("a name without a file is kept for the error that reading it gives, a glob without one is refused", async () => {
  expect(await namedDocuments(["-", "missing.md"])).toEqual(["-", "missing.md"]);
  await expect(namedDocuments([join(folder, "docs/*.rst")])).rejects.toMatchObject({
    code: "settings-invalid",
  });
  await expect(namedDocuments([join(folder, "node_modules")])).resolves.toHaveLength(1);
});
