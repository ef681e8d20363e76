import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { clientIdentity, isClientAlive } from "../../../../src/process/client-identity.js";
import { judge } from "../../../../src/executors/docker/leftovers/judge.js";
import {
  cleanLeftovers,
  type CleanChoice,
  sweepLeftovers,
} from "../../../../src/executors/docker/leftovers/clean.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { nightly } from "../../../chance.js";
import { openDocker, testSettings } from "../support/docker-fixture.js";
import { type EngineRelay, openEngineRelay } from "../client/engine-relay.js";
import { docker, until } from "../support/engine-by-hand.js";
import { engineSocket, engineVariable } from "../support/engine-socket.js";

const { signal } = new AbortController();
const made: string[] = [];
const own = clientIdentity();

const unseenIdentity = "other/boot/pid:[1]/7/7";

/** The identity of a process like ours that has ended. */
const deadIdentity = own.replace(/\/\d+$/, "/1");

/**
 * As long as that of the dead client, and of another boot: what is labelled with it, runs of other tests that sweep beside
 * this one leave alone. Behind `openRevealing` it is the dead client's.
 */
const hiddenIdentity = deadIdentity
  .split("/")
  .with(1, "0".repeat(deadIdentity.split("/")[1]!.length))
  .join("/");

afterEach(async () => {
  for (const name of made.splice(0)) await docker("rm", "-f", name).catch(() => "");
});

/** A container as agent-exec labels it, but made by hand. */
async function make(
  labels: Readonly<Record<string, string>>,
  { isStarted = true, program = ["sleep", "60"] } = {},
): Promise<string> {
  const name = `left-${process.pid}-${made.length}`;
  made.push(name);
  const flags = Object.entries({ ...labels, "left-by": String(process.pid) }).flatMap(([label, value]) => [
    "--label",
    `${label}=${value}`,
  ]);
  await docker("create", "--name", name, ...flags, testSettings.image, ...program);
  if (isStarted) await docker("start", name);
  return name;
}

async function fateOf(name: string, options: Partial<CleanChoice> = {}): Promise<string | undefined> {
  const containers =
    options.withKept === true
      ? await cleanOwnKept()
      : await cleanLeftovers({ signal, variable: engineVariable, ...options });
  return containers.find((each) => each.name === name)?.fate;
}

/** A listing of the containers of this file alone: those that other tests keep beside it are not ours to remove. */
const listOwn = (request: string): string =>
  request.replace("agent-exec%3D1%22", `agent-exec%3D1%22%2C%22left-by%3D${process.pid}%22`);

/** The real engine, which tells of this file's containers alone, and of what a hidden client left as of a dead one's. */
function openRevealing(): Promise<EngineRelay> {
  return openEngineRelay({
    toEngine: listOwn,
    toClient: (answer) => answer.replaceAll(hiddenIdentity, deadIdentity),
  });
}

async function cleanOwnKept() {
  const engine = await openEngineRelay({ toEngine: listOwn });
  try {
    return await cleanLeftovers({ signal, endpoint: engine.endpoint, withKept: true });
  } finally {
    await engine.close();
  }
}

/**
 * A container that was kept and has ended, of a client that cannot be seen from here: a run of another test that sweeps
 * beside this one leaves it alone at every moment, also before it is started.
 */
async function makeKept(): Promise<string> {
  const labels = { "agent-exec": "1", "agent-exec.kept": "1", "agent-exec.client": unseenIdentity };
  const name = await make(labels, { program: ["true"] });
  await docker("wait", name);
  return name;
}

function isThere(name: string): Promise<boolean> {
  return docker("inspect", name).then(
    () => true,
    () => false,
  );
}

