import { setImmediate } from "node:timers/promises";
import type { Fact, Policy } from "../facts/events.js";
import { addUsage, noUsage } from "../facts/reply.js";
import { NoDecisionError, type ReplyDocument } from "../ports/writer.js";
import { toAgentExecError } from "../errors.js";
import { truncateEnd } from "../format/truncate.js";
import type { ExtractedBlocks } from "./blocks/code-blocks.js";
import { callWriter, shown } from "./call-writer.js";
import { decisionIn } from "./blocks/decided-reply.js";
import { askedApart, reflectionWords } from "./told/prompt.js";
import { noReflection } from "./next/last-words.js";
import { isUnreadable } from "./state/standing.js";
import { type StepContext, type StepOf, warnOnce } from "./step-context.js";

/**
 * Asks the model. The sandbox starts at the same time. A call costs money, so it begins only when the start has found
 * everything that it needs. If the start fails, the run does not wait for the call.
 */
export async function ask(step: StepOf<"ask">, context: StepContext): Promise<readonly Fact[]> {
  const { recorder, sessions } = context;
  const startFailure = new AbortController();
  if (recorder.state.lastSession === null && step.attempt === 1) {
    await sessions.warmUp((error) => startFailure.abort(new StartFailed(error)));
    startFailure.signal.throwIfAborted();
    context.control.begin();
  }
  const reply = await replyOf(step, context, startFailure.signal);
  return step.decides === true ? decided(step.attempt - 1, reply, context) : [reply];
}

type ReplyFact = Extract<Fact, { type: "reply" }>;

async function replyOf(
  { attempt }: StepOf<"ask">,
  context: StepContext,
  startFailed: AbortSignal,
): Promise<ReplyFact> {
  const { recorder, writer, signal, policy, clock } = context;
  recorder.tell({ type: "asking", attempt });
  const writing = recorder.teller((text) => ({ type: "writing", text }));
  const askedAt = clock.now();
  const reply = await callWriter(shown(context), context, (messages, call) =>
    writer.write(messages, {
      ...call,
      signal: AbortSignal.any([signal, startFailed]),
      onText: (text) => writing.push(text),
      onRetry: (retry) => {
        writing.end();
        call.onRetry?.(retry);
      },
    }),
  );
  const tookMs = Math.max(0, clock.now() - askedAt);
  writing.end();
  const { documents, fault: given, ...rest } = reply;
  const text = context.redactor.text(reply.text);
  if (text !== reply.text) await warnOnce({ code: "secret-in-reply", message: secretInReply }, context);
  const hidden = documents?.map((each) => ({ ...each, text: context.redactor.text(each.text) }));
  const extracted = hidden === undefined ? await blocksOf(text, policy) : await blocksIn(hidden, context);
  // If the reply has code, a call of an unknown tool counts as text.
  const fault = extracted.fault ?? (extracted.blocks.length === 0 ? given : undefined);
  return {
    type: "reply",
    attempt,
    ...rest,
    text,
    ...extracted,
    ...(fault !== undefined && { fault }),
    ...(policy.hasWriter && { tookMs }),
  };
}

/**
 * Loading waits for the first reply, because the sandbox's start needs the processor. If the reply is there at once, for
 * example from a file, the start sends its request first.
 */
async function blocksOf(text: string, { doneWord, hasWriter }: Policy): Promise<ExtractedBlocks> {
  await setImmediate();
  const { extractBlocks, maxBlocks } = await import("./blocks/code-blocks.js");
  return extractBlocks(text, { atMost: maxBlocks, doneWord, isReply: hasWriter });
}

async function blocksIn(documents: readonly ReplyDocument[], context: StepContext): Promise<ExtractedBlocks> {
  await setImmediate();
  const { documentBlocks } = await import("./blocks/document-blocks.js");
  const { extracted, warnings } = documentBlocks(documents);
  for (const message of warnings) await warnOnce({ code: "document", message }, context);
  return extracted;
}

