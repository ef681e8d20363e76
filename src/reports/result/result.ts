import { fold } from "../../run/state/apply.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { controlOf, failsOnChangedValues, isVerified, provedTests } from "../../run/state/proof.js";
import { awaitingOf, leftOutOf } from "../../run/state/remaining.js";
import {
  decidingAttempt,
  failedBlockOf,
  failedVerificationOf,
  isStepByStep,
} from "../../run/state/standing.js";
import type { RunState } from "../../run/state/state.js";
import type { RunEvent } from "../../facts/events.js";
import { countRefused, type Refused, unnamedPath } from "../../facts/files.js";
import { filesIn } from "../../facts/patch-words.js";
import { afterDecision } from "../../facts/decision.js";
import { runProof } from "./run-proof.js";
import { pathAlone } from "../../markdown/path-alone.js";
import { wordsOf } from "../../markdown/words.js";
import { truncateMiddle } from "../../format/truncate.js";
import type { DocumentBlock, PatchResult, Proof, RunResult } from "./run-result.js";

export type * from "./run-result.js";

/** The largest number of listed entries. A program that needs more can read the transcript. */
const maxLeftOut = 1_000;

/** The largest `result` text. It is also a step output, and GitHub allows 1 MiB of these for a job. */
const maxResultChars = 65_536;

/**
 * The result of a run, computed from its events. An unfinished run counts as cancelled.
 * @param runDir the absolute path of the run's files. Default: none.
 */
export function resultOf(events: readonly RunEvent[], runDir: string | null = null): RunResult {
  const state = fold(events);
  const { audit } = state;
  const proof = runProof(state);
  const reason = state.end?.reason ?? "The run has not ended yet.";
  const ran = state.attempts
    .flatMap(({ executions }) => executions)
    .filter(({ ending }) => ending !== "not-run");
  const last = state.attempts.at(-1);
  // With `keep-going`, blocks run after a failed one. They say nothing about the failure.
  const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? failedBlockOf(last) : undefined;
  const execution = keptOn ?? ran.at(-1);
  const failed =
    last && state.end?.outcome === "failed" ? (failedBlockOf(last) ?? failedVerificationOf(last)) : undefined;
  return {
    version: 1,
    runId: state.run?.runId ?? "",
    outcome: state.end?.outcome ?? "cancelled",
    exitCode: exitCodeOf(state, failed ?? execution),
    attempts: attemptsOf(state),
    turns: state.attempts.length,
    verified: isVerified(state),
    proof: {
      ...beforeOf(state),
      failsOnChangedValues: failsOnChangedValues(state),
      tests: provedTests(state),
      cheats: audit && {
        held: audit.held,
        fooled: audit.fooled.map(({ name }) => name),
        notTried: audit.notTried,
      },
      ...(proof !== null && { verdict: proof.verdict, reason: proof.reason }),
    },
    summary: truncateMiddle(workSummary(state), maxResultChars) || reason,
    reason,
    result: truncateMiddle(execution?.stdout.text.trim() ?? "", maxResultChars),
    data: state.data?.value ?? null,
    startedAt: state.run?.at ?? "",
    endedAt: state.lastAt ?? "",
    usage: state.usage,
    image: state.lastSession?.image ?? null,
    digest: state.lastSession?.digest ?? null,
    artifacts: state.files?.artifacts ?? [],
    patch: patchOf(state),
    leftOut: boundedLeftOut(state),
    runDir,
    ...blocksOf(state),
    ...approvalOf(state),
    ...(state.run?.continues === undefined ? {} : { continues: { runId: state.run.continues.runId } }),
  };
}

/** A failed run never has exit code 0, even if only its output was wrong. A passed run always has 0. */
function exitCodeOf({ end }: RunState, execution: Execution | undefined): number | null {
  const exitCode = execution?.exitCode ?? null;
  if (end?.outcome === "passed" && exitCode !== null) return 0;
  return end?.outcome === "failed" && exitCode === 0 ? null : exitCode;
}

function beforeOf(state: RunState): Pick<Proof, "failedBefore" | "beforeUntested"> {
  const control = state.run === null ? "not-run" : controlOf(state, state.run.policy);
  if (control === "untested" || control === "unfinished") return { failedBefore: null, beforeUntested: true };
  return { failedBefore: control === "not-run" ? null : control === "failed" };
}

function attemptsOf({ run, attempts }: RunState): number {
  if (run === null || !isStepByStep(run.policy) || attempts.length === 0) return attempts.length;
  return 1 + attempts.filter(({ decision }) => decision?.retry === true).length;
}

function blocksOf({ run, attempts }: RunState): Pick<RunResult, "blocks"> {
  const last = attempts.at(-1);
  if (run?.policy.hasWriter !== false || last === undefined) return {};
  const blocks = last.reply.blocks.map(({ document, line, language, path }, index): DocumentBlock => {
    const execution = last.executions.find(({ block }) => block === index);
    const isRun = execution !== undefined && execution.ending !== "not-run";
    return {
      ...(document !== undefined && { file: document, document }),
      ...(line !== undefined && { line }),
      language,
      path,
      ending: execution?.ending ?? "not-run",
      status: !isRun ? "not-run" : hasPassed(execution) ? "passed" : "failed",
      exitCode: execution?.exitCode ?? null,
      durationMs: execution?.durationMs ?? 0,
      ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
      ...(execution?.unlikeDocument !== undefined && { reason: execution.unlikeDocument }),
    };
  });
  return { blocks };
}

function approvalOf(state: RunState): Pick<RunResult, "approval"> {
  const awaiting = awaitingOf(state);
  if (awaiting === null) return {};
  const { asked: asks, attempt, sha256 } = awaiting;
  const blocks = state.attempts.at(-1)?.reply.blocks ?? [];
  const shown = blocks.map(({ language, path, code }) => ({ language, path, code }));
  return { approval: { asks, attempt, sha256, blocks: shown } };
}

function patchOf({ files }: RunState): PatchResult | null {
  const { patch: path = null, diff, base = null } = files?.changes ?? {};
  if (path === null || diff === undefined) return null;
  const { insertions, deletions } = diff;
  return { path, files: filesIn(diff), insertions, deletions, base };
}

function boundedLeftOut(state: RunState): readonly Refused[] {
  const all = leftOutOf(state).map(({ path, reason, entries }) => ({
    path,
    reason,
    ...(entries === undefined ? {} : { entries }),
  }));
  const rest = countRefused(all.slice(maxLeftOut));
  const named = all.slice(0, maxLeftOut);
  return rest === 0 ? named : [...named, { path: unnamedPath, reason: "more than are named", entries: rest }];
}

/** The model's words about its work: its summary of the run, or the text of the deciding reply. "" for none. */
export function workSummary(state: RunState): string {
  const { reflection, run } = state;
  const last = decidingAttempt(state)?.reply;
  const isWhole =
    last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
  // Lines that introduce a block, or that follow agent-exec's own rules, say nothing about the work.
  const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
  const marks: unknown[] = [run?.policy.doneWord, ...paths];
  const said = isWhole ? wordsOf(afterDecision(last.text)) : "";
  const isMark = (line: string) => marks.includes(line.trim()) || marks.includes(pathAlone(line));
  return reflection?.text.trim() || withoutLines(said, isMark).trim();
}

export function withoutDoneWord(text: string, doneWord: string | undefined): string {
  return withoutLines(text, (line) => line.trim() === doneWord);
}

function withoutLines(text: string, isLeftOut: (line: string) => boolean): string {
  return text
    .split("\n")
    .filter((line) => !isLeftOut(line))
    .join("\n");
}
