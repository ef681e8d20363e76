import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The real engine behind a socket of ours, which can fall silent or be cut. */
export interface CuttableEngine {
  readonly endpoint: string;
  /** From now on connections stay open and nothing passes, in both directions. */
  fallSilent(): void;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

export async function openCuttableEngine(): Promise<CuttableEngine> {
  const folder = await mkdtemp(join(tmpdir(), "cuttable-engine-"));
  const socketPath = join(folder, "docker.sock");
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    sockets.add(client);
    if (isSilent) return;
    const engine = connect({ path: "/var/run/docker.sock", allowHalfOpen: true });
    sockets.add(engine);
    client.pipe(engine).pipe(client);
    for (const [one, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    endpoint: `unix://${socketPath}`,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    async close() {
      await cut();
      await rm(folder, { recursive: true });
    },
  };
}
