import { redactValue } from "./redact-value.js";
import { PatternTree, SecretSearch } from "./secret-search.js";
import { type Span, maskSpans } from "./secret-spans.js";
import { secretVariants } from "./secret-variants.js";

export interface RedactingStream {
  /** Returns the text that is safe to show now, and holds back a possible beginning of a secret. */
  push(chunk: string): string;
  /** Returns the rest. The stream can be used again afterwards. */
  flush(): string;
  /** How many secrets it has hidden. */
  readonly hidden: number;
}

/** Hides known secrets. The function has no side effects. */
export interface Redactor {
  /** Replaces every secret, in any of its usual encodings, by `***`. */
  text(text: string): string;
  /**
   * A copy of a JSON-like value with every string redacted, keys included. If an object holds an execution's two
   * streams and their order of arrival, the order is adjusted to the new texts.
   */
  deep<T>(value: T): T;
  /** For text in pieces: the joined output equals `text` of the whole, wherever it was cut. */
  stream(): RedactingStream;
}

/**
 * Creates a redactor. The redactor skips values shorter than six characters and common words, because ordinary text and
 * code contain them. Each line of a longer value is its own secret. A match may contain line breaks and colour
 * sequences.
 * @param secrets A secret that is later added at the end counts from then on, for streams that begin after it.
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
  /** The position of `#held` in the searched text. */
  #heldFrom = 0;
  /** Matches not returned yet, in order and without overlap. */
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

  /** Up to here, later text cannot change the output: no open match begins before it or touches it. */
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
