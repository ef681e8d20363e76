import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "@jest/globals";
import { nightly } from "../chance.js";
import { openEngineRelay } from "../executors/docker/client/engine-relay.js";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { openFakeEngine, reply } from "../executors/docker/support/fake-engine.js";
import { openRewritingEngine } from "../executors/docker/support/rewriting-engine.js";
import { isRunscThere } from "../executors/docker/support/runsc.js";
import { type CommandOptions, image, runCommand, startCommand } from "./command-line.js";

interface Examined {
  readonly code: number | null;
  readonly ok: boolean;
  readonly checks: Readonly<
    Record<string, { status: string; message: string; nextStep?: string; ms: number }>
  >;
  readonly stdout: string;
}

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const slow = 120_000;

async function examine(args: readonly string[], options?: CommandOptions): Promise<Examined> {
  const { code, stdout, stderr } = await runCommand(["doctor", "--json", ...args], options);
  expect(stderr).toBe("");
  const { version, ok, checks } = JSON.parse(stdout) as {
    version: number;
    ok: boolean;
    checks: { name: string; status: string; message: string; nextStep?: string; ms: number }[];
  };
  expect(version).toBe(1);
  for (const { name, status, message, nextStep = "", ms, ...others } of checks) {
    expect([name, message, nextStep].map((each) => typeof each)).toEqual(["string", "string", "string"]);
    expect(["ok", "failed", "warning", "skipped"]).toContain(status);
    expect(Number.isSafeInteger(ms) && ms >= 0).toBe(true);
    expect(others).toEqual({});
  }
  return { code, ok, checks: Object.fromEntries(checks.map((check) => [check.name, check])), stdout };
}

function statuses({ checks }: Examined): Record<string, string> {
  return Object.fromEntries(Object.entries(checks).map(([name, { status }]) => [name, status]));
}

