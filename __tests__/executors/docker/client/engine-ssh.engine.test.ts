import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { describeSampledContract } from "../../../contracts/executor-contract.js";
import { block, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { containersOf, until } from "../support/engine-by-hand.js";
import { type FakeSsh, openFakeSsh } from "./fake-ssh.js";

const signal = new AbortController().signal;
const endpoint = "ssh://me@build.example:2222";

describe("an engine at the other end of ssh", () => {
  const programs: FakeSsh[] = [];
  const openSsh = async (script?: string): Promise<FakeSsh> => {
    const ssh = await openFakeSsh(script);
    programs.push(ssh);
    return ssh;
  };
  afterEach(async () => {
    for (const ssh of programs.splice(0)) {
      await until(async () => ssh.alive().length === 0);
      await ssh.close();
    }
  });

  it("is spoken to through Docker's own command there", async () => {
    const ssh = await openSsh();
    const connection = await connectEngine({ endpoint, sshProgram: ssh.program, signal });
    expect(connection).toMatchObject({ endpoint, apiVersion: expect.stringMatching(/^1\.\d+$/) });
    expect(await ssh.words()).toEqual([
      "-o ConnectTimeout=30 -T -l me -p 2222 -- build.example docker system dial-stdio",
    ]);
  });

  it("is asked over one connection for calls that follow each other, which ends soon after the last", async () => {
    const ssh = await openSsh();
    const { docker } = await connectEngine({ endpoint, sshProgram: ssh.program, signal });
    for (let call = 0; call < 20; call += 1) await docker.version();
    expect(await ssh.words()).toHaveLength(1);
    await until(async () => ssh.alive().length === 0);
  });

  it("takes a flood, and a large input, at the reader's pace and without losing a byte", async () => {
    const ssh = await openSsh();
    const session = await openDocker({ endpoint, sshProgram: ssh.program }).start({ signal });
    try {
      const flood = await execute(session, block("sh", "head -c 30000000 /dev/zero | tr '\\0' x\n"));
      expect(flood).toMatchObject({ ending: "exited", exitCode: 0, stdout: { bytes: 30_000_000 } });
      const code = `wc -c < "$0" # ${"y".repeat(1_000_000)}\n`;
      expect((await execute(session, block("sh", code))).exitCode).toBe(0);
    } finally {
      await session.stop();
    }
  });

  it("leaves no ssh program behind when its session stops, or when a start is cancelled", async () => {
    const ssh = await openSsh();
    const executor = openDocker({ endpoint, sshProgram: ssh.program });
    const session = await executor.start({ signal });
    await execute(session, block("sh", "sleep 1000 & echo started\n"));
    expect(ssh.alive().length).toBeGreaterThan(0);
    await session.stop();
    await until(async () => ssh.alive().length === 0);
    const stop = new AbortController();
    const starting = executor.start({ signal: stop.signal });
    void until(async () => ssh.alive().length > 0).then(() => stop.abort(new Error("stopped")));
    await expect(starting).rejects.toThrow("stopped");
    await until(async () => ssh.alive().length === 0);
  });

  it("ends the container and every ssh program when the client is killed", async () => {
    const ssh = await openSsh();
    const runId = `ssh-killed-${process.pid}`;
    const hooks = join(process.cwd(), "scripts/typescript.mjs");
    const words = [
      "--import",
      hooks,
      join(import.meta.dirname, "ssh-client.ts"),
      runId,
      endpoint,
      ssh.program,
    ];
    const client = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
    const exited = once(client, "exit");
    await once(client.stdout, "data");
    expect(await containersOf(runId)).toHaveLength(1);
    client.kill("SIGKILL");
    await exited;
    await until(async () => (await containersOf(runId)).length === 0);
    await until(async () => ssh.alive().length === 0);
  });

  it.each([
    [
      "echo 'ssh: connect to host build.example port 2222: Connection refused' >&2; exit 255",
      "cannot be reached by ssh: ssh: connect to host build.example port 2222: Connection refused",
    ],
    [
      "printf 'Welcome!\\n\\033[31mme@build.example: Permission denied (publickey).\\r\\n' >&2; exit 255",
      "me@build.example: Permission denied (publickey)",
    ],
    ["exit 127", "ended with exit code 127 and printed nothing"],
    ["echo This account is currently not available.; exit 1", "does not answer with HTTP"],
    ["kill -9 $$", "ended with SIGKILL and printed nothing"],
  ])("says why when ssh fails: %s", async (script, words) => {
    const ssh = await openSsh(script);
    const error: unknown = await connectEngine({ endpoint, sshProgram: ssh.program, signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining(`The container engine at ${endpoint} `),
    });
    const { message } = error as Error;
    expect(message).toContain(words);
    expect(message).not.toMatch(/\p{C}/u);
  });

  it("says that there is no ssh program", async () => {
    await expect(connectEngine({ endpoint, sshProgram: "/nowhere/ssh", signal })).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("/nowhere/ssh cannot be started"),
    });
  });

  it("that hangs is left when the run is stopped", async () => {
    const ssh = await openSsh("exec sleep 1000");
    const stop = new AbortController();
    const connecting = connectEngine({ endpoint, sshProgram: ssh.program, signal: stop.signal });
    void until(async () => ssh.alive().length > 0).then(() => stop.abort(new Error("stopped")));
    await expect(connecting).rejects.toThrow("stopped");
  });
});

describe("over ssh", () => {
  let ssh: FakeSsh;
  beforeAll(async () => {
    ssh = await openFakeSsh();
  });
  afterAll(() => ssh.close());
  describeSampledContract("docker over ssh", () => openDocker({ endpoint, sshProgram: ssh.program }));
});
