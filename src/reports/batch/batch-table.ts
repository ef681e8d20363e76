import { createHash } from "node:crypto";
import { formatCount } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import script from "./batch-table.cjs.js";
import { escaped, type Html, trusted } from "../print/html-tag.js";

export interface Cell {
  readonly text: string;
  /** Sorts the column if its text does not. */
  readonly value?: number;
  /** A relative address. */
  readonly link?: string;
}

export interface Row {
  /** The filter shows rows by this word. */
  readonly is: string;
  readonly cells: readonly Cell[];
}

export interface Column {
  readonly name: string;
  /** A narrow screen does not show it. */
  readonly isMinor?: true;
}

/** The page shows so many rows at first. The others are in it as data, because a browser takes seconds for ten thousand. */
const firstRows = 500;

/** Allows a page to run the table's script. */
export const tableScriptSha256 = createHash("sha256").update(script).digest("base64");

/** A table with a search, a filter and sorted columns. A page can have one. */
export function batchTable(
  columns: readonly Column[],
  rows: readonly Row[],
  { all, rest }: { /** The filter's first choice. */ readonly all: string; readonly rest: string },
): Html {
  const found = [...new Set(rows.map(({ is }) => is))].toSorted();
  const more = rows.length > firstRows;
  const classes = columns.map(({ isMinor }) => trusted(isMinor === true ? ' class="minor"' : ""));
  const cells = ({ cells: own }: Row): Html[] =>
    own.map(({ text, link }, at) => {
      const inner = link === undefined ? escaped`${text}` : escaped`<a href="${link}">${text}</a>`;
      return escaped`<td${classes[at]!}>${inner}</td>`;
    });
  return escaped`<p class="tools" hidden><input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="filter" aria-label="Filter"><option value="">${all}</option>${found.map((each) => escaped`<option>${each}</option>`)}</select>
<span id="shown" class="dim">${formatCount(Math.min(rows.length, firstRows))} of ${formatCount(rows.length)}</span></p>
<table class="runs">
<thead><tr>${columns.map(({ name }, at) => escaped`<th${classes[at]!}><button type="button">${name}</button></th>`)}</tr></thead>
<tbody>
${rows.slice(0, firstRows).map((row) => escaped`<tr>${cells(row)}</tr>\n`)}</tbody>
</table>
<p><button id="more" type="button"${trusted(more ? "" : " hidden")}>Show more</button></p>
${more ? escaped`<noscript><p>${rest}</p></noscript>` : ""}
<script type="application/json" id="rows">${trusted(dataOf(rows))}</script>
<script>${trusted(script)}</script>`;
}

/** The rows as JSON that cannot end the element around it. */
function dataOf(rows: readonly Row[]): string {
  const packed = rows.map(({ is, cells }) => [is, ...cells.map(packedCell)]);
  return JSON.stringify(packed).replaceAll("<", "\\u003c");
}

function packedCell({ text, value, link }: Cell): unknown {
  const shown = showHidden(text);
  if (link !== undefined) return [shown, value ?? null, link];
  return value === undefined ? shown : [shown, value];
}
