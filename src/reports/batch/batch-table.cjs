// Sorts and filters the rows of a batch's table. The page contains all rows as JSON, and the script shows 500 of them,
// because a browser takes seconds for ten thousand. Without this script the page shows its first rows.
const table = document.querySelector(".runs");
const body = table.tBodies[0];
const heads = [...table.tHead.rows[0].cells];
const [search, filter, shown, more] = ["search", "filter", "shown", "more"].map((id) =>
  document.getElementById(id),
);
const step = 500;
let most = step;
let read;

// Reads the rows only when somebody sorts or searches. So the page opens quickly.
function rows() {
  read ??= JSON.parse(document.getElementById("rows").textContent).map(([is, ...cells]) => ({
    is,
    cells,
    text: cells
      .map((cell) => textOf(cell))
      .join(" ")
      .toLowerCase(),
  }));
  return read;
}

function textOf(cell) {
  return typeof cell === "string" ? cell : cell[0];
}

function keyOf(cell) {
  return typeof cell === "string" || cell[1] === null ? textOf(cell) : cell[1];
}

function rowOf({ cells }) {
  const row = document.createElement("tr");
  for (const [column, cell] of cells.entries()) {
    const place = row.insertCell();
    place.className = heads[column].className;
    const link = typeof cell === "string" ? undefined : cell[2];
    if (link === undefined) place.textContent = textOf(cell);
    else {
      const anchor = place.appendChild(document.createElement("a"));
      anchor.href = link;
      anchor.textContent = textOf(cell);
    }
  }
  return row;
}

function show() {
  const words = search.value.toLowerCase();
  const fits = rows().filter(
    ({ is, text }) => text.includes(words) && (filter.value === "" || is === filter.value),
  );
  body.replaceChildren(...fits.slice(0, most).map((row) => rowOf(row)));
  shown.textContent = `${Math.min(fits.length, most)} of ${fits.length}`;
  more.hidden = fits.length <= most;
}

for (const [column, head] of heads.entries()) {
  head.firstElementChild.addEventListener("click", () => {
    const isUp = head.ariaSort !== "ascending";
    for (const each of heads) each.removeAttribute("aria-sort");
    head.ariaSort = isUp ? "ascending" : "descending";
    const keyed = rows().map((row) => ({ row, key: keyOf(row.cells[column]) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (isUp ? 1 : -1));
    read = keyed.map(({ row }) => row);
    show();
  });
}
search.addEventListener("input", show);
filter.addEventListener("change", show);
more.addEventListener("click", () => {
  most += step;
  show();
});
document.querySelector(".tools").hidden = false;
// When a browser restores the page, it also restores the text in the search field.
if (search.value !== "" || filter.value !== "") show();
