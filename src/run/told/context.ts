import { AgentExecError } from "../../errors.js";
import { count, formatCount } from "../../format/format.js";
import { truncateMiddle } from "../../format/truncate.js";
import type { ContextBound } from "../../rows/context-bound.js";
import { estimateTextTokens, estimateTokens } from "../../facts/token-estimate.js";
import type { Message } from "../../ports/writer.js";

/** A conversation in parts. Each turn ends with a message to the model. */
export interface Conversation {
  readonly system: Message;
  /** The messages before the task, from a thread or an earlier run. */
  readonly before: readonly Message[];
  readonly task: Message;
  readonly turns: readonly (readonly Message[])[];
}

export function wholeOf({ system, before, task, turns }: Conversation): Message[] {
  return [system, ...before, task, ...turns.flat()];
}

/**
 * The part of the conversation that the model gets. A sentence marks each gap.
 * @param closing agent-exec's own text at the end
 * @throws AgentExecError `settings-invalid` if the required parts alone exceed the limit.
 */
export function within(conversation: Conversation, bound: ContextBound | undefined, closing = ""): Message[] {
  if (bound === undefined) return wholeOf(conversation);
  const { system, before, task, turns } = conversation;
  const earlier = partsOf(before);
  const units = [...earlier, ...turns];
  const kept =
    bound.keep === "tokens"
      ? fitting({ units, always: [system, task], closing }, bound.tokens)
      : units.map((messages, at) => (isKept(at, units.length, bound) ? messages : null));
  return joined(system, kept.slice(0, earlier.length), task, kept.slice(earlier.length));
}

/** The messages of a turn. Null if they are left out. */
type Kept = readonly Message[] | null;

function isKept(at: number, all: number, bound: Exclude<ContextBound, { keep: "tokens" }>): boolean {
  if (bound.keep === "last") return at >= all - bound.turns;
  return at < bound.head || at >= all - bound.tail;
}

/** Splits the messages into parts. Each part ends before the model's next message. */
function partsOf(messages: readonly Message[]): Message[][] {
  const parts: Message[][] = [];
  let isOpen = false;
  for (const message of messages) {
    if (isOpen) parts.at(-1)!.push(message);
    else parts.push([message]);
    isOpen = message.role !== "assistant";
  }
  return parts;
}

/** Marks each gap in the message to the model before it. Before the task, the mark begins the next message. */
function joined(system: Message, earlier: readonly Kept[], task: Message, turns: readonly Kept[]): Message[] {
  const shown: Message[] = [];
  let gap = 0;
  for (const messages of [...earlier, [task]]) {
    const [first, ...rest] = messages ?? [];
    if (first === undefined) gap += 1;
    else {
      shown.push(gap === 0 ? first : { ...first, content: `${gapWords(gap)}\n\n${first.content}` }, ...rest);
      gap = 0;
    }
  }
  for (const messages of turns) {
    if (messages === null) gap += 1;
    else {
      const last = shown.pop()!;
      shown.push(gap === 0 ? last : { ...last, content: `${last.content}\n\n${gapWords(gap)}` }, ...messages);
      gap = 0;
    }
  }
  return [system, ...shown];
}

function gapWords(gap: number): string {
  return `[${count("turn", gap)} of this conversation ${gap === 1 ? "is" : "are"} left out here.]`;
}

/** Older turns are first shortened to this many UTF-16 units of each message, and only then left out. */
const olderChars = 1_500;

/** At the limit, the conversation is cut to this share. So for some turns it grows only at its end. */
const roomAfter = 0.7;

interface Fitting {
  readonly units: readonly (readonly Message[])[];
  /** The messages that always stay. */
  readonly always: readonly Message[];
  readonly closing: string;
}

/** Turns can be missing at two places: before the task and after it. */
const gaps = 2;

/**
 * Adds the turns in order. When a turn exceeds the limit, the oldest turns are first shortened and then left out. So
 * what is left out stays left out, and the server's prefix cache works for the rest.
 */
function fitting({ units, always, closing }: Fitting, most: number): Kept[] {
  const pinned =
    estimateTokens(always) +
    estimateTextTokens(closing) +
    gaps * estimateTextTokens(`\n\n${gapWords(units.length)}`);
  const sizes = units.map(estimateTokens);
  const cutSizes = units.map((messages) => estimateTokens(cutShort(messages)));
  let dropped = 0;
  let cut = 0;
  let sum = pinned;
  for (let last = 0; last < units.length; last += 1) {
    sum += sizes[last]!;
    if (sum <= most) continue;
    for (; cut < last; cut += 1) sum -= sizes[cut]! - cutSizes[cut]!;
    for (; dropped < last && sum > most * roomAfter; dropped += 1) sum -= cutSizes[dropped]!;
  }
  const shown = units.map((messages, at) => {
    if (at < dropped) return null;
    return at < cut ? cutShort(messages) : messages;
  });
  return sum <= most ? shown : [...shown.slice(0, -1), cutTo(shown.at(-1) ?? [], most, pinned)];
}

function cutShort(messages: readonly Message[], chars = olderChars): Message[] {
  return messages.map((message) => ({ ...message, content: truncateMiddle(message.content, chars) }));
}

/** With fewer characters, a failure's output would be useless. */
const fewestChars = 200;

/** Shortens the last turn if necessary, because it is never left out. */
function cutTo(last: readonly Message[], most: number, pinned: number): readonly Message[] {
  const longest = Math.max(...last.map(({ content }) => content.length));
  for (let chars = longest; chars >= fewestChars; chars *= 0.7) {
    const cut = cutShort(last, Math.floor(chars));
    if (pinned + estimateTokens(cut) <= most) return cut;
  }
  throw new AgentExecError(
    "settings-invalid",
    `\`context\` allows ${formatCount(most)} tokens, which is too few: the system prompt and the task need about ${formatCount(pinned)}, and the last turn needs some too.`,
    { nextStep: "Raise `context`, or make the task shorter." },
  );
}
