import { AgentExecError, isAgentExecError } from "../errors.js";
import { formatCount } from "../format/format.js";
import { estimateTokens } from "../facts/token-estimate.js";
import type { DecideOptions, Message, WriterWarning } from "../ports/writer.js";
import { answerWithin } from "./next/budget.js";
import { type StepContext, warnOnce } from "./step-context.js";
import { shownTo } from "./told/prompt.js";

/**
 * Calls the model within the budget, and records the call's warnings in any case. If the model refuses a long
 * conversation, older turns are left out from then on, and the model is asked again.
 * @param messagesOf returns the messages for the model, from the run's current state
 * @throws the errors of `withinBudget` and of the call.
 */
export async function callWriter<T>(
  messagesOf: () => readonly Message[],
  context: StepContext,
  call: (messages: readonly Message[], options: DecideOptions) => Promise<T>,
): Promise<T> {
  for (;;) {
    const messages = messagesOf();
    const warnings: WriterWarning[] = [];
    try {
      return await call(messages, {
        signal: context.signal,
        ...withinBudget(messages, context),
        onRetry: ({ message, waitMs }) => context.recorder.tell({ type: "retrying", message, waitMs }),
        onWarning: (warning) => warnings.push(warning),
      });
    } catch (thrown) {
      if (!isAgentExecError(thrown) || thrown.code !== "context-exceeded") throw thrown;
      if (!(await shortenContext(messages, messagesOf, context))) throw thrown;
    } finally {
      for (const warning of warnings) await warnOnce(warning, context);
    }
  }
}

/** How much of a refused conversation to send next time. The answer needs room too. */
const shownAfter = 0.65;

/** @returns false if the task itself is too long, so nothing shorter can be sent */
async function shortenContext(
  messages: readonly Message[],
  messagesOf: () => readonly Message[],
  { recorder }: StepContext,
): Promise<boolean> {
  const { attempts, run } = recorder.state;
  if (attempts.length === 0 && run?.thread === undefined && run?.continues === undefined) return false;
  const shown = estimateTokens(messages);
  const contextTokens = Math.floor(shown * shownAfter);
  await recorder.record({
    type: "warning",
    code: "context-shortened",
    message:
      `The model does not accept the whole conversation (about ${formatCount(shown)} tokens). From now on ` +
      `the model gets at most ${formatCount(contextTokens)} tokens, without the oldest replies.`,
    contextTokens,
  });
  try {
    messagesOf();
    return true;
  } catch (thrown) {
    if (isAgentExecError(thrown) && thrown.code === "settings-invalid") return false;
    throw thrown;
  }
}

/** The limit for an answer. @throws AgentExecError `budget-spent` or `cost-spent` if the request could exceed it. */
function withinBudget(messages: readonly Message[], { recorder, writer, policy }: StepContext) {
  const reckoning = writer.reckon?.(messages);
  const within = reckoning === undefined ? null : answerWithin(recorder.state, policy, reckoning);
  if (within === null) return {};
  if (typeof within === "number") return { maxOutputTokens: within };
  const code = within.budget === "cost" ? "cost-spent" : "budget-spent";
  throw new AgentExecError(code, `${within.words} agent-exec did not send that request.`, {
    nextStep: `Raise \`${within.setting}\`, or make the task smaller. The report shows what the run did so far.`,
  });
}

/** The part of the run that the model gets now. */
export function shown({ recorder, images }: StepContext, closing = ""): () => readonly Message[] {
  return () => images.attached(shownTo(recorder.state, closing));
}
