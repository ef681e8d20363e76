/** The longest accepted sequence. `38;2;255;255;255;48;2;255;255;255` has 33 characters. A longer one is text. */
const maxParameters = 60;

/** A pattern for colour sequences (SGR) in their 7-bit and 8-bit forms: `ESC [ 31 m`. */
export const coloursSource = `(?:\\x1B\\[|\\x9B)[0-9;:]{0,${maxParameters}}m`;

const escape = 0x1b;
const bracket = 0x5b;
/** The 8-bit form of the two above. */
const introducer = 0x9b;
const finalOfColours = 0x6d;

/** The result for one more UTF-16 unit. */
export type Scanned =
  /** The unit may be part of a colour sequence, so wait. */
  | { readonly kind: "held" }
  /** A colour sequence is complete. */
  | { readonly kind: "colour"; readonly units: number }
  /** These units are text, in order. They include earlier units that waited. */
  | { readonly kind: "text"; readonly units: readonly number[] };

/** Separates invisible colour sequences (`ESC [ 31 m`) from text that comes unit by unit. */
export class ColourScanner {
  #units: number[] = [];

  /** Whether the next unit is certainly text, as nearly all units are. In that case `take` is not needed. */
  isText(unit: number): boolean {
    return this.#units.length === 0 && unit !== escape && unit !== introducer;
  }

  take(unit: number): Scanned {
    if (this.isText(unit)) return { kind: "text", units: [unit] };
    const { length } = this.#units;
    const opening = this.#units[0] === introducer ? 1 : 2;
    const isOpen = length >= opening;
    if (isOpen && unit === finalOfColours) {
      this.#units = [];
      return { kind: "colour", units: length + 1 };
    }
    // Digits, `;` and `:`.
    const isParameter = unit >= 0x30 && unit <= 0x3b;
    const goesOn = isOpen ? isParameter && length - opening < maxParameters : unit === bracket;
    if (length === 0 || goesOn) {
      this.#units.push(unit);
      return { kind: "held" };
    }
    // The unit may begin the next sequence.
    const units = this.end();
    const next = this.take(unit);
    return { kind: "text", units: next.kind === "text" ? [...units, ...next.units] : units };
  }

  /** Returns the units that still wait, which are text after all. */
  end(): readonly number[] {
    const units = this.#units;
    this.#units = [];
    return units;
  }
}
