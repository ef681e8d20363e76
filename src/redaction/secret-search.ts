import { ColourScanner } from "../output/colour-scanner.js";
import { mergeInto, type Span } from "./secret-spans.js";

/** How many line breaks in a row a match may contain: enough for `\r ` with an empty line between. */
const lineBreaksPassedOver = 4;

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Finds any of many patterns in one pass over a text in pieces (Aho and Corasick, 1975). The time depends only on the
 * text's length. Line breaks and colour sequences inside of a match are ignored, because a reader does not see them.
 */
export class SecretSearch {
  readonly #patterns: PatternTree;
  #node = 0;
  #position = 0;
  #lineBreaks = 0;
  /** The positions of the last units that are not line breaks. There are as many as the longest pattern has units. */
  readonly #positions: Float64Array;
  readonly #colours = new ColourScanner();
  #count = 0;

  constructor(patterns: PatternTree) {
    this.#patterns = patterns;
    this.#positions = new Float64Array(Math.max(1, patterns.longest));
  }

  /** Takes the next piece of the text. Adds the matches that end in it to `found`, in order. */
  read(text: string, found: Span[]): void {
    for (let index = 0; index < text.length; index += 1) this.#take(text.charCodeAt(index), found);
  }

  #take(unit: number, found: Span[]): void {
    if (this.#colours.isText(unit)) return this.#advance(unit, found);
    const scanned = this.#colours.take(unit);
    if (scanned.kind === "colour") this.#position += scanned.units;
    if (scanned.kind === "text") for (const each of scanned.units) this.#advance(each, found);
  }

  /** Call it after the last unit. An unfinished colour sequence then counts as text. */
  end(found: Span[]): void {
    for (const each of this.#colours.end()) this.#advance(each, found);
  }

  /** Adds the longest match that ends with this unit. */
  #advance(unit: number, found: Span[]): void {
    const position = this.#position;
    this.#position += 1;
    if (unit === lineFeed || unit === carriageReturn) {
      this.#lineBreaks += 1;
      if (this.#lineBreaks > lineBreaksPassedOver) this.#node = 0;
      return;
    }
    this.#lineBreaks = 0;
    this.#positions[this.#count % this.#positions.length] = position;
    this.#count += 1;
    this.#node = this.#patterns.step(this.#node, unit);
    const length = this.#patterns.matchAt(this.#node);
    if (length > 0) mergeInto(found, { start: this.#startOfLast(length), end: position + 1 });
  }

  /** No later match can begin before this position. */
  get openFrom(): number {
    const depth = this.#patterns.depthAt(this.#node);
    return depth === 0 ? this.#position : this.#startOfLast(depth);
  }

  #startOfLast(units: number): number {
    return this.#positions[(this.#count - units) % this.#positions.length] ?? 0;
  }
}

/** A tree of the patterns' beginnings. Each node knows the longest other beginning with which its own text ends. */
export class PatternTree {
  /** The first child of each node, which is usually the only one. So no map is needed for it. */
  readonly #firstUnit: number[] = [-1];
  readonly #firstChild: number[] = [0];
  readonly #otherChildren = new Map<number, Map<number, number>>();
  readonly #parent: number[] = [0];
  readonly #unit: number[] = [0];
  readonly #depth: number[] = [0];
  readonly #match: number[] = [0];
  readonly #fallback: number[] = [0];
  readonly longest: number;

  constructor(patterns: readonly string[]) {
    for (const pattern of patterns) this.#add(pattern);
    this.longest = this.#depth.reduce((one, other) => Math.max(one, other));
    this.#link();
  }

  /** The node of the longest beginning with which the text ends after one more unit. */
  step(from: number, unit: number): number {
    let node = from;
    for (;;) {
      const child = this.#childAt(node, unit);
      if (child !== 0 || node === 0) return child;
      node = this.#fallback[node] ?? 0;
    }
  }

  /** The length of the longest pattern that ends at this node. 0 if there is none. */
  matchAt(node: number): number {
    return this.#match[node] ?? 0;
  }

  depthAt(node: number): number {
    return this.#depth[node] ?? 0;
  }

  #add(pattern: string): void {
    let node = 0;
    for (let index = 0; index < pattern.length; index += 1) {
      const unit = pattern.charCodeAt(index);
      node = this.#childAt(node, unit) || this.#addChild(node, unit);
    }
    this.#match[node] = pattern.length;
  }

  /** The child's number. 0 if there is none, because the root is never a child. */
  #childAt(node: number, unit: number): number {
    if (this.#firstUnit[node] === unit) return this.#firstChild[node] ?? 0;
    return this.#otherChildren.get(node)?.get(unit) ?? 0;
  }

  #addChild(parent: number, unit: number): number {
    const child = this.#parent.push(parent) - 1;
    this.#unit.push(unit);
    this.#depth.push((this.#depth[parent] ?? 0) + 1);
    this.#match.push(0);
    this.#fallback.push(0);
    this.#firstUnit.push(-1);
    this.#firstChild.push(0);
    if (this.#firstUnit[parent] === -1) {
      this.#firstUnit[parent] = unit;
      this.#firstChild[parent] = child;
    } else {
      const others = this.#otherChildren.get(parent) ?? new Map<number, number>();
      this.#otherChildren.set(parent, others.set(unit, child));
    }
    return child;
  }

  /** Goes by depth, because fallbacks lead to nodes nearer to the root. */
  #link(): void {
    const byDepth = this.#depth.map((_, node) => node).toSorted((a, b) => this.depthAt(a) - this.depthAt(b));
    for (const node of byDepth) {
      if (this.depthAt(node) < 2) continue;
      const fallback = this.step(this.#fallback[this.#parent[node] ?? 0] ?? 0, this.#unit[node] ?? 0);
      this.#fallback[node] = fallback;
      this.#match[node] = Math.max(this.matchAt(node), this.matchAt(fallback));
    }
  }
}
