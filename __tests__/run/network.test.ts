import { describe, expect, it } from "@jest/globals";
import { run } from "../../src/run/run.js";
import { createScriptedExecutor } from "../fakes/scripted-executor.js";
import { systemClock } from "../../src/process/system-clock.js";
import type { RunEvent } from "../../src/facts/events.js";
import type { Executor } from "../../src/ports/executor.js";
import type { NetworkDecision } from "../../src/facts/execution.js";
import { createRedactor } from "../../src/redaction/redact.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { policy, python } from "./facts.js";

const refused = (host: string): NetworkDecision => ({
  host,
  port: 443,
  allowed: false,
  reason: "not listed in allow-host",
  count: 1,
});

/** The scripted executor with a network that its blocks ask for a secret's name. */
function networked(): Executor {
  const scripted = createScriptedExecutor({ answers: [{}, {}, {}] });
  return {
    ...scripted,
    async start(options) {
      const session = await scripted.start(options);
      const network = [refused("hunter2-hunter2.evil.example")];
      return {
        ...session,
        async execute(block, executeOptions) {
          executeOptions.onWarning?.({ code: "network-relay-lost", message: "The relay had ended." });
          return { ...(await session.execute(block, executeOptions)), network };
        },
        verify: async (command, options) => ({ ...(await session.verify(command, options)), network }),
        takeNetworkDecisions: () => [refused("late.example")],
      };
    },
  };
}

describe("a run whose executor decides about a network", () => {
  it("records what was decided with blocks and verifications and after them, without secrets, and its warnings first", async () => {
    const events: RunEvent[] = [];
    await run(
      {
        runId: "r1",
        task: { text: "Fetch.", source: { kind: "input" } },
        policy: { ...policy, verify: ["true"] },
        settings: {},
        version: "0.0.0",
      },
      {
        writer: createScriptedWriter({ turns: [{ reply: python("print(1)") }] }, { clock: systemClock }),
        executor: networked(),
        log: { append: async (event) => void events.push(event) },
        artifacts: { save: async ({ path }) => ({ path, bytes: 0, sha256: "" }) },
        reporters: [],
        redactor: createRedactor(["hunter2-hunter2"]),
        clock: systemClock,
      },
      { signal: new AbortController().signal },
    );
    const types = events.map(({ type }) => type);
    expect(types.indexOf("warning")).toBe(types.indexOf("execution") - 1);
    expect(events.find(({ type }) => type === "warning")).toMatchObject({ code: "network-relay-lost" });
    for (const type of ["execution", "verification"]) {
      expect(events.find((event) => event.type === type)).toMatchObject({
        network: [{ host: expect.stringMatching(/^[^2]*\.evil\.example$/), allowed: false }],
      });
    }
    expect(events.find(({ type }) => type === "files-saved")).toMatchObject({
      network: [refused("late.example")],
    });
    expect(JSON.stringify(events)).not.toContain("hunter2");
  });
});
