import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { type RequestListener, createServer as createHttpServer } from "node:http";
import type { Duplex } from "node:stream";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { EgressPorts } from "../../../../src/executors/contained/egress/host-access.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";

export const never = new AbortController().signal;

/** A small internet: names with their addresses, and what listens on this machine for an address. */
export class TestNet {
  /** What a name resolves to, a list for each time it is asked; the last one stays. */
  readonly names = new Map<string, readonly (readonly string[])[]>();
  /** `address:port` → a port of this machine's loopback. */
  readonly servers = new Map<string, number>();
  readonly asked: string[] = [];
  readonly connected: string[] = [];
  readonly #open: Server[] = [];
  readonly #sockets = new Set<Socket>();

  readonly ports: EgressPorts = {
    lookup: async (name) => {
      this.asked.push(name);
      const [next, ...later] = this.names.get(name) ?? [];
      if (next === undefined) throw Object.assign(new Error("ENOTFOUND"), { code: "ENOTFOUND" });
      if (later.length > 0) this.names.set(name, later);
      return next;
    },
    connect: async ({ address, port, signal }) => {
      this.connected.push(`${address}:${port}`);
      const local = this.servers.get(`${address}:${port}`);
      if (local === undefined) throw Object.assign(new Error("ECONNREFUSED"), { code: "ECONNREFUSED" });
      return dial(local, signal);
    },
  };

  /** A name with one address that looks public, where this server listens. */
  async serve(name: string, { port = 80, address = "8.8.4.4" }, server: Server): Promise<void> {
    server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.#open.push(server);
    this.names.set(name, [[address]]);
    this.servers.set(`${address}:${port}`, (server.address() as AddressInfo).port);
  }

  http(name: string, where: { port?: number; address?: string }, listener: RequestListener): Promise<void> {
    return this.serve(name, where, createHttpServer(listener));
  }

  tcp(
    name: string,
    where: { port?: number; address?: string },
    listener: (socket: Socket) => void,
  ): Promise<void> {
    return this.serve(name, where, createServer({ allowHalfOpen: true }, listener));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(this.#open.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

function dial(port: number, signal: AbortSignal): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const onAbort = (): void => void socket.destroy(signal.reason as Error);
    signal.addEventListener("abort", onAbort, { once: true });
    socket.once("error", reject);
    socket.once("connect", () => {
      signal.removeEventListener("abort", onAbort);
      resolve(socket);
    });
  });
}

export function openAllowed(
  net: TestNet,
  allowHosts: readonly string[],
  settings: Partial<DockerSettings> = {},
): Promise<Session> {
  const executor = openDocker({ network: "allow", allowHosts, egressPorts: net.ports, ...settings });
  return executor.start({ signal: never });
}

export function python(session: Session, code: string, timeoutMs = 20_000): Promise<Execution> {
  return execute(session, block("python", code), { timeoutMs });
}

/** For blocks: what a URL answers, its status and text, or how it failed. */
export const fetchInPython = `
import http.client, urllib.request, urllib.error
def fetch(url, timeout=10):
    try:
        with urllib.request.urlopen(url, timeout=timeout) as answer:
            return "%d %s" % (answer.status, answer.read().decode())
    except urllib.error.HTTPError as error:
        return "%d %s: %s" % (error.code, error.reason, error.read().decode().strip())
    except (OSError, http.client.HTTPException) as error:
        return str(error)
`;

/** For blocks: sends bytes to the proxy as they are, and returns all that comes back. */
export const rawInPython = `
import socket
def raw(request, port=3128, keep_open=False):
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        connection.settimeout(10)
        connection.sendall(request)
        answer = b""
        try:
            while True:
                data = connection.recv(65536)
                if not data: break
                answer += data
        except OSError as error:
            answer += ("|" + type(error).__name__).encode()
        return answer.decode("latin1")
`;
