import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../src/ports/executor.js";
import { block, execute } from "../../contracts/executor-blocks.js";
import { openDocker } from "./docker-fixture.js";
import { type FaultyEngine, openFaultyEngine } from "./faults/faulty-engine.js";

const never = new AbortController().signal;

/** The paths of what the session tells of its workspace, with the reasons for what is left out. */
async function listFiles(session: Session): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of session.files({ signal: never })) {
    found.push(file.kind === "file" ? file.path : `${file.path}: ${file.reason}`);
    if (file.kind === "file") for await (const _ of file.content);
  }
  return found.toSorted();
}

describe("the files of a workspace that holds the blocks' own code", () => {
  let engine: FaultyEngine;
  let session: Session;
  const archives = (): number =>
    engine.calls.filter((call) => call.startsWith("create exec (archive)")).length;
  beforeAll(async () => {
    engine = await openFaultyEngine();
    session = await openDocker({ runId: `no-files-${process.pid}`, endpoint: engine.endpoint }).start({
      signal: never,
    });
  });
  afterAll(async () => {
    await session.stop();
    await engine.close();
  });

  it("alone are none, and no process is started to find that out", async () => {
    expect(await listFiles(session)).toEqual([]);
    await execute(session, block("python", "print(1)\n"));
    await execute(session, block("sh", "echo 2\n"));
    expect(await listFiles(session)).toEqual([]);
    expect(archives()).toBe(0);
  });

  it.each([
    ["a hidden file", "touch .hidden", [".hidden"]],
    ["a file with two dots", "touch ..dots", ["..dots"]],
    ["a name of capitals", "touch FILE", ["FILE"]],
    [
      "a name that two of ours make together",
      'touch "$(basename "$0") $(basename "$0")"',
      [/^tmp_\S+ tmp_\S+$/],
    ],
    ["a name with a line end", "touch 'a\nanswered 1\n'", [/answered/]],
    [
      "a folder in place of its own code",
      'rm "$0"; mkdir "$0"; touch "$0/inside"',
      [/^tmp_\w+\.sh\/inside$/],
    ],
    ["a link that leads nowhere", "ln -s /nowhere lost", [/^lost: /]],
    ["a pipe", "mkfifo pipe", [/^pipe: /]],
    ["more than are gone through one by one", "seq -f file%g 1100 | xargs touch", /^1100$/],
  ])("and %s are told", async (_what, code, expected) => {
    await execute(session, block("sh", `${code}\n`));
    const found = await listFiles(session);
    await execute(session, block("sh", "rm -rf /workspace/* /workspace/.[!.]* /workspace/..?*\n"));
    if (expected instanceof RegExp) expect(`${found.length}`).toMatch(expected);
    else {
      expect(found).toHaveLength(expected.length);
      for (const [index, one] of expected.entries()) {
        if (typeof one === "string") expect(found[index]).toBe(one);
        else expect(found[index]).toMatch(one);
      }
    }
  });

  it("are all told where the workspace cannot be looked into from outside the blocks", async () => {
    await execute(session, block("sh", "touch kept.txt; chmod 700 .\n"));
    expect(await listFiles(session)).toEqual(["kept.txt"]);
    await execute(session, block("sh", "rm kept.txt\n"));
    const before = archives();
    expect(await listFiles(session)).toEqual([]);
    expect(archives()).toBe(before + 1);
  });
});
