import { escapeHtml } from "../../markdown/html.js";
import { showHidden } from "../../output/visible.js";

/** Safe markup. Only `escaped` and `trusted` create it, so plain text is never used as markup. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[];

/** A template for markup. It escapes all inserted texts and shows hidden characters. Inserted markup stays as it is. */
export function escaped(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((markup, part, at) => markup + rendered(values[at - 1] ?? "") + part));
}

/** Marks a library's markup as safe, because the library has already cleaned it. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

export const nothing = new Html("");

function rendered(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map(({ markup }) => markup).join("");
  return escapeHtml(showHidden(String(value)));
}
