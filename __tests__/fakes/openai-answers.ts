import { STATUS_CODES } from "node:http";
import type { Script, Turn } from "../../src/writers/scripted/script.js";
import { problemsIn } from "./openai-schemas.js";

/** A streamed reply, whole unless a field says otherwise. */
export interface ReplyAnswer {
  readonly reply: string;
  readonly thought?: string;
  /** The field that shows the thought; servers differ. */
  readonly thoughtField?: "reasoning_content" | "reasoning";
  readonly refusal?: string;
  /** null: the server never says. Default: "stop". */
  readonly finish?: string | null;
  /** null: the server tells none, although it is asked to. Default: 11 in, 7 out. */
  readonly usage?: {
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly cachedTokens?: number;
  } | null;
  /** Answers in words where a call is asked for; else the reply is what the function is called with. */
  readonly ignoresTools?: true;
  /** Length of the pieces. Default: 16. */
  readonly pieceChars?: number;
}

/** An answer that is no stream. A `body` that is no string is sent as JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** These words as the body of a stream, whatever they are. */
export interface RawAnswer {
  readonly raw: string;
}

/** The words again and again, up to so many bytes; Infinity: for as long as the client takes them. */
export interface FloodAnswer {
  readonly flood: string;
  readonly bytes: number;
}

/** What goes wrong on the way; `Infinity` is past the end of every answer. */
export interface Delivery {
  /** The content type. Default: that of a stream, JSON for an `HttpAnswer`. */
  readonly contentType?: string;
  /** Sends nothing at all, not even a status. */
  readonly stallsBefore?: true;
  /** Sends so many bytes of the body, and then nothing more. */
  readonly stallsAtByte?: number;
  /** Sends so many bytes of the body and breaks the connection. */
  readonly cutsAtByte?: number;
  /** Sends so many bytes of the body and ends it as if it were whole. */
  readonly endsAtByte?: number;
  /** A pause before each event. */
  readonly pauseMs?: number;
}

export type Answer = (ReplyAnswer | HttpAnswer | RawAnswer | FloodAnswer) & Delivery;

/** What a request wants: the kind tells a script's replies from its decisions; a correction is both, the decision first. */
export type AskedFor = "reply" | "decision" | "correction";

