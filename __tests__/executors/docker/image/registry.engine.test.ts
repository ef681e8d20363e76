import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { nightly } from "../../../chance.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { findImage, type FindImageOptions } from "../../../../src/executors/docker/image/find-image.js";
import { pullImage } from "../../../../src/executors/docker/image/image-pull.js";
import { explainPullFailure } from "../../../../src/executors/docker/image/pull-failure.js";
import type { LocalImage } from "../../../../src/executors/docker/image/local-image.js";
import type { AgentExecError } from "../../../../src/errors.js";
import { docker, until } from "../support/engine-by-hand.js";
import { engineVariable } from "../support/engine-socket.js";
import { openAuthority } from "../client/certificates.js";
import type { ClientResult } from "./image-client.js";
import { base64Of, openRegistry, openRegistryProxy, type RealRegistry, user } from "./real-registry.js";

const run = promisify(execFile);
const never = new AbortController().signal;

describe("an image of a registry", () => {
  let open: RealRegistry;
  let locked: RealRegistry;
  const cleanUps: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    [open, locked] = await Promise.all([openRegistry(), openRegistry({ isPrivate: true })]);
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  afterAll(async () => {
    await Promise.all([open.close(), locked.close()]);
  });

  const find = async (
    settings: FindImageOptions["settings"],
    options: Partial<FindImageOptions> = {},
  ): Promise<LocalImage> => {
    const connection = await connectEngine({ variable: engineVariable, signal: never });
    const found = await findImage({ connection, signal: never, settings, ...options });
    cleanUps.push(() => docker("rmi", "-f", found.id).catch(() => undefined));
    return found;
  };
  const failureOf = async (
    settings: FindImageOptions["settings"],
    options: Partial<FindImageOptions> = {},
  ): Promise<AgentExecError> => {
    const result: unknown = await find(settings, options).catch((error: unknown) => error);
    if (!(result instanceof Error)) throw new Error(`${settings.image} was found`);
    return result as AgentExecError;
  };

  describe("by tag or digest", () => {
    it("is recorded with the digest that its registry gave it", async () => {
      const digest = await open.push("tagged:1");
      expect(await find({ image: `${open.address}/tagged:1` })).toMatchObject({ digest });
    });

    it("is the one of that digest, also when its tag has moved on, and that digest is recorded", async () => {
      const first = await open.push("moving:1", "first");
      const second = await open.push("moving:1", "second");
      expect(first).not.toBe(second);
      const image = `${open.address}/moving@${first}`;
      expect(await find({ image })).toMatchObject({ name: image, digest: first });
      expect(await find({ image: `${open.address}/moving:1` })).toMatchObject({ digest: second });
      const both = `${open.address}/moving:1@${first}`;
      expect(await find({ image: both })).toMatchObject({ digest: first });
    });

    it("has no other repository's digest recorded, although the engine knows both", async () => {
      const digest = await open.push("one:1", "same");
      const found = await find({ image: `${open.address}/one:1` });
      const other = `${locked.address}/other:1`;
      await docker("tag", found.id, other);
      await docker("tag", found.id, `${open.address}/aaa:1`);
      expect(await find({ image: `${open.address}/one@${digest}`, pull: "never" })).toMatchObject({ digest });
    });

    it("whose digest the registry does not have is not there", async () => {
      await open.push("moving:1", "first");
      const error = await failureOf({ image: `${open.address}/moving@sha256:${"0".repeat(64)}` });
      expect(error.message).toContain("has no image with that name and tag");
    });

    nightly("can be named by the id of one that is here, which no registry is asked for", async () => {
      await open.push("by-id:1");
      const { id } = await find({ image: `${open.address}/by-id:1` });
      expect(await find({ image: id })).toMatchObject({ id, digest: id });
      const error = await failureOf({ image: `sha256:${"0".repeat(64)}` });
      expect(error.message).toContain("no image with the id");
      expect((await failureOf({ image: id, pull: "always" })).nextStep).toContain('"missing"');
    });
  });

  describe("that asks who you are", () => {
    let programs: string;
    beforeAll(async () => {
      programs = await mkdtemp(join(tmpdir(), "credential-helpers-"));
    });
    afterAll(async () => {
      await rm(programs, { recursive: true });
    });
    const helper = async (name: string, script: string): Promise<void> => {
      const path = join(programs, `docker-credential-${name}`);
      await writeFile(path, `#!/bin/sh\n${script}\n`);
      await chmod(path, 0o755);
    };
    /** Looks for the image in a process that has the helpers on its PATH, once for each config file. */
    const findWithHelpers = async (configs: readonly object[]): Promise<readonly ClientResult[]> => {
      const words = await Promise.all(
        configs.map(async (config, index) => {
          const dockerConfigFolder = join(locked.configFolder, String(index));
          await mkdir(dockerConfigFolder, { recursive: true });
          await writeFile(join(dockerConfigFolder, "config.json"), JSON.stringify(config));
          return JSON.stringify({ ...settings(), dockerConfigFolder, pull: "always" });
        }),
      );
      const hooks = fileURLToPath(new URL("../../../../scripts/typescript.mjs", import.meta.url));
      const client = fileURLToPath(new URL("image-client.ts", import.meta.url));
      const { stdout } = await run(process.execPath, ["--import", hooks, client, ...words], {
        env: { ...process.env, PATH: `${programs}${delimiter}${process.env["PATH"]}` },
        timeout: 60_000,
      });
      await docker("rmi", image()).catch(() => undefined);
      return JSON.parse(stdout) as ClientResult[];
    };
    const answer = JSON.stringify({ ServerURL: "x", Username: user.username, Secret: user.password });
    const image = (): string => `${locked.address}/locked:1`;
    const settings = () => ({ image: image(), dockerConfigFolder: locked.configFolder });
    let digest: string;
    beforeAll(async () => {
      digest = await locked.push("locked:1");
    });

    it("is given by the login of the settings, before that of Docker's config file", async () => {
      await locked.writeConfig({
        auths: { [locked.address]: { auth: base64Of({ ...user, password: "x" }) } },
      });
      expect(await find({ ...settings(), registryLogin: user })).toMatchObject({ digest });
    });

    it.each([
      ["auth", () => ({ auth: base64Of(user) })],
      ["username and password", () => user],
    ])("is given by the config file's %s", async (_name, entry) => {
      for (const key of [locked.address, `http://${locked.address}`, `https://${locked.address}/v1/`]) {
        await locked.writeConfig({ auths: { [key]: entry() } });
        expect(await find(settings())).toMatchObject({ digest });
        await docker("rmi", image());
      }
    });

    it("is given by a credential helper, which is told the registry and nothing else", async () => {
      const seen = join(programs, "seen");
      await helper("good", `[ "$1" = get ] && [ $# = 1 ] || exit 9\ncat >>'${seen}'\necho '${answer}'`);
      await helper("bad", "exit 1");
      const auths = { [locked.address]: {} };
      const results = await findWithHelpers([
        { auths, credHelpers: { [locked.address]: "good" }, credsStore: "bad" },
        { auths, credHelpers: { "ghcr.io": "bad" }, credsStore: "good" },
      ]);
      expect(results).toMatchObject([{ digest }, { digest }]);
      expect(await readFile(seen, "utf8")).toBe(locked.address.repeat(2));
    });

    it("is refused without a login, and that says how to log in", async () => {
      await locked.writeConfig({});
      const error = await failureOf(settings());
      expect(error).toMatchObject({ code: "image-unavailable" });
      expect(error.message).toContain("there was no login for it");
      expect(error.nextStep).toContain(`docker login ${locked.address}`);
    });

    it("sends a login to no other registry", async () => {
      const seen: (string | undefined)[] = [];
      const other = await openRegistryProxy({
        target: locked.address,
        answer: ({ headers }) => {
          seen.push(headers.authorization);
          return false;
        },
      });
      cleanUps.push(() => other.close());
      await locked.writeConfig({ auths: { [locked.address]: { auth: base64Of(user) } } });
      const error = await failureOf({ ...settings(), image: `${other.address}/locked:1` });
      expect(error.message).toContain("there was no login for it");
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((header) => header !== undefined)).toEqual([]);
    });

    it("is refused with a wrong password, which is told with where it is from and shown nowhere", async () => {
      const wrong = { username: "robot", password: "canary-9Zt-wrong" };
      await helper("wrong", `echo '${JSON.stringify({ Username: "robot", Secret: wrong.password })}'`);
      const ofFile = { auths: { [locked.address]: { auth: base64Of(wrong) } } };
      const [fromFile, fromHelper] = await findWithHelpers([ofFile, { credsStore: "wrong" }]);
      expect(fromFile?.message).toContain("refuses the login from Docker's config file");
      expect(fromHelper?.message).toContain(
        "refuses the login from the credential helper docker-credential-wrong",
      );
      const given = await failureOf({ ...settings(), registryLogin: wrong });
      expect(given.message).toContain("refuses the login from the settings");
      const shown = JSON.stringify([fromFile, fromHelper, given, given.stack, String(given.cause)]);
      expect(shown).not.toContain(wrong.password);
      expect(shown).not.toContain(base64Of(wrong));
    });

    it("lacks a login where a credential helper fails, which the error tells without any secret", async () => {
      const odd = {
        failing: ["echo out of order >&2; exit 3", "docker-credential-failing ended with 3: out of order"],
        chatty: ["echo hello", "docker-credential-chatty did not answer with a login"],
        half: ['echo \'{"Username":"robot"}\'', "docker-credential-half did not answer with a login"],
        leaking: [
          `echo '${answer}'; exit 1`,
          "docker-credential-leaking ended with 1: its output contains a secret",
        ],
        endless: [
          "while :; do echo aaaaaaaaaaaaaaaaaa; done",
          "docker-credential-endless answered with too much data",
        ],
        empty: ["echo 'credentials not found in native keychain'; exit 1", "there was no login for it"],
      } as const;
      for (const [name, [script]] of Object.entries(odd)) await helper(name, script);
      const names = [...Object.keys(odd), "absent", "../tmp/evil"];
      const results = await findWithHelpers(names.map((credsStore) => ({ credsStore })));
      expect(results.map(({ message }) => message)).toEqual([
        ...Object.values(odd).map(([, words]) => expect.stringContaining(words)),
        expect.stringContaining("docker-credential-absent is not on PATH"),
        expect.stringContaining("has a name that is not a program's"),
      ]);
      expect(JSON.stringify(results)).not.toContain(user.password);
    });

    nightly("pulls what everybody may have although a credential helper fails, and says that", async () => {
      await open.push("public:1");
      await open.writeConfig({ credsStore: "nowhere" });
      const progress: string[] = [];
      await find(
        { image: `${open.address}/public:1`, dockerConfigFolder: open.configFolder },
        { onProgress: (text) => void progress.push(text) },
      );
      expect(progress[0]).toContain("docker-credential-nowhere is not on PATH. Pulling without a login.");
    });

    it("says that Docker's config file is broken, and quotes nothing of it", async () => {
      await writeFile(join(locked.configFolder, "config.json"), `{"auths": {"x": "${user.password}"`);
      const error = await failureOf(settings());
      expect(error).toMatchObject({ code: "settings-invalid" });
      expect(String(error.cause) + error.message).not.toContain(user.password);
    });
  });

  describe("with pull: always", () => {
    it("is pulled anew each time, so that a tag that moved is followed", async () => {
      await open.push("fresh:1", "first");
      const image = `${open.address}/fresh:1`;
      const before = await find({ image });
      const digest = await open.push("fresh:1", "second");
      await docker("tag", before.id, image);
      expect(await find({ image })).toMatchObject({ id: before.id });
      expect(await find({ image, pull: "always" })).toMatchObject({ digest });
    });

    it("is never an old one in place of one that cannot be pulled, and the error says so", async () => {
      const registry = await openRegistry();
      cleanUps.push(() => registry.close());
      await registry.push("old:1");
      const image = `${registry.address}/old:1`;
      await find({ image });
      await registry.stop();
      const error = await failureOf({ image, pull: "always" });
      expect(error.message).toContain("cannot be reached");
      expect(error.message).toContain("did not use the image that is already on this machine");
      expect(error.nextStep).toContain('Set `pull` to "missing"');
      expect(await find({ image })).toMatchObject({ name: image });
    });
  });

  describe("that has its troubles", () => {
    const refusing = async (status: number, code: string): Promise<string> => {
      const answer = (response: ServerResponse): boolean => {
        const body = JSON.stringify({ errors: [{ code, message: "registry says so" }] });
        response.writeHead(status, { "content-type": "application/json" }).end(body);
        return true;
      };
      const proxy = await openRegistryProxy({
        target: open.address,
        answer: ({ url }, response) => url !== "/v2/" && answer(response),
      });
      cleanUps.push(() => proxy.close());
      return `${proxy.address}/tiny:1`;
    };

    it.each([
      [401, "UNAUTHORIZED", "refuses", "docker login"],
      [403, "DENIED", "refuses", "docker login"],
      [404, "MANIFEST_UNKNOWN", "has no image with that name and tag", "spelling"],
      [429, "TOOMANYREQUESTS", "rate limit", "Log in"],
    ])("by answering %i is told from the others", async (status, code, what, nextStep) => {
      const error = await failureOf({ image: await refusing(status, code) });
      expect(error.message).toContain(what);
      expect(error.nextStep).toContain(nextStep);
    });

    // The engine takes plain HTTP and any certificate from loopback, so that these listen elsewhere.
    const outerAddress = (): string => {
      const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
      const found = all.find(({ family, internal }) => family === "IPv4" && !internal);
      if (found === undefined) throw new Error("This machine has no address but loopback's.");
      return found.address;
    };
    const refusalOf = async (server: Server): Promise<AgentExecError> => {
      const address = outerAddress();
      await new Promise<void>((resolve) => server.listen(0, address, resolve));
      cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
      return failureOf({ image: `${address}:${(server.address() as AddressInfo).port}/tiny:1` });
    };

    it("by speaking without TLS where the engine wants it, is told with what to give the engine", async () => {
      const error = await refusalOf(createServer((_request, response) => response.end("{}")));
      expect(error.message).toContain("does not trust");
      expect(error.nextStep).toContain("insecure-registries");
    });

    nightly(
      "by showing a certificate that nobody knows, is told with where the engine looks for one",
      async () => {
        const folder = await mkdtemp(join(tmpdir(), "registry-tls-"));
        cleanUps.push(() => rm(folder, { recursive: true }));
        const authority = await openAuthority(folder);
        const { cert, key } = await authority.issue("registry", { subject: `IP:${outerAddress()}` });
        const error = await refusalOf(
          createTlsServer({ cert, key }, (_request, response) => response.end("{}")),
        );
        expect(error.message).toContain("does not trust");
        expect(error.message).toContain("x509: certificate signed by unknown authority");
        expect(error.nextStep).toMatch(/\/etc\/docker\/certs\.d\/[\d.]+:\d+\/ca\.crt/);
      },
    );

    it("by standing still is told after a while, and not waited for any longer", async () => {
      const proxy = await openRegistryProxy({ target: open.address, answer: ({ url }) => url !== "/v2/" });
      cleanUps.push(() => proxy.close());
      const image = `${proxy.address}/silent:1`;
      const { docker: engine } = await connectEngine({ variable: engineVariable, signal: never });
      const startedAt = Date.now();
      const pulling = pullImage({ docker: engine, image, auth: null, signal: never, stallMs: 1000 });
      const error: unknown = await pulling.catch((thrown: unknown) => thrown);
      expect(Date.now() - startedAt).toBeLessThan(20_000);
      const login = { auth: null, origin: "nowhere", trouble: null };
      expect(explainPullFailure({ image, registry: proxy.address, login, error }).message).toContain(
        `the registry ${proxy.address} does not answer the engine`,
      );
    });

    nightly(
      "in the middle of a layer holds the run only until it is cancelled, and leaves nothing",
      async () => {
        const noise = Buffer.from(
          Array.from({ length: 2e6 }, () => 32 + Math.floor(Math.random() * 90)),
        ).toString();
        await open.push("slow:1", noise);
        const proxy = await openRegistryProxy({ target: open.address, stallAfterBytes: 500_000 });
        cleanUps.push(() => proxy.close());
        const image = `${proxy.address}/slow:1`;
        const stop = new AbortController();
        const reason = new Error("enough");
        const pulling = find({ image }, { signal: stop.signal });
        const settled = pulling.then(
          () => null,
          (error: unknown) => error,
        );
        await until(async () => proxy.passedBytes >= 500_000);
        const abortedAt = Date.now();
        stop.abort(reason);
        expect(await settled).toBe(reason);
        expect(Date.now() - abortedAt).toBeLessThan(10_000);
        await expect(find({ image, pull: "never" })).rejects.toMatchObject({ code: "image-unavailable" });
      },
    );
  });
});
