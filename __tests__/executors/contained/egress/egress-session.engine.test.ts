import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { nightly } from "../../../chance.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { containersOf, docker, leftOf, onlyContainerOf, until } from "../../docker/support/engine-by-hand.js";
import { openRewritingEngine } from "../../docker/support/rewriting-engine.js";
import { fetchInPython, never, openAllowed, python, TestNet } from "./egress-fixture.js";

const fetchAllowed = `${fetchInPython}\nprint(fetch("http://allowed.example/"))\n`;

describe("a session with listed hosts", () => {
  const net = new TestNet();
  const cleanUps: (() => unknown)[] = [];
  beforeAll(async () => {
    await net.http("allowed.example", {}, (_request, response) => response.end("hello"));
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  afterAll(() => net.close());

  async function open(runId: string, image = "agent-exec-base:bookworm"): Promise<Session> {
    const session = await openAllowed(net, ["allowed.example"], { runId, image });
    cleanUps.push(() => session.stop());
    return session;
  }

  it("says in its facts which hosts are reached, and that nothing else is", async () => {
    const session = await open("egress-facts");
    expect(session.facts.limits["network"]).toBe("allowed.example only, through a proxy");
    expect(session.facts.held["network"]).toBe(true);
    const inspected = await docker(
      "inspect",
      "-f",
      "{{.HostConfig.NetworkMode}}",
      await onlyContainerOf("egress-facts"),
    );
    expect(inspected).toBe("none");
    expect((await python(session, "print(1)\n")).network).toBeUndefined();
  });

  it("the forwarder can be neither signalled, traced, read nor replaced by blocks", async () => {
    const session = await open("egress-guard");
    const code = `
import ctypes, os, socket
pids = [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and os.stat("/proc/" + pid).st_uid == 65532]
libc = ctypes.CDLL(None, use_errno=True)
for pid in pids:
    for attempt in (
        lambda: os.kill(pid, 9),
        lambda: os.listdir("/proc/%d/fd" % pid),
        lambda: open("/proc/%d/fd/0" % pid, "wb"),
        lambda: open("/proc/%d/fd/1" % pid, "wb"),
        lambda: open("/proc/%d/mem" % pid, "r+b"),
    ):
        try:
            attempt()
            print("reached")
        except PermissionError:
            pass
    if libc.ptrace(16, pid, 0, 0) == 0: print("traced")
for address in ("127.0.0.1", "0.0.0.0", "127.0.0.2"):
    for reuse in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, reuse, 1)
        try:
            listener.bind((address, 3128))
            listener.listen()
            print("listens on", address)
        except OSError: pass
        listener.close()
print("tried", len(pids))
`;
    const { stdout } = await python(session, code);
    // Another address of the loopback is none that programs are told of.
    expect(stdout.text.replaceAll("listens on 127.0.0.2\n", "")).toBe("tried 1\n");
    await session.execute(block("sh", "kill -9 -1"), { timeoutMs: 5000, signal: never });
    expect((await python(session, fetchAllowed)).stdout.text).toBe("200 hello\n");
  });

  it("a forwarder that died is opened again before the next block, and a warning says so", async () => {
    const session = await open("egress-killed");
    const id = await onlyContainerOf("egress-killed");
    const untilRefused = `${fetchInPython}
import time
print("ready", flush=True)
until = time.time() + 15
while time.time() < until:
    answer = fetch("http://allowed.example/")
    if "Connection refused" in answer: break
    time.sleep(0.05)
print(answer)
`;
    const execution = await session.execute(block("python", untilRefused), {
      timeoutMs: 20_000,
      signal: never,
      onOutput: (_stream, text) => void (text.includes("ready") && killForwarder(id)),
    });
    expect(execution).toMatchObject({
      exitCode: 0,
      stdout: { text: expect.stringContaining("Connection refused") },
    });
    const { warnings, execution: next, unwarned } = await untilWarned(session, fetchAllowed);
    for (const each of unwarned) expect(each.stdout.text).toContain("Connection refused");
    expect(next.stdout.text).toBe("200 hello\n");
    expect(warnings).toMatchObject([
      {
        code: "network-relay-lost",
        message: expect.stringMatching(
          /^Before this block, the sandbox lost its connection to the hosts in `allow-host` .* opened the connection again\.$/,
        ),
      },
    ]);
    expect((await withWarnings(session, fetchAllowed)).warnings).toEqual([]);
  });

  nightly(
    "a program that took the dead forwarder's port keeps it, reaches nobody, and a warning says so",
    async () => {
      const session = await open("egress-taken");
      const code = `
import os, socket, sys, time
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    until = time.time() + 20
    while time.time() < until:
        try:
            listener.bind(("127.0.0.1", 3128))
            break
        except OSError: time.sleep(0.005)
    listener.listen()
    time.sleep(30)
`;
      await python(session, code);
      const id = await onlyContainerOf("egress-taken");
      await killForwarder(id);
      // Port 3128, listening, of the blocks' user.
      await until(async () => /:0C38 .* 0A .* 1000 /.test(await docker("exec", id, "cat", "/proc/net/tcp")));
      const { warnings } = await untilWarned(session, "print(1)\n");
      expect(warnings).toMatchObject([
        {
          message: expect.stringMatching(
            /could not open the connection again .*This block cannot reach any host/,
          ),
        },
      ]);
    },
  );

  nightly("works in two sessions beside each other, each with its own decisions", async () => {
    const session = await open("egress-one");
    const other = await open("egress-beside");
    const [one, two] = await Promise.all([python(session, fetchAllowed), python(other, "print(2)\n")]);
    expect(one).toMatchObject({ stdout: { text: "200 hello\n" }, network: [{ count: 1 }] });
    expect(two.network).toBeUndefined();
  });

  it("a killed block's leftovers are no leftovers of the relay: the next block's evidence is its own", async () => {
    const session = await open("egress-leftovers");
    await python(session, fetchAllowed);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const code =
      "import os, resource\nfor _ in range(400):\n    if os.fork() == 0:\n        import time; time.sleep(60); os._exit(0)\n";
    const execution = await python(session, code);
    expect(execution.ending).toBe("process-limit");
  });

  nightly("stopping in the middle of a download ends the container and every connection", async () => {
    let closed = 0;
    let opened = 0;
    await net.tcp("endless.example", { address: "8.8.4.9" }, (socket) => {
      opened += 1;
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const push = (): void => {
        while (!socket.destroyed && socket.write(Buffer.alloc(65_536)));
      };
      socket.on("drain", push);
      socket.on("close", () => (closed += 1));
      push();
    });
    const session = await openAllowed(net, ["endless.example"], { runId: `egress-stop-${process.pid}` });
    const running = python(session, `${fetchInPython}\nfetch("http://endless.example/")\n`);
    await until(async () => opened === 1);
    // Into the middle.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await session.stop();
    expect((await running).ending).toBe("container-lost");
    await until(async () => closed === 1);
    expect(await leftOf(`egress-stop-${process.pid}`)).toEqual([]);
  });

  nightly("a start that is aborted leaves nothing", async () => {
    for (const afterMs of [100, 300, 500]) {
      const stop = new AbortController();
      const executor = openDocker({
        network: "allow",
        allowHosts: ["a.example"],
        egressPorts: net.ports,
        runId: `egress-abort-${process.pid}`,
      });
      const starting = executor.start({ signal: stop.signal });
      setTimeout(() => stop.abort(new Error("stopped")), afterMs);
      await starting.then(
        (session) => session.stop(),
        (error: unknown) => expect(error).toMatchObject({ message: "stopped" }),
      );
      await until(async () => (await containersOf(`egress-abort-${process.pid}`)).length === 0);
    }
  });

  it("a setup with a network of its own loses it before the canary tries", async () => {
    const session = await openAllowed(net, ["allowed.example"], {
      runId: "egress-setup",
      container: {
        setup: ['ls /sys/class/net >interfaces; echo "$HTTP_PROXY" >>interfaces'],
        setupNetwork: "full",
      },
    });
    cleanUps.push(() => session.stop());
    const { stdout } = await python(
      session,
      `${fetchAllowed}\nimport os\nprint(os.listdir("/sys/class/net"), open("interfaces").read().split())\n`,
    );
    expect(stdout.text).toBe("200 hello\n['lo'] ['eth0', 'lo']\n");
  });

  it("a container with a way out is found by the canary, and nothing is run in it", async () => {
    const engine = await openRewritingEngine('"NetworkMode":"none"', '"NetworkMode":""    ');
    cleanUps.push(() => engine.close());
    const executor = openDocker({
      network: "allow",
      allowHosts: ["allowed.example"],
      egressPorts: net.ports,
      endpoint: engine.endpoint,
      runId: `egress-open-${process.pid}`,
    });
    await expect(executor.start({ signal: never })).rejects.toMatchObject({
      code: "network-open",
      message: expect.stringContaining("1.1.1.1"),
      nextStep: expect.stringContaining("Nothing ran"),
    });
    expect(await leftOf(`egress-open-${process.pid}`)).toEqual([]);
  });

  nightly("works in an image that has Node and no Python", async () => {
    buildImage("agent-exec-test-egress-node", "RUN rm -f /usr/bin/python3* /usr/local/bin/python");
    cleanUps.push(() => docker("rmi", "-f", "agent-exec-test-egress-node"));
    const session = await open("egress-node", "agent-exec-test-egress-node");
    const code = `
const http = require("http");
const ask = (path) => new Promise((resolve) => http.get({ host: "127.0.0.1", port: 3128, path }, (answer) => {
  let text = "";
  answer.on("data", (data) => (text += data));
  answer.on("end", () => resolve(answer.statusCode + " " + text.slice(0, 40)));
}));
Promise.all([ask("http://allowed.example/"), ask("http://evil.example/"), ...Array.from({ length: 30 }, () => ask("http://allowed.example/"))])
  .then((answers) => console.log(answers.slice(0, 2).join("\\n"), new Set(answers).size));
`;
    const execution = await session.execute(block("javascript", code), { timeoutMs: 20_000, signal: never });
    expect(execution.stdout.text).toBe("200 hello\n403 agent-exec refuses evil.example:80: not  2\n");
  });

  it("an image with neither is refused with what to do", async () => {
    buildImage(
      "agent-exec-test-egress-bare",
      "RUN rm -f /usr/bin/python3* /usr/local/bin/python /usr/local/bin/node",
    );
    cleanUps.push(() => docker("rmi", "-f", "agent-exec-test-egress-bare"));
    await expect(open(`egress-bare-${process.pid}`, "agent-exec-test-egress-bare")).rejects.toMatchObject({
      code: "image-unsuitable",
      message: expect.stringContaining("has neither Python 3 nor Node"),
      nextStep: expect.stringContaining("network"),
    });
    expect(await leftOf(`egress-bare-${process.pid}`)).toEqual([]);
  });

  it("a full network is said to hold nothing back", async () => {
    const session = await openDocker({ network: "full", runId: "egress-full" }).start({ signal: never });
    cleanUps.push(() => session.stop());
    expect(session.facts.held["network"]).toBe(false);
    expect(session.facts.limits["network"]).toBe("full: no restriction");
    const { stdout } = await python(
      session,
      'import os\nprint(sorted(os.listdir("/sys/class/net")), os.environ.get("HTTP_PROXY"))\n',
    );
    expect(stdout.text).toBe("['eth0', 'lo'] None\n");
  });

  it("the writer is told what each mode reaches", () => {
    expect(openDocker().describe()).toContain("There is no network, so you cannot install anything");
    const allowed = openDocker({
      network: "allow",
      allowHosts: ["a.example", "*.b.example:8443"],
    }).describe();
    expect(allowed).toContain("`a.example`, `*.b.example:8443`");
    expect(allowed).toContain("HTTP_PROXY");
    expect(openDocker({ network: "full" }).describe()).toContain("There is a network.");
  });
});

async function withWarnings(
  session: Session,
  code: string,
): Promise<{ warnings: unknown[]; execution: Execution }> {
  const warnings: unknown[] = [];
  const execution = await session.execute(block("python", code), {
    timeoutMs: 20_000,
    signal: never,
    onWarning: (warning) => warnings.push(warning),
  });
  return { warnings, execution };
}

/** As the engine's kernel does when the container's memory is spent. */
async function killForwarder(id: string): Promise<void> {
  await docker("exec", "-u", "65532:65532", id, "sh", "-c", "kill -9 -1").catch(() => undefined);
}

function buildImage(name: string, line: string): void {
  execFileSync("docker", ["build", "-q", "--network", "none", "-t", name, "-"], {
    input: `FROM agent-exec-base:bookworm\n${line}\n`,
    stdio: ["pipe", "ignore", "ignore"],
  });
}

/** The first block with a warning. Code inside sees that the forwarder ended a moment before the engine tells of it. */
async function untilWarned(session: Session, code: string) {
  const unwarned: Execution[] = [];
  while (unwarned.length < 50) {
    const told = await withWarnings(session, code);
    if (told.warnings.length > 0) return { ...told, unwarned };
    unwarned.push(told.execution);
  }
  throw new Error("no block of fifty had a warning");
}
