import { describe, expect, it } from "@jest/globals";
import { fc } from "../chance.js";
import { fold } from "../../src/run/state/apply.js";
import { next } from "../../src/run/next/next.js";
import { conversation } from "../../src/run/told/prompt.js";
import { run, type RunOptions } from "../../src/run/run.js";
import { AgentExecError } from "../../src/errors.js";
import {
  createScriptedExecutor,
  type ScriptedAnswer,
  type ScriptedSettings,
} from "../fakes/scripted-executor.js";
import type { Executor } from "../../src/ports/executor.js";
import { systemClock } from "../../src/process/system-clock.js";
import type { Policy, RunEvent } from "../../src/facts/events.js";
import type { Artifact, WorkspaceChanges } from "../../src/facts/files.js";
import type { Reporter } from "../../src/ports/reporter.js";
import type { Message, ReplyDocument, Writer } from "../../src/ports/writer.js";
import { resultOf } from "../../src/reports/result/result.js";
import { reasonOf } from "../../src/reports/titles.js";
import { createRedactor } from "../../src/redaction/redact.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { createTextWriter } from "../../src/writers/text/text-writer.js";
import { bytesOf } from "../../src/files/content.js";
import { policy, python } from "./facts.js";

interface Setup {
  /** Stands in for the executor. */
  readonly wrap?: (executor: Executor) => Executor;
  readonly whenEnded?: RunOptions["whenEnded"];
  readonly turns?: Parameters<typeof createScriptedWriter>[0]["turns"];
  /** Files that people wrote, in place of a model's turns. */
  readonly documents?: readonly ReplyDocument[];
  readonly answers?: readonly ScriptedAnswer[];
  readonly startErrors?: readonly (AgentExecError | null)[];
  readonly files?: ScriptedSettings["files"];
  readonly change?: Partial<Policy>;
  readonly changes?: WorkspaceChanges;
  readonly secrets?: readonly string[];
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
  readonly onSignal?: NonNullable<Reporter["onSignal"]>;
}

/** A run of scripted parts: what it appended, what the writer was sent, what the executor was told. */
async function runScripted(setup: Setup) {
  const lines: string[] = [];
  const asked: (readonly Message[])[] = [];
  const saved: string[] = [];
  const executor = createScriptedExecutor({
    answers: setup.answers ?? [],
    startErrors: setup.startErrors ?? [],
    files: setup.files ?? {},
  });
  const request = {
    runId: "r1",
    task: { text: "Add two numbers.", source: { kind: "input" as const } },
    policy: { ...policy, ...setup.change },
    settings: {},
    version: "0.0.0",
  };
  const writer =
    setup.documents === undefined
      ? createScriptedWriter({ turns: setup.turns ?? [] }, { clock: systemClock })
      : createTextWriter(setup.documents);
  const { state } = await run(
    request,
    {
      writer: listening(writer, asked),
      executor: setup.wrap?.(executor) ?? executor,
      log: { append: async (event) => void lines.push(JSON.stringify(event)) },
      artifacts: {
        async save(entry): Promise<Artifact | null> {
          if (entry.kind !== "file") return null;
          saved.push(entry.path);
          await bytesOf(entry.content);
          return { path: entry.path, bytes: 0, sha256: "" };
        },
        ...(setup.changes === undefined ? {} : { changes: async () => setup.changes! }),
      },
      reporters: [
        {
          onEvent: setup.onEvent ?? (() => undefined),
          ...(setup.onSignal && { onSignal: setup.onSignal }),
        },
      ],
      redactor: createRedactor(setup.secrets ?? []),
      clock: systemClock,
    },
    {
      signal: setup.signal ?? new AbortController().signal,
      ...(setup.whenEnded && { whenEnded: setup.whenEnded }),
    },
  );
  const events = lines.map((line) => JSON.parse(line) as RunEvent);
  return {
    state,
    events,
    types: events.map((event) => event.type),
    asked,
    saved,
    executor,
    policy: request.policy,
  };
}

