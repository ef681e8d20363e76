import { policy } from "../run/facts.js";
import { createHash } from "node:crypto";
import type { ErrorCode } from "../../src/errors.js";
import { extractBlocks } from "../../src/run/blocks/code-blocks.js";
import type { EventOf, Fact, RunEvent } from "../../src/facts/events.js";
import type { Outcome } from "../../src/facts/outcomes.js";
import type { Execution } from "../../src/facts/execution.js";

/** The file that the sample run leaves. */
export const chart = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="220" font-family="sans-serif" font-size="13">
<rect width="480" height="220" fill="#fff"/>
<text x="20" y="30" font-size="16" font-weight="bold">Sales by month</text>
<rect x="80" y="50" width="240" height="32" rx="4" fill="#2f6f9f"/><text x="70" y="71" text-anchor="end">Jan</text>
<rect x="80" y="98" width="360" height="32" rx="4" fill="#2f6f9f"/><text x="70" y="119" text-anchor="end">Feb</text>
<rect x="80" y="146" width="300" height="32" rx="4" fill="#2f6f9f"/><text x="70" y="167" text-anchor="end">Mar</text>
</svg>
`;

const firstReply = `I read the table and add up each month before I draw anything.

\`\`\`python
import csv, io

table = io.StringIO("""month,sales
Jan,120
Feb,180
Mar,150
""")

totals = {}
for row in csv.DictReader(table):
    print("reading", row["month"])
    totals[row["Month"]] = totals.get(row["Month"], 0) + int(row["sales"])
print(totals)
\`\`\`

The chart follows once the totals are right.
`;

const secondReply = `The header is written in lower case; the chart comes from the same totals.

\`\`\`python
import csv, io

table = io.StringIO("""month,sales
Jan,120
Feb,180
Mar,150
""")

totals = {}
for row in csv.DictReader(table):
    totals[row["month"]] = totals.get(row["month"], 0) + int(row["sales"])
print(totals)
\`\`\`

\`\`\`python
# filename: chart.py
sales = {"Jan": 120, "Feb": 180, "Mar": 150}

rows = []
for place, (month, sum) in enumerate(sales.items()):
    y = 50 + 48 * place
    rows.append(f'<rect x="80" y="{y}" width="{2 * sum}" height="32" rx="4" fill="#2f6f9f"/>')
    rows.append(f'<text x="70" y="{y + 21}" text-anchor="end">{month}</text>')

with open("chart.svg", "w") as file:
    file.write('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="220">' + "".join(rows) + "</svg>")
print("chart.svg is written")
\`\`\`
`;

const traceback = `Traceback (most recent call last):
  File "/workspace/tmp_code_5f2e.py", line 12, in <module>
    totals[row["Month"]] = totals.get(row["Month"], 0) + int(row["sales"])
           ~~~^^^^^^^^^
KeyError: 'Month'
`;

const started: Extract<Fact, { type: "run-started" }> = {
  type: "run-started",
  runId: "20261121-054401-3f9a0c",
  task: {
    text: "Add up the sales of each month and draw them as `chart.svg`.\n\nThe table is in the issue above.",
    source: { kind: "comment", url: "https://github.com/acme/shop/issues/7#issuecomment-1" },
    author: "octocat",
  },
  settings: { model: "gpt-5-mini", image: "python:3-slim" },
  policy: { ...policy, verify: ["test -s chart.svg", "python -m xml.dom.minidom chart.svg"] },
  writer: "gpt-5-mini",
  usageText: "Python runs here.",
  version: "0.1.0",
};

const session: Fact = {
  type: "session-started",
  executor: "docker",
  image: "python:3-slim",
  digest: `sha256:${"5f2e9c41".repeat(8)}`,
  limits: {
    network: "none",
    memory: "2 GiB",
    processes: "256",
    CPU: "2",
    workspace: "512 MiB",
    output: "1 MiB",
  },
  held: { network: true, memory: true, processes: true, CPU: true, output: true },
  languages: ["python", "sh"],
};

