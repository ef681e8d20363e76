import { getEventListeners } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { run } from "../../src/run/run.js";
import { startSavingTime } from "../../src/run/saving-time.js";
import { createScriptedExecutor } from "../fakes/scripted-executor.js";
import { AgentExecError } from "../../src/errors.js";
import { systemClock } from "../../src/process/system-clock.js";
import type { RunEvent } from "../../src/facts/events.js";
import type { Executor } from "../../src/ports/executor.js";
import type { SavedFiles } from "../../src/ports/workspace.js";
import type { WorkspaceChanges } from "../../src/facts/files.js";
import { createRedactor } from "../../src/redaction/redact.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { FakeClock } from "../fakes/fake-clock.js";
import { policy, python } from "./facts.js";

const noPatch: WorkspaceChanges = { patch: null, deleted: [], acting: [] };

interface Scene {
  readonly clock: FakeClock;
  /** Stops the run, as a person or a machine does. */
  readonly stop: () => void;
}

interface Saving {
  /** Called where the patch is made. */
  readonly onChanges?: (saved: SavedFiles, scene: Scene) => Promise<void>;
  /** Called when one file was read and another is still to come. */
  readonly onReading?: (scene: Scene) => Promise<void>;
  readonly onEvent?: (event: RunEvent, scene: Scene) => void;
  /** Default: ten minutes. */
  readonly totalTimeoutMs?: number;
  readonly verify?: readonly string[];
}

/** A run whose block passes and leaves two files, and for which time stands still. */
async function runSaving({ onChanges, onReading, onEvent, totalTimeoutMs = 600_000, verify = [] }: Saving) {
  const clock = new FakeClock();
  const stopping = new AbortController();
  const scene = { clock, stop: () => stopping.abort(new Error("The run was stopped by SIGINT.")) };
  const { state } = await run(
    {
      runId: "r1",
      task: { text: "Leave files.", source: { kind: "input" } },
      policy: { ...policy, totalTimeoutMs, verify },
      settings: {},
      version: "0.0.0",
    },
    {
      writer: createScriptedWriter({ turns: [{ reply: python("x") }] }, { clock: systemClock }),
      executor: pausing(async () => onReading?.(scene)),
      log: { append: async () => undefined },
      artifacts: {
        save: async ({ path }) => ({ path, bytes: 1, sha256: "" }),
        changes: async (saved) => (await onChanges?.(saved, scene), noPatch),
      },
      reporters: [{ onEvent: (event) => onEvent?.(event, scene) }],
      redactor: createRedactor([]),
      clock,
    },
    { signal: stopping.signal },
  );
  return { state, clock };
}

/** An executor whose sessions pause between two files, and end the reading on abort as Docker's do. */
function pausing(onReading: () => Promise<void>): Executor {
  const scripted = createScriptedExecutor({ answers: [{}, {}], files: { a: "1", b: "2" } });
  return {
    ...scripted,
    async start(options) {
      const session = await scripted.start(options);
      return {
        ...session,
        async *files(call) {
          for await (const file of session.files(call)) {
            call.signal.throwIfAborted();
            yield file;
            await onReading();
          }
        },
      };
    },
  };
}

/** Whether the time for saving was over before the first of these steps, and after each. */
async function overAfter({ signal }: SavedFiles, steps: readonly (() => void)[]): Promise<boolean[]> {
  const over = [signal.aborted];
  for (const step of steps) {
    step();
    await turn();
    over.push(signal.aborted);
  }
  return over;
}

