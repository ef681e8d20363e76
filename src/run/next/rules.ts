import type { DecisionRule } from "../../facts/decision-rules.js";
import type { Policy } from "../../facts/events.js";
import { placeOf } from "../../facts/block.js";
import { caveatOf, type Execution } from "../../facts/execution.js";
import { replyFaults } from "../../facts/reply.js";
import { spentBudget } from "./budget.js";
import { commandWords } from "../../format/command-words.js";
import { formatCount } from "../../format/format.js";
import { named } from "../../format/listed.js";
import { failedBlockOf, failedVerificationOf, isEmpty, isStepByStep, standingOf } from "../state/standing.js";
import type { Attempt, RunState } from "../state/state.js";

/** A decision that needs no model. */
export interface RuleDecision {
  readonly rule: DecisionRule;
  readonly retry: boolean;
  readonly reason: string;
}

/** With less than 10 s, there is no time for a call and a block. At their fastest, they take about half of it. */
const deadlineNearMs = 10_000;

/** The rule that decides about the last attempt. Null if the model must decide. The first match wins. */
export function ruleFor(state: RunState, policy: Policy): RuleDecision | null {
  const attempt = state.attempts.at(-1)!;
  // A person's feedback restarts the count.
  const answered = state.attempts.findLastIndex((each) =>
    each.approvals.some(({ feedback }) => feedback !== undefined),
  );
  const counted = state.attempts.slice(answered + 1);
  const unsuccessful = counted.filter((each) => ["failed", "unusable"].includes(standingOf(each, policy)));
  if (!policy.hasWriter) return stop("no-writer", firstFailureOf(attempt));
  if (unsuccessful.length > policy.maxRetries)
    return stop("retries-spent", `${retriesInWords(policy.maxRetries)} ${firstFailureOf(attempt)}`);
  const spent = spentBudget(state, policy);
  if (spent !== null) return stop(`${spent.budget}-spent`, spent.words);
  if (isStepByStep(policy) && attempt.number >= policy.maxTurns)
    return stop("turns-spent", `${firstFailureOf(attempt)} ${turnsInWords(policy)}`);
  const leftMs = remainingMs(state, policy);
  if (leftMs < deadlineNearMs) {
    // Rounded down. Otherwise 9.9 s would be shown as 10 s, which is enough.
    const left = Math.max(0, Math.floor(leftMs / 1000));
    return stop(
      "deadline-near",
      `${firstFailureOf(attempt)} There was no time for a retry. A retry needs ${deadlineNearMs / 1000} s, but the run had only ${left} s left.`,
    );
  }
  if (standingOf(attempt, policy) === "unusable") {
    // A content filter may be wrong once. After two refusals in a row, the run stops.
    if (isRefused(attempt) && isRefused(state.attempts.at(-2)))
      return stop("unusable-reply", "The model server's content filter refused two replies in a row.");
    return { rule: "unusable-reply", retry: true, reason: whyUnusable(attempt) };
  }
  const repeated = isStepByStep(policy) ? null : repetition(state, attempt);
  if (repeated !== null || policy.decision !== "rules") return repeated;
  return { rule: "retries-left", retry: true, reason: firstFailureOf(attempt) };
}

export function turnsInWords({ maxTurns }: Policy): string {
  return maxTurns === 1 ? "The one allowed turn is used up." : `All ${maxTurns} turns are used up.`;
}

/** The time from the last event to the run's deadline. */
export function remainingMs(state: RunState, policy: Policy): number {
  const startedAt = Date.parse(state.run?.at ?? state.lastAt ?? "");
  return policy.totalTimeoutMs - (Date.parse(state.lastAt ?? "") - startedAt - state.awayMs);
}

