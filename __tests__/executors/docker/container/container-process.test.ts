import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import Docker from "dockerode";
import { ContainerProcess } from "../../../../src/executors/docker/container/container-process.js";

test("an exec that the engine refuses to start leaves no connection that would hold our process", async () => {
  const refused: Socket[] = [];
  // As the engine answers when the container is removed between the two calls.
  const server = createServer((request, response) => {
    const isStart = request.url?.endsWith("/start") === true;
    if (isStart) refused.push(request.socket);
    const body = JSON.stringify(isStart ? { message: "container is not running" } : { Id: "e1" });
    response.writeHead(isStart ? 409 : 201, { "content-type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const docker = new Docker({ host: "127.0.0.1", port, protocol: "http" });
    const request = { container: docker.getContainer("c1"), command: ["true"], user: "1:1" };
    await expect(ContainerProcess.open(request)).rejects.toThrow("container is not running");
    const [socket] = refused;
    if (!socket!.destroyed) await Promise.race([once(socket!, "close"), wait(1000)]);
    expect(socket!.destroyed).toBe(true);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
