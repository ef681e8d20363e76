import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { block, collect, execute, python } from "../../../src/conformance/session-calls.js";
import { kernelPython } from "../../../scripts/places.mjs";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import type { Session } from "../../../src/ports/executor.js";
import { measure } from "../../own-process.js";
import { localJupyterPath as path, openLocalJupyter as open } from "./local-jupyter-fixture.js";
import { runInOwnFolder } from "./local-jupyter.program.js";

describe("a kernel of this machine", () => {
  let session: Session;
  beforeAll(async () => {
    session = await open().start({ signal: new AbortController().signal });
  }, 60_000);
  afterAll(async () => {
    await session.stop();
  });

  it("keeps variables from block to block, while files are read, and after an interrupt", async () => {
    await python(session, "kept = 1\n");
    expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
    const late = await execute(session, block("python", "while True: pass\n"), { timeoutMs: 1000 });
    expect(late).toMatchObject({
      ending: "timed-out",
      evidence: expect.stringContaining("the kernel still has its variables"),
    });
    expect(await python(session, "print(kept)\n")).toBe("1\n");
  });

  it("gives what children and C print once, and to the cell that printed it", async () => {
    await python(session, "import ctypes, os, subprocess, sys\nlibc = ctypes.CDLL(None)\n");
    for (let times = 0; times < 5; times += 1) {
      expect(await python(session, 'libc.printf(b"from C\\n")\nNone\n')).toBe("from C\n");
      expect(await python(session, 'os.system("echo from a child")\nNone\n')).toBe("from a child\n");
      expect(await python(session, 'subprocess.run(["echo", "x"], stdout=sys.stdout)\nNone\n')).toBe("x\n");
    }
  });

  it("runs code as a script is run: no words of the kernel's among the arguments, and exit() ends it alone", async () => {
    await python(session, "kept = 1\n");
    expect(await python(session, "import sys; print(len(sys.argv))\n")).toBe("1\n");
    const ended = await execute(session, block("python", "print(1)\nexit()\nprint(2)\n"));
    expect(ended).toMatchObject({ exitCode: 0, stdout: { text: "1\n" }, stderr: { text: "" } });
    expect(await execute(session, block("python", "quit(3)\n"))).toMatchObject({ exitCode: 3 });
    expect(await python(session, "print(kept)\n")).toBe("1\n");
  });

  it("is started anew after its end, which is told from a cell's", async () => {
    await python(session, "kept = 1\n");
    const died = await execute(session, block("python", "import os; os._exit(0)\n"));
    expect(died).toMatchObject({
      ending: "exited",
      exitCode: 1,
      evidence: "the kernel ended with exit code 0; the variables of the Jupyter kernel are gone",
    });
    const next = await execute(session, block("python", "print('kept' in globals())\n"));
    expect(next).toMatchObject({ isStateFresh: true, stdout: { text: "False\n" } });
  });

  it("runs in a virtual environment of a person's own that holds it", async () => {
    const venv = dirname(dirname(kernelPython()));
    const executor = createLocalExecutor({ path: "/usr/local/bin:/usr/bin:/bin", kernel: "python3", venv });
    const own = await executor.start({ signal: new AbortController().signal });
    expect(await python(own, "import sys; print(sys.prefix)\n")).toBe(`${venv}\n`);
    await own.stop();
  }, 60_000);

  it("is told by its name where it is not there, and leaves nothing", async () => {
    const start = open("fortran").start({ signal: new AbortController().signal });
    await expect(start).rejects.toMatchObject({
      code: "settings-invalid",
      message: "This machine cannot run the Jupyter kernel fortran: it has python3",
    });
  });

  it("leaves no file of its own behind", async () => {
    const module = new URL("local-jupyter.program.ts", import.meta.url);
    const { value } = await measure({ module, program: runInOwnFolder }, path);
    expect(value).toEqual({ meanwhile: 2, afterwards: 0 });
  }, 60_000);
});
