import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { engineAddress } from "../../../scripts/places.mjs";

/** The container engine behind an address of its own, so that a test sees who asks it. */
export interface EngineDoor extends AsyncDisposable {
  /** For DOCKER_HOST. */
  readonly address: string;
  /** How often it was connected to. */
  readonly connections: number;
}

export async function openEngineDoor(): Promise<EngineDoor> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    connections += 1;
    const engine = connect({ ...target(), allowHalfOpen: true });
    for (const [from, to] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => void sockets.delete(from));
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return connections;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function target(): { path: string } | { host: string; port: number } {
  const address = engineAddress();
  if (address === undefined) throw new Error("The engine is neither at a socket nor at a port.");
  return "socketPath" in address ? { path: address.socketPath } : address;
}
