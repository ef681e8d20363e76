import { hash } from "node:crypto";
import { formatBytes } from "../../format/format.js";
import type { ExecuteOptions } from "../../ports/executor.js";
import type { Execution, Shown, ShownResult } from "../../facts/execution.js";
import type { KernelResult } from "./words.js";

/** The forms of a result that are kept as files, with the file ending, and whether they are in base64. */
const keptTypes: Readonly<Record<string, { readonly extension: string; readonly isBinary?: true }>> = {
  "image/png": { extension: "png", isBinary: true },
  "image/jpeg": { extension: "jpg", isBinary: true },
  "image/gif": { extension: "gif", isBinary: true },
  "application/pdf": { extension: "pdf", isBinary: true },
  // These are kept as text. A browser that opens one would run its content, or leave the page.
  "image/svg+xml": { extension: "svg.txt" },
  "text/html": { extension: "html.txt" },
  "application/json": { extension: "json" },
  "text/latex": { extension: "tex" },
  "text/markdown": { extension: "md" },
};

/** How many results of a block are kept. A loop that draws for each row has shown its fault by then. */
const mostShown = 50;
/** How much of a result's plain text is kept, in addition to its file. */
const mostCaptionChars = 300;

/**
 * Reads a result. Its plain form is part of the output, as in a terminal. Its other forms become files, named by their
 * content. If a form is not kept and no other form shows the result, the form is named.
 */
export function readResult(forms: readonly KernelResult[]): { text: string; shown: readonly Shown[] } {
  const plain = forms.find(({ type }) => type === "text/plain")?.data;
  const caption = plain?.slice(0, mostCaptionChars);
  const shown = forms.flatMap(({ type, data }) => {
    const kept = keptTypes[type];
    if (kept === undefined || data === undefined) return [];
    const content = Buffer.from(data, kept.isBinary ? "base64" : "utf8");
    const sha256 = hash("sha256", content);
    const name = `shown_${sha256.slice(0, 16)}.${kept.extension}`;
    const facts = { name, type, bytes: content.length, sha256 };
    return [{ facts: { ...facts, ...(caption !== undefined && { caption }) }, content }];
  });
  const lines = [
    ...(plain === undefined || (shown.length > 0 && isMereName(plain)) ? [] : [plain]),
    ...shown.map(({ facts }) => `[${facts.type}, ${formatBytes(facts.bytes)}: shown/${facts.name}]`),
    ...forms.flatMap(({ type, size }) =>
      size === undefined ? [] : [`[${type}, ${formatBytes(size)}: too large to keep]`],
    ),
  ];
  if (lines.length === 0) lines.push(...forms.map(({ type }) => `[${type}: not saved]`));
  return { text: lines.map((line) => `${line}\n`).join(""), shown };
}

/** For example `<IPython.core.display.SVG object>`, which says nothing that the picture does not show. */
function isMereName(plain: string): boolean {
  return /^<[\w.]+ object(?: at 0x[0-9a-f]+)?>$/.test(plain);
}

/** The results that a cell displayed, up to the limit. */
export class ShownResults {
  readonly #options: Pick<ExecuteOptions, "onShown">;
  readonly #shown: ShownResult[] = [];
  #leftOut = 0;

  constructor(options: Pick<ExecuteOptions, "onShown">) {
    this.#options = options;
  }

  /** The result's line in the output. */
  take(forms: readonly KernelResult[]): string {
    const { text, shown } = readResult(forms);
    if (this.#shown.length + shown.length > mostShown) {
      this.#leftOut += shown.length;
      return shown.length === 0
        ? text
        : `[displayed but not saved, because a block can save at most ${mostShown} results]\n`;
    }
    for (const each of shown) {
      this.#shown.push(each.facts);
      this.#options.onShown?.(each);
    }
    return text;
  }

  facts(): Pick<Execution, "shown" | "shownLeftOut"> {
    return {
      ...(this.#shown.length > 0 && { shown: this.#shown }),
      ...(this.#leftOut > 0 && { shownLeftOut: this.#leftOut }),
    };
  }
}
