// Times a whole run of one block in a container from outside: with a relay in front of the engine that sees the
// request for the container, the engine's events, and the run's transcript.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { join } from "node:path";
import { baseImage, engineAddress } from "../scripts/places.mjs";
import { start } from "./timing.mjs";

export const benchRuns = { command, measure };

/** The arguments of `start` that run it with the command. */
function command(folder, out = "run") {
  const file = join(folder, "hello.md");
  writeFileSync(file, '```python\nprint("hello")\n```\n');
  rmSync(join(folder, out), { recursive: true, force: true });
  return {
    entry: "cli.js",
    args: ["exec", file, "--image", baseImage, "--quiet", "--out", join(folder, out)],
  };
}

/** One run; all figures in milliseconds. */
async function measure({ node, folder, dist }) {
  const relayFolder = mkdtempSync(join(folder, "relay-"));
  const relay = await startRelay(join(relayFolder, "engine.sock"));
  const { entry, args } = command(folder);
  const startedAt = Date.now();
  await start({ node, folder, dist, entry, args, env: { DOCKER_HOST: `unix://${relay.path}` } });
  const exitedAt = Date.now();
  const codeEndedAt = codeEnd(join(folder, "run"));
  const goneAt = await timeOfRemoval(relay.containerId(), startedAt);
  await relay.close();
  return {
    toCreateMs: relay.createdAt() - startedAt,
    toCodeEndMs: codeEndedAt - startedAt,
    toGoneMs: goneAt - codeEndedAt,
    toExitMs: exitedAt - codeEndedAt,
  };
}

function codeEnd(folder) {
  const lines = readFileSync(join(folder, "transcript.jsonl"), "utf8").trimEnd().split("\n");
  const execution = lines.map((line) => JSON.parse(line)).findLast(({ type }) => type === "execution");
  return Date.parse(execution.at);
}

/** Passes everything on to the engine, and notes when a container is requested and its id. */
async function startRelay(path) {
  let createdAt;
  let containerId;
  const sockets = new Set();
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    const engine = net.connect({ ...connection(), allowHalfOpen: true });
    let isCreate = false;
    client.on("data", (chunk) => {
      isCreate = /^POST (\/v[\d.]+)?\/containers\/create/.test(chunk.toString("latin1"));
      if (isCreate) createdAt ??= Date.now();
    });
    engine.on("data", (chunk) => {
      if (isCreate) containerId ??= /"Id":"([0-9a-f]{64})"/.exec(chunk.toString("latin1"))?.[1];
    });
    for (const [one, other] of [
      [client, engine],
      [engine, client],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(path, resolve));
  return {
    path,
    createdAt: () => createdAt,
    containerId: () => containerId,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function connection() {
  const { socketPath, host, port } = engineAddress();
  return socketPath ? { path: socketPath } : { host, port };
}

/** When the engine removed the container. */
async function timeOfRemoval(id, startedAt) {
  const filters = JSON.stringify({ container: [id], event: ["destroy"] });
  const until = Date.now() + 2000;
  const query = new URLSearchParams({
    since: (startedAt / 1000).toFixed(3),
    until: (until / 1000).toFixed(3),
    filters,
  });
  const text = await new Promise((resolve, reject) => {
    const request = http.get({ ...engineAddress(), path: `/events?${query.toString()}` }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
        if (body.includes("\n")) resolve(body);
      });
      response.on("end", () => resolve(body));
    });
    request.on("error", reject);
  });
  const [line] = text.trim().split("\n");
  if (!line) throw new Error(`the container ${id} is still there 2 s after its run`);
  return JSON.parse(line).timeNano / 1e6;
}
