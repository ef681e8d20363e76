import { z } from "zod";
import { count, described, type Described, tableOf, text, wordOf } from "./described.js";
import type { Conclusion, Tone } from "./outcomes.js";
import { runJob } from "./task.js";

interface VerdictRow {
  readonly icon: string;
  readonly tone: Tone;
  /** What a person sees first. */
  readonly title: string;
  /** The next step for the change's author, as a sentence. "" if there is none, or if the reason says it. */
  readonly next: string;
  /** The exit code, unless `--fail-on` says otherwise. */
  readonly exitCode: number;
  /** The check run's conclusion. */
  readonly conclusion: Conclusion;
}

/** The results of `prove`, and what each means for the exit code and the check run. */
// prettier-ignore
export const verdicts = tableOf<VerdictRow>()({
  proven: { icon: "✅", tone: "good", title: "Proven", exitCode: 0, conclusion: "success", next: "" },
  guarded: { icon: "🛡️", tone: "good", title: "Guarded", exitCode: 0, conclusion: "success", next: "" },
  unproven: { icon: "❔", tone: "warn", title: "Unproven", exitCode: 1, conclusion: "failure", next: "Add a test that fails without the change." },
  regressed: { icon: "❌", tone: "bad", title: "Failing", exitCode: 1, conclusion: "failure", next: "Fix the change, or update the tests if the new behavior is intended." },
  weakened: { icon: "❌", tone: "bad", title: "Weakened", exitCode: 1, conclusion: "failure", next: "Restore these tests, or explain why you changed or removed them." },
  flaky: { icon: "⚠️", tone: "warn", title: "Flaky", exitCode: 1, conclusion: "failure", next: "Fix the flaky tests, then run `prove` again." },
  "cannot-tell": { icon: "⚠️", tone: "warn", title: "Cannot tell", exitCode: 3, conclusion: "failure", next: "" },
});

export type Verdict = keyof typeof verdicts;

const names = described(() => z.array(text()));

/** The result of `prove` for a change. Names of tests and files may be hostile, so escape them. */
export const proveResult = described(() =>
  z.object({
    version: z.literal(1),
    verdict: wordOf(verdicts),
    /** One or two sentences. */
    reason: text(),
    /** The commit that the change starts from, in hex. */
    base: text(),
    /** In hex. */
    head: text(),
    /** The commands that ran the tests. */
    verify: z.array(text()),
    tests: z.object({
      /** Tests that fail without the change and pass with it. */
      proof: names(),
      /** How many tests pass without and with the change. */
      guard: count(),
      /** Tests that fail with the change although they did not fail before it. */
      regressed: names(),
      /** Tests that the change removes. */
      removed: names(),
      /** Tests that the change makes the tool skip. */
      skipped: names(),
      /**
       * Tests that the change made weaker. They pass without and with the change, but their earlier version fails with
       * the change.
       */
      weakened: names(),
      /** Tests that sometimes pass and sometimes fail on the same files. */
      flaky: names(),
    }),
    hunks: z.array(
      z.object({
        file: text(),
        /** The line in the new file on which this part of the change begins, from 1. */
        line: count(),
        /** How many lines this part has. 0 if the file is not text. */
        lines: count(),
        /** Whether a test fails if this part of the change is undone. Null: this was not tried. */
        needed: z.boolean().nullable(),
      }),
    ),
    /** Findings about lines of the new files. */
    annotations: z.array(
      z.object({
        path: text(),
        startLine: count(),
        endLine: count(),
        level: z.enum(["error", "warning", "notice"]),
        title: text(),
        message: text(),
      }),
    ),
    /** The workflow's job that ran `prove`. Absent if it was the command. */
    job: runJob().exactOptional(),
    /** The version of agent-exec that wrote this result. Absent if it was the command. */
    agentExec: text().exactOptional(),
  }),
);

export interface ProveResult extends Described<typeof proveResult> {}

/** The words for a part of a change that no test needs: "no test notices if these 3 lines are undone". */
export function needlessWords(lines: number): string {
  const what = lines === 0 ? "this file is" : lines === 1 ? "this line is" : `these ${lines} lines are`;
  return `no test notices if ${what} undone`;
}
