import { estimateTokens } from "../../facts/token-estimate.js";
import type { Writer } from "../../ports/writer.js";
import { askFor, retryForm } from "./decision.js";
import { openServer, withDeadline } from "./open-server.js";
import { replyTool } from "./reply-tool.js";
import { costOf } from "./reply-collector.js";
import type { OpenAiWriterOptions } from "./writer-options.js";

/**
 * A writer for any server with OpenAI's chat completions or Responses API, streamed or whole. The writer retries a
 * request up to three times after a temporary failure: network, silence, 408, 409, 425, 429, 5xx, or an answer that is
 * cut or unreadable. `onRetry` then tells the caller to discard the text that `onText` got. A cut reply is never
 * returned. Redirects are not followed. If the server sends the model's reasoning, it becomes the reply's `thought`.
 * @throws AgentExecError `settings-invalid` if the address or the key cannot be used at all.
 */
export function createOpenAiWriter(options: OpenAiWriterOptions): Writer {
  const { model, prices = null, replyFormat = "text" } = options;
  const tool = replyFormat === "tool" ? { tool: replyTool } : {};
  const { complete, limits } = openServer(options);
  const decide = askFor(retryForm, complete, limits.server);
  return {
    name: model,
    decidesApart: false,
    reckon(messages) {
      const inputTokens = estimateTokens(messages);
      return {
        inputTokens,
        inputUsd: prices && costOf({ inputTokens, outputTokens: 0 }, prices),
        usdPerOutputToken: prices && prices.outputPerMillionUsd / 1_000_000,
      };
    },
    write: (messages, call) =>
      withDeadline(call, limits, (deadline) => complete({ messages, ...tool, ...call, ...deadline })),
    decide: (messages, call) =>
      withDeadline(call, limits, (deadline) => decide(messages, { ...call, ...deadline })),
  };
}