const firstAttempt: readonly Fact[] = [
  started,
  replied(1, firstReply, { inputTokens: 412, outputTokens: 198 }),
  session,
  {
    type: "execution",
    attempt: 1,
    block: 0,
    ...execution({ exitCode: 1, durationMs: 340, evidence: "the engine reports exit code 1" }, [
      ["stdout", "reading Jan\n"],
      ["stderr", traceback],
    ]),
  },
];

const decision: Fact = {
  type: "decision",
  attempt: 1,
  source: "model",
  retry: true,
  reason: "The column is called `month` in lower case. I will use that name and then draw the chart.",
  usage: { calls: 1, inputTokens: 655, outputTokens: 41, costUsd: 0.0004 },
};

const secondAttempt: readonly Fact[] = [
  replied(2, secondReply, { inputTokens: 803, outputTokens: 347 }),
  {
    type: "execution",
    attempt: 2,
    block: 0,
    ...execution({ durationMs: 212 }, [["stdout", "{'Jan': 120, 'Feb': 180, 'Mar': 150}\n"]]),
  },
  {
    type: "execution",
    attempt: 2,
    block: 1,
    ...execution({ durationMs: 1_480 }, [["stdout", "chart.svg is written\n"]]),
  },
];

const verifications: readonly Fact[] = [
  {
    type: "verification",
    attempt: 2,
    index: 0,
    command: "test -s chart.svg",
    ...execution({ durationMs: 31 }, []),
  },
  {
    type: "verification",
    attempt: 2,
    index: 1,
    command: "python -m xml.dom.minidom chart.svg",
    ...execution({ durationMs: 120 }, [["stdout", chart]]),
  },
];

const files: Extract<Fact, { type: "files-saved" }> = {
  type: "files-saved",
  artifacts: [
    { path: "chart.py", bytes: 486, sha256: "9b".repeat(32) },
    { path: "chart.svg", bytes: chart.length, sha256: createHash("sha256").update(chart).digest("hex") },
  ],
  leftOut: [{ kind: "left-out", path: "latest", reason: "a symbolic link" }],
};

/** A run that fails, is corrected and passes, with a chart. */
export const passedRun: readonly RunEvent[] = eventsOf([
  ...firstAttempt,
  decision,
  ...secondAttempt,
  ...verifications,
  files,
  ended("passed", "Every block of the last attempt and every verification ended with exit code 0.", ""),
]);

