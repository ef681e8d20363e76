// Sorts and filters the runs of a batch. It shows the first 500 that fit, because a browser takes seconds for ten
// thousand. Without this script the page shows all runs.
const table = document.querySelector(".runs");
const body = table.tBodies[0];
const [search, outcome, shown, all] = ["search", "outcome", "shown", "all"].map((id) =>
  document.getElementById(id),
);
let rows = [...body.rows].map((row) => ({ row, text: row.textContent.toLowerCase() }));
let most = 500;

function show() {
  const words = search.value.toLowerCase();
  let count = 0;
  for (const { row, text } of rows) {
    const fits = text.includes(words) && (outcome.value === "" || row.dataset.is === outcome.value);
    if (fits) count += 1;
    row.hidden = !fits || count > most;
  }
  shown.textContent = `${Math.min(count, most)} of ${rows.length}`;
  all.hidden = count <= most;
  all.textContent = `Show all ${count}`;
}

function valueIn(row, column) {
  const { v } = row.cells[column].dataset;
  return v === undefined ? row.cells[column].textContent : Number(v);
}

for (const [column, head] of [...table.tHead.rows[0].cells].entries()) {
  head.firstElementChild.addEventListener("click", () => {
    const isUp = head.ariaSort !== "ascending";
    for (const each of head.parentElement.cells) each.removeAttribute("aria-sort");
    head.ariaSort = isUp ? "ascending" : "descending";
    const keyed = rows.map((each) => ({ each, key: valueIn(each.row, column) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (isUp ? 1 : -1));
    rows = keyed.map(({ each }) => each);
    body.append(...rows.map(({ row }) => row));
    show();
  });
}
search.addEventListener("input", show);
outcome.addEventListener("change", show);
all.addEventListener("click", () => {
  most = Infinity;
  show();
});
document.querySelector(".tools").hidden = false;
show();
