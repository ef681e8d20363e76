import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The real engine, in whose containers a copy of the image's shell finds no room: it has a single page. */
export function openUnsealedEngine(): ReturnType<typeof openRewritingEngine> {
  return openRewritingEngine("size=8388608", "size=0000001");
}

/** The real engine, to which every request comes with one text in place of another of the same length. */
export async function openRewritingEngine(
  text: string,
  other: string,
): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "rewriting-engine-"));
  const path = join(folder, "docker.sock");
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const engine = connect({ path: "/var/run/docker.sock", allowHalfOpen: true });
    client.on("data", (chunk) => engine.write(chunk.toString("latin1").replaceAll(text, other), "latin1"));
    client.on("end", () => engine.end());
    engine.pipe(client);
    for (const [one, next] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => next.destroy());
      one.on("close", () => next.destroy());
    }
  });
  await once(server.listen(path), "listening");
  return {
    endpoint: `unix://${path}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
