import { z } from "zod";
import { splitThoughts } from "../../markdown/thoughts.js";
import type { Finish, ReplyFault, Usage } from "../../facts/reply.js";
import type { Reply } from "../../ports/writer.js";
import type { AnswerTool } from "./asked.js";
import { contentOf, isThere } from "./content.js";
import { failureIn } from "./error-answer.js";
import { quoted, type Server, unintelligible } from "./failure.js";
import { ToolCalls } from "./tool-calls.js";

/** The price of a million tokens, in US dollars. */
export interface Prices {
  readonly inputPerMillionUsd: number;
  /** The price of input tokens from the server's cache. Default: the price of other input tokens. */
  readonly cachedPerMillionUsd?: number | undefined;
  readonly outputPerMillionUsd: number;
}

interface ReplyCollectorOptions {
  readonly server: Server;
  /** The prompt's length in UTF-16 units. It gives an estimate if the server does not report tokens. */
  readonly promptChars: number;
  readonly prices: Prices | null;
  readonly onText?: ((text: string) => void) | undefined;
  /** If set, the model answers by calling this function. Absent: the model answers with text. */
  readonly tool?: AnswerTool | undefined;
}

/** Limits text and thoughts together, in UTF-16 units. The largest models write at most a tenth of this at once. */
const maxReplyChars = 8 * 1024 * 1024;

/** The cost of a call. The cached tokens are part of the input tokens. */
export function costOf(
  tokens: Pick<Usage, "inputTokens" | "cachedTokens" | "outputTokens">,
  { inputPerMillionUsd, cachedPerMillionUsd = inputPerMillionUsd, outputPerMillionUsd }: Prices,
): number {
  const { inputTokens, cachedTokens = 0, outputTokens } = tokens;
  const input = (inputTokens - cachedTokens) * inputPerMillionUsd + cachedTokens * cachedPerMillionUsd;
  return (input + outputTokens * outputPerMillionUsd) / 1_000_000;
}

/** Common tokenizers need about one token for this many characters of English or code. */
const charsPerToken = 4;

const usageSchema = z.object({
  prompt_tokens: z.int().nonnegative(),
  completion_tokens: z.int().nonnegative(),
  prompt_tokens_details: z.object({ cached_tokens: z.int().nonnegative().nullish() }).nullish().catch(null),
  prompt_cache_hit_tokens: z.int().nonnegative().nullish().catch(null),
});

const fields = z.looseObject({}).nullish().catch(null);

/** The fields to read. Servers omit or change fields. A whole completion has `message` instead of `delta`. */
const chunkSchema = z.object({
  choices: z
    .array(z.looseObject({ delta: fields, message: fields, finish_reason: z.string().nullish().catch(null) }))
    .nullish()
    .catch(null),
  usage: usageSchema.nullish().catch(null),
});

export class ReplyCollector {
  readonly #text: string[] = [];
  readonly #thought: string[] = [];
  readonly #refusal: string[] = [];
  readonly #calls = new ToolCalls();
  #chars = 0;
  #finishReason: string | null = null;
  #usage: z.infer<typeof usageSchema> | null = null;
  /** Whether the server sent the usage in a chunk of its own, which is the last chunk of a stream. */
  #hasLastUsage = false;

  constructor(private readonly options: ReplyCollectorOptions) {}