describe("the time for saving files", () => {
  it("is a minute where nothing stops the run", async () => {
    let over: readonly boolean[] = [];
    const { state } = await runSaving({
      onChanges: async (saved, { clock }) => {
        over = await overAfter(saved, [() => clock.advance(59_999), () => clock.advance(1)]);
      },
    });
    expect(over).toEqual([false, false, true]);
    expect(state.end).toMatchObject({ outcome: "passed" });
  });

  it("is 3 s where the run was stopped before", async () => {
    let over: readonly boolean[] = [];
    const { state } = await runSaving({
      onEvent: ({ type }, { stop }) => type === "execution" && stop(),
      onChanges: async (saved, { clock }) => {
        over = await overAfter(saved, [() => clock.advance(2_999), () => clock.advance(1)]);
      },
    });
    expect(over).toEqual([false, false, true]);
    expect(state.end).toMatchObject({ outcome: "cancelled" });
  });

  it.each<[string, string, (scene: Scene) => void]>([
    ["a signal", "The run was stopped by SIGINT.", ({ stop }) => stop()],
    [
      "the run's own deadline",
      "The run reached its time limit of 20 s while the files were saved.",
      ({ clock }) => clock.advance(20_000),
    ],
  ])("is 3 s from then on when %s comes meanwhile, and what was saved stays", async (_by, reason, end) => {
    let over: readonly boolean[] = [];
    const { state } = await runSaving({
      totalTimeoutMs: 20_000,
      onChanges: async (saved, scene) => {
        const goOn = (ms: number) => () => scene.clock.advance(ms);
        over = await overAfter(saved, [() => end(scene), goOn(2_999), goOn(1)]);
      },
    });
    expect(over).toEqual([false, false, false, true]);
    expect(state.files).toMatchObject({ artifacts: [{ path: "a" }, { path: "b" }], changes: noPatch });
    expect(state.end).toMatchObject({ reason });
  });

  it("ends the reading too, which is told with the patch that there is not", async () => {
    const { state } = await runSaving({
      onReading: async ({ stop, clock }) => {
        stop();
        clock.advance(3_000);
        await turn();
      },
    });
    expect(state.files?.artifacts).toMatchObject([{ path: "a" }]);
    expect(state.files?.changes).toMatchObject({
      patch: null,
      patchFault: "not all files that the code left could be saved (saving took too long)",
    });
    expect(state.warnings).toMatchObject([
      {
        code: "files-not-saved",
        message: "Saving the code's files took too long, so some files were not saved. There is no patch.",
      },
    ]);
    expect(state.end).toMatchObject({ outcome: "cancelled" });
  });

  const missing = (why: string) => `not all files that the code left could be saved (${why})`;
  const failed = (why: string) => ({
    outcome: "failed",
    reason: `The code passed, but agent-exec could not make a patch of the code's changes: ${missing(why)}.`,
  });
  const blameless = (why: string) => ({
    outcome: "infrastructure-error",
    reason: `The code passed, but agent-exec could not save the code's changes: ${missing(why)}. The code did not cause this failure.`,
  });
  const unread = "It cannot be read";
  const late = "saving took too long";

  it.each([
    ["the sandbox is lost", "session-lost", { ...blameless(unread), code: "session-lost" }],
    ["agent-exec's disk is full", "storage-failed", { ...blameless(unread), code: "storage-failed" }],
    ["the code's processes cannot be ended", "workspace-blocked", failed(unread)],
  ] as const)("passes nothing if %s, and blames the right one", async (_why, code, end) => {
    const { state } = await runSaving({
      onReading: async () => {
        throw new AgentExecError(code, "It cannot be read.", { nextStep: "" });
      },
    });
    expect(state.end).toMatchObject(end);
  });

  it.each([
    ["the machine if the verification read the same files fast", 29_999, blameless(late)],
    ["the code if its files already took the verification long", 30_000, failed(late)],
  ])("is too short: this blames %s", async (_whom, readMs, end) => {
    let readings = 0;
    const { state } = await runSaving({
      verify: ["true"],
      onReading: async ({ clock }) => {
        clock.advance((readings += 1) === 1 ? readMs : readings === 3 ? 60_000 : 0);
        await turn();
      },
    });
    expect(state.end).toMatchObject(end);
  });

  it("is counted no more once they are saved", async () => {
    let left: readonly number[] = [];
    const { clock } = await runSaving({
      onEvent: ({ type }, { clock: { sleeping }, stop }) => {
        if (type !== "run-ended") return;
        left = sleeping;
        stop();
      },
    });
    expect(left).toEqual([600_000]);
    expect(clock.sleeps).toEqual([600_000, 60_000]);
  });

  it("leaves no listener behind", () => {
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, "abort").length;
    {
      using _time = startSavingTime(new FakeClock(), signal);
      expect(listeners()).toBe(1);
    }
    expect(listeners()).toBe(0);
  });
});
