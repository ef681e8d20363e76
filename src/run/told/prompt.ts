import { noUsage, replyFaults, type Usage } from "../../facts/reply.js";
import { caveatOf, hasPassed, type Execution } from "../../facts/execution.js";
import type { ContextBound } from "../../rows/context-bound.js";
import type { Message } from "../../ports/writer.js";
import { editedWords as appliedWords } from "../../format/edited-words.js";
import { count, formatCount, formatDuration } from "../../format/format.js";
import { fence } from "../../markdown/fence.js";
import { parseDecision, reasonTemplate } from "../../facts/decision.js";
import { outputText } from "../../output/output-lines.js";
import { showWithin } from "../../output/visible.js";
import { editedWords, goOnWords, lossWords, shadowWords, spentWords, unapprovedWords } from "./notes.js";
import type { Ending } from "../next/ending.js";
import { type Conversation, wholeOf, within } from "./context.js";
import { imagesOf, imageWords } from "./images.js";
import { systemWords } from "./instructions.js";
import { goingOn, threadTold, withWords } from "./continued.js";
import { isEmpty, isStepByStep, standingOf } from "../state/standing.js";
import { askedForWords, missingFileWords, onlySavedWords } from "./asked-file-words.js";
import type { Attempt, RunState } from "../state/state.js";

/**
 * How much of one block's output the model gets, in UTF-16 units from the beginning and the end. These are about 2,500
 * tokens, enough for a traceback and its context. The transcript has the whole output.
 */
const feedbackChars = 10_000;

/** The question whether to retry. The model answers by JSON schema. */
const decisionQuestion = `Should the code be tried again? Answer with \`retry\` (true or false) and \`reason\`. In \`reason\`, say what went wrong and what you will change, or why no change can help.`;

/** The same question, for a model that answers at the beginning of its corrected reply. */
const decisionFirst = `Begin your answer with your decision, as a JSON block, which is not run:

\`\`\`json
{ "retry": true, "reason": "${reasonTemplate}" }
\`\`\`

If \`retry\` is true, write the corrected code in the same answer. If no change can help, set \`retry\` to false, say why, and write no code.`;

/** The same question, for a model that has answered it before. */
const decisionAgain =
  "Begin your answer with your decision again, as a JSON block with `retry` and `reason`; then write the corrected code.";

/**
 * The messages for the writer's next call. They may include the question whether to retry. Without a limit, messages
 * are only added at the end, so the server's cache can serve the beginning.
 * @param closing agent-exec's own text at the end
 * @throws like `within`.
 */
export function shownTo(state: RunState, closing = ""): Message[] {
  const shown = within(partsOf(state), boundOf(state), closing);
  return closing === "" ? shown : withWords(shown, closing);
}

/** The context limit: the policy's, or a lower one if the model refused a longer conversation. */
function boundOf({ run, warnings }: RunState): ContextBound | undefined {
  const { context } = run!.policy;
  const taken = warnings.flatMap(({ contextTokens }) => contextTokens ?? []);
  if (taken.length === 0) return context;
  const own = context?.keep === "tokens" ? context.tokens : Infinity;
  return { keep: "tokens", tokens: Math.min(own, ...taken) };
}

export function conversation(state: RunState): Message[] {
  return wholeOf(partsOf(state));
}

function partsOf(state: RunState): Conversation {
  const { usageText, task, context, policy, continues, thread = [] } = state.run!;
  const asked = [task.text, context?.text ?? ""].filter((words) => words !== "").join("\n\n");
  const begun = continues === undefined ? threadTold(thread, asked) : goingOn(continues, asked);
  const turns: Message[][] = [];
  let spentTokens = 0;
  for (const attempt of state.attempts) {
    spentTokens += tokensOf(attempt.reply.usage);
    spentTokens += attempt.approvals.reduce((sum, { usage }) => sum + tokensOf(usage), 0);
    const images = attempt === state.attempts.at(-1) && policy.vision ? imagesOf(attempt) : [];
    const answer = { ...user(feedback(state, attempt, spentTokens)), ...(images.length > 0 && { images }) };
    turns.push([assistant(attempt.reply.text), answer, ...decided(state, attempt)]);
    spentTokens += tokensOf(attempt.decision?.usage);
  }
  const images = policy.vision && context?.images !== undefined && { images: context.images };
  return {
    system: { role: "system", content: `${systemWords(policy)}\n\n${usageText}` },
    before: begun.slice(0, -1),
    task: { ...begun.at(-1)!, ...images },
    turns,
  };
}

