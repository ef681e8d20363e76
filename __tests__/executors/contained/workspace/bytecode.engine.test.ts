import { afterEach, expect, it } from "@jest/globals";
import {
  block,
  collect,
  execute,
  python,
  shell,
  workspaceFiles,
} from "../../../../src/conformance/session-calls.js";
import type { ChangedEntry } from "../../../../src/ports/workspace.js";
import type { Session } from "../../../../src/ports/executor.js";
import { writingCode } from "../../../../src/run/blocks/edits/writing-code.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

const { signal } = new AbortController();
const sessions: Session[] = [];
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.stop()));
});
const start = async (options: Partial<Parameters<ReturnType<typeof openDocker>["start"]>[0]>) => {
  const session = await openDocker().start({ signal, ...options });
  sessions.push(session);
  return session;
};

it("bytecode is kept from step to step, and is no change of anybody's", async () => {
  const session = await start({
    files: workspaceFiles({ "pkg/__init__.py": "x = 1\n", "m.py": "import pkg\n" }),
  });
  await python(session, "import m");
  expect(await shell(session, "find . -name '*.pyc' | wc -l; git status --porcelain")).toBe("2\n");
  const seen = "import sys, pkg; print(open(pkg.__cached__, 'rb').read(4) != b'')";
  expect(await python(session, seen)).toBe("True\n");
  expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
});

it("bytecode that the code planted never reaches a verification", async () => {
  const given = { "m.py": "print('given')\n" };
  const session = await start({ files: workspaceFiles(given) });
  const planted = `
import importlib.util, os, py_compile
open("evil.py", "w").write("print('planted')\\n")
target = importlib.util.cache_from_source("m.py")
py_compile.compile("evil.py", cfile=target, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
os.remove("evil.py")
import m
`;
  expect(await python(session, planted)).toBe("planted\n");
  const changes: ChangedEntry[] = [];
  for await (const entry of session.files({ signal })) changes.push(entry);
  expect(changes).toEqual([]);
  const check = await start({
    files: workspaceFiles(given),
    changes: (async function* () {})(),
    purpose: "verification",
  });
  expect(await shell(check, "python3 -c 'import m'")).toBe("given\n");
});

it("bytecode that was given is told of where it is gone", async () => {
  const session = await start({ files: workspaceFiles({ "__pycache__/old.pyc": "x", "a.txt": "a\n" }) });
  await shell(session, "rm -r __pycache__");
  expect(await collect(session)).toEqual({ files: {}, leftOut: {}, deleted: ["__pycache__/old.pyc"] });
});

it("a module that is written anew within a second, and is as long, is the new one", async () => {
  const session = await start({ files: workspaceFiles({ "a.txt": "a\n" }) });
  for (let round = 0; round < 4; round += 1) {
    await execute(session, block("python", `x = ${round}\n`, "mod.py"));
    expect(await python(session, "import mod; print(mod.x)")).toBe(`${round}\n`);
  }
  for (let round = 5; round < 9; round += 1) {
    const content = `x = ${round}\n`;
    await shell(session, writingCode([{ kind: "changed", path: "mod.py", content, mode: 0o644 } as never]));
    expect(await python(session, "import mod; print(mod.x)")).toBe(`${round}\n`);
  }
});
