import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  mkdtemp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { userInfo } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";

export interface E2bServer extends AsyncDisposable {
  /** What leads E2B's own client here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Of all sandboxes that were asked for, in order: which live. */
  readonly sandboxes: readonly { readonly template: string; readonly lives: boolean }[];
  /** Ends all sandboxes, as if their time were over. */
  endAll(): Promise<void>;
}

interface Sandbox {
  readonly id: string;
  readonly template: string;
  readonly token: string;
  /** The user's home; what is given no absolute path lies there. */
  readonly home: string;
  readonly commands: Map<number, ChildProcess>;
  /** What it is answering. */
  readonly answers: Set<ServerResponse>;
  lives: boolean;
}

interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer that is an error, as its protocol's codes tell it. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string | number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * E2B, as far as an executor needs it and as the client of the npm package `e2b` speaks with it: the service's REST calls that
 * make and end a sandbox, and the daemon in a sandbox (`envd`), whose files are asked for by HTTP and whose processes by Connect's
 * protocol in JSON. A sandbox is a temporary folder, and its commands are processes of this machine.
 */
export async function startE2bServer(): Promise<E2bServer> {
  const apiKey = `e2b_${randomBytes(20).toString("hex")}`;
  const sandboxes = new Map<string, Sandbox>();
  const server = createServer((request, response) => {
    serve(request, response).catch((thrown: unknown) => {
      if (response.headersSent) return response.destroy();
      const { status = 500, code = 500, message } = thrown as Partial<Refused> & Error;
      return answer(response, { code, message }, status);
    });
  });
  // A busy client would send its next request on a connection that is closed at that moment for having been idle.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", url);
    const { method = "GET", headers } = request;
    const call = { path, query, method, headers, body: await buffer(request) };
    const id = headers["e2b-sandbox-id"];
    if (id === undefined) return serveApi(call, response);
    const sandbox = sandboxes.get(String(id));
    if (sandbox?.lives !== true) throw new Refused(502, 502, "The sandbox was not found");
    if (headers["x-access-token"] !== sandbox.token)
      throw new Refused(401, "unauthenticated", "invalid token");
    sandbox.answers.add(response);
    response.once("close", () => sandbox.answers.delete(response));
    return serveSandbox(sandbox, call, response);
  }

  async function serveApi({ path, method, headers, body }: Call, response: ServerResponse): Promise<void> {
    if (headers["x-api-key"] !== apiKey) throw new Refused(401, 401, "Invalid API key");
    if (method === "POST" && path === "/v2/sandboxes") {
      const { templateID, timeout } = JSON.parse(body.toString()) as { templateID: string; timeout: number };
      // On a disk, as in E2B's machines: in memory, a write through a memory map changes no file's time.
      const home = await realpath(await mkdtemp("/var/tmp/agent-exec-e2b-"));
      const id = randomBytes(10).toString("hex");
      const token = randomBytes(16).toString("hex");
      const sandbox: Sandbox = {
        id,
        template: templateID,
        token,
        home,
        commands: new Map(),
        answers: new Set(),
        lives: true,
      };
      sandboxes.set(id, sandbox);
      setTimeout(() => void end(sandbox), timeout * 1000).unref();
      const versions = { envdVersion: "0.5.7", envdAccessToken: token };
      return answer(response, { templateID, sandboxID: id, clientID: "fake", ...versions }, 201);
    }
    const sandbox = sandboxes.get(path.replace("/sandboxes/", ""));
    if (method !== "DELETE" || sandbox?.lives !== true) throw new Refused(404, 404, `${path} was not found`);
    await end(sandbox);
    response.writeHead(204).end();
  }

  const endAll = async (): Promise<void> => void (await Promise.all([...sandboxes.values()].map(end)));
  return {
    environment: { E2B_API_KEY: apiKey, E2B_API_URL: url, E2B_SANDBOX_URL: url },
    get sandboxes() {
      return [...sandboxes.values()];
    },
    endAll,
    async [Symbol.asyncDispose]() {
      await endAll();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A machine that ends takes all its processes with it: here all that has inherited its name. */
async function end(sandbox: Sandbox): Promise<void> {
  if (!sandbox.lives) return;
  sandbox.lives = false;
  for (const response of sandbox.answers) response.destroy();
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
    if (!environment.split("\0").includes(nameOf(sandbox))) continue;
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  await rm(sandbox.home, { recursive: true, force: true, maxRetries: 5 });
}

function nameOf({ id }: Sandbox): string {
  return `E2B_SANDBOX_ID=${id}`;
}

async function serveSandbox(sandbox: Sandbox, call: Call, response: ServerResponse): Promise<void> {
  const ask = () => JSON.parse(call.body.toString()) as { path: string; depth?: number };
  switch (`${call.method} ${call.path}`) {
    case "GET /health":
      return void response.writeHead(204).end();
    case "GET /files": {
      const content = await readFile(placeOf(sandbox, call.query.get("path") ?? "")).catch((error: Error) => {
        throw new Refused(404, 404, error.message);
      });
      const headers = { "content-type": "application/octet-stream", "content-length": content.byteLength };
      return void response.writeHead(200, headers).end(content);
    }
    case "POST /files":
      return answer(response, await upload(sandbox, call));
    case "POST /filesystem.Filesystem/ListDir": {
      const { path, depth = 1 } = ask();
      const folder = placeOf(sandbox, path);
      if (!(await stat(folder).catch(() => null))?.isDirectory())
        throw new Refused(404, "not_found", `directory not found: ${folder}`);
      const entries: object[] = [];
      for await (const entry of walk(folder, depth)) entries.push(entry);
      return answer(response, { entries });
    }
    case "POST /process.Process/Start":
      return start(sandbox, call, response);
    case "POST /process.Process/SendSignal": {
      const asked = JSON.parse(call.body.toString()) as { process: { pid: number }; signal: string };
      const command = sandbox.commands.get(asked.process.pid);
      if (command === undefined) throw new Refused(404, "not_found", `no process ${asked.process.pid}`);
      command.kill(asked.signal === "SIGNAL_SIGKILL" ? "SIGKILL" : "SIGTERM");
      return answer(response, {});
    }
    default:
      throw new Refused(404, "unimplemented", `${call.method} ${call.path} is nothing that is spoken here`);
  }
}

/** Where a path of the sandbox lies; its user may write nowhere else. */
function placeOf({ home }: Sandbox, path: string): string {
  const place = resolve(home, path);
  if (place !== home && !place.startsWith(home + sep))
    throw new Refused(500, 500, `open ${place}: permission denied`);
  return place;
}

async function upload(sandbox: Sandbox, { query, headers, body }: Call): Promise<object[]> {
  const type = headers["content-type"] ?? "";
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const written: object[] = [];
  for (const part of form.getAll("file")) {
    if (typeof part === "string") throw new Refused(400, 400, "a part is no file");
    const path = placeOf(sandbox, query.get("path") ?? part.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(await part.arrayBuffer()));
    written.push({ path, name: path.split(sep).at(-1), type: "file" });
  }
  return written;
}

/** Entries as the daemon tells them: of a link its end, numbers of 64 bits as text. */
async function* walk(folder: string, depth: number): AsyncGenerator<object> {
  for (const name of (await readdir(folder)).toSorted()) {
    const path = join(folder, name);
    const own = await lstat(path);
    const target = own.isSymbolicLink() ? await realpath(path).catch(() => readlink(path)) : undefined;
    const facts = target === undefined ? own : await stat(path).catch(() => null);
    const kinds = facts?.isDirectory() ? "FILE_TYPE_DIRECTORY" : "FILE_TYPE_FILE";
    const isKnown = facts?.isFile() === true || facts?.isDirectory() === true;
    yield {
      name,
      type: isKnown ? kinds : "FILE_TYPE_UNSPECIFIED",
      path,
      size: String(own.size),
      mode: (facts?.mode ?? 0) & 0o777,
      owner: userInfo().username,
      modifiedTime: own.mtime.toISOString(),
      ...(target !== undefined && { symlinkTarget: target }),
    };
    if (own.isDirectory() && depth > 1) yield* walk(path, depth - 1);
  }
}

interface StartRequest {
  readonly process: {
    readonly cmd: string;
    readonly args?: readonly string[];
    readonly envs?: Readonly<Record<string, string>>;
    readonly cwd?: string;
  };
}

/** A stream of Connect's: each message with a byte of flags and its length before it, the last one flagged. */
async function start(sandbox: Sandbox, { body, headers }: Call, response: ServerResponse): Promise<void> {
  const asked = JSON.parse(body.subarray(5).toString()) as StartRequest;
  const { cmd, args = [], envs = {}, cwd = "" } = asked.process;
  const { home } = sandbox;
  const [name = "", id = ""] = nameOf(sandbox).split("=");
  const env = { PATH: process.env["PATH"], HOME: home, USER: "user", LOGNAME: "user", [name]: id, ...envs };
  response.writeHead(200, { "content-type": "application/connect+json" });
  const send = (message: object, flags = 0): void => {
    const json = Buffer.from(JSON.stringify(message));
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(json.byteLength, 1);
    response.write(Buffer.concat([head, json]));
  };
  const tell = (event: object): void => send({ event });
  const folder = placeOf(sandbox, cwd);
  if (!(await stat(folder).catch(() => null))?.isDirectory()) {
    send({ error: { code: "invalid_argument", message: `cwd '${folder}' does not exist` } }, 2);
    return void response.end();
  }
  // What ends the request does not end the command; its time does, where it was given one, and only the command.
  const timeout = Number(headers["connect-timeout-ms"] ?? 0);
  const command = spawn(cmd, args, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    timeout,
    killSignal: "SIGKILL",
  });
  await once(command, "spawn");
  const pid = command.pid!;
  sandbox.commands.set(pid, command);
  tell({ start: { pid } });
  let quiet = 0;
  for (const stream of ["stdout", "stderr"] as const)
    command[stream].on("data", (chunk: Buffer) => {
      quiet = 0;
      tell({ data: { [stream]: chunk.toString("base64") } });
    });
  const [exitCode, signal] = (await once(command, "exit")) as [number | null, NodeJS.Signals | null];
  // All that it printed is there by now. Whoever holds its pipes after it is not waited for.
  for (; quiet < 3; quiet++) await turn();
  command.stdout.destroy();
  command.stderr.destroy();
  sandbox.commands.delete(pid);
  const status = signal === null ? `exit status ${exitCode}` : `signal: ${signalWords[signal] ?? signal}`;
  tell({
    end: {
      ...(exitCode !== 0 && { exitCode: exitCode ?? -1, error: status }),
      ...(exitCode !== null && { exited: true }),
      status,
    },
  });
  send({}, 2);
  response.end();
}

/** As Go names them, in which the daemon is written. */
const signalWords: Readonly<Record<string, string>> = {
  SIGKILL: "killed",
  SIGTERM: "terminated",
  SIGINT: "interrupt",
  SIGHUP: "hangup",
  SIGABRT: "aborted",
  SIGSEGV: "segmentation fault",
};

function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
