import { formatCount } from "../format/format.js";
import type { Tone } from "../facts/outcomes.js";
import type { OutputLine } from "../output/output-lines.js";

/** A report as data without markup. Printers escape all its texts, which may be hostile. */
export interface Document {
  readonly top: Top;
  readonly sections: readonly Section[];
}

/** The top of a report, which everybody reads first. */
export interface Top {
  readonly icon: string;
  readonly tone: Tone;
  /** One sentence without a full stop. Backticks mark code here and below. */
  readonly headline: string;
  /** The first line of the model's summary, or the last error. "" if there is none. */
  readonly line: string;
  /** The size of the change, such as `1 file, +1 −1`. "" if there is none. */
  readonly changed: string;
  readonly files: readonly { readonly path: string; readonly lines: string }[];
  /** What a person should do now, in one or two sentences. "" if there is nothing to do. */
  readonly next: string;
  /** Rows with titles such as `Proof` or `Still failing`. */
  readonly rows: readonly TopRow[];
  /** For example `6 turns · 14 s · 21,340 tokens · $0.02`. */
  readonly cost: string;
}

export interface TopRow {
  readonly name: string;
  readonly value: string;
  /** Whether to show the row even if there is hardly any room. */
  readonly isVital?: boolean;
}

/** A part of a report. All printers print the same sections. */
export interface Section {
  /** The section's name in the list of missing parts, such as `attempt 3` or `the list of files`. */
  readonly name: string;
  /** If there is little room, sections with a smaller rank get it first. */
  readonly rank: number;
  /** Folds the section under this title, with its neighbours of the same title. Default: not folded. */
  readonly title?: string;
  /** Whether the HTML page shows it unfolded. GitHub shows all sections folded. */
  readonly isOpenOnPage?: boolean;
  /** Whether to show the section in its smallest size even if there is hardly any room. */
  readonly isVital?: boolean;
  readonly blocks: (detail: Detail) => readonly Block[];
}

/** How much of its texts a section shows. Values without a unit in their name are UTF-16 units. */
export interface Detail {
  readonly rows: number;
  readonly prose: number;
  readonly code: number;
  readonly output: number;
  readonly diff: number;
}

/** Text in one line. In a plain string, backticks mark code. */
export type Words = Span | readonly Span[];

export type Span = string | Mark;

export interface Mark {
  readonly as: "code" | "bold" | "dim" | "link";
  readonly text: string;
  readonly tone?: Tone | "skipped" | undefined;
  /** A link's target: an absolute address, or `./` and a file's name. */
  readonly to?: string;
}

export type Block =
  | { readonly kind: "paragraph"; readonly words: Words; readonly look?: "dim" | "warning" | "box" }
  | { readonly kind: "heading"; readonly words: Words }
  | { readonly kind: "prose"; readonly markdown: string; readonly omitCode?: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly Words[] }
  | Table
  | { readonly kind: "code"; readonly text: string; readonly language: string }
  | { readonly kind: "diff"; readonly lines: readonly string[] }
  | OutputBlock
  | Fold
  | { readonly kind: "figures"; readonly figures: readonly Figure[] };

/** Output of a program, in order. */
export interface OutputBlock {
  readonly kind: "output";
  /** The title, such as `Output`, `Output on stderr` or `Current content`. */
  readonly what: string;
  /** For example `655 of 2,000 lines shown · 12 KiB`. "" if the size does not matter. */
  readonly size: string;
  readonly lines: readonly OutputLine[];
  readonly isOpen?: boolean;
}

export interface Table {
  readonly kind: "table";
  readonly head: readonly string[];
  readonly rows: readonly (readonly Words[])[];
  /** A CSS class of the page. */
  readonly look?: "network";
}

export interface Fold {
  readonly kind: "fold";
  readonly title: Words;
  readonly blocks: readonly Block[];
  readonly isOpen?: boolean;
  /** CSS classes of the page. */
  readonly look?: string;
}

/** A picture or table for the HTML page, which no other printer shows. `key` finds its content. */
export interface Figure {
  readonly key: string;
  readonly caption: Words;
}

export function code(text: string): Mark {
  return { as: "code", text };
}

export function bold(text: string, tone?: Mark["tone"]): Mark {
  return { as: "bold", text, tone };
}

export function dim(text: string): Mark {
  return { as: "dim", text };
}

export function link(text: string, to: string): Mark {
  return { as: "link", text, to };
}

export function paragraph(words: Words, look?: "dim" | "warning" | "box"): Block {
  return { kind: "paragraph", words, ...(look !== undefined && { look }) };
}

export function folded(
  title: Words,
  blocks: readonly Block[],
  more: Pick<Fold, "isOpen" | "look"> = {},
): Fold {
  return { kind: "fold", title, blocks, ...more };
}

/** A list of the first items. It says how many more there are. */
export function listOf(items: readonly Words[], max: number, all = items.length): Block {
  const shown = items.slice(0, max);
  return {
    kind: "list",
    items: all > shown.length ? [...shown, `… and ${formatCount(all - shown.length)} more`] : shown,
  };
}

/** Groups of sections that share one fold. A section without a title is a group of its own, without a fold. */
export function groupsOf(sections: readonly Section[]): readonly (readonly [Section, ...Section[]])[] {
  const groups: [Section, ...Section[]][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (section.title !== undefined && last?.[0].title === section.title) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

/** Joins the parts with a separator, and skips empty parts. */
export function joined(parts: readonly Words[], between: string): Span[] {
  const kept = parts.filter((part) => part !== "" && !(Array.isArray(part) && part.length === 0));
  return kept.flatMap((part, at) => [...(at === 0 ? [] : [between]), ...spansOf(part)]);
}

export function spansOf(words: Words): readonly Span[] {
  return typeof words === "string" || "as" in words ? [words] : words;
}
