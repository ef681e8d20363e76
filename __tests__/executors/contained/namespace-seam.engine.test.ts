import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "@jest/globals";
import { chooseSizes } from "../../../src/executors/contained/limits/sizes.js";
import { PlaceSilentError } from "../../../src/executors/contained/place.js";
import { openInPlace, PlaceEndedError } from "../../../src/executors/contained/sandbox/open-in-place.js";
import type { Session } from "../../../src/ports/executor.js";
import { block, execute, python, shell } from "../../../src/conformance/session-calls.js";
import { openNamespaces } from "./namespace-executor.js";
import { NamespacePlace, whyNoNamespaces } from "./namespace-place.js";

const { signal } = new AbortController();
const sizes = chooseSizes({ memoryBytes: 1024 ** 3 });
const why = whyNoNamespaces();

(why === null ? describe : describe.skip)(`the seam to a place${why === null ? "" : `: ${why}`}`, () => {
  const sessions: Session[] = [];
  afterEach(async () => {
    for (const session of sessions.splice(0)) await session.stop();
  });

  const start = async (): Promise<{ readonly session: Session; readonly place: NamespacePlace }> => {
    let place: NamespacePlace | null = null;
    const session = await openNamespaces((opened) => (place = opened)).start({ signal });
    sessions.push(session);
    return { session, place: place! };
  };
  const sleeper = block("python", "import os, time\nos.write(1, b'began\\n')\ntime.sleep(60)\n");

  it("loses a block whose place ends, and says so in the place's own names", async () => {
    const { session, place } = await start();
    const running = execute(session, sleeper, { onOutput: () => void place.end() });
    expect(await running).toMatchObject({
      ending: "container-lost",
      exitCode: null,
      evidence: "the kernel says that the namespace is no longer running",
      stdout: { text: "began\n" },
    });
    expect(await execute(session, sleeper)).toMatchObject({
      ending: "container-lost",
      evidence: "the namespace was lost before the block ran",
    });
  });

  it("tells an engine that answers nothing from a place that has ended", async () => {
    const { session, place } = await start();
    place.isRunning = () => Promise.reject(new PlaceSilentError("It says nothing."));
    const running = execute(session, sleeper, { onOutput: () => void place.end() });
    expect(await running).toMatchObject({ ending: "daemon-lost", evidence: "the kernel stopped answering" });
  });

  it("lays the silence of an engine on the block that stopped what the engine started", async () => {
    const { session, place } = await start();
    place.isRunning = () => Promise.reject(new PlaceSilentError("It says nothing."));
    // Nor does the monitor answer in the moment that is left after a kill that failed.
    const write = place.guard.write.bind(place.guard);
    place.guard.write = (words) => (String(words).includes("counters") ? undefined : write(words));
    const storm = "import os\nwhile True:\n  try: os.kill(-1, 19)\n  except OSError: pass\n";
    expect(await execute(session, block("python", storm), { timeoutMs: 1000 })).toMatchObject({
      ending: "timed-out",
      evidence:
        "the block ran longer than 1 s; the block could not be killed, so the namespace was removed with its files",
    });
    await place.end();
  });

  it("believes a place that says that its memory was the end of it", async () => {
    const { session, place } = await start();
    place.hasDiedOfMemory = () => Promise.resolve(true);
    const running = execute(session, sleeper, { onOutput: () => void place.end() });
    expect(await running).toMatchObject({
      ending: "out-of-memory",
      isSessionSpent: true,
      evidence: "the operating system ended the namespace for lack of memory while the block ran",
    });
  });

  it("takes no exit code for granted that the place does not know", async () => {
    const { session, place } = await start();
    const spawn = place.spawn.bind(place);
    place.spawn = async (request) => {
      const process = await spawn(request);
      const watch = process.watchExit();
      const unknown = { told: watch.told.then(() => null), over: watch.over };
      process.watchExit = () => ({ ...unknown, look: () => watch.look(), stop: () => undefined });
      return process;
    };
    // The first block's process was started before.
    await shell(session, "true");
    expect(await execute(session, block("sh", "echo said; exit 0\n"))).toMatchObject({
      ending: "container-lost",
      exitCode: null,
      evidence: "the kernel does not know the exit code",
      stdout: { text: "said\n" },
    });
  });

  it("blames the place for a block's process that does not start, with its words", async () => {
    const { session, place } = await start();
    await shell(session, "true");
    place.spawn = () => Promise.reject(new Error("no more of them"));
    // Each takes what waits for a block, and kills what else does: soon nothing does, and nothing new starts. Its own end
    // is told by the shell itself or by what was killed above it.
    let execution = await execute(session, block("sh", "kill -9 -1"));
    for (let tries = 0; execution.ending !== "container-lost" && tries < 10; tries += 1) {
      execution = await execute(session, block("sh", "kill -9 -1"));
    }
    expect(execution).toMatchObject({
      ending: "container-lost",
      evidence: expect.stringMatching(/^the kernel could not start a process for the block: no more of them/),
    });
  });

  it("tells what a first process said that could not serve", async () => {
    const openPlace = () => NamespacePlace.open(sizes, signal, ["echo it is broken >&2; exit 3"]);
    const opening = openInPlace({ openPlace, pids: 256, signal });
    await expect(opening).rejects.toThrow(PlaceEndedError);
    await expect(opening).rejects.toThrow("it is broken");
  });

  it("ends by itself when it is let go of, with all that runs in it", async () => {
    const { session, place } = await start();
    await python(session, "import os, time\nif os.fork() == 0: time.sleep(60)\n");
    place.abandon();
    expect(await Promise.race([place.ended.then(() => "ended"), wait(20_000, "there", { ref: false })])).toBe(
      "ended",
    );
  });

  it("keeps blocks from its guard, whatever they kill", async () => {
    const { session } = await start();
    expect(await execute(session, block("sh", "kill -9 -1; kill -9 $$"))).toMatchObject({
      ending: "signalled",
      exitCode: 137,
    });
    expect(await shell(session, "echo on")).toBe("on\n");
  });
});
