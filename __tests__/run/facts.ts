import { extractBlocks } from "../../src/run/blocks/code-blocks.js";
import type { Fact, Policy, RunEvent } from "../../src/facts/events.js";
import type { Execution } from "../../src/facts/execution.js";
import { noUsage } from "../../src/facts/reply.js";

export const policy: Policy = {
  maxRetries: 3,
  maxTurns: 1,
  maxInfrastructureRetries: 2,
  timeoutMs: 120_000,
  totalTimeoutMs: 1_800_000,
  verify: [],
  verifyBefore: "off",
  verifyChangedValues: "off",
  audit: "off",
  until: "pass",
  decision: "separate",
  blocks: "all",
  vision: false,
  reflect: false,
  keepGoing: false,
  hasWriter: true,
};

/** Facts as events: a second apart, from a fixed hour on. */
export function eventsOf(facts: readonly Fact[]): RunEvent[] {
  return facts.map((fact, seq) => ({
    v: 1,
    seq,
    at: new Date(1_700_000_000_000 + seq * 1_000).toISOString(),
    ...fact,
  }));
}

export function started(change: Partial<Policy> = {}): Fact {
  return {
    type: "run-started",
    runId: "r1",
    task: { text: "Add two numbers.", source: { kind: "input" } },
    settings: {},
    policy: { ...policy, ...change },
    writer: "script",
    usageText: "Python runs here.",
    version: "0.0.0",
  };
}

export const sessionStarted: Fact = {
  type: "session-started",
  executor: "scripted",
  image: null,
  digest: null,
  limits: {},
  held: {},
  languages: ["python"],
};

export function replied(
  attempt: number,
  text: string,
  change: Partial<Extract<Fact, { type: "reply" }>> = {},
): Fact {
  const usage = { ...noUsage, calls: 1, inputTokens: 10, outputTokens: 5 };
  return {
    type: "reply",
    attempt,
    text,
    thought: null,
    finish: "stop",
    usage,
    ...extractBlocks(text),
    ...change,
  };
}

export function python(code: string): string {
  return `\`\`\`python\n${code}\n\`\`\`\n`;
}

const nothing = { text: "", bytes: 0, truncated: false };

export function execution(change: Partial<Execution> = {}): Execution {
  return {
    ending: "exited",
    exitCode: 0,
    durationMs: 12,
    stdout: nothing,
    stderr: nothing,
    order: [],
    file: "tmp_code_1.py",
    evidence: "the engine reports exit code 0",
    ...change,
  };
}

export function executed(attempt: number, block: number, change: Partial<Execution> = {}): Fact {
  return { type: "execution", attempt, block, ...execution(change) };
}

export function failedWith(stderr: string): Partial<Execution> {
  return {
    exitCode: 1,
    stderr: { text: stderr, bytes: stderr.length, truncated: false },
    order: [{ stream: "stderr", chars: stderr.length }],
    evidence: "the engine reports exit code 1",
  };
}

export function verified(attempt: number, index: number, change: Partial<Execution> = {}): Fact {
  return { type: "verification", attempt, index, command: "make test", ...execution(change) };
}

export function decided(attempt: number, retry: boolean): Fact {
  return {
    type: "decision",
    attempt,
    source: "model",
    retry,
    reason: "because",
    usage: { ...noUsage, calls: 1 },
  };
}

export const filesSaved = { type: "files-saved", artifacts: [], leftOut: [] } as const satisfies Fact;
