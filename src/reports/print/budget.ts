/** A part of a report in several sizes. */
export interface Sized {
  /** What a reader misses where it is not whole; `attempt 3`, `the list of files`. */
  readonly name: string;
  /**
   * From the smallest to the whole, each rendered when it is first asked for. The smallest is "" for a part that may
   * be left out; otherwise it is always there.
   */
  readonly forms: readonly (() => string)[];
  /** What is added around any form but "". Default: 0. */
  readonly extraChars?: number;
}

export interface Fitted {
  /** One text a section, in the order in which they were given; "" where there was no room. */
  readonly texts: readonly string[];
  /** The sections that are not whole, in the order in which they were given. */
  readonly shortened: readonly Sized[];
}

/** What stands between two sections. */
export const separator = "\n\n";

/** Below this no larger form of anything is tried. */
const worthwhileChars = 40;

/**
 * Chooses a form for each section so that all together, with the separators between them, have at most `maxChars`
 * UTF-16 units. Where not everything fits whole, every section grows by one size before any grows by two, and those
 * that come first in `priority` (places in `sections`, each once) grow first. The smallest forms are always kept,
 * also where they alone are too long.
 */
export function fitSections(
  sections: readonly Sized[],
  { maxChars, priority }: { readonly maxChars: number; readonly priority: readonly number[] },
): Fitted {
  const parts = sections.map((section) => new Part(section));
  const ranked = priority.flatMap((place) => parts[place] ?? []);
  const isAllThere = growAll(ranked, maxChars);
  if (!isAllThere) {
    for (const part of parts) part.size = 0;
    growInTurns(ranked, maxChars);
  }
  return {
    texts: parts.map((part) => part.text),
    shortened: isAllThere ? [] : sections.filter((_, place) => parts[place]?.isWhole === false),
  };
}

/** A section at one of its sizes. */
class Part {
  size = 0;
  readonly #rendered: string[] = [];

  constructor(private readonly section: Sized) {}

  get text(): string {
    return this.at(this.size);
  }

  get sizes(): number {
    return this.section.forms.length;
  }

  get isWhole(): boolean {
    return this.size === this.sizes - 1 || this.text === this.at(this.sizes - 1);
  }

  at(size: number): string {
    return (this.#rendered[size] ??= this.section.forms[size]?.() ?? "");
  }

  lengthAt(size: number): number {
    const { length } = this.at(size);
    return length === 0 ? 0 : length + (this.section.extraChars ?? 0) + separator.length;
  }
}

/** Mostly all fits; then nothing is rendered twice. */
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