function listening(writer: Writer, asked: (readonly Message[])[]): Writer {
  return {
    name: writer.name,
    write: (messages, options) => (asked.push(messages), writer.write(messages, options)),
    decide: (messages, options) => (asked.push(messages), writer.decide(messages, options)),
  };
}

const failThenPass: Setup = {
  turns: [
    { reply: python("print(1 / 0)"), usage: { inputTokens: 10, outputTokens: 5 } },
    { decision: { retry: true, reason: "Divide by one." } },
    { reply: python("print(1 / 1)"), usage: { inputTokens: 20, outputTokens: 6 } },
  ],
  answers: [{ exitCode: 1, stderr: "ZeroDivisionError" }, { stdout: "1.0\n" }],
  files: { "out/a.txt": "a" },
};

describe("a run", () => {
  it("fails, is decided about, is corrected and passes, in this order of events", async () => {
    const { types, state, saved } = await runScripted(failThenPass);
    expect(types).toEqual([
      "run-started",
      "reply",
      "session-started",
      "execution",
      "decision",
      "reply",
      "execution",
      "files-saved",
      "run-ended",
    ]);
    expect(state.end?.outcome).toBe("passed");
    expect(saved).toEqual(["out/a.txt"]);
  });

  it("counts its events from 0 without holes and in time", async () => {
    const { events } = await runScripted(failThenPass);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  });

  it("sums usage over every call", async () => {
    const { state } = await runScripted(failThenPass);
    expect(state.usage).toMatchObject({ calls: 3, inputTokens: 30, outputTokens: 11 });
  });

  it("feeds the output, and the decision's reason, into the next ask", async () => {
    const { asked } = await runScripted(failThenPass);
    expect(asked[1]!.at(-1)!.content).toContain("ZeroDivisionError");
    expect(asked[2]!.at(-1)!.content).toContain("Divide by one.");
  });

  it("only ever adds to the end of the conversation", async () => {
    const { asked } = await runScripted(failThenPass);
    for (let call = 1; call < asked.length; call += 1) {
      expect(asked[call]!.slice(0, asked[call - 1]!.length)).toEqual(asked[call - 1]);
    }
  });

  it("says the task to the writer once", async () => {
    const { asked } = await runScripted(failThenPass);
    expect(asked.at(-1)!.filter(({ content }) => content.includes("Add two numbers."))).toHaveLength(1);
  });

  it("folds, cut at any line, to the state that it had there and goes on the same way", async () => {
    const { events, policy } = await runScripted(failThenPass);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: events.length - 1 }), (cut) => {
        const step = next(fold(events.slice(0, cut)), policy);
        const following = events[cut]!;
        const expected: Record<string, string> = {
          reply: "ask",
          "session-started": "start",
          execution: "execute",
          decision: "decide",
          "files-saved": "collect",
          "run-ended": "end",
        };
        expect(step.do).toBe(expected[following.type]);
      }),
    );
  });

  it("asks a resumed writer exactly what the whole run asked", async () => {
    const { events, asked } = await runScripted(failThenPass);
    const calls = events.flatMap(({ type }, index) =>
      type === "reply" || type === "decision" ? [index] : [],
    );
    for (const [call, index] of calls.entries()) {
      expect(conversation(fold(events.slice(0, index)))).toEqual(asked[call]);
    }
  });

  it("runs the attempt again in a fresh session when the sandbox is lost, without a word to the writer", async () => {
    const { state, asked, executor } = await runScripted({
      turns: [{ reply: python("a") + python("b") }],
      answers: [{}, { ending: "container-lost", exitCode: null, evidence: "gone" }, {}, {}],
    });
    expect(state.end?.outcome).toBe("passed");
    expect(asked).toHaveLength(1);
    expect(executor.executed.map(({ code }) => code)).toEqual(["a\n", "b\n", "a\n", "b\n"]);
    expect(executor.calls.filter((call) => call === "start")).toHaveLength(2);
  });

  it("blames the infrastructure when the sandbox is lost again and again", async () => {
    const lost = { ending: "container-lost" as const, exitCode: null, evidence: "gone" };
    const { state, events } = await runScripted({
      turns: [{ reply: python("a") }],
      answers: [lost, lost, lost],
    });
    expect(state.end).toMatchObject({
      outcome: "infrastructure-error",
      code: "session-lost",
      nextStep: expect.stringContaining("engine"),
    });
    expect(reasonOf(events)).toBe("The sandbox was lost 3 times; the last time: gone. [session-lost]");
  });

  it("goes on in a fresh session when a block could only be ended with its own, at the code's cost", async () => {
    const stubborn = {
      ending: "timed-out",
      exitCode: 124,
      evidence: "it ran on",
      isSessionSpent: true,
    } as const;
    const { state, executor } = await runScripted({
      turns: [
        { reply: python("a") },
        { decision: { retry: true, reason: "It can be mended." } },
        { reply: python("b") },
        { decision: { retry: true, reason: "It can be mended." } },
        { reply: python("c") },
      ],
      answers: [stubborn, stubborn, {}],
      change: { maxInfrastructureRetries: 0 },
    });
    expect(state.end?.outcome).toBe("passed");
    expect(state.infrastructureFailures).toBe(0);
    expect(state.attempts.map(({ executions }) => executions[0]?.ending)).toEqual([
      "timed-out",
      "timed-out",
      "exited",
    ]);
    expect(executor.calls.filter((call) => call === "start")).toHaveLength(3);
  });

  const noEngine = new AgentExecError("engine-unavailable", "No engine.", { nextStep: "Start it." });

  it("asks no writer where nothing is found to run code in", async () => {
    const { state, asked } = await runScripted({ turns: [{ reply: python("a") }], startErrors: [noEngine] });
    expect(state.end).toMatchObject({ outcome: "infrastructure-error", reason: "No engine." });
    expect(asked).toEqual([]);
  });

  it("asks the writer beside the sandbox's start, once that has found what it needs", async () => {
    let isAsked: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => (isAsked = resolve));
    const { state } = await runScripted({
      turns: [{ reply: python("a") }],
      answers: [{}],
      onSignal: ({ type }) => {
        if (type === "asking") isAsked();
      },
      // A start that waits for the writer: were the writer to wait for its end, neither would ever come.
      wrap: (executor) => ({
        ...executor,
        async start(options) {
          options.onFound?.();
          await asking;
          return executor.start(options);
        },
      }),
    });
    expect(state.end?.outcome).toBe("passed");
  });

  it("does not wait for the writer when the sandbox cannot start", async () => {
    const begin = performance.now();
    const { state } = await runScripted({
      turns: [{ reply: python("a"), delay: "20s" }],
      wrap: (executor) => ({
        ...executor,
        async start({ onFound }) {
          onFound?.();
          await systemClock.sleep(100, { signal: new AbortController().signal });
          throw noEngine;
        },
      }),
    });
    expect(state.end).toMatchObject({
      outcome: "infrastructure-error",
      reason: "No engine.",
      nextStep: "Start it.",
    });
    expect(performance.now() - begin).toBeLessThan(15_000);
  });

  it("stops every session that it started", async () => {
    const { executor } = await runScripted({
      ...failThenPass,
      change: { verify: ["true"] },
      answers: [...failThenPass.answers!, {}],
    });
    const count = (name: string) => executor.calls.filter((call) => call === name).length;
    expect(count("start")).toBe(2);
    expect(count("stop")).toBe(2);
  });

  it("ends its sandbox beside what is only written, and settles when both are done", async () => {
    const told: string[] = [];
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    // A session whose end waits for the reports: were they to wait for it, neither would ever come.
    const wrap = (executor: Executor): Executor => ({
      ...executor,
      async start(options) {
        const session = await executor.start(options);
        const stop = session.stop.bind(session);
        session.stop = async () => {
          await written;
          await stop();
          told.push("stopped");
        };
        return session;
      },
    });
    const whenEnded: RunOptions["whenEnded"] = async ({ events }) => {
      told.push(events.at(-1)!.type);
      isWritten();
    };
    await runScripted({ ...failThenPass, wrap, whenEnded });
    expect(told).toEqual(["run-ended", "stopped"]);
  });

  it("ends its sandbox although what is only written fails, and throws that", async () => {
    const stopped: string[] = [];
    const wrap = (executor: Executor): Executor => ({
      ...executor,
      async start(options) {
        const session = await executor.start(options);
        const stop = session.stop.bind(session);
        session.stop = async () => void (await stop(), stopped.push("stopped"));
        return session;
      },
    });
    const whenEnded = (): Promise<void> => Promise.reject(new Error("The disk is full."));
    await expect(runScripted({ ...failThenPass, wrap, whenEnded })).rejects.toThrow("The disk is full.");
    expect(stopped).toContain("stopped");
  });

  it.each([
    [{ name: "looky", as: "running" } as const, "sandbox-kept"],
    [null, "warning"],
  ])("says of a sandbox that was to outlive it what came of that: %j", async (kept, type) => {
    const wrap = (executor: Executor): Executor => ({
      ...executor,
      start: async (options) => ({ ...(await executor.start(options)), keep: async () => kept }),
    });
    const { events, types } = await runScripted({ turns: [{ reply: python("a") }], answers: [{}], wrap });
    expect(types.slice(-2)).toEqual([type, "run-ended"]);
    expect(events.at(-2)).toMatchObject(kept ?? { code: "sandbox-not-kept" });
  });

  it("warns once of what the code left and a verification did not get", async () => {
    const wrap = (executor: Executor): Executor => ({
      ...executor,
      async start(options) {
        // As an executor does that fills a workspace.
        for await (const { kind } of options.files ?? []) expect(kind).toBe("left-out");
        const session = await executor.start(options);
        const left = { kind: "left-out", path: "bin/tool", reason: "a symbolic link" } as const;
        return {
          ...session,
          files: async function* () {
            yield left;
          },
        };
      },
    });
    const { events } = await runScripted({
      turns: [{ reply: python("a") }],
      answers: [{}, {}, {}],
      change: { verify: ["true", "true"] },
      wrap,
    });
    expect(events.filter(({ type }) => type === "warning")).toEqual([
      expect.objectContaining({
        code: "verification-incomplete",
        message: expect.stringContaining("`bin/tool` (a symbolic link)"),
      }),
    ]);
  });

  it.each([
    ["once, where code held a secret", ["k = 'sk-0123456789'", "print('sk-0123456789')"], 1],
    ["not where none did", ["print(1)", "print(2)"], 0],
    ["not where it held a common word that is also the key", ["import ollama", "print(ollama)"], 0],
  ])("says that code does not run as it was written: %s", async (_title, [first, second], times) => {
    const { events } = await runScripted({
      turns: [
        { reply: python(first!) },
        { decision: { retry: true, reason: "x" } },
        { reply: python(second!) },
      ],
      answers: [{ exitCode: 1 }, {}],
      secrets: ["ollama", "sk-0123456789"],
    });
    const warnings = events.filter((event) => event.type === "warning");
    expect(warnings).toHaveLength(times);
    const ran = events.flatMap((event) =>
      event.type === "reply" ? event.blocks.map(({ code }) => code.trim()) : [],
    );
    expect(ran).toEqual(times === 0 ? [first, second] : ["k = '***'", "print('***')"]);
    for (const { code, message } of warnings) {
      expect(code).toBe("secret-in-reply");
      expect(message).toMatch(/The code ran with \*\*\* in place of the secret/);
    }
  });

  it("decides about a verification that cannot begin because of what the code left running", async () => {
    const nextStep = "Let the code end what it starts.";
    const { state, asked } = await runScripted({
      turns: [
        { reply: python("a") },
        { decision: { retry: true, reason: "It can be mended." } },
        { reply: python("b") },
      ],
      answers: [{}, {}, {}],
      change: { verify: ["true"] },
      startErrors: [null, new AgentExecError("workspace-blocked", "It could not be ended.", { nextStep })],
    });
    expect(state.end?.outcome).toBe("passed");
    expect(state.infrastructureFailures).toBe(0);
    expect(JSON.stringify(asked.at(-1))).toContain(`It could not be ended. ${nextStep}`);
  });

  it("verifies in a session of its own, and a failed verification is decided about", async () => {
    const { types, state } = await runScripted({
      turns: [{ reply: python("a") }, { decision: { retry: false, reason: "Hopeless." } }],
      answers: [{}, {}, { exitCode: 2, stderr: "1 test failed" }],
      change: { verify: ["lint", "test", "never"] },
    });
    expect(types.filter((type) => type === "verification")).toHaveLength(2);
    expect(state.end).toMatchObject({ outcome: "gave-up", reason: "Hopeless." });
  });

  it("is not passed by files that are not what each of its verifications read", async () => {
    const passing = {
      turns: [{ reply: python("a") }],
      answers: [{}, {}, {}],
      change: { verify: ["first", "second"] },
    };
    // The first verification, the second one, and what is handed out.
    const told = async (...contents: readonly string[]) => {
      const left = [...contents];
      const files = () => ({ same: "s", "a.py": left.shift()! });
      const { state, events, saved } = await runScripted({ ...passing, files });
      expect(left).toEqual([]);
      expect(saved).toEqual(["same", "a.py"]);
      return { ...state.end!, verified: resultOf(events).verified, unlike: state.files?.unlikeVerified };
    };
    expect(await told("1", "1", "1")).toMatchObject({ outcome: "passed", verified: true, unlike: undefined });
    for (const contents of [
      ["1", "1", "2"],
      ["2", "1", "1"],
      ["1", "2", "1"],
    ] as const) {
      expect(await told(...contents)).toMatchObject({
        outcome: "failed",
        verified: false,
        unlike: ["a.py"],
        reason: "The verifications passed, but these files changed afterwards: `a.py`.",
      });
    }
  });

  it("holds what it hands out against nothing that was verified before the last block", async () => {
    const left = ["1", "2", "2"];
    const { state } = await runScripted({
      turns: [
        { reply: python("a") },
        { decision: { retry: true, reason: "Mend it." } },
        { reply: python("b") },
      ],
      answers: [{}, { exitCode: 1, stderr: "no" }, {}, {}],
      change: { verify: ["test"] },
      files: () => ({ "a.py": left.shift()! }),
    });
    expect(state.end).toMatchObject({ outcome: "passed" });
  });

  it("never executes a block of a reply that was cut short by length, and asks again", async () => {
    const { state, executor, asked } = await runScripted({
      turns: [{ reply: python("half"), fault: "length" }, { reply: python("whole") }],
      answers: [{}],
    });
    expect(executor.executed.map(({ code }) => code)).toEqual(["whole\n"]);
    expect(asked[1]!.at(-1)!.content).toContain("cut short");
    expect(state.end?.outcome).toBe("passed");
  });

  it("runs nothing of a reply with too many blocks, tells the writer so, and asks again", async () => {
    const { state, executor, asked } = await runScripted({
      turns: [{ reply: python("one of many").repeat(51) }, { reply: python("whole") }],
      answers: [{}],
    });
    expect(executor.executed.map(({ code }) => code)).toEqual(["whole\n"]);
    expect(asked[1]!.at(-1)!.content).toMatch(
      /^The reply has 51 code blocks, but at most 50 blocks of one reply can run.*fewer/,
    );
    expect(state.end?.outcome).toBe("passed");
  });

  it("takes more blocks where no model wrote them", async () => {
    const { state, executor } = await runScripted({
      documents: [{ name: "DEMO.md", text: python("one of many").repeat(60) }],
      answers: Array.from({ length: 60 }, () => ({})),
      change: { hasWriter: false },
    });
    expect(executor.executed).toHaveLength(60);
    expect(state.end?.outcome).toBe("passed");
  });

  it("records what became of the files that the code was given", async () => {
    const changes = { patch: "changes.patch", deleted: ["gone.txt"], acting: [] };
    const { state } = await runScripted({ ...failThenPass, changes });
    expect(state.files?.changes).toEqual(changes);
    expect((await runScripted(failThenPass)).state.files).not.toHaveProperty("changes");
  });

  it("ends as an infrastructure error that names the turn when the script runs out", async () => {
    const { state } = await runScripted({
      turns: [{ reply: python("a") }],
      answers: [{ exitCode: 1, stderr: "x" }],
    });
    expect(state.end).toMatchObject({
      outcome: "infrastructure-error",
      reason: expect.stringMatching(/decision 1/),
    });
  });

  it("fails by the code's own failure when the model gives no decision", async () => {
    const { state, types } = await runScripted({
      turns: [
        { reply: python("a") },
        {
          decision: { retry: true, reason: "" },
          fault: "refusal",
          usage: { inputTokens: 7, outputTokens: 2 },
        },
      ],
      answers: [{ exitCode: 1, stderr: "x" }],
    });
    expect(types).not.toContain("failure");
    expect(state.attempts[0]!.decision).toMatchObject({ source: "rule", rule: "no-decision", retry: false });
    expect(state.usage.inputTokens).toBe(7);
    expect(state.end!.reason).not.toContain(state.attempts[0]!.decision!.reason);
    expect(state.end).toMatchObject({
      outcome: "failed",
      reason: expect.stringMatching(
        /^Block 1 of attempt 1 ended with exit code 1\. The model did not say clearly whether to retry\./,
      ),
      nextStep: expect.stringContaining("Choose a model that can follow a JSON schema"),
    });
  });

  it("is cancelled by its signal while a writer is silent, and says so", async () => {
    const controller = new AbortController();
    const running = runScripted({ turns: [{ reply: "x", delay: "60s" }], signal: controller.signal });
    setTimeout(() => controller.abort(new Error("The run was stopped by SIGTERM.")), 50);
    const { state } = await running;
    expect(state.end).toMatchObject({ outcome: "cancelled", reason: "The run was stopped by SIGTERM." });
  });

  it("is its infrastructure's end where the signal's reason is an error of ours", async () => {
    const controller = new AbortController();
    const running = runScripted({ turns: [{ reply: "x", delay: "60s" }], signal: controller.signal });
    const error = new AgentExecError("session-lost", "It threw.", { nextStep: "Mend it." });
    setTimeout(() => controller.abort(error), 50);
    const { state } = await running;
    const told = { code: "session-lost", nextStep: "Mend it." };
    expect(state.interruption).toMatchObject({ by: "error", message: "It threw.", during: "ask", ...told });
    expect(state.end).toMatchObject({ outcome: "infrastructure-error", reason: "It threw.", ...told });
  });

  it("ends at its own deadline while a writer is silent", async () => {
    const { state } = await runScripted({
      turns: [{ reply: "x", delay: "60s" }],
      change: { totalTimeoutMs: 100 },
    });
    expect(state.end).toMatchObject({
      outcome: "timed-out",
      nextStep: expect.stringContaining("total-timeout"),
    });
  });

  it("tells nobody a secret that stands in a verification's command", async () => {
    const secret = "sk-0123456789abcdef";
    const signals: string[] = [];
    await runScripted({
      turns: [{ reply: python("x") }],
      answers: [{}, {}],
      change: { verify: [`curl -H ${secret} localhost`] },
      secrets: [secret],
      onSignal: (signal) => void signals.push(JSON.stringify(signal)),
    });
    expect(signals).toContain('{"type":"verifying","command":"curl -H *** localhost"}');
    expect(signals.join()).not.toContain(secret);
  });

  it("keeps a secret out of every event, wherever it turns up", async () => {
    const secret = "sk-0123456789abcdef";
    const { events } = await runScripted({
      turns: [
        { reply: `It is ${secret}.\n${python(`print("${secret}")`)}` },
        { decision: { retry: false, reason: `Not ${secret}.` } },
      ],
      answers: [
        { exitCode: 1, stdout: secret, stderr: Buffer.from(secret).toString("base64"), evidence: secret },
      ],
      secrets: [secret],
    });
    expect(JSON.stringify(events)).not.toContain(secret);
    expect(JSON.stringify(events)).not.toContain(Buffer.from(secret).toString("base64"));
    expect(events.at(-1)).toMatchObject({ outcome: "gave-up" });
  });
});
