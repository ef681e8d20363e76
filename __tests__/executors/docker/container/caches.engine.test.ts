import { createHash, randomBytes } from "node:crypto";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import { givenCaches } from "../../../../src/executors/docker/settings/given-settings.js";
import type { ContainerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import { caches as cacheValues } from "../../../../src/executors/docker/settings/values.js";
import type { Session, StartOptions } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { openDocker } from "../support/docker-fixture.js";
import { docker, leftOf } from "../support/engine-by-hand.js";
import { openRewritingEngine } from "../support/rewriting-engine.js";

const { signal } = new AbortController();
const runId = `caches-${process.pid}`;
const owner = `test/${randomBytes(8).toString("hex")}`;
const volumes = new Set<string>();

let session: Session | null = null;
afterEach(async () => {
  await session?.stop();
  session = null;
});
afterAll(async () => {
  if (volumes.size > 0) await docker("volume", "rm", "--force", ...volumes);
});

async function start(
  words: readonly string[],
  container: ContainerSettings,
  { endpoint, ...options }: Partial<StartOptions> & { endpoint?: string } = {},
): Promise<Session> {
  const { caches } = givenCaches({
    settings: { cache: cacheValues().schema.parse([...words]) },
    cacheOwner: { name: owner },
  });
  for (const { volume } of caches) volumes.add(volume);
  const settings = {
    runId,
    container: { ...container, caches },
    ...(endpoint !== undefined && { endpoint }),
  };
  return (session = await openDocker(settings).start({ signal, ...options }));
}

function run(code: string, language = "sh"): Promise<Execution> {
  const sha256 = createHash("sha256").update(code).digest("hex");
  return session!.execute({ language, code, path: null, sha256 }, { timeoutMs: 60_000, signal });
}

async function outputOf(code: string, language?: string): Promise<string> {
  const { stdout, stderr } = await run(code, language);
  return stdout.text + stderr.text;
}

/** What a package is to those that install it. */
const fetchOnce = `cd "$AGENT_EXEC_CACHE/models" && if [ -e one/model ]; then echo found; else
  mkdir one && echo weights > one/model && echo fetched; fi > /workspace/how`;

/** Helps the code as a setup can: a program with its group's rights, and a process that holds a file of the cache open. */
const helpful = `cp /bin/sh /tmp/helper; cp /bin/sh /workspace/helper; chmod 6777 /tmp/helper /workspace/helper
  exec 9>>"$AGENT_EXEC_CACHE/models/one/model"; sleep 431 >/dev/null 2>&1 &`;

/** As code would try it that wants its own verification to install another package. */
const poison = `
import ctypes, os, shutil, stat, subprocess
places = ["/models", "/models/one", "/run/agent-exec-cache", "/run/agent-exec-cache/models", "/run/agent-exec-cache/models/one"]
for folder in places:
    for act in (
        lambda: open(folder + "/model", "w").write("poison"),
        lambda: open(folder + "/model", "a").write("poison"),
        lambda: os.chmod(folder, 0o777),
        lambda: os.rename(folder, folder + "-gone"),
        lambda: os.unlink(folder + "/model"),
        lambda: os.symlink("/workspace", folder + "/link"),
        lambda: shutil.rmtree(folder),
        lambda: os.utime(folder + "/model", (0, 0)),
        lambda: os.setxattr(folder + "/model", "user.poison", b"1"),
    ):
        try:
            act()
            print("did something to", folder)
        except OSError:
            pass
for become in (lambda: os.setgid(65533), lambda: os.setgroups([65533]), lambda: os.setegid(65533), lambda: os.setuid(0)):
    try:
        become()
        print("became another")
    except OSError:
        pass
libc = ctypes.CDLL(None, use_errno=True)
if libc.mount(None, b"/models", None, 32 | 4096, None) == 0: print("mounted it anew")
if libc.unshare(0x10000000 | 0x20000) == 0: print("has a namespace of its own")
# What the setup left to be started with its group.
for left in ("/workspace/helper", "/tmp/helper"):
    subprocess.run([left, "-c", "echo poison > /run/agent-exec-cache/models/one/model"], stderr=subprocess.DEVNULL)
for process in os.listdir("/proc"):
    for way in ("root/run/agent-exec-cache/models/one/model", "cwd/one/model", *(f"fd/{n}" for n in range(30))):
        path = f"/proc/{process}/{way}"
        try:
            if process.isdigit() and os.path.samestat(os.stat(path), os.stat("/models/one/model")):
                open(path, "a").write("poison")
                print("wrote by", path)
        except OSError:
            pass
print(open("/models/one/model").read(), end="")
`;

describe("a cache", () => {
  it("keeps for the next setup what a setup left, and nothing of what code tried in between", async () => {
    await start(["models:/models"], { setup: [fetchOnce, helpful] });
    expect(session!.facts).toMatchObject({ held: { caches: true } });
    expect(await outputOf("cat how; id -g; stat -c %u:%a how")).toBe("fetched\n1000\n1000:644\n");
    expect(await outputOf(poison, "python")).toBe("weights\n");
    await session!.stop();
    for (const purpose of ["verification", "blocks"] as const) {
      await start(["models:/models"], { setup: [fetchOnce, helpful] }, { purpose });
      expect(await outputOf("cat how /models/one/model; ls -A /models /models/one")).toBe(
        "found\nweights\n/models:\none\n\n/models/one:\nmodel\n",
      );
      expect(await outputOf(poison, "python")).toBe("weights\n");
      await session!.stop();
    }
    expect(await leftOf(runId)).toEqual([]);
  }, 120_000);

  it("is named to a tool in its setup, and to code where code can read it", async () => {
    const names = "PIP_CACHE_DIR npm_config_cache CARGO_HOME AGENT_EXEC_CACHE";
    const setup = [`for name in ${names}; do printenv $name; done > seen; touch "$CARGO_HOME/config.toml"`];
    await start(["pip", "npm", "cargo"], { setup });
    const at = "/run/agent-exec-cache";
    expect(await outputOf(`cat seen; printenv ${names}; ls /cache/cargo; ls ${at}`)).toMatch(
      new RegExp(
        `^${at}/pip\n${at}/npm\n${at}/cargo\n${at}\n/cache/cargo\nconfig.toml\n.*Permission denied\n$`,
      ),
    );
    expect(session!.facts.limits).toMatchObject({
      caches: "pip, npm, cargo at /cache/cargo: read-only except for the setup",
    });
  }, 60_000);

  it.each([
    ["the folder that holds it is open to all", "mode=0750", "mode=0777"],
    ["its view for code can be written", '"ReadOnly":true', '"ReadOnly":null'],
  ])(
    "of an engine with which %s ends the run before the first block",
    async (_title, asked, made) => {
      const engine = await openRewritingEngine(asked, made);
      try {
        await expect(
          start(["models:/models"], { setup: ["true"] }, { endpoint: engine.endpoint }),
        ).rejects.toMatchObject({
          code: "setup-failed",
          message:
            "Only `setup` should be able to write to a cache, but this engine lets the code write to it too.",
        });
        expect(await leftOf(runId)).toEqual([]);
      } finally {
        await engine.close();
      }
    },
    60_000,
  );
});
