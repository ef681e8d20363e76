import { imageTokens } from "./image.js";

/** Most tokenizers need at least this many bytes of UTF-8 per token. So the estimate is rather too high. */
const bytesPerToken = 3;

/** Estimates tokens from the length of the messages, because each model has its own tokenizer. */
export function estimateTokens(
  messages: readonly { readonly content: string; readonly images?: readonly unknown[] }[],
): number {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const pictures = messages.reduce((sum, { images = [] }) => sum + images.length, 0);
  return Math.ceil(bytes / bytesPerToken) + pictures * imageTokens;
}

export function estimateTextTokens(text: string): number {
  return estimateTokens([{ content: text }]);
}
