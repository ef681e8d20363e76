import { pieces, type ReplyAnswer } from "./openai-answers.js";
import { problemsIn } from "./openai-schemas.js";
import type { ChatRequest } from "./openai-server.js";

/** What a fake needs to know of a request to the Responses API, in the words of chat completions. */
export function chatRequestOf(request: object): ChatRequest {
  const { input, text, max_output_tokens, ...rest } = request as {
    readonly input: ChatRequest["messages"];
    readonly text?: { readonly format?: { readonly type: string; readonly schema: object } };
    readonly max_output_tokens?: number;
    readonly model: string;
  };
  const format = text?.format;
  return {
    ...rest,
    messages: input,
    ...(format !== undefined && { response_format: { type: format.type, json_schema: format } }),
    ...(max_output_tokens !== undefined && { max_output_tokens }),
  };
}

/** The events of a streamed response, as OpenAI sends them; each is checked against OpenAI's schema. */
export function responseEventsOf(answer: ReplyAnswer, calls: string | null): string[] {
  const { reply, thought = "", refusal, finish = "stop", pieceChars = 16 } = answer;
  const {
    inputTokens,
    outputTokens,
    cachedTokens = 0,
  } = answer.usage ?? { inputTokens: 11, outputTokens: 7 };
  const at = { item_id: "msg_1", output_index: 0 };
  const part = { ...at, content_index: 0 };
  const isWhole = finish === "stop";
  const status = isWhole ? "completed" : "incomplete";
  const content =
    refusal === undefined
      ? { type: "output_text", text: reply, annotations: [], logprobs: [] }
      : { type: "refusal", refusal };
  const called = { id: "fc_1", type: "function_call", call_id: "call_1", name: calls, status };
  const isCall = calls !== null && answer.ignoresTools !== true;
  const message = { id: "msg_1", type: "message", role: "assistant", status, content: [content] };
  const response = {
    id: "resp_fake",
    object: "response",
    created_at: 1_700_000_000,
    model: "fake",
    error: null,
    incomplete_details: null,
    instructions: null,
    tools: [],
    tool_choice: "auto",
    parallel_tool_calls: true,
    metadata: {},
    temperature: 1,
    top_p: 1,
    output: [],
    status: "in_progress",
  };
  const reason = finish === "length" ? "max_output_tokens" : finish;
  const usage = {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedTokens, cache_write_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  };
  const last = {
    ...response,
    output: isCall ? [{ ...called, arguments: reply }] : [message],
    status,
    incomplete_details: isWhole ? null : { reason },
    ...(answer.usage !== null && { usage }),
  };
  const messageEvents = (): object[] => [
    {
      type: "response.output_item.added",
      output_index: 0,
      item: { ...message, content: [], status: "in_progress" },
    },
    ...pieces(reply, pieceChars).map((delta) => ({
      type: "response.output_text.delta",
      ...part,
      delta,
      logprobs: [],
    })),
    ...pieces(refusal ?? "", pieceChars).map((delta) => ({ type: "response.refusal.delta", ...part, delta })),
    { type: "response.output_item.done", output_index: 0, item: message },
  ];
  const callEvents = (): object[] => [
    {
      type: "response.output_item.added",
      output_index: 0,
      item: { ...called, arguments: "", status: "in_progress" },
    },
    ...pieces(reply, pieceChars).map((delta) => ({
      type: "response.function_call_arguments.delta",
      item_id: "fc_1",
      output_index: 0,
      delta,
    })),
    { type: "response.output_item.done", output_index: 0, item: { ...called, arguments: reply } },
  ];
  const events: object[] = [
    { type: "response.created", response },
    { type: "response.in_progress", response },
    ...pieces(thought, pieceChars).map((delta) => ({
      type: "response.reasoning_summary_text.delta",
      item_id: "rs_1",
      output_index: 0,
      summary_index: 0,
      delta,
    })),
    ...(isCall ? callEvents() : messageEvents()),
    ...(finish === null ? [] : [{ type: `response.${status}`, response: last }]),
  ];
  return events.map((event, index) => {
    const value = { ...event, sequence_number: index };
    const problems = problemsIn("responses.event", value);
    if (problems.length > 0) throw new Error(`The fake made an event that is none: ${problems.join("; ")}`);
    return `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(value)}\n\n`;
  });
}
