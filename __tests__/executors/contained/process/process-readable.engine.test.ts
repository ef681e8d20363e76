import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { bytesOf } from "../../../../src/files/content.js";
import { ProcessReadable } from "../../../../src/executors/contained/process/process-readable.js";
import { ContainerProcess } from "../../../../src/executors/docker/container/container-process.js";
import Docker from "dockerode";
import { docker } from "../../docker/support/engine-by-hand.js";

const never = new AbortController().signal;
let id: string;
beforeAll(async () => {
  id = await docker("run", "-d", "--rm", "--network", "none", "agent-exec-base:bookworm", "sleep", "60");
});
afterAll(async () => {
  await docker("rm", "-f", id);
});

/** What a shell's output is read as when a silence of so long is too long. */
async function read(script: string, maxWaitMs: number): Promise<string> {
  const container = new Docker().getContainer(id);
  const exec = await ContainerProcess.open({ container, command: ["sh", "-c", script], user: "1000:1000" });
  exec.endInput();
  const { stdout } = new ProcessReadable(exec, { signal: never, maxWaitMs });
  return (await bytesOf(stdout)).toString("utf8");
}

it.each([
  ["at once", "sleep 30"],
  ["after output", "echo one; sleep 30"],
  ["after words on standard error", "echo one; sleep 0.1; echo words >&2; sleep 30"],
])("a process that falls silent %s is waited for no longer", async (_when, script) => {
  await expect(read(script, 1000)).rejects.toThrow("No byte came for 1 s.");
});

it("a process that goes on to say something is waited for", async () => {
  // Longer than the silence in all, and each pause much shorter, also on a machine that is slow to start it.
  const script = "for n in 1 2 3 4; do sleep 0.5; echo $n; sleep 0.5; echo words >&2; done";
  expect(await read(script, 3500)).toBe("1\n2\n3\n4\n");
});

it("output that is given up before anybody reads it fails for its reader, and not for the process", async () => {
  const container = new Docker().getContainer(id);
  const exec = await ContainerProcess.open({ container, command: ["sleep", "30"], user: "1000:1000" });
  const stop = new AbortController();
  const { stdout } = new ProcessReadable(exec, { signal: stop.signal });
  stop.abort(new Error("enough"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(bytesOf(stdout)).rejects.toThrow("enough");
});
