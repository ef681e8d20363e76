/** The page's style, for light and dark mode, narrow screens and paper. It loads no font, script or picture. */
export const style = `
:root { color-scheme: light dark; --ink: #1f2328; --dim: #59636e; --line: #d1d9e0; --paper: #fff; --shade: #f6f8fa;
  --good: #1a7f37; --bad: #cf222e; --warn: #9a6700; --in: #dafbe1; --out: #ffebe9; --err: #fff1e5; --accent: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --dim: #9198a1; --line: #3d444d; --paper: #0d1117;
  --shade: #151b23; --good: #3fb950; --bad: #f85149; --warn: #d29922; --in: #12361f; --out: #42181b; --err: #3a2a16;
  --accent: #4493f8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
a { color: var(--accent); }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .8rem; }
h3 { font-size: .95rem; margin: 1rem 0 .4rem; color: var(--dim); font-weight: 600; }
p { margin: .5rem 0; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .86em; }
code { background: var(--shade); border-radius: 5px; padding: .12em .35em; overflow-wrap: anywhere; }
pre { margin: .4rem 0; padding: .7rem .9rem; overflow: auto; background: var(--shade); border: 1px solid var(--line);
  border-radius: 8px; line-height: 1.45; tab-size: 4; max-height: 48rem; }
pre span { display: block; }
.dim { color: var(--dim); font-weight: 400; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .skipped { color: var(--dim); }
header { border: 1px solid var(--line); border-left: 6px solid var(--dim); border-radius: 10px; padding: 1.1rem 1.3rem; }
header.good { border-left-color: var(--good); } header.bad { border-left-color: var(--bad); }
header.warn { border-left-color: var(--warn); }
header.good, header.bad, header.warn { color: var(--ink); }
.facts th { width: 8rem; padding-left: 0; } .facts td { overflow-wrap: anywhere; } .facts tr:last-child > * { border: 0; }
.part { margin: 1rem 0; } .part > summary { font-size: 1.05rem; font-weight: 600; margin: .4rem 0; }
.note { border-left: 4px solid var(--warn); background: var(--shade); border-radius: 0 8px 8px 0; padding: .6rem .9rem; margin: 1rem 0; }
details > summary { cursor: pointer; }
.attempt { border: 1px solid var(--line); border-radius: 10px; padding: 0 1.1rem; margin: .8rem 0; }
.attempt > summary { padding: .75rem 0; overflow-wrap: anywhere; }
.attempt[open] { padding-bottom: .9rem; }
.attempt[open] > summary { border-bottom: 1px solid var(--line); margin-bottom: .8rem; }
.said, .task { border-left: 3px solid var(--line); padding-left: 1rem; }
.prose { overflow-wrap: anywhere; }
.prose h1, .prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { font-size: 1rem; margin: .8rem 0 .3rem; color: inherit; }
.prose > :first-child { margin-top: 0; } .prose > :last-child { margin-bottom: 0; }
.box { background: var(--shade); border-radius: 8px; padding: .6rem .9rem; margin-top: .9rem; }
.code { counter-reset: line; padding-left: 0; }
.code span { padding-left: 3.6rem; text-indent: -3.6rem; }
.code span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2.8rem; margin-right: .8rem;
  text-align: right; text-indent: 0; color: var(--dim); opacity: .7; user-select: none; }
.output > summary, .changes > summary { font-size: .85rem; color: var(--dim); margin: .4rem 0; }
.output pre { white-space: pre-wrap; overflow-wrap: anywhere; }
pre .stderr { background: var(--err); box-shadow: -.9rem 0 0 var(--err), .9rem 0 0 var(--err); }
summary .stderr { background: var(--err); border-radius: 4px; padding: 0 .3rem; }
pre .note { all: unset; display: block; color: var(--dim); font-style: italic; }
.diff span { width: max-content; min-width: 100%; }
.diff .in { background: var(--in); } .diff .out { background: var(--out); } .diff .at { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: .4rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--dim); font-weight: 600; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.6rem 0 1rem; }
figure { margin: 0; max-width: 100%; }
figure img { max-width: 100%; max-height: 30rem; background: #fff; border: 1px solid var(--line); border-radius: 8px; display: block; }
figcaption { font-size: .85rem; margin-top: .3rem; }
footer { margin-top: 3rem; color: var(--dim); font-size: .85rem; }
.network td:first-child { min-width: 14rem; }
.runs { table-layout: fixed; } .runs th:first-child { width: 28%; } .runs th:nth-child(2) { width: 17%; } .runs td { overflow-wrap: anywhere; padding: .4rem .5rem; }
.runs th { padding: 0; } .runs th button { all: unset; cursor: pointer; padding: .4rem .5rem; }
.runs button:focus-visible { outline: 2px solid var(--accent); }
.bars { display: flex; align-items: flex-end; gap: 2px; height: 3rem; max-width: 26rem; margin-top: .4rem; }
.bars i { flex: 1; background: var(--accent); min-height: 1px; }
.ends { display: flex; justify-content: space-between; max-width: 26rem; font-size: .8rem; }
[aria-sort="ascending"] button::after { content: " ▲"; } [aria-sort="descending"] button::after { content: " ▼"; }
@media (max-width: 40rem) { main { padding: .8rem .7rem 2rem; } .attempt { padding: 0 .7rem; } h1 { font-size: 1.35rem; }
  .minor { display: none; } .runs th, .runs td { padding-left: .2rem; padding-right: .2rem; } .runs th button { padding: .4rem .2rem; }
  .network thead { display: none; } .network tr, .network td { display: block; }
  .network tr { padding: .5rem 0; border-bottom: 1px solid var(--line); } .network td { padding: .1rem 0; border: 0; }
  .network td:nth-child(4)::before { content: "Requests: "; } .network td:nth-child(5)::before { content: "First in: "; } }
@media print { main { max-width: none; padding: 0; } pre { max-height: none; white-space: pre-wrap; }
  .attempt, pre, figure { break-inside: auto; } details::details-content { content-visibility: visible; display: block; } }
`;
