import { type ErrorMeaning, Failure, quoted, type Server } from "./failure.js";

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body's text, shortened. */
  readonly body: string;
  /** The current time, needed if Retry-After is a date. */
  readonly nowMs: number;
}

/** Turns an error answer into a failure, which says whether to retry or which setting to fix. */
export function httpFailure({ status, headers, body, nowMs }: ErrorAnswer, server: Server): Failure {
  const said = quoted(wordsOf(body), server);
  const answered = `The model server at ${server.url} answered ${status}${said === "" ? "" : `: ${said}`}`;
  const message = answered.replace(/\.?$/, ".");
  const requestId = quoted(headers.get("x-request-id") ?? "unknown", server);
  const cause = new Error(`HTTP ${status}, request id ${requestId}: ${said}`);
  const meaning = meaningOfError(status, body);
  if (meaning === null && isTransient(status, body) && headers.get("x-should-retry") !== "false") {
    const retryAfterMs = retryAfter(headers, nowMs);
    const nextStep =
      status === 429
        ? "Wait until the server's rate limit allows more, or use a key or model with a higher limit."
        : `Try again later. If the error happens again, check the server at \`base-url\` (${server.url}).`;
    return new Failure(message, { kind: "transient", nextStep, status, retryAfterMs, cause });
  }
  const nextStep = stepOf(status, body, meaning, server);
  return new Failure(message, { kind: "refused", meaning, nextStep, status, cause });
}

/** Redirects are not followed, because the key would go to another server. */
export function redirectFailure(
  { status, headers }: Pick<ErrorAnswer, "status" | "headers">,
  server: Server,
): Failure {
  const location = headers.get("location");
  const to = location !== null && URL.canParse(location, server.url) ? new URL(location, server.url) : null;
  const target = quoted(to ? `${to.origin}${to.pathname}` : "an address that it did not name", server);
  return new Failure(
    `The model server at ${server.url} redirects (${status}) to ${target}; agent-exec does not send the key to another server.`,
    { kind: "refused", nextStep: "If you trust the final server, set `base-url` to its address.", status },
  );
}

/** Whether a retry may help: 408 timeout, 409 lock, 425 too early, 429 rate limit (not a spent quota), 5xx. */
function isTransient(status: number, body: string): boolean {
  if (status === 429) return !isOutOfQuota(body);
  return status === 408 || status === 409 || status === 425 || status >= 500;
}

function isOutOfQuota(body: string): boolean {
  return /insufficient_quota|billing_hard_limit|insufficient.balance/i.test(body);
}

/** What helps if the server refuses the request. */
function stepOf(status: number, body: string, meaning: ErrorMeaning | null, server: Server): string {
  const { url, model, apiKey, isExchanged } = server;
  if (status === 402 || isOutOfQuota(body)) return "Add credit to the key's account, or use another key.";
  if (meaning === "too-long" || status === 413)
    return `Shorten the task, shorten the conversation with \`context\`, or use a \`model\` with a larger context window than ${model}.`;
  if (isExchanged === true && (status === 401 || status === 403))
    return `At OpenAI, check that the service account of \`service-account-id\` may use the \`model\` ${model}.`;
  switch (status) {
    case 401:
      return apiKey === null
        ? `agent-exec has no key for ${url}. In a workflow, set the input \`api-key\` to a secret. Check that this secret exists: for a missing secret, GitHub passes an empty string. In a terminal, set OPENAI_API_KEY or the variable that \`api-key-env\` names.`
        : `Check that the key belongs to ${url} and is still valid. In a workflow, the key comes from the input \`api-key\`. In a terminal, the key comes from OPENAI_API_KEY or the variable that \`api-key-env\` names.`;
    case 403:
      return `Check that the key may use the \`model\` ${model} at ${url}, and that the server accepts requests from this machine.`;
    case 404:
    case 405:
      return `Check that \`base-url\` (${url}) is right and that this server has the \`model\` ${model}. The address often ends in /v1.`;
    default:
      return `Compare \`model\` (${model}) and the other model settings with the server's message.`;
  }
}

/** The error's words: OpenAI's `{error: {message}}`, OAuth's `error_description`, `message`, `detail`, or the text. */
export function wordsOf(body: string): string {
  try {
    const said = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const { error, error_description: description, message, detail } = said;
    const inner = (error as { message?: unknown } | null | undefined)?.message;
    const words = inner ?? description ?? error ?? message ?? detail ?? body;
    return typeof words === "string" ? words : JSON.stringify(words);
  } catch {
    return body.replace(/<[^<>]*>/g, " ");
  }
}

/** `retry-after-ms`, or `retry-after` as seconds or date. Null if it is missing, in the past or unreadable. */
function retryAfter(headers: Headers, nowMs: number): number | null {
  const exact = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (exact > 0) return exact;
  const value = headers.get("retry-after") ?? "";
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number.parseFloat(value) * 1_000 : Date.parse(value) - nowMs;
  return ms > 0 ? ms : null;
}

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
