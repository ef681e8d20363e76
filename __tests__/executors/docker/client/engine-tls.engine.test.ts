import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TlsOptions } from "node:tls";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { type Authority, type Issued, openAuthority } from "./certificates.js";
import { type EngineRelay, openEngineRelay, type RelayOptions } from "./engine-relay.js";

const signal = new AbortController().signal;

describe("an engine that listens with TLS", () => {
  let root: string;
  let authority: Authority;
  let client: Issued;
  let server: Issued;
  const relays: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "engine-tls-"));
    authority = await openAuthority(join(root, "authority"));
    [client, server] = await Promise.all([authority.issue("client"), authority.issue("server")]);
  });
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.close();
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** The engine with that certificate, which wants one of the client's too. */
  const openSecure = async ({ cert, key, ca }: Issued = server): Promise<EngineRelay> => {
    const tls: TlsOptions = { cert, key, ca, requestCert: true, rejectUnauthorized: true };
    return open({ listen: { tls } });
  };
  const open = async (options: RelayOptions): Promise<EngineRelay> => {
    const relay = await openEngineRelay(options);
    relays.push(relay);
    return relay;
  };
  const variables =
    (values: Readonly<Record<string, string>>) =>
    (name: string): string | undefined =>
      values[name];
  const secure = (endpoint: string, folder: string) =>
    variables({ DOCKER_HOST: endpoint, DOCKER_TLS_VERIFY: "1", DOCKER_CERT_PATH: folder });
  const failure = async (values: Readonly<Record<string, string>>): Promise<unknown> =>
    connectEngine({ variable: variables(values), signal }).then(
      () => "connected",
      (error: unknown) => error,
    );

  it("is asked with the client's certificate, and a block's streams work over it", async () => {
    const { endpoint } = await openSecure();
    const session = await openDocker({ variable: secure(endpoint, client.folder) }).start({ signal });
    try {
      expect(await execute(session, block("sh", "cat; echo over TLS; exit 3\n"))).toMatchObject({
        ending: "exited",
        exitCode: 3,
        stdout: { text: "over TLS\n" },
      });
    } finally {
      await session.stop();
    }
  });

  it("that shows a certificate of somebody else's is not trusted", async () => {
    const other = await openAuthority(join(root, "other"));
    const { endpoint } = await openSecure(await other.issue("server"));
    expect(
      await failure({ DOCKER_HOST: endpoint, DOCKER_TLS_VERIFY: "1", DOCKER_CERT_PATH: client.folder }),
    ).toMatchObject({
      code: "engine-unavailable",
      message: expect.stringMatching(
        /^The container engine at tcp:\/\/127\.0\.0\.1:\d+ \(from DOCKER_HOST\) shows a certificate that is not trusted/,
      ),
      nextStep: expect.stringContaining("ca.pem"),
    });
  });

  it("that shows an expired certificate, or one for another name, is told so", async () => {
    for (const [options, words] of [
      [{ days: -1 }, "shows a certificate that has expired"],
      [{ subject: "DNS:elsewhere.example" }, "shows a certificate for another host name"],
    ] as const) {
      const { endpoint } = await openSecure(await authority.issue(words.replaceAll(" ", "-"), options));
      const error = await failure({
        DOCKER_HOST: endpoint,
        DOCKER_TLS_VERIFY: "1",
        DOCKER_CERT_PATH: client.folder,
      });
      expect(error).toMatchObject({ code: "engine-unavailable", message: expect.stringContaining(words) });
    }
  });

  it("that may be anybody is taken with DOCKER_TLS alone, as Docker's command does, and then only", async () => {
    const other = await openAuthority(join(root, "anybody"));
    const { cert, key } = await other.issue("server");
    const { endpoint } = await open({ listen: { tls: { cert, key } } });
    const values = { DOCKER_HOST: endpoint, DOCKER_CERT_PATH: client.folder };
    expect(await failure({ ...values, DOCKER_TLS: "1" })).toBe("connected");
    expect(await failure({ ...values, DOCKER_TLS: "1", DOCKER_TLS_VERIFY: "1" })).not.toBe("connected");
  });

  it("that refuses our certificate, or that we have none, is told so", async () => {
    const dropping = await openSecure();
    const other = await openAuthority(join(root, "stranger"));
    const stranger = await other.issue("client");
    await cp(join(client.folder, "ca.pem"), join(stranger.folder, "ca.pem"));
    const strict = await openStrictServer(server.folder);
    relays.push(strict);
    for (const [endpoint, folder] of [
      [dropping.endpoint, stranger.folder],
      [dropping.endpoint, authority.folder],
      [strict.endpoint, stranger.folder],
      [strict.endpoint, authority.folder],
    ] as const) {
      expect(
        await failure({ DOCKER_HOST: endpoint, DOCKER_TLS_VERIFY: "1", DOCKER_CERT_PATH: folder }),
      ).toMatchObject({
        code: "engine-unavailable",
        message: expect.stringContaining("refuses agent-exec's certificate"),
        nextStep: expect.stringContaining("client certificate as cert.pem and its key as key.pem"),
      });
    }
  });

  it("is not mistaken for one without TLS, nor the other way round", async () => {
    const plain = await open({ listen: "tcp" });
    const spoken = await failure({
      DOCKER_HOST: plain.endpoint,
      DOCKER_TLS_VERIFY: "1",
      DOCKER_CERT_PATH: client.folder,
    });
    expect(spoken).toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("does not speak TLS correctly"),
      nextStep: expect.stringContaining("unset DOCKER_TLS_VERIFY"),
    });
    // As an engine answers that listens with TLS itself.
    const refusing = await open({
      listen: "tcp",
      toEngine: () => ({
        answer: "HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n",
      }),
    });
    const alert = await openAlert();
    try {
      for (const endpoint of [refusing.endpoint, alert.endpoint]) {
        expect(await failure({ DOCKER_HOST: endpoint })).toMatchObject({
          code: "engine-unavailable",
          message: expect.stringMatching(/requires TLS, but the connection did not use it|may require TLS/),
          nextStep: expect.stringContaining("Set DOCKER_TLS_VERIFY to 1"),
        });
      }
    } finally {
      alert.close();
    }
  });

  it("wants files that are there, can be read, are what they are called and belong together", async () => {
    const folderWith = async (
      name: string,
      change: (folder: string) => Promise<unknown>,
    ): Promise<string> => {
      const folder = join(root, name);
      await cp(client.folder, folder, { recursive: true });
      await change(folder);
      return folder;
    };
    const cases: readonly (readonly [string, RegExp])[] = [
      [join(root, "nowhere"), /ca\.pem is missing in .*nowhere/],
      [
        await folderWith("no-key", (folder) => rm(join(folder, "key.pem"))),
        /key\.pem is missing in .*no-key/,
      ],
      [
        await folderWith("no-cert", (folder) => rm(join(folder, "cert.pem"))),
        /cert\.pem is missing in .*no-cert/,
      ],
      [
        await folderWith("a-folder", async (folder) => {
          await rm(join(folder, "key.pem"));
          await cp(client.folder, join(folder, "key.pem"), { recursive: true });
        }),
        /key\.pem cannot be read: EISDIR/,
      ],
      [
        await folderWith("not-pem", (folder) => writeFile(join(folder, "cert.pem"), "hello")),
        /The certificates in .*not-pem cannot be used/,
      ],
      [
        await folderWith("not-its-key", (folder) =>
          cp(join(server.folder, "key.pem"), join(folder, "key.pem")),
        ),
        /The certificates in .*not-its-key cannot be used: .*key values mismatch/,
      ],
    ];
    for (const [folder, message] of cases) {
      const error = await failure({
        DOCKER_HOST: "tcp://127.0.0.1:1",
        DOCKER_TLS_VERIFY: "1",
        DOCKER_CERT_PATH: folder,
      });
      expect(error).toMatchObject({ code: "settings-invalid", message: expect.stringMatching(message) });
    }
  });

  it("does not matter to a socket, nor do certificates that are named for something else", async () => {
    const { endpoint } = await open({});
    expect(
      await failure({ DOCKER_HOST: endpoint, DOCKER_TLS_VERIFY: "1", DOCKER_CERT_PATH: "/nowhere" }),
    ).toBe("connected");
    const plain = await open({ listen: "tcp" });
    expect(await failure({ DOCKER_HOST: plain.endpoint, DOCKER_CERT_PATH: "/nowhere" })).toBe("connected");
  });
});