/** Why a reply did not run, in a sentence that the model also gets. */
export function whyUnusable(attempt: Attempt): string {
  const { reply, executions } = attempt;
  if (reply.finish === "refusal")
    return "The model server's content filter refused the reply, so nothing was run.";
  if (reply.finish === "length") return "The reply was cut short by its length limit, so nothing was run.";
  if (reply.fault !== undefined && reply.fault in replyFaults) return replyFaults[reply.fault].why;
  if (reply.isCut) return "A code fence is never closed, so nothing was run.";
  const { blocks, blocksLeftOut } = reply;
  if (blocksLeftOut !== undefined)
    return `The reply has ${formatCount(blocks.length + blocksLeftOut)} code blocks, but at most ${formatCount(blocks.length)} blocks of one reply can run, so nothing was run.`;
  if (isEmpty(attempt))
    return reply.thought === null
      ? "The reply was empty: it had no words and no code."
      : "The reply had only thoughts, no words or code, so nothing was run.";
  const [notRun, ...others] = new Set(executions.map((each) => each.notRun));
  if (notRun === "marked" && others.length === 0)
    return "Nothing was run: every code block is marked to be skipped.";
  if (notRun === "empty" && others.length === 0) return "Every code block is empty, so nothing was run.";
  const languages = new Set(blocks.map(({ language }) => language).filter((each) => each !== ""));
  return languages.size === 0
    ? "No code block names its language, so nothing was run."
    : `No code block is in a language that can be run here (${[...languages].join(", ")}).`;
}

function isRefused(attempt: Attempt | undefined): boolean {
  return attempt?.reply.finish === "refusal";
}

function repetition(state: RunState, attempt: Attempt): RuleDecision | null {
  const before = state.attempts.slice(0, -1).filter((each) => each.executions.length > 0);
  const same = before.find((each) => codeOf(each) === codeOf(attempt));
  if (same !== undefined)
    return stop(
      "same-code",
      `Attempt ${attempt.number} has the same code as attempt ${same.number}, which had failed.`,
    );
  const last = before.at(-1);
  return last !== undefined && errorOf(last) !== "" && errorOf(last) === errorOf(attempt)
    ? stop("same-error", `Attempts ${last.number} and ${attempt.number} failed with the same error.`)
    : null;
}

/** The first reason why an attempt did not pass, in a sentence. */
export function firstFailureOf(attempt: Attempt): string {
  const failed = failedBlockOf(attempt);
  if (failed !== undefined) {
    const place = placeOf(attempt.reply.blocks[failed.block] ?? {});
    const of = place === "" ? `of attempt ${attempt.number}` : `(${named(place)})`;
    const which = `Block ${failed.block + 1} ${of}`;
    return failed.ending === "not-run"
      ? `${which} was not run: ${failed.evidence}.`
      : `${which} ended with ${inWords(failed)}.`;
  }
  const verification = failedVerificationOf(attempt);
  if (verification !== undefined)
    return `The verification \`${commandWords(verification.command)}\` ended with ${inWords(verification)}.`;
  return whyUnusable(attempt);
}

function inWords(execution: Execution): string {
  const { ending, exitCode, evidence } = execution;
  const caveat = caveatOf(execution);
  if (ending === "exited")
    return `exit code ${exitCode ?? "unknown"}${caveat === null ? "" : `, but ${caveat}`}`;
  if (ending === "misfit") return `an edit that did not fit: ${evidence}`;
  const words = exitCode === null ? ending : `${ending} (exit code ${exitCode})`;
  // Three limits can end a block: its time limit, its idle limit and the run's. The evidence says which one did.
  return ending === "timed-out" ? `${words}: ${evidence}` : words;
}

function retriesInWords(maxRetries: number): string {
  if (maxRetries === 0) return "No retry was allowed.";
  return maxRetries === 1 ? "The one allowed retry is used up." : `All ${maxRetries} retries are used up.`;
}

function codeOf(attempt: Attempt): string {
  return attempt.reply.blocks.map((block) => `${block.path ?? ""}:${block.sha256}`).join("\n");
}

/** A failure's text without the parts that differ between runs: addresses, times, generated names, line numbers. */
function errorOf(attempt: Attempt): string {
  const failed = failedBlockOf(attempt) ?? failedVerificationOf(attempt);
  if (failed === undefined || failed.stderr.text.trim() === "") return "";
  const normalised = failed.stderr.text
    .replace(/0x[0-9a-f]+/gi, "0x…")
    .replace(/tmp_code_[0-9a-f]+/g, "tmp_code_…")
    .replace(/\d+(\.\d+)?/g, "#");
  return `${failed.ending} ${failed.exitCode} ${normalised}`;
}

function stop(rule: DecisionRule, reason: string): RuleDecision {
  return { rule, retry: false, reason };
}
