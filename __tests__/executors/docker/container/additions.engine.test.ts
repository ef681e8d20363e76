import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, symlink, writeFile, chmod } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { usualFolder } from "../../../../scripts/places.mjs";
import { nightly } from "../../../chance.js";
import { createSpec } from "../../../../src/executors/docker/container/container-spec.js";
import { chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";
import type { ContainerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { openDocker, testSettings } from "../support/docker-fixture.js";
import { openEngineRelay } from "../client/engine-relay.js";
import { containersOf, docker, leftOf, onlyContainerOf, until } from "../support/engine-by-hand.js";

const { signal } = new AbortController();
const runId = `additions-${process.pid}`;
const name = `kept-${process.pid}`;

let session: Session | null = null;
afterEach(async () => {
  await session?.stop();
  session = null;
  for (const id of await containersOf(runId)) await docker("rm", "-f", "-v", id);
});

async function start(
  container: ContainerSettings,
  more: Parameters<typeof openDocker>[0] = {},
): Promise<Session> {
  return (session = await openDocker({ runId, container, ...more }).start({ signal }));
}

function run(code: string, language = "sh"): Promise<Execution> {
  const sha256 = createHash("sha256").update(code).digest("hex");
  return session!.execute({ language, code, path: null, sha256 }, { timeoutMs: 20_000, signal });
}

async function outputOf(code: string): Promise<string> {
  const { stdout, stderr } = await run(code);
  return stdout.text + stderr.text;
}

function processesIn(container: string): Promise<string> {
  return docker("top", container, "-eo", "pid,args");
}

describe("what a person adds to the container", () => {
  it("reaches the code: variables, hosts and limits of each process", async () => {
    await start({
      environment: [
        { name: "GREETING", value: 'a = $HOME `b`\n"c"' },
        { name: "HOME", value: "/tmp/elsewhere" },
      ],
      hosts: [{ name: "db.test", address: "10.1.2.3" }],
      ulimits: [{ name: "nofile", soft: 123, hard: 456 }],
    });
    expect(await outputOf('printf "%s|" "$GREETING"; echo "$HOME"')).toBe(
      'a = $HOME `b`\n"c"|/tmp/elsewhere\n',
    );
    expect(await outputOf("grep db.test /etc/hosts")).toBe("10.1.2.3\tdb.test\n");
    expect(await outputOf("ulimit -Sn; ulimit -Hn; ulimit -c")).toBe("123\n456\n0\n");
  });

  it("is asked of the engine by name and number: graphics processors, a runtime", () => {
    const spec = createSpec({
      settings: { ...testSettings, container: { gpus: { count: 0, ids: ["0", "GPU-1"] }, runtime: "runsc" } },
      sizes: chooseSizes(testSettings),
      imageId: "sha256:abc",
      imageVolumes: [],
      name: "agent-exec-1",
    });
    expect(spec.HostConfig.DeviceRequests).toEqual([
      { Driver: "", Count: 0, DeviceIDs: ["0", "GPU-1"], Capabilities: [["gpu"]] },
    ]);
    expect(spec.HostConfig.Runtime).toBe("runsc");
  });

  it.each<[string, ContainerSettings, RegExp, RegExp]>([
    ["a graphics processor that is not there", { gpus: { count: -1, ids: [] } }, /no GPU/, /omit `gpus`/],
    [
      "a runtime that the engine does not know",
      { runtime: "no-such-runtime" },
      /runtime/,
      /remove `runtime`/,
    ],
    [
      "a folder that is not there",
      { volumes: [{ source: "/no/such/folder", target: "/data", isReadOnly: true }] },
      /volume/,
      /folder must exist/,
    ],
  ])(
    "is refused in clear words when it is %s, and nothing is left",
    async (_title, container, message, nextStep) => {
      await expect(start(container)).rejects.toMatchObject({
        code: "settings-invalid",
        message: expect.stringMatching(message),
        nextStep: expect.stringMatching(nextStep),
      });
      expect(await leftOf(runId)).toEqual([]);
    },
  );

  describe("as a folder", () => {
    let folder = "";
    beforeAll(async () => {
      folder = await mkdtemp(join(usualFolder, "volume-"));
      await chmod(folder, 0o777);
      await writeFile(join(folder, "seen"), "here\n");
    });
    afterAll(() => rm(folder, { recursive: true }));

    it.each([
      [
        "a link to all of the machine",
        "to-root",
        /leads to \/\. With this volume, the code could control the machine/,
      ],
      [
        "a link to what the kernel tells",
        "to-proc",
        /leads to \/proc\/sys\. With this volume, the code could control the machine/,
      ],
      [
        "a socket under another name",
        "socket",
        /is a socket\. With this volume, the code could control the machine/,
      ],
    ])("is refused when it is %s", async (_title, name, message) => {
      const outside = await mkdtemp(join(usualFolder, "volume-sources-"));
      const server = createServer().listen(join(outside, "socket"));
      try {
        await once(server, "listening");
        await symlink("/", join(outside, "to-root"));
        await symlink("/proc/sys", join(outside, "to-proc"));
        const volumes = [{ source: join(outside, name), target: "/data", isReadOnly: true }];
        await expect(start({ volumes })).rejects.toMatchObject({
          code: "settings-invalid",
          message: expect.stringMatching(message),
        });
      } finally {
        server.close();
        await rm(outside, { recursive: true });
      }
    });

    it("can be read, and written only where that was asked for", async () => {
      await start({
        volumes: [
          { source: folder, target: "/data", isReadOnly: true },
          { source: folder, target: "/mnt/out", isReadOnly: false },
        ],
      });
      const output = await outputOf(
        "cat /data/seen; echo no > /data/new; echo yes > /mnt/out/new; cat /data/new",
      );
      expect(output).toMatch(/^here\nyes\n.*\/data\/new: Read-only file system/s);
      expect(session!.facts).toMatchObject({
        limits: { "no host path": `${folder} at /data, read-only; ${folder} at /mnt/out, writable` },
        held: { "no host path": false },
      });
    });
  });
});

describe("additions with which no container starts", () => {
  it.each<[string, ContainerSettings, RegExp]>([
    ["env", { environment: [{ name: "PATH", value: "/nowhere" }] }, /PATH that `env` sets, "\/nowhere"/],
    [
      "ulimit",
      { ulimits: [{ name: "nofile", soft: 1, hard: 1 }] },
      /nofile=1, and starts without it: .*too many open files/,
    ],
  ])("are named: %s", async (setting, container, message) => {
    await expect(start(container)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(message),
      nextStep: expect.stringContaining(`\`${setting}\``),
    });
    expect(await leftOf(runId)).toEqual([]);
  });
});

describe("a setup", () => {
  it("prepares each fresh container as the code's own user, and what it left running is dead", async () => {
    const container = {
      setup: ["echo 1 > made; id -u > who; sleep 432 & sleep 0.1", "test -e made && touch again"],
    };
    await start(container);
    expect(session!.facts.setup?.map(({ command }) => command)).toHaveLength(2);
    expect(await outputOf("cat made who; ls")).toMatch(/^1\n1000\nagain\nmade\n/);
    expect(await processesIn(await onlyContainerOf(runId))).not.toContain("sleep 432");
    await session!.stop();
    await start(container);
    expect(await outputOf("cat made")).toBe("1\n");
  });

  nightly("leaves nothing running also where the engine's machine is slow to end it", async () => {
    let slowUntil = Infinity;
    const engine = await openEngineRelay({
      // Longer than the 700 ms of one kill.
      toEngine: (said) => {
        // The killer that waits is started long before.
        if (said.includes('"kill -9 -1"')) slowUntil = Math.min(slowUntil, performance.now() + 1200);
        return performance.now() < slowUntil ? said.replaceAll("kill -9 -1", "kill -0 -1") : said;
      },
    });
    try {
      await start({ setup: ["sleep 433 & sleep 0.1"] }, { endpoint: engine.endpoint });
      expect(await processesIn(await onlyContainerOf(runId))).not.toContain("sleep 433");
      await session?.stop();
    } finally {
      await engine.close();
    }
  });

  it("that fails is told with its command, its exit code and its last words, and nothing is left", async () => {
    await expect(start({ setup: ["true", "echo why >&2; exit 7", "touch never"] })).rejects.toMatchObject({
      code: "setup-failed",
      message: expect.stringMatching(/`echo why.*exit code 7 and printed:\nwhy/s),
      nextStep: expect.stringContaining(
        "The setup had no network. If the setup's commands need a network, set `setup-network` to `full`.",
      ),
    });
    expect(await leftOf(runId)).toEqual([]);
  });

  it("that fails at a read-only folder of the image, as Go's, is told where it can write", async () => {
    await expect(start({ setup: ["mkdir /usr/go"] })).rejects.toMatchObject({
      code: "setup-failed",
      nextStep: expect.stringMatching(/^Let the command write below `\/tmp`, .* `env: GOPATH=\/tmp\/go`\./),
    });
  });

  nightly("that fails leaves no container to look into either, and says so", async () => {
    await expect(start({ setup: ["false"], isStopped: false })).rejects.toMatchObject({
      code: "setup-failed",
      nextStep: expect.stringMatching(
        /The container was removed, because agent-exec keeps it only if the setup succeeds\.$/,
      ),
    });
    expect(await leftOf(runId)).toEqual([]);
  });

  it("can be cancelled", async () => {
    const stop = new AbortController();
    const starting = openDocker({ runId, container: { setup: ["sleep 100"] } }).start({
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(new Error("enough")), 800);
    await expect(starting).rejects.toThrow("enough");
    expect(await leftOf(runId)).toEqual([]);
  });

  it("has a network when it asks for one, and no block has it after", async () => {
    await start({ setup: ["cat /proc/net/dev > during"], setupNetwork: "full" });
    expect(session!.facts.held).toMatchObject({ "setup network": true });
    expect(session!.facts.held["network"]).toBe(true);
    expect(await outputOf("grep -c eth0 during; grep -c : /proc/net/dev; cat /proc/net/route | wc -l")).toBe(
      "1\n1\n1\n",
    );
  });

  it("has no network when it does not ask for one", async () => {
    await start({ setup: ["cat /proc/net/dev > during"] });
    expect(await outputOf("grep -c : during")).toBe("1\n");
  });
});

describe("a container that a person keeps", () => {
  it("runs on under its name, with the workspace and what blocks left running", async () => {
    await start({ name, isStopped: false });
    await run("echo kept > file; sleep 433 > /dev/null 2>&1 &");
    expect(await session!.keep!()).toMatchObject({
      name,
      as: "running",
      hint: expect.stringContaining(name),
    });
    await session!.stop();
    // What waited for us goes.
    await until(async () => !(await processesIn(name)).includes("kill -9"));
    expect(await docker("exec", name, "cat", "/workspace/file")).toBe("kept");
    expect(await processesIn(name)).toContain("sleep 433");
  });

  nightly(
    "runs on also where the shell that takes our questions was ended, as by the memory's limit",
    async () => {
      await start({ name, isStopped: false });
      const endsGrandchildren = `for stat in /proc/[0-9]*/stat; do
      read -r pid _ _ parent _ <$stat; case $parent in 0|1) ;; *) echo $pid; kill -9 $pid ;; esac
    done`;
      expect(await docker("exec", "-u", "65533", name, "sh", "-c", endsGrandchildren)).toMatch(/^\d+$/);
      expect(await session!.keep!()).toMatchObject({
        name,
        as: "running",
        hint: expect.stringContaining(name),
      });
      await session!.stop();
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await docker("inspect", "--format", "{{.State.Running}}", name)).toBe("true");
    },
  );

  nightly("is gone, and said to be, where nothing in it can be told to stay", async () => {
    await start({ name, isStopped: false });
    // One may be born while the others are stopped.
    await until(async () => {
      const [, ...rows] = (await docker("top", name, "-eo", "pid,stat")).split("\n");
      const going = rows
        .map((row) => row.trim().split(/\s+/))
        .filter(([, state = ""]) => !state.startsWith("T"));
      for (const [pid] of going) process.kill(Number(pid), "SIGSTOP");
      return going.length === 0;
    });
    expect(await session!.keep!()).toBeNull();
    expect(await leftOf(runId)).toEqual([]);
    await session!.stop();
  });

  it("ends with a run that does not come to say that it stays", async () => {
    await start({ name, isStopped: false });
    await session!.stop();
    expect(await leftOf(runId)).toEqual([]);
  });

  it("is there after its end when it is only not removed", async () => {
    await start({ name, isRemoved: false });
    expect(await session!.keep!()).toMatchObject({
      name,
      as: "stopped",
      hint: expect.stringContaining(name),
    });
    await session!.stop();
    expect(await docker("inspect", "--format", "{{.State.Running}}", name)).toBe("false");
  });

  it("is not the one of a verification", async () => {
    const executor = openDocker({ runId, container: { name, isStopped: false, isRemoved: false } });
    session = await executor.start({ signal, purpose: "verification" });
    expect(session.keep).toBeUndefined();
    await session.stop();
    expect(await leftOf(runId)).toEqual([]);
  });

  nightly("is replaced under the same name when it is lost", async () => {
    await start({ name, isStopped: false });
    await docker("kill", name);
    expect((await run("true")).ending).toBe("container-lost");
    expect(await session!.keep!()).toBeNull();
    await session!.stop();
    await start({ name, isStopped: false });
    expect((await run("true")).exitCode).toBe(0);
  });

  it("whose name another container has is refused, and the other one is left alone", async () => {
    const other = await docker("create", "--name", name, testSettings.image, "true");
    try {
      await expect(start({ name })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringMatching(/`container-name`.*`agent-exec clean --kept` removes/),
      });
      expect(await docker("inspect", "--format", "{{.Id}}", name)).toBe(other);
      expect(await leftOf(runId)).toEqual([]);
    } finally {
      await docker("rm", "-f", other);
    }
  });
});