/** The messages between a failed attempt and the next reply. None if that reply begins with the decision. */
function decided(state: RunState, attempt: Attempt): Message[] {
  const { decision } = attempt;
  if (decision?.source !== "model" || decision.isInReply === true) return [];
  const { retry, reason, text } = decision;
  const isDecision = text !== undefined && parseDecision(text) !== null;
  const how = isStepByStep(state.run!.policy) ? "" : howToGoOn(state);
  const goOn = goOnWords(attempt) || `Continue with your plan: ${reason}${how}`;
  if (isDecision) return [assistant(text), user(goOn)];
  const asked = text === undefined ? [] : askedApart(text);
  return [...asked, assistant(JSON.stringify({ retry, reason })), user(goOn)];
}

/** The question for a summary, which is asked before the run ends. */
export function reflectionWords({ outcome, reason }: Ending): string {
  return `The run is over. The run ends as \`${outcome}\`: ${reason}\n\nWrite a few sentences for the person who gave the task: what was done, what the result is, and what is unfinished or uncertain. Claim only what the outputs above show. Code in your answer is not run.`;
}

/** The question whether to retry, if the reply did not contain the decision that it should. */
export function askedApart(words: string): Message[] {
  return [assistant(words), user(decisionQuestion)];
}

function howToGoOn({ lastSession }: RunState): string {
  return lastSession?.kernel === undefined
    ? "\n\nWrite the whole corrected code."
    : "\n\nWrite the corrected code. The effects of earlier blocks are still there, so do not repeat these blocks.";
}

