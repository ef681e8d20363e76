import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";

export interface ArtifactForwarder extends AsyncDisposable {
  /** For ACTIONS_RUNTIME_URL. */
  readonly url: string;
}

/**
 * Stands before act's artifact server, which is older than the client in two things: it knows no `mime_type` of an
 * artifact (the client has sent one since 6.1), and it wants the padding of a signature in an address that the client
 * strips (@azure/storage-blob 12.32). Can go when act's server takes an upload of today's client by itself.
 */
export async function startArtifactForwarder(serverPort: number): Promise<ArtifactForwarder> {
  const server = createServer((incoming, response) => {
    forward(incoming, response, serverPort).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function forward(incoming: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url = "/", headers } = incoming;
  const path = url.replace(/([?&]sig=[\w-]{43})(?=&|$)/, "$1%3D");
  // The host of the asking client stays, because the server makes the address of an upload of it.
  const onward = request({ host: "127.0.0.1", port, method, path, headers });
  const answered = once(onward, "response") as Promise<[IncomingMessage]>;
  if (url.endsWith("/CreateArtifact")) {
    const { mime_type: _, ...known } = JSON.parse(await readText(incoming)) as Record<string, unknown>;
    const body = JSON.stringify(known);
    onward.setHeader("content-length", Buffer.byteLength(body));
    onward.end(body);
  } else incoming.pipe(onward);
  const [answer] = await answered;
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
