import { escapeHtml } from "../../markdown/html.js";
import { showHidden } from "../../output/visible.js";

/** Safe markup. Only `escaped` creates it, so plain text cannot be mistaken for it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Value = string | number | Html | readonly Html[];

/** A template of markup. Every text in it is escaped, and hidden characters become visible. Markup is not changed. */
export function escaped(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((markup, part, at) => markup + rendered(values[at - 1] ?? "") + part));
}

/** Markup of a library that already makes it safe. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

export const nothing = new Html("");

function rendered(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map(({ markup }) => markup).join("");
  return escapeHtml(showHidden(String(value)));
}
