import { block, execute } from "../../../../src/conformance/session-calls.js";
import type { Session } from "../../../../src/ports/executor.js";
import { fetchInPython, openAllowed, python, TestNet } from "./egress-fixture.js";

const mebibyte = 1024 ** 2;
const piece = Buffer.alloc(64 * 1024, "x");

/** A relay to a server with as many bytes as a path names, to one that counts what it gets, and to one that stays silent. */
async function withRelay<T>(
  work: (relay: { readonly session: Session; readonly mostSilent: () => number }) => Promise<T>,
): Promise<T> {
  const net = new TestNet();
  let silent = 0;
  let mostSilent = 0;
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
    silent += 1;
    mostSilent = Math.max(mostSilent, silent);
    socket.on("close", () => (silent -= 1));
  });
  await net.http("sink.example", { address: "8.8.4.6" }, (request, response) => {
    let bytes = 0;
    request.on("data", (part: Buffer) => (bytes += part.length));
    request.on("end", () => response.end(String(bytes)));
  });
  const session = await openAllowed(net, ["big.example", "silent.example", "sink.example"]);
  // What is loaded once does not count.
  await python(session, `${fetchInPython}\nfetch("http://big.example/65536")`);
  try {
    return await work({ session, mostSilent: () => mostSilent });
  } finally {
    await session.stop();
    await net.close();
  }
}

async function printed(session: Session, code: string, timeoutMs: number): Promise<string> {
  const { stdout, stderr } = await python(session, code, timeoutMs);
  return stdout.text + stderr.text;
}

/** Fetches so many mebibytes. */
export function fetchMany(mebibytes: number, begin: () => void): Promise<string> {
  const code = `
import urllib.request
total = 0
with urllib.request.urlopen("http://big.example/${mebibytes * mebibyte}") as answer:
    while True:
        data = answer.read(1048576)
        if not data: break
        total += len(data)
print(total)
`;
  return withRelay(({ session }) => (begin(), printed(session, code, 140_000)));
}

/** Sends so many mebibytes. */
export function sendMany(mebibytes: number, begin: () => void): Promise<string> {
  const code = `
import http.client
connection = http.client.HTTPConnection("127.0.0.1", 3128, timeout=60)
connection.request("POST", "http://sink.example/", body=(b"x" * 1048576 for _ in range(${mebibytes})), headers={"Content-Length": str(${mebibytes * mebibyte})})
print(connection.getresponse().read().decode())
`;
  return withRelay(({ session }) => (begin(), printed(session, code, 140_000)));
}

/** Has so many readers begin and stop reading, and another one read. */
export function stopReading(readers: number, begin: () => void): Promise<string> {
  const code = `${fetchInPython}
import socket, time
readers = []
for _ in range(${readers}):
    reader = socket.create_connection(("127.0.0.1", 3128), 10)
    reader.sendall(b"GET http://big.example/${1024 * mebibyte} HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n")
    readers.append(reader)
time.sleep(1.5)
print(len(fetch("http://big.example/${mebibyte}", 30)) - 4)
`;
  return withRelay(({ session }) => (begin(), printed(session, code, 100_000)));
}

/** Opens so many connections at once, then ends, and fetches a mebibyte. */
export function crowd(connections: number, begin: () => void) {
  const coming = `
import socket, time
connections = []
for _ in range(${connections}):
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
print(len(told) >= 64, flush=True)
time.sleep(3)
`;
  // The ends of a thousand connections may still be on their way.
  const next = `${fetchInPython}
import time
until = time.monotonic() + 60
while (answer := fetch("http://big.example/${mebibyte}", 60)).startswith("502 Too many") and time.monotonic() < until: time.sleep(0.2)
print(len(answer) - 4)
`;
  return withRelay(async ({ session, mostSilent }) => {
    begin();
    // While the program lives: once it is gone, those that waited for a place come before the peer hears of all the ends.
    let whileThere: number | null = null;
    const onOutput = () => (whileThere ??= mostSilent());
    const options = { timeoutMs: 60_000, onOutput };
    const { stdout } = await execute(session, block("python", coming), options);
    return { came: stdout.text, mostSilent: whileThere, next: await printed(session, next, 80_000) };
  });
}
