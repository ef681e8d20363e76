import { imageTokens } from "./image.js";

/** The part of a message that is counted. */
interface Sized {
  readonly content: string;
  readonly images?: readonly unknown[];
}

/**
 * With usual tokenizers, text and code have at least this many bytes of UTF-8 per token. For this reason the estimate
 * is rather too high.
 */
const bytesPerToken = 3;

/** Estimates the tokens of these messages from their length, because tokenizers differ between models. */
export function estimateTokens(messages: readonly Sized[]): number {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const pictures = messages.reduce((sum, { images = [] }) => sum + images.length, 0);
  return Math.ceil(bytes / bytesPerToken) + pictures * imageTokens;
}

/** The same for a text that is not yet a message. */
export function estimateTextTokens(text: string): number {
  return estimateTokens([{ content: text }]);
}