function feedback(state: RunState, attempt: Attempt, spentTokens: number): string {
  const { policy } = state.run!;
  const isStepwise = isStepByStep(policy);
  const left = isStepwise ? budgetLeft(state, attempt, spentTokens) : "";
  // If the model decided, a person's feedback comes after its decision.
  const goOn = attempt.decision?.source === "model" ? "" : goOnWords(attempt);
  if (attempt.decision?.rule === "unusable-reply") {
    const fix = goOn === "" ? howToFix(attempt) : "";
    return paragraphs([`${attempt.decision.reason} ${fix}`.trim(), left, goOn]);
  }
  const standing = standingOf(attempt, policy);
  if (standing === "unapproved") return paragraphs([unapprovedWords(attempt), left]);
  const results = attempt.executions
    .toSorted((a, b) => a.block - b.block)
    .map((each) => {
      const told = describeExecution(`Block ${each.block + 1}`, each, standing === "step");
      return `${told}${askedForWords(attempt.reply.blocks[each.block], each)}`;
    });
  const checks = attempt.verifications.flatMap((each) => [
    describeExecution(`Verification \`${each.command}\``, each),
    each.untested === undefined ? "" : commandStays,
    each.without ?? "",
  ]);
  const before = state.controls
    .filter((each) => each.attempt === attempt.number)
    .map((each) => describeExecution(`On the original files, verification \`${each.command}\``, each));
  const nextStep = "Go on with the next step, or answer in words without a code block when the task is done.";
  const closing = standing === "failed" ? failureClosing(state, attempt) : isStepwise ? "" : nextStep;
  return paragraphs([
    editedWords(attempt),
    isStepwise ? lossWords(state.attempts, attempt) : "",
    ...before,
    ...results,
    onlySavedWords(attempt, policy),
    imageWords(attempt, policy),
    ...checks,
    missingFileWords(attempt, state.run!.task.text),
    isStepwise ? spentWords(state.attempts, attempt) : "",
    left,
    goOn || closing,
  ]);
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

function failureClosing(state: RunState, { number }: Attempt): string {
  const { policy } = state.run!;
  if (policy.decision === "combined" && !hasFailedToDecide(state, number)) {
    // Whether the model has already seen the question and answered it in the right form.
    const hasDecided = state.attempts.some(
      (each) => each.number < number && each.decision?.isInReply === true,
    );
    const form = hasDecided ? decisionAgain : decisionFirst;
    return `${form}${isStepByStep(policy) ? "" : howToGoOn(state)}`;
  }
  return policy.decision === "separate" ? decisionQuestion : howToGoOn(state).trim();
}

/** Whether the model once failed to give a decision. If so, it is asked only for code from then on. */
function hasFailedToDecide({ attempts }: RunState, before: number): boolean {
  return attempts.some(({ number, decision }, at) => {
    if (number >= before || decision?.source !== "model") return false;
    if (decision.isInReply !== true) return decision.text !== undefined;
    const reply = attempts[at + 1]?.reply.text;
    return reply !== undefined && (!reply.includes('"retry"') || reply.includes(reasonTemplate));
  });
}

/** The budget that was left at the attempt's last event. So earlier messages never change. */
function budgetLeft({ run }: RunState, attempt: Attempt, spentTokens: number): string {
  const { maxTurns, maxTokens, totalTimeoutMs } = run!.policy;
  const last = attempt.verifications.at(-1) ?? attempt.executions.at(-1) ?? attempt.reply;
  const spentMs = Date.parse(last.at) - Date.parse(run!.at) - attempt.awayMs;
  const leftMs = Math.max(0, Math.floor((totalTimeoutMs - spentMs) / 1_000) * 1_000);
  const tokens =
    maxTokens === undefined ? "" : `, ${formatCount(Math.max(0, maxTokens - spentTokens))} tokens`;
  return `Left: ${count("turn", maxTurns - attempt.number)}${tokens}, ${formatDuration(leftMs)}.`;
}

function tokensOf({ inputTokens, outputTokens }: Usage = noUsage): number {
  return inputTokens + outputTokens;
}

function howToFix(attempt: Attempt): string {
  if (attempt.reply.finish === "refusal") return "Please solve the task in another way.";
  const { fault } = attempt.reply;
  if (attempt.reply.finish === "length") return "Please answer again, shorter, with every code fence closed.";
  if (fault !== undefined && fault in replyFaults) return replyFaults[fault].fix;
  if (attempt.reply.isCut)
    return "Please answer again with every code fence closed, and with four backticks around code that has fences in it.";
  if (attempt.reply.blocksLeftOut !== undefined)
    return "Please answer again with fewer and longer blocks: one for each file or program.";
  if (isEmpty(attempt))
    return "Please answer again. Write text or a code block to run; thoughts alone are not enough.";
  return "Please answer again with a block in one of the languages that can be run here.";
}

/** Describes an execution for the model. `isObserved`: a nonzero exit code does not count as a failure. */
function describeExecution(title: string, execution: Execution, isObserved = false): string {
  if (execution.ending === "not-run") return `${title} was not run: ${execution.evidence}.`;
  if (execution.saved !== undefined) return `${title} was saved as ${execution.saved} and was not run.`;
  if (execution.edited !== undefined) return `${title} ${appliedWords(execution.edited)}.`;
  if (execution.ending === "misfit") {
    const head = `${title} does not fit the file that it edits, so no file was changed: ${execution.evidence}.`;
    const { text } = execution.stdout;
    return text === "" ? head : `${head}\nThe current content, as data:\n${data(text)}`;
  }
  const code = execution.exitCode === null ? "unknown" : String(execution.exitCode);
  const word = isObserved ? "ended" : hasPassed(execution) ? "passed" : "failed";
  const caveat = caveatOf(execution);
  const but = caveat === null ? "" : ` But ${caveat}.`;
  const head = `${title} ${word}: ${execution.ending}, exit code ${code}, ${execution.durationMs} ms (${execution.evidence}).${but}`;
  const fresh = execution.isStateFresh === true ? ` ${freshWords}` : "";
  const notes = `${fresh}${shadowWords(execution.file)}`;
  const output = outputText(execution);
  if (output.trim() === "") return `${head}${notes} It printed nothing.`;
  return `${head}${notes}\nIts output, as data:\n${data(output)}`;
}

function data(text: string): string {
  return fence(showWithin(text, feedbackChars), "data");
}

/** Advice if a verification ran no test. */
const commandStays =
  "You cannot change the command. If the command names a missing file, test or folder, create this file, test or folder.";

const freshWords =
  "The kernel was restarted before this block. Variables, imports and functions of earlier blocks are gone. Files are still there.";

function user(content: string): Message {
  return { role: "user", content };
}

/** The message of the model. It is never empty, because some servers refuse that. */
function assistant(content: string): Message {
  return { role: "assistant", content: content.trim() === "" ? "(no text)" : content };
}