/** Asks for a summary. The outcome does not depend on it. If the call fails, a warning says why. */
export async function reflect({ ending }: StepOf<"reflect">, context: StepContext): Promise<void> {
  const { recorder, writer, signal, redactor, clock } = context;
  recorder.tell({ type: "reflecting" });
  const writing = recorder.teller((text) => ({ type: "writing", text }));
  try {
    const askedAt = clock.now();
    const messagesOf = shown(context, reflectionWords(ending));
    const onText = (text: string) => writing.push(text);
    const { text, thought, finish, usage } = await callWriter(messagesOf, context, (messages, call) =>
      writer.write(messages, { ...call, onText }),
    );
    writing.end();
    const tookMs = Math.max(0, clock.now() - askedAt);
    await recorder.record({ type: "reflection", text: redactor.text(text), thought, finish, usage, tookMs });
  } catch (thrown) {
    // The loop records why the run stops.
    if (signal.aborted) return;
    const message = `The model's summary is missing: ${toAgentExecError(thrown).message}`;
    await recorder.record({ type: "warning", code: noReflection, message });
  }
}

/**
 * Reads the decision about the failed attempt from the reply that corrects it. Code alone counts as a decision to
 * retry. If the reply has neither code nor a decision, the model is asked separately.
 */
async function decided(failed: number, reply: ReplyFact, context: StepContext): Promise<readonly Fact[]> {
  const { text, usage, tookMs } = reply;
  const took = tookMs === undefined ? {} : { tookMs };
  const found = decisionIn(text, reply.blocks);
  const blocks = found?.blocks ?? reply.blocks;
  const decision = found?.decision ?? { retry: true, reason: planOf(text) };
  const head = { type: "decision", attempt: failed, source: "model" } as const;
  if (decision.retry && (blocks.length > 0 || isUnreadable(reply)))
    return [
      { ...head, ...decision, isInReply: true },
      { ...reply, blocks },
    ];
  if (found?.decision) return [{ ...head, ...decision, text, usage, ...took }];
  return [await decideApart(failed, context, reply)];
}

/** The words before the new code. They are the reason if the decision gives none. */
function planOf(text: string): string {
  const words = text.split(/```|~~~/, 1)[0]!.trim();
  return words === "" ? "The model wrote new code and gave no reason." : truncateEnd(words, 1_000);
}

const secretInReply =
  "A reply of the model contained a secret of this run, such as the key. The code ran with *** in place of the secret. " +
  "If the secret is an ordinary word, choose another value for the secret.";

export class StartFailed extends Error {
  constructor(override readonly cause: unknown) {
    super("The sandbox could not be started.");
  }
}

export async function decide({ attempt, rule }: StepOf<"decide">, context: StepContext): Promise<Fact> {
  if (rule !== null) return { type: "decision", attempt, source: "rule", ...rule };
  context.recorder.tell({ type: "deciding", attempt });
  return decideApart(attempt, context);
}

/** @param words the reply that the model gave instead of a decision. Absent if it was not asked yet. */
async function decideApart(attempt: number, context: StepContext, words?: ReplyFact): Promise<Fact> {
  const { writer, clock } = context;
  const before = words?.usage ?? noUsage;
  const askedAt = clock.now() - (words?.tookMs ?? 0);
  const took = () => ({ tookMs: Math.max(0, clock.now() - askedAt) });
  const head = { type: "decision", attempt, ...(words && { text: words.text }) } as const;
  try {
    const messagesOf = () => [...shown(context)(), ...(words === undefined ? [] : askedApart(words.text))];
    const { decision, usage } = await callWriter(messagesOf, context, (messages, call) =>
      writer.decide(messages, call),
    );
    return { ...head, source: "model", ...decision, usage: addUsage(before, usage), ...took() };
  } catch (thrown) {
    if (!NoDecisionError.is(thrown)) throw thrown;
    // The server works, but the model gave no decision. So the run ends with the code's failure.
    const decision = { rule: "no-decision", retry: false, reason: thrown.message } as const;
    return { ...head, source: "rule", ...decision, usage: addUsage(before, thrown.usage), ...took() };
  }
}
