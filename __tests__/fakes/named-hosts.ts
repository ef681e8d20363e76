import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer, type Server } from "node:https";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openAuthority } from "../executors/docker/client/certificates.js";

export interface Answered {
  readonly statusCode: number;
  readonly response: string | Buffer;
  readonly contentType?: string;
}

export interface NamedHosts extends AsyncDisposable {
  /** With these a process reaches the hosts by their own names. */
  readonly environment: Readonly<Record<"HTTPS_PROXY" | "NODE_EXTRA_CA_CERTS", string>>;
  /** Of the plain server behind the proxy. */
  readonly url: string;
}

/**
 * Servers of others under their own names, on loopback: a client finds them by a proxy and trusts them by an authority.
 * @param plain answers what is asked of the proxy's own address
 */
export async function startNamedHosts(
  hosts: readonly string[],
  answer: (place: string, body: string, request: IncomingMessage) => Promise<Answered | undefined>,
  plain: RequestListener,
): Promise<NamedHosts> {
  const folder = await mkdtemp(join(tmpdir(), "hosts-"));
  const authority = await openAuthority(folder);
  const subject = hosts.map((host) => `DNS:${host}`).join(",");
  const { cert, key } = await authority.issue("hosts", { subject });
  const servers = createTlsServer({ cert, key }, (request, response) => {
    void (async () => {
      const answered = await answer(`${request.headers.host}${request.url}`, await text(request), request);
      if (answered === undefined) return response.writeHead(404).end();
      const { statusCode, response: body, contentType } = answered;
      return response.writeHead(statusCode, { "content-type": contentType ?? "text/plain" }).end(body);
    })();
  });
  const proxy = createServer(plain);
  await Promise.all([listen(servers), listen(proxy)]);
  proxy.on("connect", (request, socket) => {
    socket.on("error", () => socket.destroy());
    if (!hosts.includes(request.url!.split(":")[0]!)) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const upstream = connect(portOf(servers), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("close", () => upstream.destroy());
  });
  const url = `http://127.0.0.1:${portOf(proxy)}`;
  return {
    url,
    environment: { HTTPS_PROXY: url, NODE_EXTRA_CA_CERTS: join(folder, "ca.pem") },
    async [Symbol.asyncDispose]() {
      for (const server of [servers, proxy]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await rm(folder, { recursive: true });
    },
  };
}

type AnyServer = Server | ReturnType<typeof createServer>;

function listen(server: AnyServer): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function portOf(server: AnyServer): number {
  return (server.address() as AddressInfo).port;
}
