import { z } from "zod";

import type { Finish, Reply, Usage } from "../../ports/writer.js";
import type { AnswerTool } from "./asked.js";
import { quoted, unintelligible } from "./failure.js";
import type { Server } from "./failure.js";
import { ThoughtSplitter } from "./thought-splitter.js";

/** What a million tokens cost, in US dollars. */
export interface Prices {
  readonly inputPerMillionUsd: number;
  /** Of input tokens that the server took from its cache. Default: as of the others. */
  readonly cachedPerMillionUsd?: number | undefined;
  readonly outputPerMillionUsd: number;
}

export interface ReplyCollectorOptions {
  readonly server: Server;
  /** Length of what was sent, in UTF-16 units, to reckon its tokens from when the server does not tell. */
  readonly promptChars: number;
  readonly prices: Prices | null;
  readonly onText?: ((text: string) => void) | undefined;
  /** The function that was offered to answer by: its first call is the reply then. Absent: none was. */
  readonly tool?: AnswerTool | undefined;
}

/** 8 MiB of text and thought, in UTF-16 units: ten times what the largest models write at once. */
const maxReplyChars = 8 * 1024 * 1024;

/** What a call costs. `cachedTokens` are among the input tokens. */
export function costOf(
  {
    inputTokens,
    cachedTokens = 0,
    outputTokens,
  }: Pick<Usage, "inputTokens" | "cachedTokens" | "outputTokens">,
  { inputPerMillionUsd, cachedPerMillionUsd = inputPerMillionUsd, outputPerMillionUsd }: Prices,
): number {
  const input = (inputTokens - cachedTokens) * inputPerMillionUsd + cachedTokens * cachedPerMillionUsd;
  return (input + outputTokens * outputPerMillionUsd) / 1_000_000;
}

/** The mean of English prose and code under the usual tokenizers. */
const charsPerToken = 4;

/** Servers that send a call whole leave its place out. */
const toolCallSchema = z.object({
  index: z.int().nullish(),
  function: z.object({ arguments: z.string().nullish() }).nullish(),
});

/** What is read of a chunk, with the fields by which servers show reasoning; servers leave out or null what they do not use. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            reasoning_content: z.string().nullish(),
            reasoning: z.string().nullish(),
            tool_calls: z.array(toolCallSchema.catch({})).nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: z.int().nonnegative(),
      completion_tokens: z.int().nonnegative(),
      prompt_tokens_details: z
        .object({ cached_tokens: z.int().nonnegative().nullish() })
        .nullish()
        .catch(null),
      prompt_cache_hit_tokens: z.int().nonnegative().nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

type Chunk = z.infer<typeof chunkSchema>;

/** Puts the chunks of one streamed chat completion together. */
export class ReplyCollector {
  readonly #splitter = new ThoughtSplitter();
  readonly #text: string[] = [];
  readonly #thought: string[] = [];
  readonly #refusal: string[] = [];
  #chars = 0;
  #finishReason: string | null = null;
  #hasToolCalls = false;
  readonly #called: string[] = [];
  /** The place of the call that counts, among the answer's parts. */
  #callIndex: number | null = null;
  #usage: NonNullable<Chunk["usage"]> | null = null;

  constructor(private readonly options: ReplyCollectorOptions) {}

  /** @throws Failure for what is no chunk and for a reply past all bounds. */
  add(value: unknown): void {
    const { data: chunk, error } = chunkSchema.safeParse(value);
    const { server } = this.options;
    if (chunk === undefined)
      throw unintelligible("sent JSON that is no part of a reply", server, { cause: error });
    // No request takes nothing: a server that says so did not count.
    if (chunk.usage && chunk.usage.prompt_tokens > 0) this.#usage = chunk.usage;
    const choice = chunk.choices?.[0];
    this.#finishReason = choice?.finish_reason ?? this.#finishReason;
    const { content, refusal, reasoning_content, reasoning, tool_calls } = choice?.delta ?? {};
    for (const call of tool_calls ?? []) this.#call(call);
    this.#keep(this.#thought, reasoning_content ?? reasoning ?? "");
    this.#keep(this.#refusal, refusal ?? "");
    this.#chars += content?.length ?? 0;
    this.#tell(this.#splitter.push(content ?? ""));
    if (this.#chars > maxReplyChars) {
      throw unintelligible("sent more than a reply can hold", server, { isTransient: false });
    }
  }

