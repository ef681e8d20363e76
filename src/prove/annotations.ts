import { needlessWords } from "../facts/prove-result.js";
import type { Finding } from "../findings/finding.js";
import { readFindings } from "../findings/read-findings.js";
import { repositoryFiles } from "../findings/repository-files.js";
import { mayBeIn, namesOf } from "../proof/changed-values/test-bodies.js";
import type { Findings } from "./findings.js";
import type { TriedHunk } from "./verdict.js";

/** The text of a test file without the change and with it. Null if the file does not exist. */
export interface TestText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Annotated {
  readonly findings: Findings;
  readonly hunks: readonly TriedHunk[];
  /** The output of verifications that failed with the change. */
  readonly output: readonly string[];
  readonly root: string;
}

const maxTests = 10;

const kinds = {
  regressed: ["error", "fails with this change, but not without it"],
  weakened: ["error", "was changed or removed, and its earlier version fails with this change"],
  removed: ["warning", "is gone with this change"],
  skipped: ["warning", "is skipped with this change, and ran before it"],
  flaky: ["warning", "passes in one run and not in another on the same files"],
} as const satisfies Partial<Record<keyof Findings, readonly [Finding["level"], string]>>;

/** Findings about tests and parts of the change, on lines of the new files. */
export function annotationsOf(
  { findings, hunks, output, root }: Annotated,
  texts: readonly TestText[],
): readonly Finding[] {
  const files = repositoryFiles({ paths: texts.map(({ path }) => path), folder: "", root });
  const reported = texts.length === 0 ? [] : readFindings(output, files);
  // A weakened test may be gone too.
  const weakened = new Set(findings.weakened);
  const ofTests = Object.entries(kinds).flatMap(([kind, [level, words]]) =>
    findings[kind as keyof typeof kinds].slice(0, maxTests).flatMap((label): Finding[] => {
      if (kind !== "weakened" && weakened.has(label)) return [];
      const place = placeOf(label, texts, reported);
      if (place === null) return [];
      const isEmptied = findings.emptied.includes(label);
      const { path, line, said = "" } = place;
      const message = `This test ${isEmptied ? "no longer checks anything" : words}.\n\n${said}`.trim();
      return [{ path, startLine: line, endLine: line, level, title: label, message }];
    }),
  );
  const ofHunks = hunks
    .filter(({ needed }) => needed === false)
    .map(({ file, line, lines }): Finding => ({
      path: file,
      startLine: line,
      endLine: line + Math.max(0, lines - 1),
      level: "warning",
      title: "Not tested",
      message: `${needlessWords(lines).replace(/^./, (first) => first.toUpperCase())}.`,
    }));
  return [...ofTests, ...ofHunks];
}

interface Place {
  readonly path: string;
  readonly line: number;
  readonly said?: string;
}

/** The line to mark for a test: the line that the tool reports, or the test's own line. Null if its file is unknown. */
function placeOf(label: string, texts: readonly TestText[], reported: readonly Finding[]): Place | null {
  const names = namesOf(label);
  const files = texts.filter(({ path }) => mayBeIn(label, path));
  const places = files.flatMap(({ path, after }): Place[] => {
    const found = after === null ? null : bodyOf(after.split("\n"), names);
    if (found === null) return [];
    const { line, endLine } = found;
    const failure = reported.find(
      (each) => each.path === path && each.startLine >= line && each.startLine <= endLine,
    );
    return [{ path, line: failure?.startLine ?? line, ...(failure && { said: failure.message }) }];
  });
  if (places.length > 0) return places.length === 1 ? places[0]! : null;
  const left = files.flatMap(({ path, before, after }): Place[] => {
    if (before === null || after === null) return [];
    const lines = before.split("\n");
    const found = bodyOf(lines, names);
    return found === null ? [] : [{ path, line: lineBefore(lines.slice(0, found.line - 1), after) }];
  });
  return left.length === 1 ? left[0]! : null;
}

/** The text before and after a test's name in its declaration. */
const declarations: readonly (readonly [string, string])[] = [
  ["def ", "("],
  ["func ", "("],
  ["fn ", "("],
  ["fun ", "("],
  ["function ", "("],
  ["void ", "("],
  ['("', '"'],
  ["('", "'"],
  ["(`", "`"],
];

/** The lines, from 1, of the test with one of these names. Null if no line declares it, or if several do. */
function bodyOf(
  lines: readonly string[],
  names: readonly string[],
): { readonly line: number; readonly endLine: number } | null {
  const forms = names.flatMap((name) => declarations.map(([before, after]) => `${before}${name}${after}`));
  const found = [...lines.keys()].filter((at) => forms.some((form) => lines[at]!.includes(form)));
  if (found.length !== 1) return null;
  const at = found[0]!;
  const next = lines.findIndex(
    (line, index) => index > at && /^\s*[\w@]/.test(line) && indentOf(line) <= indentOf(lines[at]!),
  );
  return { line: at + 1, endLine: next === -1 ? lines.length : next };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The number of the last of these lines that the text still contains. If there is none, 1. */
function lineBefore(lines: readonly string[], text: string): number {
  const now = text.split("\n");
  const kept = lines.toReversed().find((line) => line.trim() !== "" && now.includes(line));
  return kept === undefined ? 1 : now.lastIndexOf(kept) + 1;
}