/** The real engine, and what it does when it is asked to remove one container. */
async function openEngine(
  id: string,
  onRemoval: (response: ServerResponse) => void,
  { onWait = () => undefined }: { readonly onWait?: () => void } = {},
): Promise<{ endpoint: string; close(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    if (method === "DELETE" && url?.includes(id) === true) return onRemoval(response);
    if (url?.includes(`${id}/wait`) === true) onWait();
    const forwarded = request({ socketPath: engineSocket, method, path: listOwn(url ?? ""), headers });
    forwarded.on("response", (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    endpoint: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

describe("a client", () => {
  it("is alive as long as its process is, and no other process with its number passes for it", async () => {
    expect(isClientAlive(own)).toBe(true);
    expect(isClientAlive(deadIdentity)).toBe(false);
    const child = spawn("sleep", ["60"]);
    const other = own.replace(/\/\d+\/\d+$/, `/${child.pid}/1`);
    expect(isClientAlive(other)).toBe(false);
    child.kill();
    await once(child, "exit");
  });

  it.each([
    ["another machine or boot", own.split("/").with(1, "0b0b0b0b").join("/")],
    ["another namespace", own.split("/").with(2, "pid:[1]").join("/")],
    ["a version that did not say", "host/12"],
    ["nobody", ""],
    ["a word", "1/2/3/4/5/6"],
  ])("cannot be told from here when it belongs to %s", (_title, identity) => {
    expect(isClientAlive(identity)).toBeNull();
  });
});

describe("clean", () => {
  it("removes what a dead client left, running or not, and says why", async () => {
    const labels = { "agent-exec": "1", "agent-exec.run": "r1", "agent-exec.client": hiddenIdentity };
    const names = [await make(labels), await make(labels, { isStarted: false })];
    const engine = await openRevealing();
    const clean = async (isDryRun: boolean) => {
      const containers = await cleanLeftovers({ signal, endpoint: engine.endpoint, isDryRun });
      return names.map((name) => containers.find((each) => each.name === name));
    };
    const left = { runId: "r1", reason: expect.stringMatching(/its run is dead|no longer runs/) };
    try {
      const foretold = expect.objectContaining({ ...left, fate: "would-remove" });
      expect(await clean(true)).toEqual([foretold, foretold]);
      expect(await Promise.all(names.map(isThere))).toEqual([true, true]);
      const removed = expect.objectContaining({ ...left, fate: "removed" });
      expect(await clean(false)).toEqual([removed, removed]);
      expect(await Promise.all(names.map(isThere))).toEqual([false, false]);
    } finally {
      await engine.close();
    }
  });

  it("touches nothing that lives, that may live elsewhere, or that is not ours", async () => {
    const ours = await make({ "agent-exec": "1", "agent-exec.client": own });
    const elsewhere = await make({ "agent-exec": "1", "agent-exec.client": "other/boot/pid:[1]/7/7" });
    const foreign = await make({ "agent-exec-like": "1", "agent-exec.client": deadIdentity });
    expect(await fateOf(ours, { withKept: true })).toBe("lives");
    expect(await fateOf(elsewhere, { withKept: true })).toBe("lives");
    expect(await fateOf(foreign, { withKept: true })).toBeUndefined();
    expect(await Promise.all([ours, elsewhere, foreign].map(isThere))).toEqual([true, true, true]);
  });

  nightly(
    "goes on with the next where the engine does not remove one, and says which",
    async () => {
      const names = [await makeKept(), await makeKept(), await makeKept()];
      const stuck = (await docker("inspect", "--format", "{{.Id}}", names[1]!)).trim();
      const engine = await openEngine(stuck, () => undefined);
      try {
        const containers = await cleanLeftovers({ signal, endpoint: engine.endpoint, withKept: true });
        const fates = names.map((name) => containers.find((each) => each.name === name)?.fate);
        expect(fates).toEqual(["removed", "stuck", "removed"]);
        expect(await Promise.all(names.map(isThere))).toEqual([false, true, false]);
      } finally {
        await engine.close();
      }
    },
    60_000,
  );

  it("says that one is removed only once it is, also where somebody else removes it", async () => {
    const kept = await makeKept();
    const id = (await docker("inspect", "--format", "{{.Id}}", kept)).trim();
    const engine = await openEngine(
      id,
      (response) => {
        response.writeHead(409, { "content-type": "application/json" });
        response.end(JSON.stringify({ message: `removal of container ${id} is already in progress` }));
      },
      { onWait: () => void docker("rm", "-f", kept) },
    );
    try {
      const containers = await cleanLeftovers({ signal, endpoint: engine.endpoint, withKept: true });
      expect(containers.map(({ name, fate }) => [name, fate])).toEqual([[kept, "removed"]]);
      expect(await isThere(kept)).toBe(false);
    } finally {
      await engine.close();
    }
  });

  it("leaves what a person kept, until it is asked for", async () => {
    const kept = await makeKept();
    expect(await fateOf(kept)).toBe("kept");
    expect(await isThere(kept)).toBe(true);
    expect(await fateOf(kept, { withKept: true })).toBe("removed");
    expect(await isThere(kept)).toBe(false);
  });

  it("takes by age only what cannot be seen from here", () => {
    const labelled = (client: string) => ({ labels: { "agent-exec.client": client }, state: "running" });
    const kindOf = (client: string, ageMs: number) =>
      judge({ ...labelled(client), ageMs }, { olderThanMs: 1000 }).kind;
    expect(kindOf("other/boot/pid:[1]/7/7", 1001)).toBe("left");
    expect(kindOf("other/boot/pid:[1]/7/7", 999)).toBe("lives");
    expect(kindOf(own, 1_000_000)).toBe("lives");
  });

  it("takes a container that was never started for left after ten minutes, whoever made it", () => {
    const listed = { labels: { "agent-exec.client": "other/boot/pid:[1]/7/7" }, state: "created" };
    expect(judge({ ...listed, ageMs: 599_000 }, { olderThanMs: Infinity }).kind).toBe("lives");
    expect(judge({ ...listed, ageMs: 601_000 }, { olderThanMs: Infinity }).kind).toBe("left");
  });

  nightly(
    "removes images that were built only where it is asked to, and none that a container holds",
    async () => {
      const name = `agent-exec-build:${randomBytes(16).toString("hex")}`;
      const [first, second] = [await make({}, { isStarted: false }), await make({}, { isStarted: false })];
      await docker("commit", first, name);
      await docker("rm", second);
      await docker("create", "--name", second, name);
      // Those that other tests built are not ours to remove.
      const engine = await openEngineRelay({
        toEngine: (request) =>
          listOwn(request).replace("agent-exec-build%22", `${encodeURIComponent(name)}%22`),
      });
      const fateOfImage = async (options: Partial<CleanChoice>) => {
        const all = await cleanLeftovers({ signal, endpoint: engine.endpoint, ...options });
        return all.find((each) => each.kind === "image" && each.name === name)?.fate;
      };
      try {
        expect(await fateOfImage({})).toBeUndefined();
        expect(await fateOfImage({ withImages: true, isDryRun: true })).toBe("would-remove");
        expect(await fateOfImage({ withImages: true })).toBe("lives");
        await docker("rm", second);
        expect(await fateOfImage({ withImages: true })).toBe("removed");
        expect(await docker("images", "--quiet", name)).toBe("");
      } finally {
        await engine.close();
      }
    },
    60_000,
  );

  nightly(
    "removes caches only where it is asked to, says whose they were, and none that a container holds",
    async () => {
      const name = `agent-exec-cache-${randomBytes(8).toString("hex")}-pip`;
      const labels = ["--label", "agent-exec=1", "--label", "agent-exec.owner=org/one"];
      await docker("volume", "create", ...labels, name);
      const like = await docker("volume", "create", `mine-${name}`);
      const mount = ["--mount", `type=volume,source=${name},target=/data`];
      const holder = await docker("create", ...mount, testSettings.image, "true");
      // Those of others are not ours to remove.
      const engine = await openEngineRelay({
        toEngine: (request) => listOwn(request).replace("agent-exec-cache-%22", `${name}%22`),
      });
      const find = async (options: Partial<CleanChoice>) => {
        const all = await cleanLeftovers({ signal, endpoint: engine.endpoint, ...options });
        return all.filter(({ kind }) => kind === "cache").map(({ fate, reason }) => [fate, reason]);
      };
      try {
        expect(await find({})).toEqual([]);
        expect(await find({ withCaches: true, isDryRun: true })).toEqual([
          ["would-remove", "this volume is a cache of org/one"],
        ]);
        expect(await find({ withCaches: true })).toEqual([["lives", ""]]);
        await docker("rm", holder);
        expect(await find({ withCaches: true })).toEqual([["removed", "this volume is a cache of org/one"]]);
        expect(await docker("volume", "ls", "-q", "--filter", `name=${name}`)).toBe(like);
      } finally {
        await engine.close();
        await docker("volume", "rm", "--force", name, like);
      }
    },
    60_000,
  );

  it("says that there is no engine", async () => {
    await expect(cleanLeftovers({ endpoint: "unix:///no/engine.sock", signal })).rejects.toMatchObject({
      code: "engine-unavailable",
    });
  });
});

describe("a fresh run", () => {
  it("asks the engine for leftovers only once in ten minutes, however many runs a process starts", async () => {
    const engine = await openEngineRelay();
    try {
      const connection = await connectEngine({ endpoint: engine.endpoint, signal });
      for (let run = 1; run <= 3; run += 1) await sweepLeftovers(connection, signal);
      expect(engine.said.match(/GET \S+\/containers\/json/g)).toHaveLength(1);
      expect(engine.said.match(/GET \S+\/images\/json\S+agent-exec-build/g)).toHaveLength(1);
    } finally {
      await engine.close();
    }
  });

  nightly("removes in passing what a dead client of its host left", async () => {
    const left = await make({ "agent-exec": "1", "agent-exec.client": hiddenIdentity });
    const kept = await makeKept();
    const engine = await openRevealing();
    const session = await openDocker({ runId: "sweeper", endpoint: engine.endpoint }).start({ signal });
    try {
      await until(async () => !(await isThere(left)));
      expect(await isThere(kept)).toBe(true);
    } finally {
      await session.stop();
      await engine.close();
    }
  });
});
