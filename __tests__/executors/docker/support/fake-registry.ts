import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { bytesOf } from "../../../../src/files/content.js";

export interface FakeRegistry {
  /** `127.0.0.1:port`; the engine speaks plain HTTP to loopback addresses. */
  readonly address: string;
  readonly digest: string;
  close(): Promise<void>;
}

/** A registry with one image, `tiny:1`, of one small file; every other name is unknown to it, `private` is refused. */
export async function openFakeRegistry(): Promise<FakeRegistry> {
  const layer = await createLayer();
  const config = Buffer.from(
    JSON.stringify({
      architecture: "amd64",
      os: "linux",
      config: { Env: ["PATH=/bin"], Volumes: { "/data": {} } },
      rootfs: { type: "layers", diff_ids: [digestOf(layer)] },
    }),
  );
  const zipped = gzipSync(layer);
  const manifestType = "application/vnd.docker.distribution.manifest.v2+json";
  const manifest = Buffer.from(
    JSON.stringify({
      schemaVersion: 2,
      mediaType: manifestType,
      config: describeBlob("application/vnd.docker.container.image.v1+json", config),
      layers: [describeBlob("application/vnd.docker.image.rootfs.diff.tar.gzip", zipped)],
    }),
  );
  const blobs = new Map([config, zipped].map((blob) => [`/v2/tiny/blobs/${digestOf(blob)}`, blob]));
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const blob = blobs.get(path);
    if (path === "/v2/") return response.end("{}");
    if (path.startsWith("/v2/private/"))
      return response.writeHead(401).end('{"errors":[{"code":"UNAUTHORIZED"}]}');
    if (path === "/v2/tiny/manifests/1" || path === `/v2/tiny/manifests/${digestOf(manifest)}`) {
      const headers = {
        "Content-Type": manifestType,
        "Docker-Content-Digest": digestOf(manifest),
        "Content-Length": manifest.length,
      };
      return response.writeHead(200, headers).end(manifest);
    }
    if (blob !== undefined) return response.writeHead(200, { "Content-Length": blob.length }).end(blob);
    return response
      .writeHead(404)
      .end('{"errors":[{"code":"MANIFEST_UNKNOWN","message":"manifest unknown"}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    digest: digestOf(manifest),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function createLayer(): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: "hello.txt" }, "hello\n");
  archive.finalize();
  return bytesOf(archive as AsyncIterable<Uint8Array>);
}

function describeBlob(mediaType: string, blob: Buffer): object {
  return { mediaType, size: blob.length, digest: digestOf(blob) };
}

function digestOf(blob: Buffer): string {
  return `sha256:${createHash("sha256").update(blob).digest("hex")}`;
}
