import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { WebSocketServer, type WebSocket } from "ws";
import { Cluster } from "../../../src/executors/kubernetes/client/cluster.js";
import { PodStream } from "../../../src/executors/kubernetes/client/pod-stream.js";
import { PodProcess } from "../../../src/executors/kubernetes/pod/pod-process.js";

let server: Server;
let sockets: WebSocketServer;
let cluster: Cluster;
let refusal: string | null;

/** An API server that speaks the protocol `v5.channel.k8s.io`, without a cluster behind it. */
beforeEach(async () => {
  refusal = null;
  server = createServer();
  sockets = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered][0] ?? false });
  server.on("upgrade", (request, socket, head) => {
    if (refusal !== null)
      return socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${refusal.length}\r\n\r\n${refusal}`);
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cluster = new Cluster({
    name: "fake",
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    namespace: "default",
    skipsVerification: false,
    user: { name: "me", token: "secret" },
    ownPod: null,
  });
});

afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
  await once(server, "close");
});

async function open(): Promise<{ readonly stream: PodStream; readonly there: WebSocket }> {
  const connected = once(sockets, "connection");
  const stream = await PodStream.open(cluster, "/api/v1/namespaces/default/pods/p/exec?command=true");
  return { stream, there: (await connected)[0] as WebSocket };
}

function send(there: WebSocket, channel: number, text: string): void {
  there.send(Buffer.concat([Buffer.from([channel]), Buffer.from(text)]));
}

const exited = (code: number): string =>
  JSON.stringify({
    status: "Failure",
    reason: "NonZeroExitCode",
    message: `command terminated with exit code ${code}`,
    details: { causes: [{ reason: "ExitCode", message: `${code}` }] },
  });

describe("a process in a pod", () => {
  test("its output comes once somebody listens, without its number, and its exit code from the status", async () => {
    const { stream, there } = await open();
    send(there, 1, "1");
    send(there, 1, "234\nout");
    send(there, 2, "err");
    send(there, 3, exited(7));
    const process = new PodProcess(stream, async () => undefined);
    const seen: string[] = [];
    process.listen((name, bytes) => seen.push(`${name} ${Buffer.from(bytes).toString()}`));
    expect(await process.ended).toEqual({ error: null });
    expect(seen).toEqual(["stdout out", "stderr err"]);
    expect([process.pid, process.bytes, await process.exitCode()]).toEqual([1234, 6, 7]);
  });

  test("the end of its input is told by the protocol, and its output still comes", async () => {
    const { stream, there } = await open();
    const messages: number[][] = [];
    there.on("message", (data: Buffer) => {
      messages.push([...data]);
      if (data[0] !== 255) return;
      send(there, 1, "late");
      send(there, 3, JSON.stringify({ status: "Success" }));
    });
    let output = "";
    stream.listen((_name, bytes) => (output += Buffer.from(bytes).toString()));
    stream.write("hi");
    stream.endInput();
    expect(await stream.status).toEqual({ exitCode: 0, error: null });
    expect(output).toBe("late");
    expect(messages).toEqual([
      [0, 104, 105],
      [255, 0],
    ]);
  });

  test("a stream that breaks is no exit code", async () => {
    const { stream, there } = await open();
    const process = new PodProcess(stream, async () => undefined);
    process.listen(() => undefined);
    there.terminate();
    expect((await process.ended).error).not.toBeNull();
    await expect(process.exitCode()).rejects.toThrow("closed the stream");
  });

  test("a refused stream is told in the server's words", async () => {
    refusal = JSON.stringify({
      reason: "Forbidden",
      message: 'pods "p" is forbidden: cannot create resource "pods/exec"',
    });
    await expect(open()).rejects.toMatchObject({
      name: "ApiError",
      status: 403,
      message: expect.stringContaining("pods/exec"),
    });
  });

  test("an end that is not told, because another process holds the output, is told after that one is ended", async () => {
    const { stream, there } = await open();
    send(there, 1, "42\n");
    const process = new PodProcess(stream, async () => send(there, 3, exited(3)));
    process.listen(() => undefined);
    let isAlive = true;
    const watch = process.watchExit(async (pid) => (pid === 42 ? isAlive : null));
    isAlive = false;
    await watch.over;
    expect(await watch.told).toBe(3);
  });
});