// Those that try a whole sandbox come one by one: a machine that is too busy for it is told as such.
describe("the doctor", () => {
  it(
    "finds that a sound engine holds all that is promised",
    async () => {
      const examined = await examine(["--image", image]);
      const all = statuses(examined);
      // What the machine's load, its disk and what others left there decide.
      const unsure = ["leftovers", "engine's disk", "deadline", "lease", "limit cpus"];
      const sure = Object.fromEntries(Object.entries(all).filter(([name]) => !unsure.includes(name)));
      for (const name of unsure) expect(["ok", "warning"]).toContain(all[name]);
      expect(sure).toEqual({
        settings: "ok",
        "run folder": "ok",
        git: "ok",
        engine: "ok",
        "engine's set-up": "ok",
        "engine's clock": "ok",
        image: "ok",
        sandbox: "ok",
        "limit workspace": "ok",
        "limit inodes": "ok",
        "limit no new privileges": "ok",
        "limit memory": "ok",
        "limit pids": "ok",
        limits: "ok",
        network: "ok",
        "model server": "skipped",
      });
      expect(examined.checks["sandbox"]?.message).toContain("python, sh, bash, javascript");
      expect(examined).toMatchObject({ code: 0, ok: true });
    },
    slow,
  );

  const isFoundOut = async (limit: string, asked: string, given: string): Promise<void> => {
    const engine = await openRewritingEngine(asked, given);
    cleanUps.push(() => engine.close());
    const env = { DOCKER_HOST: engine.endpoint };
    const examined = await examine(["--image", image], { env });
    expect(examined.checks[`limit ${limit}`]).toMatchObject({
      status: "failed",
      message: expect.stringContaining("is NOT enforced"),
    });
    expect(examined).toMatchObject({ code: 1, ok: false });
  };
  const notHeld = "finds that %s is not held by an engine that does not pass it on";
  nightly.each([["pids", '"PidsLimit":24', '"PidsLimit":-1']])(notHeld, isFoundOut, slow);

  it(
    "finds a container that reaches this machine and may take more memory than asked",
    async () => {
      const toEngine = (said: string) =>
        said.replaceAll('"NetworkMode":"none"', '"NetworkMode":"host"').replaceAll("33554432", "99999999");
      const engine = await openEngineRelay({ toEngine });
      cleanUps.push(() => engine.close());
      const examined = await examine(["--image", image], { env: { DOCKER_HOST: engine.endpoint } });
      expect(examined.checks["limit memory"]).toMatchObject({
        status: "failed",
        message: expect.stringContaining("is NOT enforced"),
      });
      expect(examined.checks["network"]).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/ must have none: there is a way to \d/),
      });
      expect(examined.checks["limit network"]).toMatchObject({ status: "failed" });
      expect(examined.code).toBe(1);
    },
    slow,
  );

  it.concurrent("says what to do where there is no engine, and exits with 3", async () => {
    const examined = await examine([], { env: { DOCKER_HOST: "unix:///nowhere/docker.sock" } });
    expect(examined).toMatchObject({ code: 3, ok: false });
    expect(examined.checks["engine"]).toMatchObject({
      status: "failed",
      message: expect.stringContaining("is missing: the socket does not exist"),
      nextStep: "Start Docker, or set DOCKER_HOST to the address of your container engine.",
    });
    expect(statuses(examined)).toMatchObject({
      git: "ok",
      image: "skipped",
      sandbox: "skipped",
      lease: "skipped",
    });
  });

  it.concurrent("says that an engine refuses it", async () => {
    const engine = await openFakeEngine({ "GET /": reply(403, { message: "not you" }) });
    cleanUps.push(() => engine.close());
    const examined = await examine([], { env: { DOCKER_HOST: engine.endpoint } });
    expect(examined.code).toBe(3);
    expect(examined.checks["engine"]).toMatchObject({ status: "failed" });
  });

  it.concurrent("says that an image is not there, and exits with 3", async () => {
    const examined = await examine(["--image", "agent-exec-test-nowhere:1", "--pull", "never"]);
    expect(examined.code).toBe(3);
    expect(examined.checks["image"]).toMatchObject({
      status: "failed",
      nextStep: expect.stringContaining("docker pull"),
    });
  });

  it.concurrent(
    "says that an image has no shell, and exits with 3",
    async () => {
      const without = `agent-exec-test-doctor-without-shell:${process.pid}`;
      execFileSync("sh", ["-c", `tar -cf - --files-from /dev/null | docker import - ${without}`]);
      cleanUps.push(() => docker("rmi", without));
      const examined = await examine(["--image", without]);
      expect(examined.code).toBe(3);
      expect(examined.checks["sandbox"]).toMatchObject({
        status: "failed",
        message: expect.stringContaining("has no shell"),
        nextStep: "Use an image with sh, such as python:3-slim.",
      });
      expect(statuses(examined)).toMatchObject({ image: "ok", limits: "skipped", network: "skipped" });
    },
    slow,
  );

  it.concurrent(
    "says that the engine has no such runtime, and exits with 3",
    async () => {
      const examined = await examine(["--image", image, "--runtime", "no-such-runtime"]);
      expect(examined.code).toBe(3);
      expect(examined.checks["engine's set-up"]).toMatchObject({
        status: "failed",
        message: expect.stringContaining("does not have the runtime no-such-runtime"),
      });
    },
    slow,
  );

  nightly(
    "says that the image has no such kernel, tries the rest, and exits with 3",
    async () => {
      const examined = await examine(["--image", image, "--executor", "jupyter", "--kernel", "fortran"]);
      expect(examined.code).toBe(3);
      expect(examined.checks["kernel"]).toMatchObject({
        status: "failed",
        message: "The image cannot run the Jupyter kernel fortran: it has python3",
        nextStep: expect.stringMatching(/ipykernel.*`--kernel`/),
      });
      expect(statuses(examined)).toMatchObject({ sandbox: "ok", network: "ok", lease: "ok" });
    },
    slow,
  );

  it.concurrent("says that a virtual environment cannot be used, and exits with 3", async () => {
    const examined = await examine(["--executor", "local", "--venv", "nowhere"]);
    expect(examined.code).toBe(3);
    expect(examined.checks["venv"]).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/nowhere is not a virtual environment: /),
      nextStep: expect.stringContaining("`--venv`"),
    });
  });

  it.concurrent("refuses flags that it does not know, with 2", async () => {
    const { code, stderr } = await runCommand(["doctor", "--verify", "true"]);
    expect(code).toBe(2);
    expect(stderr).toContain("agent-exec doctor --help");
  });

  it.concurrent.each([
    [
      "sizes that do not fit each other",
      ["--memory", "512m", "--workspace-size", "500m"],
      "Set `--workspace-size` to",
    ],
    ["half a login", ["--registry-username", "me"], "--registry-password-env"],
    ["a container's setting without one", ["--executor", "local", "--memory", "1g"], "has no effect with"],
  ])("refuses %s before anything is tried, with 2", async (_name, flags, words) => {
    const { code, stderr, stdout } = await runCommand(["doctor", "--json", ...flags]);
    expect({ code, stderr, stdout }).toEqual({
      code: 2,
      stderr: expect.stringMatching(new RegExp(words)),
      stdout: "",
    });
  });

  it.concurrent(
    "tries a sandbox of the size that is asked for",
    async () => {
      // Of the same length, and less than Docker gives to any container.
      const engine = await openRewritingEngine('"Memory":1073741824', `"Memory":1${" ".repeat(9)}`);
      cleanUps.push(() => engine.close());
      const env = { DOCKER_HOST: engine.endpoint };
      const { code, checks } = await examine(["--image", image, "--memory", "1g"], { env });
      expect(code).toBe(3);
      expect(checks["sandbox"]).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/minimum memory limit/i),
        nextStep: expect.stringContaining("`--memory`"),
      });
    },
    slow,
  );

  it.concurrent("tells what the model server says, and never the key", async () => {
    const server = await startModels((key) => (key === "Bearer sk-right" ? 200 : 401));
    const given = ["--base-url", server.baseUrl, "--model", "llama3", "--api-key-env", "MY_KEY"];
    const env = { DOCKER_HOST: "unix:///nowhere/docker.sock" };
    const right = await examine(given, { env: { ...env, MY_KEY: "sk-right" } });
    expect(right.checks["model server"]).toMatchObject({ status: "ok" });
    const wrong = await examine(given, { env: { ...env, MY_KEY: "sk-wrong-1234567" } });
    expect(wrong.checks["model server"]).toMatchObject({ status: "failed" });
    expect(`${right.stdout}${wrong.stdout}`).not.toMatch(/sk-right|sk-wrong/);
  });

  it(
    "stops in good order, and leaves nothing",
    async () => {
      const { child, finished } = await startCommand(["doctor", "--image", image]);
      let told = "";
      child.stdout?.on("data", (text: string) => {
        // Once: a second one ends it at once.
        const wasTold = told.includes("✓ sandbox");
        told += text;
        if (!wasTold && told.includes("✓ sandbox")) child.kill("SIGINT");
      });
      const { code, stderr } = await finished;
      expect(stderr).toBe("agent-exec: stopped, and removed everything that the doctor had started.\n");
      expect(code).toBe(130);
      const labels = await docker(
        "ps",
        "-a",
        "--filter",
        "label=agent-exec",
        "--format",
        '{{.Label "agent-exec.client"}}',
      );
      expect(labels.split("\n").filter((label) => label.split("/")[3] === `${child.pid}`)).toEqual([]);
    },
    slow,
  );

  it.concurrent("shows a person a list without colours where no terminal is, with what to do next", async () => {
    const { code, stdout } = await runCommand(["doctor"], {
      env: { DOCKER_HOST: "unix:///nowhere/docker.sock" },
    });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^agent-exec doctor \d/);
    expect(stdout).toMatch(/\n✓ git +git version/);
    expect(stdout).toMatch(/\n✗ engine +The container engine at .* is missing: .*\n +next: Start Docker/);
    expect(stdout).toMatch(/\n– sandbox +not tried: there is no image\n/);
    expect(stdout).toMatch(/\nNothing can run here until you fix: engine\.\n$/);
    expect(stdout).not.toContain("\x1b");
  });
});

((await isRunscThere()) ? describe : describe.skip)("the doctor under gVisor's runtime", () => {
  nightly(
    "says which limits do not hold, and exits with 1",
    async () => {
      const examined = await examine(["--image", image, "--runtime", "runsc"]);
      expect(statuses(examined)).toMatchObject({
        sandbox: "ok",
        "limit memory": "failed",
        "limit pids": "failed",
        "limit inodes": "failed",
        "limit workspace": "ok",
        network: "ok",
      });
      expect(examined).toMatchObject({ code: 1, ok: false });
    },
    slow,
  );
});

/** A server that lists one model to whom it lets in. */
async function startModels(statusFor: (key: string) => number): Promise<{ readonly baseUrl: string }> {
  const server: Server = createServer((request, response) => {
    const status = statusFor(request.headers.authorization ?? "");
    const body =
      status === 200
        ? { data: [{ id: "llama3" }] }
        : { error: { message: `no entry for ${request.headers.authorization}` } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}