  /** Whether the server has said how the reply ends; before that it is cut. */
  get isFinished(): boolean {
    return this.#finishReason !== null;
  }

  /** @throws Failure when the stream ended before the reply did, or with one that answers nothing. */
  reply(): Reply {
    this.#tell(this.#splitter.end());
    const finish = this.#finish();
    const text =
      this.#calledText(finish) || this.#text.join("") || (finish === "refusal" ? this.#refusal.join("") : "");
    if (finish === "stop" && text.trim() === "") {
      throw unintelligible("answered with an empty reply", this.options.server);
    }
    const thought = this.#thought.join("") + this.#splitter.thought;
    return { text, thought: thought.trim() === "" ? null : thought.trim(), finish, usage: this.#usageOf() };
  }

  #keep(pieces: string[], piece: string): void {
    if (piece === "") return;
    pieces.push(piece);
    this.#chars += piece.length;
  }

  #call({ index, function: called }: z.infer<typeof toolCallSchema>): void {
    const at = index ?? (this.#hasToolCalls ? 1 : 0);
    this.#callIndex ??= at;
    this.#hasToolCalls = true;
    if (at === this.#callIndex) this.#keep(this.#called, called?.arguments ?? "");
  }

  /** Of a call that was cut there is nothing to read. */
  #calledText(finish: Finish): string {
    const { tool, server, onText } = this.options;
    const called = this.#called.join("");
    if (tool === undefined || called === "" || finish !== "stop") return called;
    const text = tool.textOf(called);
    if (text === null)
      throw unintelligible(
        `called \`${tool.name}\` with what is no answer: ${quoted(called, server)}`,
        server,
      );
    onText?.(text);
    return text;
  }

  #tell(text: string): void {
    if (text === "") return;
    this.#text.push(text);
    this.options.onText?.(text);
  }

  #finish(): Finish {
    const { server } = this.options;
    if (this.#finishReason === null)
      throw unintelligible("ended its answer before the reply was whole", server);
    if (this.#hasToolCalls && this.options.tool === undefined)
      throw unintelligible("asked for a tool, although none was offered", server);
    if (this.#refusal.length > 0) return "refusal";
    switch (this.#finishReason) {
      case "stop":
      case "length":
        return this.#finishReason;
      case "tool_calls":
        return "stop";
      case "content_filter":
        return "refusal";
      default: {
        // A finish that is not known may mean a reply that was cut, which must not be run.
        const reason = quoted(this.#finishReason, server);
        throw unintelligible(`ended its reply for a reason that is not known here (${reason})`, server);
      }
    }
  }

  #usageOf(): Usage {
    const { promptChars, prices } = this.options;
    const inputTokens = this.#usage?.prompt_tokens ?? Math.ceil(promptChars / charsPerToken);
    const outputTokens = this.#usage?.completion_tokens ?? Math.ceil(this.#chars / charsPerToken);
    const told =
      this.#usage?.prompt_tokens_details?.cached_tokens ?? this.#usage?.prompt_cache_hit_tokens ?? 0;
    const cachedTokens = Math.min(told, inputTokens);
    const tokens = { inputTokens, outputTokens, ...(cachedTokens > 0 && { cachedTokens }) };
    const costUsd = prices && costOf(tokens, prices);
    return { calls: 1, ...tokens, costUsd, ...(this.#usage ? {} : { isEstimated: true }) };
  }
}