  /** @throws Failure if the value is no chunk or an error, or if the reply is too large. */
  add(value: unknown): void {
    const { server } = this.options;
    const failure = failureIn(value, server);
    if (failure !== null) throw failure;
    const { data: chunk, error } = chunkSchema.safeParse(value);
    if (chunk === undefined)
      throw unintelligible("sent JSON that is not part of a reply", server, { cause: error });
    // A server that reports 0 tokens did not count, because no prompt has 0 tokens.
    if (chunk.usage && chunk.usage.prompt_tokens > 0) this.#usage = chunk.usage;
    const choice = chunk.choices?.[0];
    if (choice === undefined) this.#hasLastUsage ||= isThere(chunk.usage);
    else this.#choose(choice);
    if (this.#chars > maxReplyChars)
      throw unintelligible("sent a reply that is too large", server, { isTransient: false });
  }

  /** Whether a first word, thought or call has arrived. */
  get hasBegun(): boolean {
    return this.#chars > 0;
  }

  /** Whether the server sent a finish reason. Without one, the reply counts as cut. */
  get isFinished(): boolean {
    return this.#finishReason !== null || this.#hasLastUsage;
  }

  /** @param isWhole: a whole completion needs no finish reason. @throws Failure if the reply is incomplete. */
  reply(isWhole = false): Reply {
    const { server } = this.options;
    if (!this.isFinished && !isWhole)
      throw unintelligible("ended its answer before the reply was complete", server);
    const meaning = meaningOfFinish(this.#finishReason ?? "stop");
    if (meaning === "error") {
      const reason = quoted(this.#finishReason ?? "", server);
      throw unintelligible(`ended its reply with an error (${reason})`, server);
    }
    const finish = this.#refusal.length > 0 ? "refusal" : meaning === "call" ? "stop" : meaning;
    const said = splitThoughts(this.#text.join(""));
    const called = this.#calledText(finish);
    const text = called ?? (said.text || (finish === "refusal" ? this.#refusal.join("") : ""));
    const thought = (this.#thought.join("") + said.thought).trim();
    const hasUnread = called === null && (this.#calls.all.length > 0 || meaning === "call");
    const fault: ReplyFault = this.options.tool === undefined ? "tool-call" : "bad-answer-call";
    return { text, thought: thought || null, finish, ...(hasUnread && { fault }), usage: this.#usageOf() };
  }

  #choose(choice: NonNullable<z.infer<typeof chunkSchema>["choices"]>[number]): void {
    // An empty reason does not replace an earlier one.
    this.#finishReason = choice.finish_reason || this.#finishReason;
    const isAgain = !isThere(choice.delta) && this.#text.length > 0;
    const message = choice.delta ?? (isAgain ? null : choice.message) ?? {};
    const { text, thought, refusal } = contentOf(message);
    this.#keep(this.#thought, thought);
    this.#keep(this.#refusal, refusal);
    if (this.#keep(this.#text, text)) this.options.onText?.(text);
    const { tool_calls: calls, function_call: call } = message;
    for (const each of Array.isArray(calls) ? (calls as unknown[]) : [call])
      this.#chars += this.#calls.add(each);
  }

  #keep(pieces: string[], piece: string): boolean {
    if (piece === "") return false;
    pieces.push(piece);
    this.#chars += piece.length;
    return true;
  }

  /** The text of the calls of the offered function. Null if there are no calls, or if one cannot be read. */
  #calledText(finish: Finish): string | null {
    const { tool, onText } = this.options;
    // A call that was cut off is not complete JSON.
    if (tool === undefined || this.#calls.all.length === 0 || finish !== "stop") return null;
    const parts = this.#calls.all.map((called) => tool.textOf(called));
    if (parts.includes(null)) return null;
    const text = parts.join("\n\n");
    onText?.(text);
    return text;
  }

  #usageOf(): Usage {
    const { promptChars, prices } = this.options;
    const inputTokens = this.#usage?.prompt_tokens ?? Math.ceil(promptChars / charsPerToken);
    const outputTokens = this.#usage?.completion_tokens ?? Math.ceil(this.#chars / charsPerToken);
    const { prompt_tokens_details: details, prompt_cache_hit_tokens: hits } = this.#usage ?? {};
    const cachedTokens = Math.min(details?.cached_tokens ?? hits ?? 0, inputTokens);
    const tokens = { inputTokens, outputTokens, ...(cachedTokens > 0 && { cachedTokens }) };
    const costUsd = prices && costOf(tokens, prices);
    return { calls: 1, ...tokens, costUsd, ...(!this.#usage && { isEstimated: true }) };
  }
}

/** `error`: the server gave up. `call`: the reply ended with a tool call. */
export type FinishMeaning = Finish | "error" | "call";

/** Patterns for finish reasons, in lower case. The first match wins. Servers use many names for the same reason. */
const meanings: readonly (readonly [RegExp, FinishMeaning])[] = [
  [/error|fail|abort|cancel|timeout|insufficient|overload/, "error"],
  [/call|tool/, "call"],
  [/filter|safety|refus|block|prohibit|recitation|spii|sensitive|guardrail|policy/, "refusal"],
  [/max|length|limit|trunc|incomplete|context/, "length"],
];

/**
 * Reads a server's finish reason. `end_turn`, `eos` and `STOP` mean stop; `MAX_TOKENS` and `model_length` mean length.
 * An unknown reason means stop, because the blocks show whether the reply was cut.
 */
export function meaningOfFinish(reason: string): FinishMeaning {
  const words = reason.toLowerCase();
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? "stop";
}
