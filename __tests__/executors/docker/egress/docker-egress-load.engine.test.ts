import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { fetchInPython, openAllowed, python, TestNet } from "./egress-fixture.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const mebibyte = 1024 ** 2;
const piece = Buffer.alloc(64 * 1024, "x");

describe("the relay under load", () => {
  const net = new TestNet();
  let session: Session;
  let stuck = 0;
  let mostStuck = 0;
  beforeAll(async () => {
    await net.http("big.example", {}, (request, response) => {
      let left = Number(request.url?.slice(1)) / piece.length;
      const push = (): void => {
        while (left > 0 && response.write(piece)) left -= 1;
        if (left <= 0) response.end();
        else left -= 1;
      };
      response.on("drain", push);
      response.on("error", () => undefined);
      push();
    });
    await net.tcp("silent.example", { address: "8.8.4.5" }, (socket) => {
      stuck += 1;
      mostStuck = Math.max(mostStuck, stuck);
      socket.on("close", () => (stuck -= 1));
    });
    await net.http("sink.example", { address: "8.8.4.6" }, (request, response) => {
      let bytes = 0;
      request.on("data", (part: Buffer) => (bytes += part.length));
      request.on("end", () => response.end(String(bytes)));
    });
    session = await openAllowed(net, ["big.example", "silent.example", "sink.example"]);
  });
  afterAll(async () => {
    await session.stop();
    await net.close();
  });

  it("1 GiB comes through whole while our memory stays flat", async () => {
    const memory = watchMemory();
    const code = `
import urllib.request
total = 0
with urllib.request.urlopen("http://big.example/${1024 * mebibyte}") as answer:
    while True:
        data = answer.read(1048576)
        if not data: break
        total += len(data)
print(total)
`;
    const execution = await python(session, code, 300_000);
    expect(execution.stdout.text).toBe(`${1024 * mebibyte}\n`);
    expect(memory.grown()).toBeLessThan(80 * mebibyte);
  }, 330_000);

  it("256 MiB go out whole while our memory stays flat", async () => {
    const memory = watchMemory();
    const code = `
import http.client
connection = http.client.HTTPConnection("127.0.0.1", 3128, timeout=60)
connection.request("POST", "http://sink.example/", body=(b"x" * 1048576 for _ in range(256)), headers={"Content-Length": str(256 * 1048576)})
print(connection.getresponse().read().decode())
`;
    const execution = await python(session, code, 300_000);
    expect(execution.stdout.text).toBe(`${256 * mebibyte}\n`);
    expect(memory.grown()).toBeLessThan(80 * mebibyte);
  }, 330_000);

  it("readers that stop reading hold up neither another connection nor our memory", async () => {
    const memory = watchMemory();
    const code = `${fetchInPython}
import socket, time
readers = []
for _ in range(40):
    reader = socket.create_connection(("127.0.0.1", 3128), 10)
    reader.sendall(b"GET http://big.example/${1024 * mebibyte} HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n")
    readers.append(reader)
time.sleep(1.5)
print(len(fetch("http://big.example/${mebibyte}", 30)) - 4)
`;
    const execution = await python(session, code, 60_000);
    expect(execution.stdout.text).toBe(`${mebibyte}\n`);
    expect(memory.grown()).toBeLessThan(80 * mebibyte);
  }, 90_000);

  it("a request whose head never ends does not take a place for long", async () => {
    const code = `
import socket, time
connection = socket.create_connection(("127.0.0.1", 3128), 10)
startedAt = time.monotonic()
connection.sendall(b"GET http://big.example/ HTTP/1.1\\r\\n")
connection.settimeout(1)
while time.monotonic() - startedAt < 18:
    try:
        connection.sendall(b"A: b\\r\\n")
        if connection.recv(100) == b"": break
    except TimeoutError:
        continue
    except OSError:
        break
print(9 < time.monotonic() - startedAt < 15)
`;
    expect((await python(session, code, 30_000)).stdout.text).toBe("True\n");
  }, 45_000);

  it("of 1,000 connections at once 64 get outside, and when their program is gone others come through", async () => {
    const memory = watchMemory();
    const code = `
import socket, time
connections = []
for _ in range(1000):
    connection = socket.socket()
    connection.setblocking(False)
    connection.connect_ex(("127.0.0.1", 3128))
    connections.append(connection)
told = set()
until = time.monotonic() + 5
while time.monotonic() < until:
    for connection in connections:
        if connection in told: continue
        try: connection.send(b"CONNECT silent.example:80 HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n")
        except OSError: continue
        told.add(connection)
    time.sleep(0.1)
print(len(told) >= 64)
`;
    const execution = await python(session, code, 60_000);
    expect(execution).toMatchObject({ exitCode: 0, stdout: { text: "True\n" } });
    // Some of those before were still about to end.
    expect(mostStuck).toBeGreaterThanOrEqual(64);
    expect(mostStuck).toBeLessThanOrEqual(128);
    // The ends of a thousand connections may still be on their way.
    const next = await python(
      session,
      `${fetchInPython}
import time
until = time.monotonic() + 30
while (answer := fetch("http://big.example/${mebibyte}", 60)).startswith("502 Too many") and time.monotonic() < until: time.sleep(0.2)
print(len(answer) - 4)
`,
      100_000,
    );
    expect(next.stdout.text).toBe(`${mebibyte}\n`);
    expect(memory.grown()).toBeLessThan(80 * mebibyte);
  }, 150_000);
});

/** How much the process's memory grew at most since, looked at 4 times a second. */
function watchMemory(): { grown(): number } {
  const before = liveBytes();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, liveBytes())), 250);
  return {
    grown() {
      clearInterval(timer);
      return most - before;
    },
  };
}

/**
 * What is still needed of this process's memory. Its resident size would be told with the garbage of all test files that the
 * worker ran before, and of the peers that a test plays itself: Node is in no hurry to collect that.
 */
function liveBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
