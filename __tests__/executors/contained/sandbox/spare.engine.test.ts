import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { waitingWords } from "../../../../src/executors/contained/sandbox/block-process.js";
import { mostSpares } from "../../../../src/executors/contained/sandbox/spares.js";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, shell } from "../../../../src/conformance/session-calls.js";
import { nightly } from "../../../chance.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { openSlowStartingEngine, openUnsealedEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;

/** Once these kinds alone are there: of each other process of the block's user, what a block can open of it. */
const reachOthers = (...kinds: readonly string[]): string => `
import os, time
def others():
    kinds = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if int(pid) == os.getpid() or os.stat(f"/proc/{pid}").st_uid != os.getuid(): continue
            command = open(f"/proc/{pid}/cmdline").read()
        except OSError: continue
        kinds[pid] = "spare" if "interpreter" in command else "killer" if "kill -9 -1" in command else "other"
    return kinds
time.sleep(1)
# On a busy machine one of them may still be about to start.
until = time.monotonic() + 6
while set(others().values()) != set(${JSON.stringify(kinds)}) and time.monotonic() < until: time.sleep(0.1)
for pid, kind in others().items():
    for name, rights in (("fd/0", os.O_WRONLY), ("fd/1", os.O_WRONLY), ("mem", os.O_RDWR)):
        try:
            os.open(f"/proc/{pid}/{name}", rights)
            print(kind, name, "reached")
        except PermissionError:
            print(kind, name, "refused")
`;

/** Hands a program of its own to the process that waits for the next block. */
const injectNext = `
import os, time
time.sleep(0.5)
for pid in filter(str.isdigit, os.listdir("/proc")):
    try:
        if int(pid) == os.getpid() or b"interpreter" not in open(f"/proc/{pid}/cmdline", "rb").read(): continue
        os.write(os.open(f"/proc/{pid}/fd/0", os.O_WRONLY), b"sh\\ncomes\\n\\n/tmp/run.sh\\nexit 0\\n")
    except OSError: pass
`;

describe("what waits for the next block while a block runs", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId: "spare" }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
  });

  it("can be neither read nor written by a process of the same user", async () => {
    const kinds = ["killer", "spare"];
    const refused = kinds.flatMap((kind) => ["fd/0", "fd/1", "mem"].map((name) => `${kind} ${name} refused`));
    for (const round of [1, 2]) {
      const { stdout } = await execute(session, block("python", reachOthers(...kinds)));
      expect([round, [...new Set(stdout.text.trim().split("\n"))].toSorted()]).toEqual([round, refused]);
    }
  });

  it("takes no program from a block in place of the next block's", async () => {
    for (const _ of [1, 2, 3]) await expectNextBlockFails(session);
  });

  nightly(
    "is replaced when it died before it took the code, although nothing has told of its end",
    async () => {
      for (const code of ["echo next\n", "echo next; exit 3\n"]) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const id = await onlyContainerOf("spare");
        // While this process waits, it cannot notice the end of a stream.
        execFileSync("docker", ["exec", "--user", "1000", id, "sh", "-c", "kill -9 -1"]);
        const next = await execute(session, block("sh", code));
        expect(next).toMatchObject({ ending: "exited", stdout: { text: "next\n", bytes: 5 } });
      }
    },
  );

  it("is named among the limits that hold", () => {
    expect(session.facts.held).toMatchObject({ "sealed shell": true });
  });
});

describe("where blocks come faster than the engine starts processes", () => {
  let session: Session;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await openSlowStartingEngine();
    close = engine.close;
    session = await openDocker({ runId: "hurried", endpoint: engine.endpoint }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
    await close();
  });

  nightly("five wait for the next blocks, none of them open to a block", async () => {
    for (let round = 0; round < 20; round += 1) await shell(session, "true");
    const id = await onlyContainerOf("hurried");
    await until(async () => countOf(await docker("top", id), waitingWords) === mostSpares);
    const { stdout } = await execute(session, block("python", reachOthers("killer", "spare")));
    const spares = stdout.text.split("\n").filter((line) => line.startsWith("spare "));
    expect(spares.filter((line) => !line.endsWith("refused"))).toEqual([]);
    // The block took the fifth.
    expect(spares.length / 3).toBe(mostSpares - 1);
    await execute(session, block("sh", "kill -9 -1\n"));
    for (const _ of [1, 2, 3]) expect(await shell(session, "echo next")).toBe("next\n");
  });
});

describe("where the image's shell cannot be copied", () => {
  let session: Session;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await openUnsealedEngine();
    close = engine.close;
    session = await openDocker({ runId: "unsealed", endpoint: engine.endpoint }).start({ signal: never });
  });
  afterAll(async () => {
    await session.stop();
    await close();
  });

  it("the session says that it does not hold", () => {
    expect(session.facts.held).toMatchObject({ "sealed shell": false });
  });

  nightly("nothing waits for the next block, which therefore takes no program from a block", async () => {
    await expectNextBlockFails(session);
    const { stdout } = await execute(session, block("python", reachOthers("killer")));
    expect(stdout.text).toBe("killer fd/0 reached\nkiller fd/1 reached\nkiller mem reached\n");
    expect(await shell(session, "echo next")).toBe("next\n");
  });
});

function countOf(text: string, words: string): number {
  return text.split(words).length - 1;
}

async function expectNextBlockFails(session: Session): Promise<void> {
  expect(await execute(session, block("python", injectNext))).toMatchObject({ exitCode: 0 });
  const next = await execute(session, block("python", "raise SystemExit('tests failed')\n"));
  expect(next).toMatchObject({ exitCode: 1, stderr: { text: "tests failed\n" } });
}
