import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { checkMachine } from "../../src/workspace/machine-checks.js";

async function runFolderAt(folder: string) {
  const check = checkMachine(folder).find(({ name }) => name === "run folder");
  return check!.run(new AbortController().signal);
}

describe("the folder that a run would write into", () => {
  // Nobody makes a folder there, root neither.
  it.each(["/proc", "/no/such/folder"])(
    "is a warning, not a failure, if it is not writable: %s",
    async (folder) => {
      expect(await runFolderAt(folder)).toEqual({
        status: "warning",
        message: expect.stringMatching(
          /^cannot be written here \(E[A-Z]+\); by default a run makes its folder here/,
        ),
        nextStep: expect.stringContaining("agent-exec run --out DIR"),
      });
    },
  );

  it("is tested, and the test leaves nothing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "agent-exec-check-"));
    expect(await runFolderAt(folder)).toMatchObject({
      message: expect.stringMatching(/^(can be written|only)/),
    });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
