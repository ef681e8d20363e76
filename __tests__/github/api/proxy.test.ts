import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { jobToken } from "../../fakes/github-server.js";
import { quick, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

/** In a process that has these variables from its start: the toolkit looks for a proxy when it is loaded. */
async function ask(program: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const text = `
    const { connectGitHub } = await import(${JSON.stringify(client)});
    const github = connectGitHub({ token: "${jobToken}", apiUrl: process.env.GITHUB_API_URL, timing: ${JSON.stringify(quick)} });
    const asked = { ...${JSON.stringify({ repository, login: "octocat" })}, signal: new AbortController().signal };
    const told = await (${program})(github, asked).catch(({ code, status, isRetryable }) => ({ code, status, isRetryable }));
    process.stdout.write(JSON.stringify(told));
  `;
  const words = ["--import", hooks, "--input-type=module", "--eval", text];
  const { stdout } = await execute(process.execPath, words, { env: { ...process.env, ...env } });
  return JSON.parse(stdout);
}

const execute = promisify(execFile);
const client = new URL("../../../src/github/api/client.ts", import.meta.url).href;
const hooks = fileURLToPath(new URL("../../../scripts/typescript.mjs", import.meta.url));

/** A name that only the proxy can resolve: to the fake GitHub. */
const apiUrl = "http://api.github.test";
const started = useFakeGitHub();
const permission = "(github, asked) => github.permissionOf(asked)";

describe("behind a proxy", () => {
  let proxy: Server;
  const tunnels: string[] = [];
  const sockets: Socket[] = [];
  let refuses = false;
  let http_proxy: string;

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
    http_proxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  afterAll(() => {
    proxy.close();
  });

  it("GitHub is asked through it", async () => {
    expect(await ask(permission, { GITHUB_API_URL: apiUrl, http_proxy })).toMatchObject({ level: "read" });
    expect(tunnels).toEqual(["api.github.test:80"]);
  });

  it("an address on this machine is asked directly", async () => {
    const count = tunnels.length;
    const env = { GITHUB_API_URL: started().url, http_proxy };
    expect(await ask(permission, env)).toMatchObject({ level: "read" });
    expect(tunnels).toHaveLength(count);
  });

  it("that refuses, the error says that GitHub could not be reached", async () => {
    refuses = true;
    const comment = '(github, asked) => github.createComment({ ...asked, number: 1, body: "x" })';
    expect(await ask(comment, { GITHUB_API_URL: apiUrl, http_proxy })).toEqual({
      code: "github-unavailable",
      status: null,
      isRetryable: true,
    });
  });
});
