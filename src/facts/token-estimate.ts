import { imageTokens } from "./image.js";

/** What counts of a message. */
interface Sized {
  readonly content: string;
  readonly images?: readonly unknown[];
}

/** Prose and code have at least this many bytes of UTF-8 per token with the usual tokenizers, so the estimate is rather too high. */
const bytesPerToken = 3;

/** About how many tokens these messages take, by their length alone: tokenizers differ from model to model. */
export function estimateTokens(messages: readonly Sized[]): number {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const pictures = messages.reduce((sum, { images = [] }) => sum + images.length, 0);
  return Math.ceil(bytes / bytesPerToken) + pictures * imageTokens;
}

/** The same for words that are no message yet. */
export function estimateTextTokens(text: string): number {
  return estimateTokens([{ content: text }]);
}
