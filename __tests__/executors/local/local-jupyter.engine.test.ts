import { delimiter, dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { kernelPython } from "../../../scripts/places.mjs";
import { block, collect, execute, python } from "../../../src/conformance/session-calls.js";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import type { Session } from "../../../src/ports/executor.js";
import { measure } from "../../own-process.js";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { runInOwnFolder } from "./local-jupyter.program.js";

const path = [dirname(kernelPython()), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter);
const open = (kernel = "python3") => createLocalExecutor({ path, kernel });

describeExecutorContract("local-jupyter", () => open(), {
  knownDifferences: {
    "a generated name follows the code's hash": "a cell lies in no file",
    "run the code that they show, whatever one left under the name of the next one's file":
      "what stands there is no file of ours to remove on a person's own machine: the block is refused",
    "a timeout kills a grandchild in a session of its own": "a process group ends where a new session begins",
  },
});

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
      evidence: expect.stringContaining("variables are there"),
    });
    expect(await python(session, "print(kept)\n")).toBe("1\n");
  });

  it("is started anew after its end, which is told from a cell's", async () => {
    await python(session, "kept = 1\n");
    const died = await execute(session, block("python", "import os; os._exit(0)\n"));
    expect(died).toMatchObject({
      ending: "exited",
      exitCode: 1,
      evidence: "the kernel ended with exit code 0; its variables are gone",
    });
    const next = await execute(session, block("python", "print('kept' in globals())\n"));
    expect(next).toMatchObject({ isStateFresh: true, stdout: { text: "False\n" } });
  });

  it("is told by its name where it is not there, and leaves nothing", async () => {
    const start = open("fortran").start({ signal: new AbortController().signal });
    await expect(start).rejects.toMatchObject({
      code: "settings-invalid",
      message: "This machine runs no Jupyter kernel fortran: it has python3",
    });
  });

  it("leaves no file of its own behind", async () => {
    const module = new URL("local-jupyter.program.ts", import.meta.url);
    const { value } = await measure({ module, program: runInOwnFolder }, path);
    expect(value).toEqual({ meanwhile: 2, afterwards: 0 });
  }, 60_000);
});
