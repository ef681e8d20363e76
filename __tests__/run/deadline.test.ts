import { describe, expect, it } from "@jest/globals";
import { run } from "../../src/run/run.js";
import { FakeClock } from "../fakes/fake-clock.js";
import { createScriptedExecutor } from "../fakes/scripted-executor.js";
import type { Policy } from "../../src/facts/events.js";
import type { ExecuteOptions, Executor } from "../../src/ports/executor.js";
import type { Execution } from "../../src/facts/execution.js";
import { createRedactor } from "../../src/redaction/redact.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { execution, policy, python } from "./facts.js";

const totalTimeoutMs = 1000;
type Turns = Parameters<typeof createScriptedWriter>[0]["turns"];

/** Whatever sleeps moves it, up to the run's deadline: so that comes while it sleeps, on a busy machine too. */
class DrivenClock extends FakeClock {
  #deadlineMs: number | null = null;

  override async sleep(ms: number, options: { readonly signal: AbortSignal }): Promise<void> {
    if (this.#deadlineMs === null) this.#deadlineMs = this.now() + ms;
    else setImmediate(() => this.advance(Math.min(ms, this.#deadlineMs! - this.now())));
    return super.sleep(ms, options);
  }
}

interface Late {
  readonly turns: Turns;
  readonly change?: Partial<Policy>;
  readonly executor?: (clock: DrivenClock) => Executor;
  readonly signal?: AbortSignal;
}

/** A run that reaches its deadline of a second. */
async function runLate({ turns, change = {}, executor = endless(), signal }: Late) {
  const clock = new DrivenClock();
  const { state } = await run(
    {
      runId: "r1",
      task: { text: "Loop.", source: { kind: "input" } },
      policy: { ...policy, totalTimeoutMs, ...change },
      settings: {},
      version: "0.0.0",
    },
    {
      writer: createScriptedWriter({ turns }, { clock }),
      executor: executor(clock),
      log: { append: async () => undefined },
      artifacts: { save: async ({ path }) => ({ path, bytes: 0, sha256: "" }) },
      reporters: [],
      redactor: createRedactor([]),
      clock,
    },
    { signal: signal ?? new AbortController().signal },
  );
  return state;
}

/** Its blocks and verifications run until they are stopped, from the `from`th on; those before pass. */
function endless({ from = 1, onBegun = () => {} } = {}) {
  return (clock: DrivenClock): Executor => {
    const scripted = createScriptedExecutor({ answers: [] });
    let begun = 0;
    const next = async (call: ExecuteOptions) => {
      if ((begun += 1) < from) return execution();
      onBegun();
      return stopped(call, clock);
    };
    return {
      ...scripted,
      async start(options) {
        const session = await scripted.start(options);
        return {
          ...session,
          execute: (_block, call) => next(call),
          verify: (_command, call) => next(call),
        };
      },
    };
  };
}

async function stopped({ signal, timeoutMs }: ExecuteOptions, clock: DrivenClock): Promise<Execution> {
  const end = new AbortController();
  const cancelled = new Promise<Execution>((resolve) => {
    const evidence = "the run was cancelled while the block ran";
    const answer = () => resolve(execution({ ending: "cancelled", exitCode: 130, evidence }));
    if (signal.aborted) answer();
    else signal.addEventListener("abort", answer, { once: true });
  });
  if (signal.aborted) return cancelled;
  const timedOut = clock.sleep(timeoutMs, { signal: end.signal }).then(
    () =>
      execution({
        ending: "timed-out",
        exitCode: 124,
        evidence: `the block ran longer than ${timeoutMs} ms`,
      }),
    () => execution(),
  );
  const ended = await Promise.race([cancelled, timedOut]);
  end.abort();
  return ended;
}

const slowWriter: Turns = [{ reply: python("while True: pass"), delay: "150ms" }];

describe("a run whose own deadline comes", () => {
  it.each<[string, Late]>([
    ["without a writer", { turns: [{ reply: python("x") }], change: { hasWriter: false } }],
    ["after a slow writer", { turns: slowWriter }],
  ])("while a block runs, %s, says so, and the block ended at a deadline", async (_title, late) => {
    const { end, attempts } = await runLate(late);
    expect(attempts[0]!.executions).toMatchObject([
      { ending: "timed-out", exitCode: 124, evidence: "the run reached its time limit of 1 s" },
    ]);
    expect(end).toMatchObject({
      outcome: "timed-out",
      reason: "The run reached its time limit of 1 s while block 1 of attempt 1 ran.",
      nextStep: "Raise `total-timeout`, or ask for code that takes less time.",
    });
  });

  it("names the second block when that one ran", async () => {
    const { end } = await runLate({
      turns: [{ reply: python("x") + python("y") }],
      executor: endless({ from: 2 }),
    });
    expect(end!.reason).toContain("while block 2 of attempt 1 ran");
  });

  it("names the verification when that ran", async () => {
    const { end, attempts } = await runLate({
      turns: [{ reply: python("x") }],
      change: { verify: ["make test"] },
      executor: endless({ from: 2 }),
    });
    expect(attempts[0]!.verifications).toMatchObject([{ ending: "timed-out", exitCode: 124 }]);
    expect(end).toMatchObject({
      reason: "The run reached its time limit of 1 s while attempt 1 was verified.",
      nextStep: "Raise `total-timeout`, or make the verification faster.",
    });
  });

  it("names the model server when the writer was asked", async () => {
    const { end } = await runLate({ turns: [{ reply: "x", delay: "60s" }] });
    expect(end).toMatchObject({
      reason: "The run reached its time limit of 1 s while the model was asked.",
      nextStep: "Make sure that the model server answers in time, or raise `total-timeout`.",
    });
  });

  it("names what the sandbox's start was at when it had not ended", async () => {
    const executor = (clock: DrivenClock): Executor => ({
      ...endless()(clock),
      start: ({ signal, onProgress }) => {
        onProgress?.("Setup: true");
        onProgress?.("Setup: make deps");
        setImmediate(() => clock.advance(totalTimeoutMs));
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        });
      },
    });
    const { end } = await runLate({ turns: [{ reply: python("x") }], executor });
    expect(end).toMatchObject({
      reason: "The run reached its time limit of 1 s while the sandbox was started (Setup: make deps).",
      nextStep: "Raise `total-timeout`.",
    });
  });

  it("leaves a block's own deadline to the block", async () => {
    const { attempts } = await runLate({
      turns: [{ reply: python("x") }],
      change: { timeoutMs: 50, hasWriter: false },
    });
    expect(attempts[0]!.executions).toMatchObject([
      { ending: "timed-out", evidence: "the block ran longer than 50 ms" },
    ]);
  });

  it("leaves a block cancelled that a signal stopped", async () => {
    const stop = new AbortController();
    const onBegun = () => stop.abort(new Error("The run was stopped by SIGINT."));
    const { attempts, end } = await runLate({
      turns: [{ reply: python("x") }],
      executor: endless({ onBegun }),
      signal: stop.signal,
    });
    expect(attempts[0]!.executions).toMatchObject([{ ending: "cancelled", exitCode: 130 }]);
    expect(end).toMatchObject({ outcome: "cancelled", reason: "The run was stopped by SIGINT." });
  });
});
