import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const folder = fileURLToPath(new URL("../../src/cli", import.meta.url));

test("all output of the command on a runner passes the protection against workflow commands", async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const writing = files.filter((_, index) => /std(?:out|err)\.write\(|\bconsole\./.test(texts[index]!));
  expect(writing).toEqual([join(folder, "print.ts")]);
});
