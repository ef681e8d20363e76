/** A part of a report in several sizes. */
export interface Sized {
  /** The part's name in the list of missing parts, such as `attempt 3` or `the list of files`. */
  readonly name: string;
  /** Parts with a smaller rank get room first. */
  readonly rank: number;
  /** The part's forms, smallest first. Each is rendered only when needed. "" for a part that may be left out. */
  readonly forms: readonly (() => string)[];
  /** The number of characters around any form except "". Default: 0. */
  readonly extraChars?: number;
}

interface Fitted {
  /** One text for each part, in order. "" if there was no room. */
  readonly texts: readonly string[];
  /** The names of the shortened parts, in order. */
  readonly shortened: readonly string[];
}

/** The text between two parts. */
export const separator = "\n\n";

/** If less room is left, no larger form is tried. */
const worthwhileChars = 40;

/**
 * Chooses a form for each part, so that all texts and separators together have at most `maxChars` UTF-16 units. If not
 * everything fits, every part grows by one size before any part grows by two. Parts with a small rank grow first. The
 * smallest forms are always kept, even if they alone are too long.
 */
export function fitParts(sized: readonly Sized[], maxChars: number): Fitted {
  const parts = sized.map((each) => new Part(each));
  const ranked = parts.toSorted((one, other) => one.sized.rank - other.sized.rank);
  const isAllThere = growAll(ranked, maxChars);
  if (!isAllThere) {
    for (const part of parts) part.size = 0;
    growInTurns(ranked, maxChars);
  }
  return {
    texts: parts.map((part) => part.text),
    shortened: isAllThere ? [] : parts.filter((part) => !part.isWhole).map(({ sized: { name } }) => name),
  };
}

class Part {
  size = 0;
  readonly #rendered: string[] = [];

  constructor(readonly sized: Sized) {}

  get text(): string {
    return this.at(this.size);
  }

  get sizes(): number {
    return this.sized.forms.length;
  }

  get isWhole(): boolean {
    return this.size === this.sizes - 1 || this.text === this.at(this.sizes - 1);
  }

  at(size: number): string {
    return (this.#rendered[size] ??= this.sized.forms[size]?.() ?? "");
  }

  lengthAt(size: number): number {
    const { length } = this.at(size);
    return length === 0 ? 0 : length + (this.sized.extraChars ?? 0) + separator.length;
  }
}

/** Usually everything fits. In that case nothing is rendered twice. */
function growAll(parts: readonly Part[], maxChars: number): boolean {
  let used = 0;
  for (const part of parts) {
    part.size = part.sizes - 1;
    used += part.lengthAt(part.size);
    if (used > maxChars + separator.length) return false;
  }
  return true;
}

function growInTurns(parts: readonly Part[], maxChars: number): void {
  let room = maxChars + separator.length - parts.reduce((sum, part) => sum + part.lengthAt(part.size), 0);
  const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const part of parts) {
      if (room < worthwhileChars) return;
      if (part.size !== turn - 1 || turn >= part.sizes) continue;
      const growth = part.lengthAt(turn) - part.lengthAt(part.size);
      if (growth > room) continue;
      room -= growth;
      part.size = turn;
    }
  }
}
