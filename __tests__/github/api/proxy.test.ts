import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createGitHub } from "../../../src/github/api/client.js";
import { connectGitHub } from "../../../src/github/api/connect.js";
import { jobToken } from "../../fakes/github-server.js";
import { calm, quick, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

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
    process.env["GITHUB_API_URL"] = apiUrl;
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
    const github = createGitHub(connectGitHub({ token: jobToken, apiUrl, timing: quick }));
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(tunnels).toEqual(["api.github.test:80"]);
  });

  it("an address on this machine is asked directly", async () => {
    const count = tunnels.length;
    const github = createGitHub(connectGitHub({ token: jobToken, apiUrl: started().url, timing: quick }));
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(tunnels).toHaveLength(count);
  });

  it("that refuses, the error says that GitHub was not reached", async () => {
    refuses = true;
    const github = createGitHub(connectGitHub({ token: jobToken, apiUrl, timing: quick }));
    await expect(github.createComment({ ...asked, number: 1, body: "x" })).rejects.toMatchObject({
      code: "github-unavailable",
      status: null,
      isRetryable: true,
    });
  });
});