/** A run for each way to end, with events that lead there. */
export const endedRuns: Readonly<Record<Outcome | "unfinished", readonly RunEvent[]>> = {
  passed: passedRun,
  answered: eventsOf([
    { ...started, policy: { ...started.policy, verify: [] } },
    replied(
      1,
      "There is no table in the issue.\n\n- Please **attach** it, @octocat.\n- This would fix #7.\n",
    ),
    session,
    { ...files, artifacts: [], leftOut: [] },
    ended("answered", "The model answered without code, and the run has no verification.", ""),
  ]),
  failed: eventsOf([
    ...firstAttempt,
    {
      type: "decision",
      attempt: 1,
      source: "rule",
      rule: "retries-spent",
      retry: false,
      reason: "No retry was allowed.",
    },
    files,
    ended(
      "failed",
      "No retry was allowed. Block 1 of attempt 1 ended with exit code 1.",
      "Read the last error; then raise max-retries, or state the task more closely.",
    ),
  ]),
  "gave-up": eventsOf([
    ...firstAttempt,
    { type: "decision", attempt: 1, source: "model", retry: false, reason: "The table has no such column." },
    files,
    ended("gave-up", "The table has no such column.", "State the task more closely."),
  ]),
  "budget-spent": eventsOf([
    ...firstAttempt,
    {
      type: "decision",
      attempt: 1,
      source: "rule",
      rule: "tokens-spent",
      retry: false,
      reason: "The run spent 1306 of 1000 tokens.",
    },
    ended(
      "budget-spent",
      "The run spent 1306 of 1000 tokens.",
      "Raise max-tokens, or make the task smaller.",
    ),
  ]),
  "timed-out": eventsOf([
    started,
    replied(1, firstReply),
    session,
    {
      type: "execution",
      attempt: 1,
      block: 0,
      ...execution(
        {
          ending: "timed-out",
          exitCode: 124,
          durationMs: 120_013,
          evidence: "the block ran longer than 120 s",
        },
        [["stdout", "reading Jan\n"]],
      ),
    },
    { type: "interrupted", by: "deadline", message: "The run reached its time limit." },
    ended(
      "timed-out",
      "The run reached its time limit of 1800 s.",
      "Raise total-timeout, or make the task smaller.",
    ),
  ]),
  "awaiting-approval": eventsOf([
    started,
    replied(1, firstReply),
    ended(
      "awaiting-approval",
      "The code of attempt 1 waits for a person.",
      "Read the code below, then approve or refuse it.",
    ),
  ]),
  rejected: eventsOf([
    started,
    replied(1, firstReply),
    ended("rejected", "A person refused the code of attempt 1.", "State the task in another way."),
  ]),
  cancelled: eventsOf([
    ...firstAttempt,
    { type: "interrupted", by: "signal", message: "The workflow was cancelled." },
    ended("cancelled", "The workflow was cancelled.", "Start the run again to get a result."),
  ]),
  "infrastructure-error": eventsOf([
    started,
    replied(1, firstReply),
    session,
    {
      type: "execution",
      attempt: 1,
      block: 0,
      ...execution(
        {
          ending: "container-lost",
          exitCode: null,
          durationMs: 90,
          evidence: "the engine says that the container is gone",
        },
        [],
      ),
    },
    {
      type: "failure",
      during: "start",
      code: "engine-unavailable",
      message: "The Docker engine stopped answering.",
      nextStep: "Look at the engine's log, then run again.",
    },
    ended(
      "infrastructure-error",
      "The Docker engine stopped answering.",
      "Look at the engine's log, then run again.",
      "engine-unavailable",
    ),
  ]),
  denied: eventsOf([
    started,
    ended("denied", "The sender may not start a run.", "Ask a person with write access."),
  ]),
  skipped: eventsOf([started, ended("skipped", "The comment was edited.", "Write a new comment.")]),
  unfinished: eventsOf([...firstAttempt, decision]),
};

/** Facts as events that are half a second apart. */
export function eventsOf(facts: readonly Fact[]): RunEvent[] {
  const start = Date.UTC(2026, 10, 21, 5, 44, 1);
  return facts.map((fact, seq) => ({ v: 1, seq, at: new Date(start + seq * 500).toISOString(), ...fact }));
}

export function ended(outcome: Outcome, reason: string, nextStep: string, code?: ErrorCode): Fact {
  return { type: "run-ended", outcome, reason, nextStep, ...(code !== undefined && { code }) };
}

export function replied(
  attempt: number,
  text: string,
  tokens: { readonly inputTokens: number; readonly outputTokens: number } = {
    inputTokens: 412,
    outputTokens: 198,
  },
): Extract<Fact, { type: "reply" }> {
  const usage = { calls: 1, ...tokens, costUsd: 0.0006 };
  return { type: "reply", attempt, text, thought: null, finish: "stop", usage, ...extractBlocks(text) };
}

/** An execution that printed these pieces in this order. */
export function execution(
  change: Partial<Execution>,
  printed: readonly (readonly ["stdout" | "stderr", string])[],
): Execution {
  const streamOf = (name: "stdout" | "stderr") => {
    const text = printed.map(([stream, piece]) => (stream === name ? piece : "")).join("");
    return { text, bytes: Buffer.byteLength(text), truncated: false };
  };
  return {
    ending: "exited",
    exitCode: 0,
    durationMs: 12,
    stdout: streamOf("stdout"),
    stderr: streamOf("stderr"),
    order: printed.map(([stream, piece]) => ({ stream, chars: piece.length })),
    file: "tmp_code_5f2e.py",
    evidence: "the engine reports exit code 0",
    ...change,
  };
}

/** The same run as if this fact had been recorded instead of the one of its type. */
export function withFact<T extends Fact["type"]>(
  events: readonly RunEvent[],
  type: T,
  change: Partial<EventOf<T>>,
): RunEvent[] {
  return events.map((event) => (event.type === type ? { ...event, ...change } : event));
}
