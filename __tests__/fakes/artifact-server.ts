import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text as readText } from "node:stream/consumers";

/** An artifact as the service keeps it. */
export interface StoredArtifact {
  readonly name: string;
  /** The workflow's run, if its jobs have an environment of their own (`environmentOf`); otherwise null. */
  readonly run: number | null;
  /** The zip file, once it was uploaded. */
  zip: Buffer;
  /** What the client says of it: `sha256:…`. */
  hash: string;
}

export interface ArtifactServer {
  /** What the runner sets for actions: address and token of the service. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same for the jobs of one run of a workflow: another run's artifacts may have the same names. */
  environmentOf(run: number): Readonly<Record<string, string>>;
  readonly artifacts: readonly StoredArtifact[];
  /** Those that are not zipped: pages that a browser opens. */
  readonly pages: readonly StoredArtifact[];
  byId(id: number): StoredArtifact | undefined;
  /** Where the zip file of an artifact is. */
  addressOf(id: number): string;
  /** The ids of a run's artifacts, with those of no run. */
  idsOf(run: number): readonly number[];
  /** From now on every request waits for ever. */
  silence(): void;
  /** From now on every request is answered this. */
  refuse(status: number, message: string): void;
  close(): Promise<void>;
}

const firstId = 4000;
const isPage = (name: string) => name.endsWith(".html");

/** The service that keeps artifacts, as far as an upload needs it: two calls and a blob store, which also gives it back. */
export async function startArtifactServer(): Promise<ArtifactServer> {
  const artifacts: StoredArtifact[] = [];
  const blocks = new Map<string, Buffer>();
  let isSilent = false;
  let refusal: { status: number; message: string } | null = null;

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isSilent) return;
    if (refusal) return answer(response, { code: "refused", msg: refusal.message }, refusal.status);
    const asked = new URL(request.url ?? "/", url);
    const method = asked.pathname.split("/").at(-1);
    if (request.method === "GET") return getBlob(response, asked);
    if (asked.pathname.startsWith("/blob/")) return putBlob(request, response, asked);
    const body = JSON.parse(await readText(request)) as Record<string, unknown>;
    const name = String(body["name"]);
    const run = Number(/^run-(\d+)$/.exec(String(body["workflow_run_backend_id"]))?.[1]) || null;
    const existing = artifacts.find((artifact) => artifact.name === name && artifact.run === run);
    if (method === "CreateArtifact") {
      if (existing) return answer(response, { code: "already_exists", msg: "already exists" }, 409);
      const length = artifacts.push({ name, run, zip: Buffer.alloc(0), hash: "" });
      return answer(response, {
        ok: true,
        signed_upload_url: `${url}/blob/${firstId + length - 1}?sig=signature-of-the-fake`,
      });
    }
    if (!existing) return answer(response, { code: "not_found", msg: "no such artifact" }, 404);
    existing.hash = String(body["hash"]);
    return answer(response, { ok: true, artifact_id: String(firstId + artifacts.indexOf(existing)) });
  }

  const atPath = ({ pathname }: URL) => artifacts[Number(pathname.split("/").at(-1)) - firstId];

  function getBlob(response: ServerResponse, asked: URL): void {
    const artifact = atPath(asked);
    if (!artifact) return answer(response, {}, 404);
    response.writeHead(200, { "content-type": "application/zip" }).end(artifact.zip);
  }

  /** Azure's block blobs: blocks by id, then the list of them. */
  async function putBlob(request: IncomingMessage, response: ServerResponse, asked: URL): Promise<void> {
    const content = await buffer(request);
    const artifact = atPath(asked);
    if (!artifact) return answer(response, {}, 404);
    const id = asked.searchParams.get("blockid");
    if (id !== null) blocks.set(id, content);
    else if (asked.searchParams.get("comp") === "blocklist") {
      const ids = [...content.toString("utf8").matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(
        ([, one]) => one ?? "",
      );
      artifact.zip = Buffer.concat(ids.map((one) => blocks.get(one) ?? Buffer.alloc(0)));
    } else artifact.zip = content;
    response.writeHead(201, { etag: '"1"', "last-modified": new Date().toUTCString() }).end();
  }

  const environmentOf = (run: string) => ({
    ACTIONS_RESULTS_URL: `${url}/`,
    ACTIONS_RUNTIME_TOKEN: tokenFor(`Actions.Results:${run}:job-backend-id`),
    GITHUB_SERVER_URL: "https://github.com",
  });

  return {
    environment: environmentOf("run-backend-id"),
    environmentOf: (run) => environmentOf(`run-${run}`),
    get artifacts() {
      return artifacts.filter(({ name }) => !isPage(name));
    },
    get pages() {
      return artifacts.filter(({ name }) => isPage(name));
    },
    byId: (id) => artifacts[id - firstId],
    addressOf: (id) => `${url}/blob/${id}`,
    idsOf: (run) =>
      artifacts.flatMap((artifact, index) =>
        (artifact.run ?? run) === run && !isPage(artifact.name) ? [firstId + index] : [],
      ),
    silence: () => {
      isSilent = true;
    },
    refuse: (status, message) => {
      refusal = { status, message };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A token of the runner's form; the client reads its scope and nobody checks its signature. */
function tokenFor(scope: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return [part({ alg: "none" }), part({ scp: scope }), "signature"].join(".");
}
