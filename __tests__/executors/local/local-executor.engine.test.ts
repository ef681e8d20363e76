import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import { block, execute, shell, verify } from "../../../src/conformance/session-calls.js";
import { until } from "../docker/support/engine-by-hand.js";

const never = new AbortController().signal;

describe("the local executor", () => {
  it("says that nothing isolates what it runs", async () => {
    const executor = createLocalExecutor();
    expect(executor.describe()).toContain("without any isolation");
    const session = await executor.start({ signal: never });
    expect(session.facts).toMatchObject({
      executor: "local",
      image: null,
      digest: null,
      held: { isolation: false },
    });
    expect(Object.values(session.facts.held)).not.toContain(true);
    await session.stop();
  });

  it("runs JavaScript by the Node that runs it, wherever that is installed", async () => {
    const session = await createLocalExecutor({ path: "/nowhere" }).start({ signal: never });
    expect(session.facts.languages[0]).toBe("javascript");
    const { stdout } = await execute(session, block("js", "console.log(process.execPath)\n"));
    expect(stdout.text).toBe(`${process.execPath}\n`);
    await session.stop();
  });

  it("hands on PATH, HOME and LANG, a mark of the block's own, and no other variable", async () => {
    const session = await createLocalExecutor().start({ signal: never });
    const { stdout } = await execute(
      session,
      block("js", "console.log(Object.keys(process.env).sort().join())\n"),
    );
    expect(stdout.text).toBe("AGENT_EXEC_BLOCK,HOME,LANG,PATH,PYTHONUNBUFFERED\n");
    await session.stop();
  });

  it("ends what runs in the background and removes its folder when it stops", async () => {
    const session = await createLocalExecutor().start({ signal: never });
    const folder = (await shell(session, "pwd -P")).trim();
    const pid = Number(await shell(session, "sleep 60 >/dev/null 2>&1 & echo $!"));
    expect(isRunning(pid)).toBe(true);
    await session.stop();
    await until(async () => !isRunning(pid));
    expect(existsSync(folder)).toBe(false);
  });

  it("runs nothing once it is stopped, and makes no folder anew for it", async () => {
    const session = await start();
    const folder = (await shell(session, "pwd -P")).trim();
    await session.stop();
    const lost = { ending: "container-lost", exitCode: null, stdout: { text: "" } };
    expect(await execute(session, block("sh", "echo ran\n"))).toMatchObject(lost);
    expect(await verify(session, "echo ran")).toMatchObject(lost);
    expect(existsSync(folder)).toBe(false);
  });

  it("finds what has a session of its own when it stops, and nothing that holds another mark or none", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const background = (environment = "") =>
      `setsid ${environment} sleep 60 >/dev/null 2>&1 & echo $!; sleep 0.2`;
    const [ours, unmarked] = [
      Number(await shell(one, background())),
      Number(await shell(one, background("env -u AGENT_EXEC_BLOCK"))),
    ];
    const theirs = Number(await shell(other, background()));
    await one.stop();
    await until(async () => !isRunning(ours));
    expect([unmarked, theirs].map(isRunning)).toEqual([true, true]);
    process.kill(unmarked, "SIGKILL");
    await other.stop();
    await until(async () => !isRunning(theirs));
  });

  it("catches up with processes that start one after the other, each in a session of its own", async () => {
    const session = await start();
    const chain = [
      "import os, time",
      "while True:",
      "    if os.fork() > 0: os._exit(0)",
      "    os.setsid()",
      "    with open('next', 'w') as file: file.write(str(time.time()))",
      "    os.replace('next', 'beat')",
      "    time.sleep(0.005)",
    ];
    await execute(session, block("python", `${chain.join("\n")}\n`));
    const beat = () => shell(session, "cat beat");
    const first = await beat();
    await execute(session, block("sh", "sleep 60\n"), { timeoutMs: 300 });
    const atKill = await beat();
    expect(atKill).not.toBe(first);
    await shell(session, "sleep 0.3");
    expect(await beat()).toBe(atKill);
    await session.stop();
  });

  it("does not write code through a link that a block made", async () => {
    const session = await createLocalExecutor().start({ signal: never });
    await shell(session, "touch target; ln -s target link.sh; mkdir folder.sh");
    for (const path of ["link.sh", "folder.sh"]) {
      const execution = await execute(session, block("sh", "echo written\n", path));
      expect(execution).toMatchObject({
        ending: "not-run",
        evidence: expect.stringContaining("cannot be written"),
      });
    }
    expect(await shell(session, "wc -c <target")).toMatch(/^\s*0\n$/);
    await session.stop();
  });
});

const start = () => createLocalExecutor().start({ signal: never });

/** A zombie that nobody waits for does not run. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
