import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { jobToken } from "../../fakes/github-server.js";
import { calm, quick, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

/** As in a process that GITHUB_API_URL was given to: the toolkit looks for a proxy when it is loaded. */
async function connectTo(apiUrl: string) {
  process.env["GITHUB_API_URL"] = apiUrl;
  jest.resetModules();
  const { connectGitHub } = await import("../../../src/github/api/client.js");
  return connectGitHub({ token: jobToken, apiUrl, timing: quick });
}

/** A name that only the proxy can resolve: to the fake GitHub. */
const apiUrl = "http://api.github.test";
const started = useFakeGitHub();
const asked = { repository, login: "octocat", signal: calm };

describe("behind a proxy", () => {
  let proxy: Server;
  const tunnels: string[] = [];
  const sockets: Socket[] = [];
  let refuses = false;
  const before = { ...process.env };

  beforeAll(async () => {
    proxy = createServer();
    proxy.on("connect", (request, socket: Socket) => {
      tunnels.push(request.url ?? "");
      if (refuses) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      const upstream = connect(Number(new URL(started().url).port), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        socket.pipe(upstream).pipe(socket);
      });
      for (const one of [socket, upstream]) one.on("error", () => socket.destroy());
      sockets.push(socket, upstream);
    });
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    process.env["http_proxy"] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  afterAll(() => {
    process.env = before;
    proxy.close();
  });

  it("GitHub is asked through it", async () => {
    const github = await connectTo(apiUrl);
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(tunnels).toEqual(["api.github.test:80"]);
  });

  it("an address on this machine is asked directly", async () => {
    const count = tunnels.length;
    const github = await connectTo(started().url);
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(tunnels).toHaveLength(count);
  });

  it("that refuses, the error says that GitHub was not reached", async () => {
    refuses = true;
    const github = await connectTo(apiUrl);
    await expect(github.createComment({ ...asked, number: 1, body: "x" })).rejects.toMatchObject({
      code: "github-unavailable",
      status: null,
      isRetryable: true,
    });
  });
});
