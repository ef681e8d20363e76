import { fold } from "../run/state/apply.js";
import { hasPassed } from "../facts/execution.js";
import { controlOf, failsOnChangedValues, type ProvedTests, provedTests } from "../run/state/proof.js";
import { awaitingOf, leftOutOf } from "../run/state/remaining.js";
import { decidingAttempt, failedBlockOf, failedVerificationOf, isStepByStep } from "../run/state/standing.js";
import type { RunState } from "../run/state/state.js";
import type { CodeBlock } from "../facts/block.js";
import { hasRun } from "../facts/endings.js";
import type { RunEvent } from "../facts/events.js";
import type { Outcome } from "../facts/outcomes.js";
import type { Usage } from "../facts/reply.js";
import { type Artifact, countRefused, type Refused, unnamedPath } from "../facts/files.js";
import { afterDecision } from "../facts/decision.js";
import { pathAlone } from "../markdown/path-alone.js";
import { wordsOf } from "../markdown/words.js";
import { truncateMiddle } from "../format/truncate.js";

/** What a pass rests on. */
export interface Proof {
  /** Whether a verification failed on the original files, as it should. Null: nobody knows. */
  readonly failedBefore: boolean | null;
  /** Present if a verification ended with another exit code than 0 on the original files, but no test failed: its tool is missing, say. */
  readonly beforeUntested?: true;
  /** Whether the passed verifications fail if their expected values are changed, as they should. Null: nobody knows. */
  readonly failsOnChangedValues: boolean | null;
  /** What they told of their tests; null where nothing told of any. */
  readonly tests: ProvedTests | null;
  /** What they withstood when they were attacked before the run; null where nobody asked. */
  readonly cheats: ProvedCheats | null;
}

export interface ProvedCheats {
  readonly held: number;
  /** Names of those that passed for a right solution. */
  readonly fooled: readonly string[];
  readonly notTried: number;
}

/** The content of `result.json`: what programs read of a run. Others rely on it; a new field is fine, a change is not. */
export interface RunResult {
  readonly version: 1;
  readonly runId: string;
  readonly outcome: Outcome;
  /**
   * Of a run that failed the failing block's or verification's own; otherwise the last execution's. Null where there was none,
   * or where nobody knows.
   */
  readonly exitCode: number | null;
  /**
   * How often the task was tried: replies of the writer; step by step (`until: done`) one more than the failed verifications
   * and unusable replies after which the run went on.
   */
  readonly attempts: number;
  /** Replies of the writer. */
  readonly turns: number;
  /**
   * Verifications were asked for, code ran, and the attempt that decides passed every one, with the files that are handed
   * out and, where the code was given some, the changes that are in the patch. Words alone are no work that could be
   * verified.
   */
  readonly verified: boolean;
  readonly proof: Proof;
  /** The writer's last words, over the whole run where it was asked for them; where it had none, why the run ended. */
  readonly summary: string;
  /** Why the run ended, in a sentence of ours. */
  readonly reason: string;
  /** What the last execution printed on standard output, head and tail. */
  readonly result: string;
  /** JSON that fits the schema that was asked for; null where the writer gave none that does, absent where nobody asked. */
  readonly data?: unknown;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly usage: Usage;
  /** The image as it was asked for, or the name that one got which was built. */
  readonly image: string | null;
  /** Its digest, or its id where no registry gave it one: `sha256:…`. */
  readonly digest: string | null;
  readonly artifacts: readonly Artifact[];
  /** Null where nothing changed, where there is none, and where the code was given no files. */
  readonly patch: PatchResult | null;
  /** What was not saved and what is not in the patch, as far as it is named: the first 1,000, and one for the rest. */
  readonly leftOut: readonly Refused[];
  /** The run's folder, absolute; null where nothing was kept on disk. */
  readonly runDir: string | null;
  /** The blocks of the documents that were run, in order; absent where a model wrote the code. */
  readonly blocks?: readonly DocumentBlock[];
  /** What waits for an answer; absent where nothing does. */
  readonly approval?: AwaitedApproval;
  /** The earlier run that it goes on from; absent where there is none. */
  readonly continues?: { readonly runId: string };
}

export interface DocumentBlock extends Pick<CodeBlock, "document" | "line" | "language" | "path"> {
  readonly status: "passed" | "failed" | "not-run";
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Why it was not run; absent where it was. */
  readonly reason?: string;
}

export interface AwaitedApproval {
  /** Whether the code may run, or whether the run may end. */
  readonly asks: "run" | "end";
  readonly attempt: number;
  /** Of the blocks, as docs/approval.md tells. */
  readonly sha256: string;
  readonly blocks: readonly Pick<CodeBlock, "language" | "path" | "code">[];
}

