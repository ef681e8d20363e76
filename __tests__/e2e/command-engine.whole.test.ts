import { afterEach, describe, expect, it } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type EngineRelay, openEngineRelay } from "../executors/docker/client/engine-relay.js";
import { openFakeSsh } from "../executors/docker/client/fake-ssh.js";
import { until } from "../executors/docker/support/engine-by-hand.js";
import { dist, fenced, image, runCommand } from "./command-line.js";

const exec = ["exec", "-", "--image", image, "--out", "o"];
const input = fenced("print(6 * 7)");

describe("a run on an engine elsewhere", () => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const openRelay = async (...options: Parameters<typeof openEngineRelay>): Promise<EngineRelay> => {
    const relay = await openEngineRelay(...options);
    cleanUps.push(() => relay.close());
    return relay;
  };
  const openFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "command-engine-"));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };

  it("hands files over the API alone: no path of the client's is in any request", async () => {
    const relay = await openRelay({ listen: "tcp" });
    const cwd = await openFolder();
    await mkdir(join(cwd, "data"));
    await writeFile(join(cwd, "data", "numbers.txt"), "content of the client's file\n");
    const code = 'text = open("data/numbers.txt").read()\nopen("answer.txt", "w").write(text.upper())';
    const run = await runCommand([...exec, "--workspace", "."], {
      cwd,
      input: fenced(code),
      env: { DOCKER_HOST: relay.endpoint },
    });
    expect(run).toMatchObject({ code: 0, stderr: "" });
    expect(await readFile(join(cwd, "o/artifacts/answer.txt"), "utf8")).toBe(
      "CONTENT OF THE CLIENT'S FILE\n",
    );
    expect(relay.said).toContain("data/numbers.txt");
    expect(relay.said).toContain("content of the client's file");
    const places = [cwd, join(tmpdir(), "command"), dist, process.cwd(), "agent-exec-commands"];
    expect(places.filter((path) => relay.said.includes(path))).toEqual([]);
    const [, create = ""] = /containers\/create\?[^{]*(\{.*?\})(?:[A-Z]+ \/v|$)/s.exec(relay.said) ?? [];
    const { HostConfig } = JSON.parse(create) as { HostConfig: Record<string, unknown> };
    for (const field of ["Binds", "VolumesFrom", "Mounts", "Devices"])
      expect(HostConfig).not.toHaveProperty(field);
  });

  it("goes by the user's own ssh program, of which none is left", async () => {
    const ssh = await openFakeSsh();
    cleanUps.push(() => ssh.close());
    const { code, stdout } = await runCommand([...exec, "--json"], {
      input,
      env: { DOCKER_HOST: "ssh://me@build.example", PATH: `${dirname(ssh.program)}:${process.env["PATH"]}` },
    });
    expect({ code, result: JSON.parse(stdout) as unknown }).toMatchObject({
      code: 0,
      result: { outcome: "passed" },
    });
    expect((await ssh.words())[0]).toContain("-l me -- build.example docker system dial-stdio");
    expect(await until(async () => ssh.alive().length === 0)).toBeLessThan(3000);
  });

  it("goes by the context that Docker's own command uses, and its errors name it", async () => {
    const relay = await openRelay({ listen: "tcp" });
    const config = await openFolder();
    const docker = (...words: string[]): Buffer =>
      execFileSync("docker", ["--config", config, ...words], { stdio: "pipe" });
    docker("context", "create", "work", "--docker", `host=${relay.endpoint}`);
    docker("context", "use", "work");
    expect(await runCommand(exec, { input, env: { DOCKER_CONFIG: config } })).toMatchObject({ code: 0 });
    expect(relay.connections).toBeGreaterThan(0);
    await relay.close();
    const { code, stdout } = await runCommand([...exec, "--json"], { input, env: { DOCKER_CONFIG: config } });
    expect({ code, result: JSON.parse(stdout) as unknown }).toMatchObject({
      code: 3,
      result: {
        summary: expect.stringContaining(`${relay.endpoint} (from the context "work") is not running`),
      },
    });
  });
});
