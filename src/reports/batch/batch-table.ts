import { createHash } from "node:crypto";
import { formatCount } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import script from "./batch-table.cjs.js";
import { escaped, type Html, trusted } from "../print/html-tag.js";

export interface Cell {
  readonly text: string;
  /** The value for sorting. Absent: the text is sorted. */
  readonly value?: number;
  readonly link?: string;
}

export interface Row {
  /** The word by which the filter selects this row. */
  readonly is: string;
  readonly cells: readonly Cell[];
}

export interface Column {
  readonly name: string;
  /** Narrow screens hide this column. */
  readonly isMinor?: true;
}

/** How many rows the page shows at first. The others are data: a browser takes seconds for ten thousand rows. */
const firstRows = 500;

/** The page's security policy allows the script with this hash. */
export const tableScriptSha256 = createHash("sha256").update(script).digest("base64");

/** A table with a search field, a filter and columns that can be sorted. A page can have only one. */
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

/** The rows as JSON. The text cannot end the `script` element around it. */
function dataOf(rows: readonly Row[]): string {
  const packed = rows.map(({ is, cells }) => [is, ...cells.map(packedCell)]);
  return JSON.stringify(packed).replaceAll("<", "\\u003c");
}

function packedCell({ text, value, link }: Cell): unknown {
  const shown = showHidden(text);
  if (link !== undefined) return [shown, value ?? null, link];
  return value === undefined ? shown : [shown, value];
}
