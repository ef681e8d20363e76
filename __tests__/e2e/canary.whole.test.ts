import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { fenced, image, startCommand } from "./command-line.js";
import { createCanary, filesBelow, filesOfZip, hunt, type Canary } from "./support/canary.js";
import { containersOf, runIdIn } from "./support/containers.js";
import { shownLog } from "./support/runner-log.js";
import { commentOnPullRequest, openScene, secrets } from "./support/scene.js";

const docker = promisify(execFile);

const reply = fenced('exec(open("hunt.py").read())');
const huntedOnce = /\{"finds": .*\}/;

/** What the engine says of a run's containers while they run, environment and all. */
async function specOf(workspace: string): Promise<string> {
  const ids = await containersOf(await runIdIn(workspace));
  // One may have ended since, as that of a control run.
  const seen = await Promise.allSettled(ids.map((id) => docker("docker", ["inspect", id])));
  const specs = seen.flatMap((each) => (each.status === "fulfilled" ? [each.value.stdout] : []));
  if (specs.length === 0) throw new Error("No container of the run was there to be looked at.");
  return specs.join("\n");
}

/** Names each place in which a canary was found. */
function leaksIn(canary: Canary, places: Iterable<readonly [string, Uint8Array | string]>): string[] {
  return [...places].flatMap(([place, bytes]) => canary.findIn(bytes).map((name) => `${name} in ${place}`));
}

function expectHunted(log: string, times: number): void {
  const hunts = log.split("\n").flatMap((line) => huntedOnce.exec(line)?.[0] ?? []);
  const found = hunts.map(
    (line) => JSON.parse(line) as { finds: unknown; filesRead: number; answers: unknown },
  );
  expect(found).toHaveLength(times);
  for (const { finds, answers, filesRead } of found) {
    expect({ finds, answers }).toEqual({ finds: [], answers: [] });
    expect(filesRead).toBeGreaterThan(1_000);
  }
}

describe("a credential of the runner", () => {
  it.concurrent("is nowhere in a command's container, verification or files", async () => {
    const canary = createCanary();
    const folder = await mkdtemp(join(tmpdir(), "agent-exec-canary-"));
    try {
      const [home, cwd] = [join(folder, "home"), await mkdtemp(join(folder, "work-"))];
      await canary.plantHome(home);
      await writeFile(join(cwd, "hunt.py"), hunt);
      canary.plantCheckout(cwd);
      const apiKey = canary.known("OPENAI_API_KEY");
      await using model = await startOpenAiServer({ answers: [{ reply }], apiKey });
      const args = ["run", "hunt", "--model", "fake", "--base-url", model.baseUrl, "--image", image];
      const { child, finished } = await startCommand(
        [
          ...args,
          "--workspace",
          "repo",
          "--until",
          "pass",
          "--verify-before",
          "off",
          "--verify",
          "PAUSE=0 python3 hunt.py",
        ],
        { cwd, env: { ...canary.environment, OPENAI_API_KEY: apiKey, HOME: home } },
      );
      let spec: Promise<string> | undefined;
      child.stdout!.on("data", (text: string) => {
        if (text.includes("hunted")) spec ??= specOf(cwd);
      });
      const { code, stdout, stderr } = await finished;
      if (code !== 0) throw new Error(stdout + stderr);
      expectHunted(stdout, 2);
      const prompts = model.requests.map(({ body }) => JSON.stringify(body)).join("\n");
      const places = [
        ["standard output", stdout],
        ["the container's spec", await spec!],
        ["prompts", prompts],
        ...(await filesBelow(join(cwd, ".agent-exec"))),
      ] as const;
      expect(leaksIn(canary, places)).toEqual([]);
      expect(places.length).toBeGreaterThan(8);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  nightly.concurrent(
    "is nowhere in an action's container, verification, files, reports or artifact",
    async () => {
      const canary = createCanary();
      await using scene = await openScene([{ reply }]);
      const token = scene.artifacts.environment["ACTIONS_RUNTIME_TOKEN"]!;
      for (const secret of [...secrets, token]) canary.watch(secret.slice(0, 12), secret);
      const home = await mkdtemp(join(tmpdir(), "agent-exec-canary-"));
      try {
        await canary.plantHome(home);
        await using step = await scene.openStep({
          eventName: "issue_comment",
          payload: commentOnPullRequest("/agent-exec hunt"),
          inputs: { workspace: "repo", until: "pass", verify: "PAUSE=0 python3 hunt.py" },
          env: { ...canary.environment, ...scene.artifacts.environment, HOME: home },
          files: { "hunt.py": hunt },
        });
        canary.plantCheckout(step.workspace);
        const main = await step.start("main.js");
        await main.logged("hunted");
        const spec = await specOf(step.workspace);
        const { log, outputs, state, summary } = await main.finished;
        // It changes nothing, and the same command had passed before.
        expect(outputs.get("outcome")).toBe("answered");
        expectHunted(log, 2);
        const [artifact] = scene.artifacts.artifacts;
        const places = [
          ["log", shownLog(log)],
          ["the container's spec", spec],
          ["outputs", JSON.stringify([...outputs])],
          ["state", JSON.stringify([...state])],
          ["summary", summary],
          ["GitHub", JSON.stringify(scene.github.requests.map(({ body }) => body))],
          ["prompts", JSON.stringify(scene.model.requests.map(({ body }) => body))],
          ["the artifact's name", artifact!.name],
          ...filesOfZip(artifact!.zip),
          ...(await filesBelow(join(step.workspace, ".agent-exec"))),
        ] as const;
        expect(leaksIn(canary, places)).toEqual([]);
        expect(places.length).toBeGreaterThan(16);
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    },
  );

  it.concurrent("is found by the same code where a person hands it in", async () => {
    const canary = createCanary();
    const cwd = await mkdtemp(join(tmpdir(), "agent-exec-canary-"));
    try {
      await writeFile(join(cwd, "hunt.py"), hunt);
      await writeFile(join(cwd, "notes"), Buffer.from(`x${canary.known("notes")}`).toString("base64"));
      const args = ["exec", "-", "--image", image, "--workspace", "."];
      const { finished } = await startCommand(args, {
        cwd,
        input: reply.replace("exec(", "import os\nos.environ.update(PAUSE='0', BELOW='/workspace')\nexec("),
      });
      const { stdout } = await finished;
      expect(stdout).toMatch(/\{"finds": \[\["\/workspace\/notes", /);
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it("would be found in any of its usual forms", () => {
    const canary = createCanary();
    const value = canary.known("a");
    const forms = [
      value,
      Buffer.from(value).toString("hex").toUpperCase(),
      ...["", "x", "xy"].map((before) => Buffer.from(`${before}${value}z`).toString("base64")),
      `%${Buffer.from(value).toString("hex").match(/../g)!.join("%")}`,
    ];
    expect(forms.map((form) => canary.findIn(`before ${form} after`))).toEqual(forms.map(() => ["a"]));
    expect(canary.findIn(value.slice(0, -1))).toEqual([]);
  });
});
