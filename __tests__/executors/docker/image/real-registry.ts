import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { debianProgram } from "../../../../scripts/places.mjs";

/** 20 s: each takes well under one; what takes longer hangs. */
const callDeadlineMs = 20_000;
const run = (file: string, args: readonly string[]) =>
  promisify(execFile)(file, args, { timeout: callDeadlineMs, killSignal: "SIGKILL" });

/** Of the registry's only user. The hash is crypt(3)'s, for a password that is nowhere else. */
export const user = { username: "robot", password: "canary-5Qx-registry" };
const passwordHash = "$2y$05$abcdefghijklmnopqrstuuFTG.8T6MaPjPHg9ysw2mv2YVqV5shEu";

export interface RealRegistry {
  /** `127.0.0.1:port`; the engine speaks plain HTTP to loopback addresses. */
  readonly address: string;
  /** Puts an image of one small file there, and nothing of it stays with the engine. Resolves with its digest. */
  push(name: string, content?: string): Promise<string>;
  /** A folder for Docker's config file, empty at first. */
  readonly configFolder: string;
  writeConfig(config: object): Promise<void>;
  /** Ends the registry's process; its folders stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Docker's own registry on loopback; where it is private, only `user` may use it. */
export async function openRegistry({ isPrivate = false } = {}): Promise<RealRegistry> {
  const program = debianProgram("docker-registry");
  if (program === undefined) throw new Error("There is no docker-registry: run `npm run set-up`.");
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-registry-"));
  await writeFile(join(folder, "htpasswd"), `${user.username}:${passwordHash}\n`);
  await writeFile(join(folder, "config.yml"), configOf(folder, isPrivate));
  const configFolder = join(folder, "docker");
  const ownFolder = join(folder, "pusher");
  await Promise.all([configFolder, ownFolder].map((path) => mkdir(path)));
  const child = spawn(program, ["serve", join(folder, "config.yml")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await listeningAddress(child);
  await writeFile(
    join(ownFolder, "config.json"),
    JSON.stringify({ auths: { [address]: { auth: base64Of(user) } } }),
  );
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await ended;
  };
  return {
    address,
    configFolder,
    push: (name, content = name) => pushImage({ image: `${address}/${name}`, content, folder, ownFolder }),
    writeConfig: (config) => writeFile(join(configFolder, "config.json"), JSON.stringify(config)),
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

export function base64Of({ username, password }: typeof user): string {
  return Buffer.from(`${username}:${password}`).toString("base64");
}

function configOf(folder: string, isPrivate: boolean): string {
  const auth = `auth: {htpasswd: {realm: tests, path: ${folder}/htpasswd}}\n`;
  return `version: 0.1
log: {level: info}
storage: {filesystem: {rootdirectory: ${folder}/data}}
http: {addr: "127.0.0.1:0"}
${isPrivate ? auth : ""}`;
}

async function listeningAddress(child: ChildProcess): Promise<string> {
  let words = "";
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The registry did not start: ${words}`)), 10_000);
    child.once("exit", () => reject(new Error(`The registry ended: ${words}`)));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      words = `${words}${text}`.slice(-4000);
      const found = /listening on (127\.0\.0\.1:\d+)/.exec(words)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

async function pushImage(options: {
  readonly image: string;
  readonly content: string;
  readonly folder: string;
  readonly ownFolder: string;
}): Promise<string> {
  const { image, content, folder, ownFolder } = options;
  await writeFile(join(folder, "content.txt"), content);
  await run("sh", ["-c", `tar -C '${folder}' -cf - content.txt | docker import - '${image}'`]);
  try {
    const { stdout } = await run("docker", ["--config", ownFolder, "push", image]);
    return /digest: (sha256:[0-9a-f]{64})/.exec(stdout)?.[1] ?? "";
  } finally {
    await removePushed(image);
  }
}

/** By force: the engine asks every container otherwise whether it needs the image, also one that answers no more. */
export async function removePushed(image: string): Promise<void> {
  await run("docker", ["rmi", "--force", image]);
}

export interface RegistryProxy {
  readonly address: string;
  /** Bytes of layers that passed. */
  readonly passedBytes: number;
  close(): Promise<void>;
}

/** In front of a registry: answers every request itself when `answer` does, and may hold layers back after some bytes. */
export async function openRegistryProxy({
  target,
  answer = () => false,
  stallAfterBytes = Infinity,
}: {
  readonly target: string;
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly stallAfterBytes?: number;
}): Promise<RegistryProxy> {
  let passedBytes = 0;
  const server = createServer((incoming, response) => {
    if (answer(incoming, response)) return;
    const { method, url, headers } = incoming;
    const isLayer = url?.includes("/blobs/") === true;
    const forwarded = request(`http://${target}${url}`, { method, headers: { ...headers, host: target } });
    forwarded.on("response", (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.on("data", (chunk: Buffer) => {
        const room = isLayer ? Math.max(0, stallAfterBytes - passedBytes) : chunk.length;
        if (isLayer) passedBytes += Math.min(room, chunk.length);
        response.write(chunk.subarray(0, room));
      });
      reply.on("end", () => (isLayer && passedBytes >= stallAfterBytes ? undefined : response.end()));
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    get passedBytes() {
      return passedBytes;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
