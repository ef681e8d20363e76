import type { Info } from "../../markdown/info-string.js";

/** `no_run`, `no-run` and `norun` count as the same word. */
const marks = new Set([
  ..."norun,ignore,skip,notest,noexec,noexecute,noeval,donotrun,dontrun".split(","),
  // Rust's words for a block that should fail.
  ..."compilefail,shouldpanic".split(","),
]);
/** `eval=FALSE` (R Markdown), `run: false`. */
const switches = new Set("eval,run,exec,execute,test".split(","));
const off = new Set("false,no,off,0,f".split(","));

/**
 * Why a block of a document must not run, if its author marked it. The mark may be a word after the language (`ignore`,
 * `no_run`, `skip`, `notest`), an attribute (`eval=FALSE`, `{"ignore": "true"}`), a first line `#| eval: false`, or a
 * comment above it (`<!-- skip -->`, `<!-- no-run -->`). Null: the block may run.
 */
export function markedNotToRun(info: Info, code: string, comments: string): string | null {
  for (const { name, value } of info.attributes)
    if (isMark(name, value)) return `its fence says \`${value === "" ? name : `${name}=${value}`}\``;
  for (const line of code.split("\n")) {
    const [, name, value] = /^(?:#|\/\/|--)\|\s?([\w-]+):\s?(\w+)\s*$/.exec(line) ?? [];
    if (name === undefined) break;
    if (isMark(name, value!)) return `its first lines say \`${name}: ${value}\``;
  }
  const comment = [...comments.matchAll(/<!--([^<>]*)-->/g)].find(([, words = ""]) => isComment(words));
  return comment === undefined ? null : `the comment above it says \`${comment[1]!.trim().slice(0, 60)}\``;
}

function isMark(name: string, value: string): boolean {
  const word = plain(name);
  const set = value.toLowerCase();
  if (switches.has(word)) return off.has(set);
  // Here agent-exec runs all blocks, so Runme's `excludeFromRunAll` applies.
  return (marks.has(word) || word === "excludefromrunall") && !off.has(set);
}

/** Whether a comment is a mark: `skip`, `no-run: needs a key`, `byexample: -skip`, `pytest.mark.skip`. */
function isComment(words: string): boolean {
  const lower = words.trim().toLowerCase();
  const tokens = lower.split(/[^a-z$]+/).filter(Boolean);
  const [first = ""] = lower.split(/[\s:,;.]/, 1);
  if (marks.has(plain(first)) || /^\s*do not run\b/i.test(words)) return true;
  return tokens.length <= 6 && tokens.every((token) => known.has(token)) && marks.has(lastMark(tokens));
}

/** Words of other tools that run documents. So `prettier-ignore` and `cspell:ignore` do not count as marks. */
const known = new Set(
  `agent exec byexample phmdoctest pytest codeblocks mark markdown docs doctest $mdx mdx sybil runme test tests code example block
   next this true skip ignore norun no run notest not`.split(/\s+/),
);

function lastMark(tokens: readonly string[]): string {
  const at = tokens.findIndex((token) => marks.has(token));
  if (at !== -1) return tokens[at]!;
  const no = tokens.indexOf("no");
  return no === -1 ? "" : `no${tokens[no + 1] ?? ""}`;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, "");
}
