import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import {
  findEngine,
  findSocket,
  usualSockets,
} from "../../../../src/executors/docker/client/engine-place.js";
import { openAuthority } from "./certificates.js";
import { type EngineRelay, openEngineRelay } from "./engine-relay.js";

const signal = new AbortController().signal;

describe("where the engine is looked for", () => {
  let root: string;
  const relays: EngineRelay[] = [];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "engine-place-"));
  });
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.close();
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const configFolder = (): Promise<string> => mkdtemp(join(root, "config-"));
  /** Docker's own command, which writes the contexts that are read here. */
  const docker = (folder: string, ...words: readonly string[]): string =>
    execFileSync("docker", ["--config", folder, ...words], {
      env: { PATH: process.env["PATH"] },
      stdio: "pipe",
    }).toString();
  const createContext = (folder: string, name: string, engine: string): string =>
    docker(folder, "context", "create", name, "--docker", engine);
  const find = (values: Readonly<Record<string, string>>, endpoint?: string) =>
    findEngine(endpoint, (name) => values[name]);
  const open = async (...options: Parameters<typeof openEngineRelay>): Promise<EngineRelay> => {
    const relay = await openEngineRelay(...options);
    relays.push(relay);
    return relay;
  };

  it("goes by the address that the caller names, DOCKER_HOST, DOCKER_CONTEXT, the chosen context, in this order", async () => {
    const folder = await configFolder();
    createContext(folder, "work", "host=tcp://work.example:2375");
    createContext(folder, "home", "host=tcp://home.example:2375");
    docker(folder, "context", "use", "home");
    const all = { DOCKER_CONFIG: folder, DOCKER_CONTEXT: "work", DOCKER_HOST: "tcp://host.example:2375" };
    const { DOCKER_HOST: _, ...withoutHost } = all;
    expect((await find(all, "tcp://given.example:2375")).words).toBe("tcp://given.example:2375");
    expect((await find(all)).words).toBe("tcp://host.example:2375 (from DOCKER_HOST)");
    expect((await find(withoutHost)).words).toBe('tcp://work.example:2375 (from the context "work")');
    expect((await find({ DOCKER_CONFIG: folder })).words).toBe(
      'tcp://home.example:2375 (from the context "home")',
    );
  });

  it("takes Docker's context `default` for none, and then the usual socket", async () => {
    const folder = await configFolder();
    createContext(folder, "home", "host=tcp://home.example:2375");
    docker(folder, "context", "use", "home");
    const usual = {
      address: { kind: "socket", path: "/var/run/docker.sock" },
      words: "unix:///var/run/docker.sock",
    };
    expect(await find({ DOCKER_CONFIG: folder, DOCKER_CONTEXT: "default" })).toMatchObject(usual);
    docker(folder, "context", "use", "default");
    expect(await find({ DOCKER_CONFIG: folder })).toMatchObject(usual);
    expect(await find({ DOCKER_CONFIG: join(root, "nowhere") })).toMatchObject(usual);
  });

  it("reaches the engine of a context over TLS with the context's own certificates", async () => {
    const authority = await openAuthority(join(root, "authority"));
    const { folder: files, cert, key, ca } = await authority.issue("both");
    const { endpoint } = await open({
      listen: { tls: { cert, key, ca, requestCert: true, rejectUnauthorized: true } },
    });
    const folder = await configFolder();
    const [caFile, certFile, keyFile] = ["ca", "cert", "key"].map((name) => join(files, `${name}.pem`));
    createContext(folder, "secure", `host=${endpoint},ca=${caFile},cert=${certFile},key=${keyFile}`);
    createContext(
      folder,
      "unverified",
      `host=${endpoint},skip-tls-verify=true,cert=${certFile},key=${keyFile}`,
    );
    createContext(folder, "untrusting", `host=${endpoint},cert=${certFile},key=${keyFile}`);
    const connect = (name: string) =>
      connectEngine({ variable: (key) => ({ DOCKER_CONFIG: folder, DOCKER_CONTEXT: name })[key], signal });
    expect(await connect("secure")).toMatchObject({ endpoint: `${endpoint} (from the context "secure")` });
    expect(await connect("unverified")).toMatchObject({ apiVersion: expect.stringMatching(/^1\.\d+$/) });
    await expect(connect("untrusting")).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringMatching(
        /\(from the context "untrusting"\) shows a certificate that is not trusted/,
      ),
    });
  });

  it("names a context that is not there, that names no engine, or whose address is none", async () => {
    const folder = await configFolder();
    await writeFile(join(folder, "config.json"), '{"currentContext":"gone"}');
    await expect(find({ DOCKER_CONFIG: folder })).rejects.toMatchObject({
      code: "settings-invalid",
      message: `The Docker context "gone" (from ${join(folder, "config.json")}) does not exist.`,
      nextStep: expect.stringContaining("docker context ls"),
    });
    await rm(join(folder, "config.json"));
    createContext(folder, "odd", "host=tcp://odd.example:2375");
    const [id] = await readdir(join(folder, "contexts", "meta"));
    const meta = join(folder, "contexts", "meta", id!, "meta.json");
    const odd = { DOCKER_CONFIG: folder, DOCKER_CONTEXT: "odd" };
    await writeFile(meta, '{"Name":"odd","Endpoints":{"kubernetes":{"Host":"https://k8s"}}}');
    await expect(find(odd)).rejects.toMatchObject({
      message: expect.stringContaining(
        'The Docker context "odd" (from DOCKER_CONTEXT) has no engine address in',
      ),
    });
    await writeFile(meta, '{"Endpoints":{"docker":{"Host":"npipe:////./pipe/x"}}}');
    await expect(find(odd)).rejects.toMatchObject({
      message: expect.stringContaining('(from the context "odd") is not supported'),
    });
    await writeFile(meta, "{");
    await expect(find(odd)).rejects.toMatchObject({
      message: expect.stringContaining("is not a JSON object"),
    });
  });

  it("does not let the name of a context lead anywhere", async () => {
    const folder = await configFolder();
    const name = "../../../../etc";
    await expect(find({ DOCKER_CONFIG: folder, DOCKER_CONTEXT: name })).rejects.toMatchObject({
      message: `The Docker context "${name}" (from DOCKER_CONTEXT) does not exist.`,
    });
  });

  it("tries Docker's socket, rootless Docker's, Docker Desktop's and Podman's, in this order", () => {
    expect(usualSockets((name) => (name === "XDG_RUNTIME_DIR" ? "/run/user/7" : undefined))).toEqual([
      "/var/run/docker.sock",
      "/run/user/7/docker.sock",
      join(homedir(), ".docker/run/docker.sock"),
      "/run/user/7/podman/podman.sock",
      "/run/podman/podman.sock",
    ]);
    expect(usualSockets(() => undefined)[1]).toBe(`/run/user/${process.getuid!()}/docker.sock`);
  });

  it("takes the first socket that is there, although nobody answers, and names all when there is none", async () => {
    const dead = join(root, "dead.sock");
    spawnSync(process.execPath, [
      "-e",
      `require("net").createServer().listen(${JSON.stringify(dead)}, () => process.kill(process.pid, 9))`,
    ]);
    const { endpoint } = await open();
    const alive = endpoint.slice("unix://".length);
    expect(findSocket(["/nowhere/1.sock", alive, dead])).toBe(alive);
    expect(findSocket(["/nowhere/1.sock", dead, alive])).toBe(dead);
    await expect(connectEngine({ endpoint: dead, signal })).rejects.toMatchObject({
      message: `The container engine at ${dead} is not running: the connection was refused.`,
    });
    expect(() => findSocket(["/nowhere/1.sock", "/nowhere/2.sock"])).toThrow(
      expect.objectContaining({
        code: "engine-unavailable",
        message: expect.stringContaining("(/nowhere/1.sock, /nowhere/2.sock)"),
        nextStep: "Start Docker, or set DOCKER_HOST to the address of your container engine.",
      }),
    );
  });

  it("that may not be used says so, and which group may", async () => {
    const { endpoint } = await open();
    const other = await open();
    await chmod(other.endpoint.slice("unix://".length), process.getuid?.() === 0 ? 0o600 : 0);
    const hooks = join(process.cwd(), "scripts/typescript.mjs");
    const words = [
      "--import",
      hooks,
      join(import.meta.dirname, "denied-client.ts"),
      endpoint,
      other.endpoint,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 30_000 });
    expect(JSON.parse(stdout)).toEqual({
      code: "engine-unavailable",
      message: `The container engine at ${other.endpoint} refuses this user: permission denied.`,
      nextStep: expect.stringContaining("`docker`"),
    });
  });

  it("reaches an engine at an address of IPv6", async () => {
    const { endpoint } = await open({ listen: "tcp6" });
    expect(await connectEngine({ endpoint, signal })).toMatchObject({
      apiVersion: expect.stringMatching(/^1\.\d+$/),
    });
  });
});
