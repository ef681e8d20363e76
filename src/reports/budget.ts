/** A part of a report in several sizes. */
export interface Section {
  /** What a reader misses where it is not whole; `attempt 3`, `the list of files`. */
  readonly name: string;
  /**
   * From the smallest to the whole, each rendered when it is first asked for. The smallest is "" for a part that may
   * be left out; otherwise it is always there.
   */
  readonly forms: readonly (() => string)[];
}

export interface Fitted {
  /** One text a section, in the order in which they were given; "" where there was no room. */
  readonly texts: readonly string[];
  /** The sections that are not whole, in the order in which they were given. */
  readonly shortened: readonly Section[];
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
  sections: readonly Section[],
  { maxChars, priority }: { readonly maxChars: number; readonly priority: readonly number[] },
): Fitted {
  const parts = sections.map((section) => new Part(section));
  const ranked = priority.flatMap((place) => parts[place] ?? []);
  if (!growAll(ranked, maxChars)) {
    for (const part of parts) part.size = 0;
    growInTurns(ranked, maxChars);
  }
  return {
    texts: parts.map((part) => part.text),
    shortened: sections.filter((_, place) => parts[place]?.isWhole === false),
  };
}

/** A section at one of its sizes. */
class Part {
  size = 0;
  readonly #rendered: string[] = [];

  constructor(private readonly section: Section) {}

  get text(): string {
    return this.at(this.size);
  }

  get sizes(): number {
    return this.section.forms.length;
  }

  get isWhole(): boolean {
    return this.size === this.sizes - 1;
  }

  at(size: number): string {
    return (this.#rendered[size] ??= this.section.forms[size]?.() ?? "");
  }
}

/** Mostly all fits; then nothing is rendered twice. */
function growAll(parts: readonly Part[], maxChars: number): boolean {
  let used = 0;
  for (const part of parts) {
    part.size = part.sizes - 1;
    used += lengthOf(part.text);
    if (used > maxChars + separator.length) return false;
  }
  return true;
}

function growInTurns(parts: readonly Part[], maxChars: number): void {
  let room = maxChars + separator.length - parts.reduce((sum, part) => sum + lengthOf(part.text), 0);
  const turns = Math.max(0, ...parts.map((part) => part.sizes)) - 1;
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const part of parts) {
      if (room < worthwhileChars) return;
      if (part.size !== turn - 1 || part.isWhole) continue;
      const growth = lengthOf(part.at(turn)) - lengthOf(part.text);
      if (growth > room) continue;
      room -= growth;
      part.size = turn;
    }
  }
}

function lengthOf(text: string): number {
  return text === "" ? 0 : text.length + separator.length;
}
