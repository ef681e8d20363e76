import { imageTokens } from "./image.js";

interface Sized {
  readonly content: string;
  readonly images?: readonly unknown[];
}

/**
 * Most tokenizers need at least this many bytes of UTF-8 per token. So the estimate is too high rather than too low.
 */
const bytesPerToken = 3;

/** Estimates tokens from the length of the messages, because each model has its own tokenizer. */
export function estimateTokens(messages: readonly Sized[]): number {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const pictures = messages.reduce((sum, { images = [] }) => sum + images.length, 0);
  return Math.ceil(bytes / bytesPerToken) + pictures * imageTokens;
}

export function estimateTextTokens(text: string): number {
  return estimateTokens([{ content: text }]);
}