/** A peer that answers what is no TLS with TLS's own alert, as OpenSSL's servers do. */
async function openAlert(): Promise<{ readonly endpoint: string; close(): void }> {
  const server = createServer((socket) =>
    socket.on("error", () => undefined).once("data", () => socket.end(Buffer.from([21, 3, 1, 0, 2, 2, 70]))),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    endpoint: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** OpenSSL's own server, which says by an alert what it does not like about the client's certificate. */
async function openStrictServer(folder: string): Promise<Pick<EngineRelay, "endpoint" | "close">> {
  const files = ["-cert", join(folder, "cert.pem"), "-key", join(folder, "key.pem")];
  const strictly = ["-CAfile", join(folder, "ca.pem"), "-Verify", "1", "-verify_return_error"];
  const child = spawn("openssl", ["s_server", "-accept", "127.0.0.1:0", "-www", ...files, ...strictly]);
  const exited = once(child, "exit");
  for await (const text of child.stdout.setEncoding("utf8")) {
    const port = /ACCEPT 127\.0\.0\.1:(\d+)/.exec(String(text))?.[1];
    if (port === undefined) continue;
    return {
      endpoint: `tcp://127.0.0.1:${port}`,
      async close() {
        child.kill();
        await exited;
      },
    };
  }
  throw new Error("openssl s_server did not come up.");
}
