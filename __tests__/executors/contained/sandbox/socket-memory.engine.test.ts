import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { block, execute, python, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";

const never = new AbortController().signal;

/** Opens sockets on which the kernel answers, and reads no answer: each holds what was asked, with a header. */
const openSockets = `
import socket, struct, sys, time
payload = b"x" * 60_000
question = struct.pack("=IHHII", 16 + len(payload), 0x7ff, 1 | 4, 1, 0) + payload
held = []
def open_one(questions):
    one = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_NONBLOCK, 0)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 26)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 26)
    one.bind((0, 0))
    held.append(one)
    for _ in range(questions):
        try: one.send(question)
        except OSError: break
def fill():
    while True:
        if len(held) < 2000: open_one(200)
        else: time.sleep(1)
`;

describe("memory that the kernel holds for netlink sockets", () => {
  let session: Session;
  /** With those that the kernel has itself. */
  const socketsIn = (): Promise<string> => shell(session, "wc -l < /proc/net/netlink");
  let none: string;
  beforeAll(async () => {
    session = await openDocker({ runId: "socket-memory" }).start({ signal: never });
    none = await socketsIn();
  });
  afterAll(async () => {
    await session.stop();
  });

  it("counts as the code's, though no container is charged for it: the block is ended and the session goes on", async () => {
    const filling = await execute(
      session,
      block("python", `${openSockets}print("filling", flush=True)\nfill()\n`),
    );
    expect(filling).toMatchObject({
      ending: "out-of-memory",
      cause: "sockets",
      exitCode: null,
      stdout: { text: "filling\n" },
    });
    expect(filling.evidence).toMatch(
      /^the kernel held \d+(\.\d)? MiB in netlink sockets for the code, outside of the container's memory$/,
    );
    expect(await socketsIn()).toBe(none);
  });

  it("is looked for in no more sockets than an honest program opens: more of them end the block as well", async () => {
    const opening = `${openSockets}for _ in range(1300): open_one(0)\ntime.sleep(20)\n`;
    const many = await execute(session, block("python", opening));
    expect(many).toMatchObject({ ending: "out-of-memory" });
    expect(many.evidence).toMatch(/^the kernel held more than \d+ netlink sockets/);
  });

  it("is left to code that holds some of it, and to one that reads its answers", async () => {
    const some = `${openSockets}for _ in range(20): open_one(8)\ntime.sleep(1)\nprint(len(held))\n`;
    expect(await python(session, some)).toBe("20\n");
    const names =
      "import socket, time\nend = time.time() + 1\nwhile time.time() < end: socket.if_nameindex()\n";
    expect(await python(session, names)).toBe("");
  });

  it("ends what a block left running, also while no block runs, and the next one says so", async () => {
    const id = await onlyContainerOf("socket-memory");
    const filler = `${openSockets}time.sleep(1.5)\nfill()\n`;
    await shell(session, `cat > filler.py <<'end'\n${filler}end\npython3 filler.py > /dev/null 2>&1 &`);
    const isThere = async (): Promise<boolean> => (await docker("top", id)).includes("filler.py");
    expect(await isThere()).toBe(true);
    await until(async () => !(await isThere()));
    await wait(500);
    const next = await execute(session, block("sh", "wc -l < /proc/net/netlink\n"));
    expect(next).toMatchObject({
      ending: "exited",
      exitCode: 0,
      stdout: { text: none },
      evidence: expect.stringMatching(/; leftover processes that took the kernel's memory were ended$/),
    });
    expect((await execute(session, block("sh", "true\n"))).evidence).toBe("the engine reports exit code 0");
  });
});