/** The events of a streamed reply, as OpenAI sends them; each is checked against OpenAI's schema. */
export function eventsOf(
  answer: ReplyAnswer,
  { includesUsage, calls = null }: { readonly includesUsage: boolean; readonly calls?: string | null },
): string[] {
  const {
    reply,
    thought = "",
    thoughtField = "reasoning_content",
    refusal,
    finish = "stop",
    pieceChars = 16,
  } = answer;
  const { inputTokens, outputTokens, cachedTokens } = answer.usage ?? {
    inputTokens: 11,
    outputTokens: 7,
    cachedTokens: undefined,
  };
  const deltas: object[] = [
    { role: "assistant", content: "" },
    ...pieces(thought, pieceChars).map((piece) => ({ [thoughtField]: piece })),
    ...(calls === null || answer.ignoresTools === true
      ? pieces(reply, pieceChars).map((content) => ({ content }))
      : callPieces(calls, pieces(reply, pieceChars))),
    ...(refusal === undefined ? [] : pieces(refusal, pieceChars).map((piece) => ({ refusal: piece }))),
  ];
  const chunks: object[] = deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }]));
  const isCall = calls !== null && answer.ignoresTools !== true && finish === "stop";
  if (finish !== null)
    chunks.push(chunk([{ index: 0, delta: {}, finish_reason: isCall ? "tool_calls" : finish }]));
  if (includesUsage && answer.usage !== null) {
    const total_tokens = inputTokens + outputTokens;
    chunks.push({
      ...chunk([]),
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens,
        ...(cachedTokens !== undefined && { prompt_tokens_details: { cached_tokens: cachedTokens } }),
      },
    });
  }
  return [...chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`), "data: [DONE]\n\n"];
}

function callPieces(name: string, called: readonly string[]): object[] {
  const [first = "", ...rest] = called;
  return [
    { tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name, arguments: first } }] },
    ...rest.map((piece) => ({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
  ];
}

function chunk(choices: object[]) {
  const value = {
    id: "chatcmpl-fake",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model: "fake",
    choices,
  };
  // Only the reason of a finish may be one that OpenAI does not know: other servers have their own.
  const problems = problemsIn("chat-completion.chunk", value).filter(
    (problem) => !problem.includes("finish_reason"),
  );
  if (problems.length > 0) throw new Error(`The fake made a chunk that is none: ${problems.join("; ")}`);
  return value;
}

export function pieces(text: string, chars: number): string[] {
  return Array.from({ length: Math.ceil(text.length / chars) }, (_, at) =>
    text.slice(at * chars, (at + 1) * chars),
  );
}

/** An error as OpenAI words it. */
export function errorAnswer(
  status: number,
  { message, code = null }: { message?: string; code?: string | null } = {},
): HttpAnswer {
  const body = {
    error: { message: message ?? STATUS_CODES[status], type: "invalid_request_error", param: null, code },
  };
  const problems = problemsIn("error", body);
  if (problems.length > 0) throw new Error(`The fake made an error that is none: ${problems.join("; ")}`);
  return { status, body };
}

/**
 * Answers as a script says: a request for a reply takes the next `reply`, one for a decision the next `decision`. A
 * turn that fails does so for `tries` requests, as many as a writer makes for one call; past the end it is a 400.
 */
export function scriptedAnswers({ turns }: Script, tries = 4): (askedFor: AskedFor) => Answer {
  const left = {
    reply: turns.filter((turn) => turn.reply !== undefined).flatMap((turn) => repeated(turn, tries)),
    decision: turns.filter((turn) => turn.decision !== undefined).flatMap((turn) => repeated(turn, tries)),
  };
  const next = (kind: keyof typeof left): Answer => {
    const turn = left[kind].shift();
    return turn === undefined
      ? errorAnswer(400, { message: `the script has no ${kind} left` })
      : answerOf(turn);
  };
  return (askedFor) => {
    if (askedFor !== "correction") return next(askedFor);
    const turn = left.decision.shift();
    if (turn === undefined) return next("reply");
    const words = `\`\`\`json\n${JSON.stringify(turn.decision)}\n\`\`\`\n`;
    if (turn.fault !== undefined) return answerOf(turn);
    if (turn.decision?.retry !== true) return answerOf({ ...turn, reply: words });
    const reply = left.reply.shift();
    const usage = sum(turn.usage, reply?.usage);
    return answerOf({ ...reply, reply: `${words}\n${reply?.reply ?? ""}`, usage });
  };
}

function sum(a: Turn["usage"], b: Turn["usage"]): Turn["usage"] {
  const of = (name: "inputTokens" | "outputTokens"): number => (a?.[name] ?? 0) + (b?.[name] ?? 0);
  return { inputTokens: of("inputTokens"), outputTokens: of("outputTokens") };
}

function repeated(turn: Turn, tries: number): Turn[] {
  const isWhole = turn.fault === undefined || turn.fault === "length" || turn.fault === "refusal";
  // A decision that is none is asked for once more, which no fault of the connection is.
  const times = isWhole ? (turn.fault !== undefined && turn.decision !== undefined ? 2 : 1) : tries;
  return Array.from({ length: times }, () => turn);
}

function answerOf(turn: Turn): Answer {
  const text = turn.reply ?? JSON.stringify(turn.decision);
  const answer = { reply: text, usage: turn.usage ?? { inputTokens: 0, outputTokens: 0 } };
  switch (turn.fault) {
    case undefined:
      return answer;
    case "length":
      return { ...answer, reply: turn.reply ?? text.slice(0, text.length / 2), finish: "length" };
    case "refusal":
      return { ...answer, reply: turn.reply ?? "", refusal: "no", finish: "content_filter" };
    case "cut":
      return {
        ...answer,
        finish: null,
        cutsAtByte: eventsOf(answer, { includesUsage: true }).join("").length / 2,
      };
    case "stall":
      return { ...answer, stallsAtByte: 0 };
    case "garbage":
      return { raw: "data: {not json\n\n" };
    case "http-500":
    case "http-429":
      return errorAnswer(Number(turn.fault.slice("http-".length)));
  }
}
