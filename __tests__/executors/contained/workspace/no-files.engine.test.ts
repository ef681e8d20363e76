import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { type FaultyEngine, openFaultyEngine } from "../../docker/faults/faulty-engine.js";

const never = new AbortController().signal;

/** The paths of what the session tells of its workspace, saved or left out. */
async function listFiles(session: Session): Promise<readonly string[]> {
  const { files, leftOut } = await collect(session);
  return [...Object.keys(files), ...Object.keys(leftOut)];
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
    ["a hidden file", "touch .hidden", /^\.hidden$/, 1],
    ["a file with two dots", "touch ..dots", /^\.\.dots$/, 1],
    ["a name of capitals", "touch FILE", /^FILE$/, 1],
    ["a name that two of ours make", 'touch "$(basename "$0") $(basename "$0")"', /^tmp_\S+ tmp_\S+$/, 1],
    ["a name with a line end", "touch 'a\nanswered 1\n'", /answered/, 1],
    [
      "a folder in place of its own code",
      "import os, sys; own = sys.argv[0]; os.remove(own); os.mkdir(own); open(own + '/in', 'w')",
      /^tmp_\w+\.py\/in$/,
      1,
      "python",
    ],
    ["a link that leads nowhere", "ln -s /nowhere lost", /^lost$/, 1],
    ["a pipe", "mkfifo pipe", /^pipe$/, 1],
    ["more than are gone through one by one", "seq -f file%g 1100 | xargs touch", /^file\d+$/, 1100],
  ])("and %s are told", async (_what, code, path, count, language = "sh") => {
    await execute(session, block(language, `${code}\n`));
    const found = await listFiles(session);
    await execute(session, block("sh", "rm -rf /workspace/* /workspace/.[!.]* /workspace/..?*\n"));
    expect(found.filter((one) => !path.test(one))).toEqual([]);
    expect(found).toHaveLength(count);
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
