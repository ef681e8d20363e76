import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, collect, execute, python, shell } from "../../../../src/conformance/session-calls.js";
import { describeSampledContract } from "../../../contracts/executor-contract.js";
import { buildBareImage, removeImage } from "../support/bare-image.js";
import { openDocker } from "../support/docker-fixture.js";

const never = new AbortController().signal;
const shAndPython = `agent-exec-test-sh-and-python:${process.pid}`;

beforeAll(async () => {
  await buildBareImage({ name: shAndPython, shell: "dash" });
});
afterAll(async () => {
  await removeImage(shAndPython);
});

// What becomes of output and of background processes is the client's and the engine's, whatever the image holds.
describeSampledContract("docker with sh and python alone", () => openDocker({ image: shAndPython }), {
  groups: ["languages", "endings", "a verification", "files"],
});

describe("without tools", () => {
  let session: Session;
  const open = async (): Promise<void> => {
    const executor = openDocker({ image: shAndPython, workspaceBytes: 4 * 1024 * 1024 });
    session = await executor.start({ signal: never });
  };
  beforeAll(open);
  afterAll(async () => {
    await session.stop();
  });

  it("the shell that waits is sealed, and every limit is tried as elsewhere", async () => {
    const usual = await openDocker().start({ signal: never });
    await usual.stop();
    expect(session.facts.held).toEqual(usual.facts.held);
    expect(session.facts.held).toMatchObject({ "sealed shell": true, "shared memory": true });
  });

  it("no file of a block's runs in the place of what puts the next block's code there", async () => {
    const modules = ["os", "sys", "io", "site", "tarfile", "stat", "sitecustomize", "encodings"];
    const hijack = `for name in ${JSON.stringify(modules)}: open(name + ".py", "w").write("print('hijacked')")\n`;
    await python(session, hijack);
    expect(await shell(session, "echo mine")).toBe("mine\n");
    expect(Object.keys((await collect(session)).files).toSorted()).toEqual(
      modules.map((name) => `${name}.py`).toSorted(),
    );
    await session.stop();
    await open();
  });

  it("a full workspace is seen, and the block that cleans up still starts", async () => {
    const fill = "with open('full', 'wb') as file:\n    while True: file.write(bytes(65536)); file.flush()\n";
    const filled = await execute(session, block("python", fill));
    expect(filled).toMatchObject({ ending: "disk-full", exitCode: 1 });
    expect(filled.evidence).toContain("/workspace has");
    expect(await execute(session, block("sh", "exit 3"))).toMatchObject({ ending: "exited", exitCode: 3 });
    expect(await python(session, "import os\nos.remove('full')\nprint('cleaned')\n")).toBe("cleaned\n");
    expect(await shell(session, "echo on")).toBe("on\n");
  });

  it("a block whose code does not fit says that there was no room", async () => {
    const execution = await execute(session, block("python", `#${"x".repeat(6_000_000)}`));
    expect(execution).toMatchObject({ ending: "disk-full" });
    expect(execution.stdout.text).toBe("");
    expect(await python(session, "print('on')\n")).toBe("on\n");
  });

  it("a locked workspace is opened again for the next block", async () => {
    await python(session, "import os\nos.chmod('/workspace', 0)\n");
    expect(await shell(session, "echo open")).toBe("open\n");
  });

  it("memory and processes that are spent are told from other failures", async () => {
    const other = await openDocker({
      image: shAndPython,
      memoryBytes: 128 * 1024 * 1024,
      workspaceBytes: 16 * 1024 * 1024,
      pids: 32,
    }).start({ signal: never });
    try {
      expect(await execute(other, block("python", "x = bytearray(10**9)\n"))).toMatchObject({
        ending: "out-of-memory",
      });
      const forks = "import os, time\nwhile True:\n    if os.fork() == 0: time.sleep(60)\n";
      expect(await execute(other, block("python", forks))).toMatchObject({ ending: "process-limit" });
      expect(await shell(other, "echo on")).toBe("on\n");
    } finally {
      await other.stop();
    }
  });
});
