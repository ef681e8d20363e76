/** Runs of one letter take the square of their length: text is counted in pieces of so many UTF-16 units. */
const pieceChars = 1_000;

/** What a server adds to a message for its role and its ends, in tokens. */
const perMessage = 4;

export type CountTokens = (text: string) => number;

/**
 * Counts by OpenAI's `o200k_base`, loaded when it is asked for; other makers' models count up to a few tenths otherwise.
 * Pieces make it a little too many, never too few.
 */
export async function messageTokens(): Promise<CountTokens> {
  const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
  // What looks like a mark of the tokenizer's own in a text is words like any other.
  const options = { disallowedSpecial: new Set<string>() };
  return (text) => {
    let tokens = perMessage;
    for (let at = 0; at < text.length; at += pieceChars)
      tokens += countTokens(text.slice(at, at + pieceChars), options);
    return tokens;
  };
}