export interface PatchResult {
  /** Relative to the run's folder. */
  readonly path: string;
  /** How many files it is about. */
  readonly files: number;
  /** Lines. */
  readonly insertions: number;
  readonly deletions: number;
  /** The commit that the workspace stood on, in hex; null where there was none. */
  readonly base: string | null;
}

/** So many are named: a program that wants more reads the transcript. */
const maxLeftOut = 1_000;

/** 64 KiB of text at most: the result goes into step outputs, which GitHub bounds at 1 MiB for a job. */
const maxResultChars = 65_536;

/**
 * The result of a run, from its events. A run that has no end yet counts as cancelled.
 * @param runDir where the run's files lie, absolute. Default: nowhere.
 */
export function resultOf(events: readonly RunEvent[], runDir: string | null = null): RunResult {
  const state = fold(events);
  const ran = state.attempts
    .flatMap((attempt) => attempt.executions)
    .filter((each) => each.ending !== "not-run");
  const last = state.attempts.at(-1);
  // What went on behind a block that failed says nothing of the failure.
  const keptOn = state.run?.policy.keepGoing === true && last !== undefined ? failedBlockOf(last) : undefined;
  const execution = keptOn ?? ran.at(-1);
  const failed =
    last && state.end?.outcome === "failed" ? (failedBlockOf(last) ?? failedVerificationOf(last)) : undefined;
  return {
    version: 1,
    runId: state.run?.runId ?? "",
    outcome: state.end?.outcome ?? "cancelled",
    exitCode: (failed ?? execution)?.exitCode ?? null,
    attempts: attemptsOf(state),
    turns: state.attempts.length,
    verified: isVerified(state),
    proof: {
      ...beforeOf(state),
      failsOnChangedValues: failsOnChangedValues(state),
      tests: provedTests(state),
      cheats: cheatsOf(state),
    },
    summary: summaryOf(state),
    reason: state.end?.reason ?? "The run has no end yet.",
    result: truncateMiddle(execution?.stdout.text.trim() ?? "", maxResultChars),
    ...(state.run?.policy.resultSchema !== undefined && { data: state.data?.value ?? null }),
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

function beforeOf(state: RunState): Pick<Proof, "failedBefore" | "beforeUntested"> {
  const control = state.run === null ? "not-run" : controlOf(state, state.run.policy);
  if (control === "untested") return { failedBefore: null, beforeUntested: true };
  return { failedBefore: control === "not-run" ? null : control === "failed" };
}

function cheatsOf({ audit }: RunState): ProvedCheats | null {
  if (audit === null) return null;
  const { held, fooled, notTried } = audit;
  return { held, fooled: fooled.map(({ name }) => name), notTried };
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
      ...(document !== undefined && { document }),
      ...(line !== undefined && { line }),
      language,
      path,
      status: !isRun ? "not-run" : hasPassed(execution) ? "passed" : "failed",
      exitCode: execution?.exitCode ?? null,
      durationMs: execution?.durationMs ?? 0,
      ...(!isRun && { reason: execution?.evidence ?? "the run ended before it" }),
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
  const { added, changed, deleted, insertions, deletions } = diff;
  return { path, files: added + changed + deleted, insertions, deletions, base };
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

export function isVerified(state: RunState): boolean {
  const { run, files } = state;
  const wanted = run?.policy.verify.length ?? 0;
  const last = decidingAttempt(state);
  return (
    wanted > 0 &&
    state.attempts.some(({ executions }) => executions.some(hasRun)) &&
    files?.unlikeVerified === undefined &&
    files?.changes?.withheld === undefined &&
    last?.verifications.length === wanted &&
    last.verifications.every(hasPassed)
  );
}

function summaryOf(state: RunState): string {
  const words = workSummary(state);
  return words === ""
    ? (state.end?.reason ?? "The run has no end yet.")
    : truncateMiddle(words, maxResultChars);
}

/** What the model said of its work: its last words about the run, or those of the deciding reply; "" for nothing. */
export function workSummary(state: RunState): string {
  const { reflection, run } = state;
  const last = decidingAttempt(state)?.reply;
  const isWhole =
    last !== undefined && !last.isCut && last.finish === "stop" && run?.policy.hasWriter === true;
  // Lines that belong to a block or to the run's own rules say nothing of the work.
  const paths = last?.blocks.flatMap(({ path }) => path ?? []) ?? [];
  const marks: unknown[] = [run?.policy.doneWord, ...paths];
  const said = (isWhole ? wordsOf(afterDecision(last.text)) : "")
    .split("\n")
    .filter((line) => !marks.includes(line.trim()) && !marks.includes(pathAlone(line)))
    .join("\n")
    .trim();
  return reflection?.text.trim() || said;
}
