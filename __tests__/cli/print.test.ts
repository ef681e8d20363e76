import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const folder = fileURLToPath(new URL("../../src/cli", import.meta.url));

test("all output of the command on a runner passes the protection against workflow commands", async () => {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const writing = files.filter((_, index) => /std(?:out|err)\.write\(|\bconsole\./.test(texts[index]!));
  expect(writing).toEqual(["print.ts"]);
});
