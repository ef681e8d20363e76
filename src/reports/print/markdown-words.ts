import { defuseInline } from "../../markdown/defuse.js";
import { codeSpan } from "../../markdown/fence.js";
import { defuseHtml, escapeHtml } from "../../markdown/html.js";
import { hasReference } from "../../markdown/references.js";
import { truncateEnd } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { type Span, spansOf, type Words } from "../document.js";

/** The largest number of UTF-16 units of a name in a paragraph and in a table's cell. */
const maxCode = { paragraph: 200, cell: 160 };

/** Prints one line of Markdown, for a paragraph or a list item. */
export function inMarkdown(words: Words): string {
  return spansOf(words)
    .map((span) =>
      spanIn(span, defused, (text) => codeSpan(truncateEnd(showHidden(text), maxCode.paragraph))),
    )
    .join("");
}

/**
 * The same for a table's cell. There a bar ends the cell even inside of code and after a backslash, and an entity is
 * shown as text. So all bars are replaced.
 */
export function inCell(words: Words): string {
  const bar = (text: string): string => text.replaceAll("|", "⟨U+007C⟩");
  const code = (text: string): string => codeSpan(bar(truncateEnd(showHidden(text), maxCode.cell)));
  return (
    spansOf(words)
      .map((span) => spanIn(span, (text) => defused(bar(text)).replaceAll("|", "\\|"), code))
      .join("") || "–"
  );
}

/** Prints one line of HTML for a fold's summary, because GitHub renders no Markdown there. */
export function inSummary(words: Words): string {
  const code = (text: string): string => `<code>${defuseHtml(truncateEnd(text, maxCode.paragraph))}</code>`;
  const plain = (text: string): string =>
    text
      .split(/(`[^`]*`)/)
      .map((part) => (/^`.+`$/.test(part) ? code(part.slice(1, -1)) : edges(part, defuseHtml)))
      .join("");
  return spansOf(words)
    .map((span) =>
      typeof span !== "string" && span.as === "bold"
        ? `<b>${defuseHtml(span.text)}</b>`
        : spanIn(span, plain, code),
    )
    .join("");
}

function spanIn(span: Span, plain: (text: string) => string, code: (text: string) => string): string {
  if (typeof span === "string") return plain(span);
  switch (span.as) {
    case "code":
      return code(span.text);
    case "bold":
      return `**${plain(span.text).replaceAll("**", "")}**`;
    case "dim":
      return `<sub>${plain(span.text)}</sub>`;
    case "link":
      return linkTo(defuseHtml(span.text), span.to ?? "");
  }
}

/** A link. A file in the run's folder has no address on GitHub, so only its name is shown. */
function linkTo(label: string, to: string): string {
  if (!URL.canParse(to)) return label;
  return `<a href="${escapeHtml(new URL(to).href.replace(/["<>]/g, encodeURIComponent))}">${label}</a>`;
}

/** Text that means nothing in Markdown, as most of agent-exec's own words. It needs no escaping. */
const harmless = /^(?:[\p{L}\p{Nd}\p{Extended_Pictographic} ,;:.()=?+–−·…'’"%$/]|\uFE0F)*$/u;
const active = /^\s*(?:\d+[.)]|[+=])|:\/\/|\bwww\./i;

function defused(text: string): string {
  if (harmless.test(text) && !active.test(text) && !hasReference(text)) return text;
  return edges(text, defuseInline);
}

/** Changes a text but keeps the blanks at both ends, because they separate it from its neighbours. */
function edges(text: string, change: (text: string) => string): string {
  const inner = text.trim();
  if (inner === "") return text === "" ? "" : " ";
  return `${/^\s/.test(text) ? " " : ""}${change(inner)}${/\s$/.test(text) ? " " : ""}`;
}
