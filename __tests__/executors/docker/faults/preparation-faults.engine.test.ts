import { afterEach, describe, expect, it } from "@jest/globals";
import type { DockerSettings } from "../../../../src/executors/docker/settings/docker-settings.js";
import type { Session, StartOptions } from "../../../../src/ports/executor.js";
import type { ChangedEntry, WorkspaceFile } from "../../../../src/ports/workspace.js";
import { sample } from "../../../chance.js";
import { openDocker } from "../support/docker-fixture.js";
import { containersOf, until } from "../support/engine-by-hand.js";
import { anyFaults, streamFaults } from "./engine-faults.js";
import { type FaultyEngine, openFaultyEngine } from "./faulty-engine.js";

const runId = `preparation-${process.pid}`;
const { signal } = new AbortController();
const mebibyte = 1024 * 1024;
const faults = { ...anyFaults, ...streamFaults };

/** A container that is prepared, in one way or another. */
type Preparing = Partial<DockerSettings> & Pick<StartOptions, "files" | "changes">;

const setup = (command: string): Preparing => ({ container: { setup: [command] } });

/** Two files of which the second comes 300 ms after the first. */
const slowly = (): Preparing => ({ files: filesOf({ "one.txt": "1", "two.txt": "2" }, 300) });

/** The setup sees other files than the blocks: the workspace is filled, and changed afterwards. */
const filledTwice = (): Preparing => ({
  ...setup("true"),
  files: filesOf({ "one.txt": "1" }),
  changes: changesTo({ "two.txt": "2" }),
});

const onDisk: Preparing = { workspaceBytes: 512 * mebibyte, memoryBytes: 256 * mebibyte };

async function* changesTo(files: Readonly<Record<string, string>>): AsyncGenerator<ChangedEntry> {
  yield { kind: "deleted", path: "one.txt" };
  yield* filesOf(files);
}

async function* filesOf(files: Readonly<Record<string, string>>, pauseMs = 0): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const bytes = content.length;
    yield {
      kind: "file",
      path,
      bytes,
      isExecutable: false,
      content: (async function* () {
        yield content;
      })(),
    };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

describe("a container that is being prepared while its engine fails", () => {
  let engine: FaultyEngine | null = null;
  let session: Session | null = null;
  afterEach(async () => {
    await session?.stop();
    session = null;
    await engine?.close();
    engine = null;
    await until(async () => (await containersOf(runId)).length === 0);
  });
  const start = async (
    call: string,
    fault: keyof typeof faults,
    { files, changes, ...settings }: Preparing,
  ): Promise<Session> => {
    engine = await openFaultyEngine();
    engine.breakCall(call, faults[fault]!);
    const { endpoint } = engine;
    const given = { ...(files && { files }), ...(changes && { changes }) };
    const executor = openDocker({ runId, endpoint, maxEngineWaitMs: 3000, ...settings });
    return (session = await executor.start({ signal, ...given }));
  };

  const preparing: [string, string, () => Preparing][] = [
    ["create exec (other) 1", "says 500 in JSON", () => setup("echo hi")],
    ["start exec (other) 1", "closes before it was asked", () => setup("echo hi")],
    ["start exec (other) 1", "cuts a frame", () => setup("sleep 3")],
    ["start exec (other) 1", "sends a frame of an unknown kind", () => setup("sleep 3")],
    // Longer than a question is waited for: an end that the engine tells by itself needs none.
    ["inspect exec (other)", "never answers", () => setup("sleep 20")],
    ["inspect exec (other)", "says 500 in JSON", () => setup("sleep 20")],
    ["create exec (killer)", "says 500 in JSON", () => setup("sleep 300 >/dev/null 2>&1 & sleep 0.4")],
    ["create exec (archive) 1", "says 500 in JSON", slowly],
    ["start exec (archive) 1", "closes before it was asked", slowly],
    ["start exec (archive) 1", "breaks the connection at once", slowly],
    ["start exec (archive) 1", "cuts a frame", slowly],
    ["create exec (other) 2", "says 500 in JSON", filledTwice],
    ["start exec (other) 2", "closes before it was asked", filledTwice],
    ["create exec (archive) 2", "says 500 in JSON", filledTwice],
    ["create exec (other) 1", "says 500 in JSON", () => onDisk],
    ["start exec (other) 1", "cuts a frame", () => onDisk],
  ];

  it.each(sample(preparing, 3))(
    "blames the engine, which at %s %s",
    async (call, fault, preparing) => {
      await expect(start(call, fault, preparing())).rejects.toMatchObject({
        code: "engine-unavailable",
        message: expect.stringMatching(/^The container engine at /),
        nextStep: expect.stringMatching(/\w/),
      });
    },
    60_000,
  );

  it("says that the container is lost where it ended meanwhile", async () => {
    await expect(start("start exec (other) 1", "is restarted", setup("sleep 3"))).rejects.toMatchObject({
      code: "session-lost",
      nextStep: expect.stringMatching(/\w/),
    });
  }, 60_000);

  it("goes on by the exit code that the engine tells by itself where it answers no question about it", async () => {
    const { facts } = await start("inspect exec (other)", "never answers", setup("echo hi"));
    expect(facts.setup).toMatchObject([{ command: "echo hi" }]);
  }, 30_000);

  it.each([
    ["hangs after the answer's head", "echo hi"],
    ["breaks the connection at once", "sleep 3"],
  ])(
    "goes on by the command's exit code where its stream %s",
    async (fault, command) => {
      const startedAt = performance.now();
      const { facts } = await start("start exec (other) 1", fault, setup(command));
      expect(facts.setup).toMatchObject([{ command }]);
      expect(performance.now() - startedAt).toBeLessThan(25_000);
    },
    60_000,
  );

  it.each([
    ["hangs after the answer's head", "exit 7"],
    ["breaks the connection at once", "sleep 1; exit 7"],
  ])(
    "still blames the setup for its own exit code where its stream %s",
    async (fault, command) => {
      await expect(start("start exec (other) 1", fault, setup(command))).rejects.toMatchObject({
        code: "setup-failed",
        message: expect.stringContaining("ended with exit code 7"),
      });
    },
    60_000,
  );
});
