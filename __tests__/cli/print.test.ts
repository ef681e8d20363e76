import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const folder = fileURLToPath(new URL("../../src/cli", import.meta.url));

test("nothing of the command writes past what neutralises its words on a runner", async () => {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const writing = files.filter((_, index) => /\.write\(|\bconsole\./.test(texts[index]!));
  expect(writing).toEqual(["print.ts"]);
});
