import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  block,
  collect,
  execute,
  verify,
  workspaceFiles,
} from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import { openDocker, testSettings } from "../support/docker-fixture.js";

const signal = new AbortController().signal;
const mebibyte = 1024 ** 2;

describe.each([
  ["in memory", {}],
  ["on disk", { memoryBytes: 256 * mebibyte, workspaceBytes: 300 * mebibyte }],
])("a workspace that a person wants at /testbed, %s", (_where, sizes) => {
  const executor = openDocker({ ...testSettings, ...sizes, workspaceFolder: "/testbed" });
  let session: Session;
  const printed = async (language: string, code: string, path?: string) =>
    (await execute(session, block(language, code, path))).stdout.text;
  beforeAll(async () => {
    session = await executor.start({ signal, files: workspaceFiles({ "given.txt": "given" }) });
  });
  afterAll(() => session.stop());

  it("is a folder there, in which blocks of each language work, and nowhere else", async () => {
    expect(
      await printed(
        "sh",
        "pwd; find / -path /proc -prune -o -name given.txt -print 2>/dev/null; ls -d /workspace 2>&1",
      ),
    ).toMatch(/^\/testbed\n\/testbed\/given.txt\nls: .*\/workspace.*\n$/);
    expect(await printed("python", "import os; print(os.getcwd(), open('given.txt').read())")).toBe(
      "/testbed given\n",
    );
    expect(executor.describe()).not.toContain("/workspace");
    expect(await printed("python", "print(__file__)", "/testbed/sub/named.py")).toBe(
      "/testbed/sub/named.py\n",
    );
  });

  it("is where a verification runs, and where the files come from", async () => {
    expect(await verify(session, "test -f sub/named.py && pwd")).toMatchObject({
      exitCode: 0,
      stdout: { text: "/testbed\n" },
    });
    expect((await collect(session)).files).toMatchObject({ "sub/named.py": "print(__file__)" });
    const held = Object.entries(session.facts.held).filter(([, holds]) => !holds);
    expect(held.map(([name]) => name)).toEqual(session.facts.waived ?? []);
  });
});
