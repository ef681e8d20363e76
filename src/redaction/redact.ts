import { redactValue } from "./redact-value.js";
import { PatternTree, SecretSearch } from "./secret-search.js";
import { type Span, maskSpans } from "./secret-spans.js";
import { secretVariants } from "./secret-variants.js";

export interface RedactingStream {
  /** Returns the text that is safe to show now. A possible beginning of a secret is held back. */
  push(chunk: string): string;
  /** Returns the held text. The stream can be used again afterwards. */
  flush(): string;
  /** How many secrets it has hidden. */
  readonly hidden: number;
}

/** Hides known secrets, without side effects. */
export interface Redactor {
  /** Replaces every secret, in all of its usual encodings, by `***`. */
  text(text: string): string;
  /**
   * A copy of a JSON-like value with all strings redacted, including keys. If an object has an execution's two streams
   * and their order of arrival, the order is adjusted.
   */
  deep<T>(value: T): T;
  /** For text in pieces. The joined output is the same as `text` of the whole, wherever the text was cut. */
  stream(): RedactingStream;
}

/**
 * Creates a redactor. It ignores values shorter than six characters and common words, because ordinary text and code
 * contain them. Each line of a longer value counts as a secret of its own. A match may contain line breaks and colour
 * sequences.
 * @param secrets Secrets may be added at the end later. They count for streams that begin after that.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const build = () => new PatternTree(secrets.flatMap((secret) => [...secretVariants(secret)]));
  let [patterns, last] = [build(), secrets.at(-1)];
  const current = (): PatternTree => {
    if (secrets.at(-1) !== last) [patterns, last] = [build(), secrets.at(-1)];
    return patterns;
  };
  const find = (text: string) => (current().longest === 0 ? [] : secretsIn(current(), text));
  return {
    text: (text) => maskSpans(text, find(text)),
    deep: <T>(value: T) => redactValue(value, find) as T,
    stream: () => new Stream(current()),
  };
}

function secretsIn(patterns: PatternTree, text: string): Span[] {
  const search = new SecretSearch(patterns);
  const found: Span[] = [];
  search.read(text, found);
  search.end(found);
  return found;
}

class Stream implements RedactingStream {
  readonly #patterns: PatternTree;
  #search: SecretSearch;
  #held = "";
  /** The position of `#held` in the whole text. */
  #heldFrom = 0;
  /** Matches that were not returned yet, in order and without overlaps. */
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
    this.#search.read(chunk, this.#matches);
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

  /** The end of the text that later text cannot change, because no unfinished match begins before it or touches it. */
  #safeEnd(): number {
    const end = this.#search.openFrom;
    const last = this.#matches.at(-1);
    return last !== undefined && last.end > end ? Math.min(last.start, end) : end;
  }

  #tellUntil(end: number): string {
    const length = end - this.#heldFrom;
    const isTold = (span: Span) => span.end <= end;
    const from = this.#heldFrom;
    const spans = this.#matches.filter(isTold);
    const shifted = spans.map((span) => ({ start: span.start - from, end: span.end - from }));
    const told = maskSpans(this.#held.slice(0, length), shifted);
    this.#hidden += spans.length;
    this.#matches = this.#matches.filter((span) => !isTold(span));
    this.#held = this.#held.slice(length);
    this.#heldFrom = end;
    return told;
  }
}
