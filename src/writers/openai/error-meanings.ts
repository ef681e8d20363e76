/** Why a server refuses a conversation although the key, the address and the server are fine. */
export type ErrorMeaning =
  /** The conversation is longer than the model can read. */
  | "too-long"
  /** A filter or the model itself refuses the conversation. */
  | "content-filter"
  /** The model called a tool that the request did not offer. */
  | "tool-call";

/** The servers' own words, in lower case. The first match wins. */
const words: readonly (readonly [ErrorMeaning, RegExp])[] = [
  ["tool-call", /tool_use_failed|tool choice is none, but model called a tool|malformed_function_call/],
  [
    "content-filter",
    /content_filter|content filter|responsibleaipolicy|content_policy_violation|content management policy|prohibited_content|data_inspection_failed/,
  ],
  // In this order: OpenAI and vLLM; llama.cpp; Anthropic; GitHub and Azure; Gemini; LM Studio; Mistral and Together;
  // TGI; Groq.
  ["too-long", /context_length_exceeded|maximum context length|context[ _](?:length|window)[^"]{0,40}exceed/],
  [
    "too-long",
    /exceed_context_size|exceed context limit|exceeds? the (?:available |model'?s? )?(?:maximum )?context|context size has been exceeded/,
  ],
  ["too-long", /prompt is too long|input is too long|prompt too long|prompt length[^"]{0,40}exceed/],
  [
    "too-long",
    /tokens_limit_reached|request body too large|input tokens? (?:count|limit|length)[^"]{0,60}exceed/,
  ],
  [
    "too-long",
    /input token count[^"]{0,30}exceeds|exceeds the maximum number of tokens|model_max_prompt_tokens/,
  ],
  [
    "too-long",
    /context the overflows|greater than the context length|context length of only|context overflow/,
  ],
  [
    "too-long",
    /too large for model with|too many tokens|larger than the (?:model's )?context|string_above_max_length/,
  ],
  ["too-long", /must have less than \d{1,9} tokens|`inputs` tokens|request too large for model/],
];

/** @param body the error's unchanged text */
export function meaningOfError(status: number, body: string): ErrorMeaning | null {
  // A rate limit also mentions tokens, but waiting helps there.
  if (status === 401 || status === 403 || status === 404 || status === 429) return null;
  const said = body.toLowerCase();
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? (status === 413 ? "too-long" : null);
}
