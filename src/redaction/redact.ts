import { redactValue } from "./redact-value.js";
import { PatternTree, SecretSearch } from "./secret-search.js";
import { type Span, maskSpans } from "./secret-spans.js";
import { secretVariants } from "./secret-variants.js";

export interface RedactingStream {
  /** What of the text so far can be told now; what may be the beginning of a secret is held back. */
  push(chunk: string): string;
  /** The rest. The stream may be used again after it. */
  flush(): string;
  /** How many secrets were hidden in what it told. */
  readonly hidden: number;
}

/** Hides known secrets. Pure: the same text always comes out the same. */
export interface Redactor {
  /** The text with every secret in it, in any of its usual encodings, replaced by `***`. */
  text(text: string): string;
  /**
   * A copy of a JSON-like value in which every string is redacted, keys included. Where an object holds the two
   * streams of an execution and the order in which they came, that order is kept in step with the new texts.
   */
  deep<T>(value: T): T;
  /** For text that comes in pieces, wherever they were cut: what comes out in all is what `text` gives for the whole. */
  stream(): RedactingStream;
}

/**
 * A redactor for these secrets. Values shorter than six characters and common words are not redacted, because they stand in
 * ordinary text and code too; of values with several lines each line is a secret of its own. A match may have line breaks and
 * colour sequences inside.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const patterns = new PatternTree(secrets.flatMap((secret) => [...secretVariants(secret)]));
  const find = (text: string) => (patterns.longest === 0 ? [] : secretsIn(patterns, text));
  return {
    text: (text) => maskSpans(text, find(text)),
    deep: <T>(value: T) => redactValue(value, find) as T,
    stream: () => new Stream(patterns),
  };
}

function secretsIn(patterns: PatternTree, text: string): Span[] {
  const search = new SecretSearch(patterns);
  const found: Span[] = [];
  for (let index = 0; index < text.length; index += 1) {
    search.take(text.charCodeAt(index), found);
  }
  search.end(found);
  return found;
}

class Stream implements RedactingStream {
  readonly #patterns: PatternTree;
  #search: SecretSearch;
  #held = "";
  /** Where `#held` stands in all that the search has seen. */
  #heldFrom = 0;
  /** Matches that are not told yet, in order and apart. */
  #matches: Span[] = [];
  #hidden = 0;

  constructor(patterns: PatternTree) {
    this.#patterns = patterns;
    this.#search = new SecretSearch(patterns);
  }

  get hidden(): number {
    return this.#hidden;
  }

  push(chunk: string): string {
    if (this.#patterns.longest === 0) return chunk;
    for (let index = 0; index < chunk.length; index += 1) {
      this.#search.take(chunk.charCodeAt(index), this.#matches);
    }
    this.#held += chunk;
    return this.#tellUntil(this.#safeEnd());
  }

  flush(): string {
    this.#search.end(this.#matches);
    const rest = this.#tellUntil(this.#heldFrom + this.#held.length);
    this.#search = new SecretSearch(this.#patterns);
    this.#heldFrom = 0;
    return rest;
  }

  /** Up to here no later text can change what is told: no match that is still open begins before it or touches it. */
  #safeEnd(): number {
    const end = this.#search.openFrom;
    const last = this.#matches.at(-1);
    return last !== undefined && last.end > end ? Math.min(last.start, end) : end;
  }

  #tellUntil(end: number): string {
    const length = end - this.#heldFrom;
    const isTold = (span: Span) => span.end <= end;
    const spans = this.#matches.filter(isTold).map((span) => this.#within(span));
    const told = maskSpans(this.#held.slice(0, length), spans);
    this.#hidden += spans.length;
    this.#matches = this.#matches.filter((span) => !isTold(span));
    this.#held = this.#held.slice(length);
    this.#heldFrom = end;
    return told;
  }

  #within({ start, end }: Span): Span {
    return { start: start - this.#heldFrom, end: end - this.#heldFrom };
  }
}
