import { randomBytes } from "node:crypto";
import { readdir, readlink } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { fenced, image, runCommand, scriptFile, startCommand } from "./command-line.js";
import { comesTrue, containersOf, leftOf, runIdIn } from "./support/containers.js";

const own = randomBytes(4).toString("hex");

/** What another tool, or an agent-exec that is not ours to judge, may have on the same engine. */
const foreign = {
  named: `agent-exec-${own}`,
  labelled: `labelled-${own}`,
  elsewhere: `elsewhere-${own}`,
  volume: `agent-exec-${own}-volume`,
  network: `agent-exec-${own}-network`,
};

const labels = {
  labelled: { "agent-exec-tools": "1", "agent-exec.runner": own, agent: "exec" },
  elsewhere: { "agent-exec": "1", "agent-exec.run": own, "agent-exec.client": "another-machine/1" },
} as const;

async function foreignContainer(name: string, with_: Readonly<Record<string, string>> = {}): Promise<void> {
  const words = Object.entries(with_).flatMap(([key, value]) => ["--label", `${key}=${value}`]);
  await docker("run", "-d", "--init", "--name", name, ...words, image, "sleep", "300");
}

async function foreignObjects(): Promise<string[]> {
  const seen = [
    await docker("ps", "--filter", `name=${own}`, "--format", "{{.Names}}"),
    await docker("volume", "ls", "--filter", `name=${own}`, "--format", "{{.Name}}"),
    await docker("network", "ls", "--filter", `name=${own}`, "--format", "{{.Name}}"),
  ];
  return seen.flatMap((names) => names.split("\n")).toSorted();
}

/** Processes of this machine that work in a folder. */
async function processesIn(folder: string): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => "")));
  return pids.filter((_, index) => folders[index]!.startsWith(folder));
}

/** The volumes of a run's container, which live as long as it does. */
async function volumesOf(runId: string): Promise<string[]> {
  const [id] = await containersOf(runId);
  const [{ Mounts }] = JSON.parse(await docker("inspect", id!)) as [{ Mounts: readonly { Name?: string }[] }];
  return Mounts.flatMap(({ Name }) => Name ?? []);
}

describe("runs beside each other and beside what is not theirs", () => {
  beforeAll(async () => {
    await foreignContainer(foreign.named);
    await foreignContainer(foreign.labelled, labels.labelled);
    await foreignContainer(foreign.elsewhere, labels.elsewhere);
    await docker("volume", "create", foreign.volume);
    await docker("network", "create", "--internal", foreign.network);
  });
  afterAll(async () => {
    await docker("rm", "-f", foreign.named, foreign.labelled, foreign.elsewhere);
    await docker("volume", "rm", foreign.volume);
    await docker("network", "rm", foreign.network);
  });

  const waiting = fenced('print("before", flush=True)\nimport time; time.sleep(60)');
  const begun = async (...flags: readonly string[]) => {
    const script = await scriptFile([{ reply: waiting }]);
    const started = await startCommand(["run", "x", "--script", script, "--image", image, ...flags]);
    await new Promise<void>((resolve) => {
      started.child.stdout!.on("data", (text: string) => void (text.includes("before") && resolve()));
    });
    return { ...started, runId: await runIdIn(started.cwd) };
  };

  it.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
    "that end by %s leave no container, volume or process, and touch nobody else's",
    async (signal) => {
      const before = await foreignObjects();
      expect(before).toEqual(Object.values(foreign).toSorted());
      // Its workspace lies on the engine's disk, in a volume of its container.
      const [ended, other] = await Promise.all([
        begun("--memory", "256m", "--workspace-size", "300m"),
        begun(),
      ]);
      const volumes = await volumesOf(ended.runId);
      expect(volumes).toHaveLength(1);
      ended.child.kill(signal);
      await ended.finished;
      const isGone = async () => (await containersOf(ended.runId)).length === 0;
      expect(await comesTrue(isGone, { withinMs: 60_000 })).toBe(true);
      await expect(docker("volume", "inspect", volumes[0]!)).rejects.toThrow(/[Nn]o such volume/);
      expect(await processesIn(ended.cwd)).toEqual([]);

      // A fresh run looks for what dead clients left, while the other one still runs.
      const script = await scriptFile([{ reply: fenced("print(1)") }]);
      const third = await runCommand(["run", "x", "--script", script, "--image", image]);
      expect(third.code).toBe(0);
      await runCommand(["clean"]);
      expect(await containersOf(other.runId)).toHaveLength(1);
      expect(await foreignObjects()).toEqual(before);

      other.child.kill("SIGINT");
      expect(await other.finished).toMatchObject({ code: 130 });
      expect(await leftOf(other.runId)).toEqual([]);
      expect(await foreignObjects()).toEqual(before);
    },
  );
});
