import { describe, expect, test } from "@jest/globals";
import { resultOf } from "../../src/reports/result/result.js";
import { reportOf } from "../../src/reports/report-of.js";
import {
  decided,
  eventsOf,
  executed,
  filesSaved,
  replied,
  sessionStarted,
  started,
  verified,
} from "../run/facts.js";
import { chart, endedRuns, ended, execution, passedRun, withFact } from "./sample-run.js";

describe("resultOf", () => {
  test("has the exit code of the block that failed, also where others went on behind it", () => {
    const facts = [executed(1, 0, { exitCode: 3 }), executed(1, 1, { exitCode: 0 })];
    const codeOf = (keepGoing: boolean) =>
      resultOf(eventsOf([started({ keepGoing }), replied(1, "x"), ...facts])).exitCode;
    expect([codeOf(true), codeOf(false)]).toEqual([3, 0]);
  });

  test("is exactly what result.json promises", () => {
    expect(resultOf(passedRun)).toEqual({
      version: 1,
      runId: "20261121-054401-3f9a0c",
      outcome: "passed",
      exitCode: 0,
      attempts: 2,
      turns: 2,
      verified: true,
      proof: { failedBefore: null, failsOnChangedValues: null, tests: null, cheats: null },
      summary: "The header is written in lower case; the chart comes from the same totals.",
      reason: "Every block of the last attempt and every verification ended with exit code 0.",
      result: "chart.svg is written",
      data: null,
      startedAt: "2026-11-21T05:44:01.000Z",
      endedAt: "2026-11-21T05:44:06.500Z",
      usage: { calls: 3, inputTokens: 1_870, outputTokens: 586, costUsd: expect.closeTo(0.0016) },
      image: "python:3-slim",
      digest: `sha256:${"5f2e9c41".repeat(8)}`,
      artifacts: [
        { path: "chart.py", bytes: 486, sha256: "9b".repeat(32) },
        { path: "chart.svg", bytes: chart.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
      patch: null,
      leftOut: [{ path: "latest", reason: "a symbolic link" }],
      runDir: null,
    });
  });

  const diff = { files: [], added: 31, changed: 1, deleted: 2, insertions: 400, deletions: 8 };
  const changes = { patch: "changes.patch", diff, base: "1f".repeat(20), deleted: ["a", "b"], acting: [] };

  test("tells of the patch what stands on it and how large it is, and where the run's files lie", () => {
    const result = resultOf(withFact(passedRun, "files-saved", { changes }), "/runs/1");
    expect(result).toMatchObject({
      patch: { path: "changes.patch", files: 34, insertions: 400, deletions: 8, base: "1f".repeat(20) },
      runDir: "/runs/1",
      verified: true,
    });
    const { base: _, ...atNoCommit } = changes;
    expect(resultOf(withFact(passedRun, "files-saved", { changes: atNoCommit })).patch?.base).toBeNull();
  });

  test("nothing is verified where the patch leaves out what the verifications had", () => {
    const withheld = ["action.yml"];
    expect(resultOf(withFact(passedRun, "files-saved", { changes: { ...changes, withheld } })).verified).toBe(
      false,
    );
  });

  test("names so many things that were left out, and counts the rest", () => {
    const refused = Array.from({ length: 1_500 }, (_, index) => ({
      path: `f${index}`,
      reason: "a workflow file",
    }));
    const leftOut = [{ kind: "left-out" as const, path: "…", reason: "too many", entries: 70 }];
    const result = resultOf(
      withFact(passedRun, "files-saved", { changes: { ...changes, refused }, leftOut }),
    );
    expect(result.leftOut).toHaveLength(1_001);
    expect(result.leftOut.at(-1)).toEqual({ path: "…", reason: "more than are named", entries: 570 });
  });

  test("the writer's last words are the summary where it answered", () => {
    expect(resultOf(endedRuns.answered).summary).toMatch(/^There is no table in the issue\./);
  });

  test("a pass that stands though later replies could not be used is told as itself", () => {
    const events = eventsOf([
      started({ maxTurns: 3, verify: ["make test"] }),
      replied(1, "```python\nprint(1)\n```\n"),
      sessionStarted,
      executed(1, 0),
      verified(1, 0),
      replied(2, "I will not.", { finish: "refusal" }),
      decided(2, false),
      filesSaved,
      { type: "run-ended", outcome: "passed", reason: "Attempt 1 passed. The writer refused.", nextStep: "" },
    ]);
    expect(resultOf(events)).toMatchObject({
      attempts: 2,
      turns: 2,
      verified: true,
      summary: "Attempt 1 passed. The writer refused.",
    });
    const report = reportOf(events);
    expect(report.decidingNumber).toBe(1);
    expect(report.verified).toEqual({ ran: 1, passed: 1, asked: 1 });
  });

  test("nothing is verified unless every command ran and passed", () => {
    const twice = passedRun.filter((event) => event.type !== "verification" || event.index === 0);
    expect(resultOf(twice).verified).toBe(false);
    expect(resultOf(withFact(passedRun, "verification", { exitCode: 1 })).verified).toBe(false);
    expect(resultOf(endedRuns.answered).verified).toBe(false);
  });

  test("the exit code is unknown where no block ran, and never 0", () => {
    expect(resultOf(endedRuns.answered).exitCode).toBeNull();
    expect(resultOf(endedRuns["infrastructure-error"]).exitCode).toBeNull();
    expect(resultOf(endedRuns.failed).exitCode).toBe(1);
  });

  test("a block that was not run does not hide the exit code of the one that failed", () => {
    const events = eventsOf([
      passedRun[0]!,
      replied(1, "```python\na\n```\n\n```python\nb\n```\n"),
      { type: "execution", attempt: 1, block: 0, ...execution({ exitCode: 7 }, [["stdout", "seven\n"]]) },
      {
        type: "execution",
        attempt: 1,
        block: 1,
        ...execution({ ending: "not-run", exitCode: null, notRun: "earlier-failed" }, []),
      },
      ended("failed", "It failed.", "Look."),
    ]);
    expect(resultOf(events)).toMatchObject({ exitCode: 7, result: "seven" });
  });

  test("a result of megabytes is cut to 64 Ki characters with its head and its tail", () => {
    const events = eventsOf([
      passedRun[0]!,
      replied(1, "```python\na\n```\n"),
      {
        type: "execution",
        attempt: 1,
        block: 0,
        ...execution({}, [["stdout", `head\n${"x".repeat(2_000_000)}\ntail\n`]]),
      },
    ]);
    const { result } = resultOf(events);
    expect(result.length).toBeLessThanOrEqual(65_536);
    expect(result).toMatch(/^head\n[^]*\ntail$/);
  });
});
