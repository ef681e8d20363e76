import { needlessWords, type ProveResult, verdicts } from "../../facts/prove-result.js";
import { count } from "../../format/format.js";
import { version } from "../../version.js";
import { type Block, bold, code, folded, link, listOf, paragraph } from "../document.js";
import { proofBlock } from "./proof-block.js";
import { markdownOf, withoutForgedMarkers } from "../print/markdown-blocks.js";

/** Absolute addresses for the report's links. */
export interface ProveLinks {
  readonly run: string;
  readonly artifact?: string | undefined;
}

/** Limits for the lines of each kind, and for the UTF-16 units of a name. So a comment stays within GitHub's limit. */
const maxLines = 10;
const maxNames = 20;

const kinds = {
  regressed: "Tests that fail with the change",
  weakened: "Tests that the change weakened",
  removed: "Removed tests",
  skipped: "Tests that are skipped now",
  flaky: "Flaky tests",
  proof: "Tests that fail without the change and pass with it",
} as const satisfies Partial<Record<keyof ProveResult["tests"], string>>;

/** What the tests of a change prove, in GitHub's Markdown, for a comment, a check run and a job's summary. */
export function renderProof(result: ProveResult, { run, artifact }: ProveLinks): string {
  const { verdict, reason, tests, base, head } = result;
  const { icon, title, next } = verdicts[verdict];
  const needless = result.hunks
    .filter(({ needed }) => needed === false)
    .map(({ file, line, lines }) => ["⚠ ", code(`${file}:${line}`), `: ${needlessWords(lines)}.`]);
  const commits = ["commit ", code(head.slice(0, 12)), " on ", code(base.slice(0, 12))];
  const links = [link("log", run), ...(artifact === undefined ? [] : [" · ", link("files", artifact)])];
  const blocks: readonly Block[] = [
    paragraph([`${icon} `, bold(`${title}.`), ` ${reason}`]),
    ...(next === "" ? [] : [paragraph([bold("Next:"), ` ${next}`])]),
    ...(needless.length === 0 ? [] : [listOf(needless, maxLines)]),
    ...Object.entries(kinds).flatMap(([kind, words]) => {
      const names = tests[kind as keyof typeof kinds];
      return names.length === 0
        ? []
        : [folded(`${words} (${names.length})`, [listOf(names.map(code), maxNames)])];
    }),
    proofBlock({ by: "prove", ...result }),
    paragraph([...commits, ` · agent-exec ${version} · `, ...links], "dim"),
  ];
  return withoutForgedMarkers(`${markdownOf(blocks)}\n`);
}

/** One line for a check run's title. */
export function proofTitle({ verdict, tests }: ProveResult): string {
  const { title } = verdicts[verdict];
  if (verdict === "proven" || verdict === "regressed") {
    const [failing, how] = verdict === "proven" ? [tests.proof, "without"] : [tests.regressed, "with"];
    if (failing.length > 0)
      return `${title}: ${count("test", failing.length)} ${failing.length === 1 ? "fails" : "fail"} ${how} this change`;
  }
  if (verdict === "unproven") return `${title}: no test notices the change`;
  const { weakened, flaky } = tests;
  if (verdict === "weakened")
    return `${title}: ${count("test", weakened.length)} ${weakened.length === 1 ? "checks" : "check"} less`;
  return verdict === "flaky" ? `${title}: ${count("test", flaky.length)}` : title;
}
