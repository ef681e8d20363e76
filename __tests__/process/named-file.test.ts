import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTemporaryFolder } from "../../src/files/temporary-folder.js";
import { readNamed } from "../../src/process/named-file.js";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-named-"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function readAs(bytes: Buffer): Promise<string> {
  await writeFile(join(home, "a.md"), bytes);
  return readNamed(join(home, "a.md"), 10_000);
}

describe("a document that a person names", () => {
  const text = "# Größe\r\n";
  const little = Buffer.from(`\uFEFF${text}`, "utf16le");

  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16, as Windows writes it", little],
    ["UTF-16, the other way round", Buffer.from(little).swap16()],
  ])("is read in %s", async (_, bytes) => {
    expect(await readAs(bytes)).toBe(text);
  });

  it("that is missing is told without the name of a system call", async () => {
    await expect(readNamed(join(home, "none.md"), 10)).rejects.toThrow(/^there is no such file$/);
  });

  it("is refused if it is not text", async () => {
    await expect(readAs(Buffer.from("a\0b"))).rejects.toThrow("it is not text in UTF-8");
  });
});

describe("the folder for temporary files", () => {
  it.each([
    ["is not there", "nowhere", "the folder does not exist"],
    ["is a file", "a", "the path is not a folder"],
  ])("is named if it %s, with the next step", async (_, name, why) => {
    await writeFile(join(home, "a"), "");
    const above = join(home, name);
    await expect(createTemporaryFolder("x-", above)).rejects.toMatchObject({
      code: "storage-failed",
      message: `agent-exec cannot write into the folder for temporary files, ${above}: ${why}.`,
      nextStep: expect.stringContaining("TMPDIR"),
    });
  });
});
