import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import { block, execute, shell } from "../../../src/conformance/session-calls.js";
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

  it("hands on PATH, HOME and LANG, and no other variable", async () => {
    const session = await createLocalExecutor().start({ signal: never });
    const { stdout } = await execute(
      session,
      block("js", "console.log(Object.keys(process.env).sort().join())\n"),
    );
    expect(stdout.text).toBe("HOME,LANG,PATH,PYTHONUNBUFFERED\n");
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

/** A zombie that nobody waits for does not run. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
