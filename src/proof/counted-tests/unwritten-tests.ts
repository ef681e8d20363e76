import { bytesOf } from "../../files/content.js";
import { languageOf, masked, maxTestFileBytes } from "../changed-values/text.js";
import { tally } from "../../format/tally.js";
import { mayContainTests } from "../test-files.js";
import type { SeenTests } from "../verified-files.js";
import { generatesTests, isReadable, writtenTests } from "./written-tests.js";

export interface UnwrittenTests {
  /** How many tests fewer the changed files of tests contain. A renamed test counts on both sides. */
  readonly fewer: number;
  /** How often each test's name or title occurs less in these files. */
  readonly times: ReadonlyMap<string, number>;
  /** How many lines are gone from files that generate tests. Such a line may be a test's row in a table. */
  readonly lines: number;
  /** Whether it changed or deleted a data file of tests, which may contain the rows of a table. */
  readonly changesData: boolean;
  /** The names of these tests, or the files if no name is gone. */
  readonly names: readonly string[];
}

/** What the patch removed from the text of the files of tests. */
export async function unwrittenTests({
  changed,
  originals,
}: Pick<SeenTests, "changed" | "originals">): Promise<UnwrittenTests> {
  const times = new Map<string, number>();
  const count = (text: string, path: string, sign: 1 | -1): void => {
    for (const [name, many] of writtenTests(text, path))
      times.set(name, (times.get(name) ?? 0) + sign * many);
  };
  const narrowed = new Set<string>();
  for (const [path, text] of changed) {
    count(text ?? "", path, -1);
    if (runsOnlySome(text ?? "", path)) narrowed.add(path);
  }
  const generating: string[] = [];
  let [lines, changesData] = [0, false];
  for await (const file of originals?.() ?? []) {
    const now = changed.get(file.path);
    changesData ||= now !== undefined && isData(file.path);
    const isKnown = file.kind === "file" && isReadable(file.path) && typeof now === "string";
    if (!isKnown || file.bytes > maxTestFileBytes) continue;
    const text = (await bytesOf(file.content)).toString("utf8");
    if (runsOnlySome(text, file.path)) narrowed.delete(file.path);
    count(text, file.path, 1);
    if (!generatesTests(text, file.path)) continue;
    generating.push(file.path);
    lines += goneLines(text, now);
  }
  // The missing tests may be there still, but do not run.
  if (narrowed.size > 0) return { fewer: 0, times: new Map(), lines: 0, changesData: false, names: [] };
  const names = [...times].filter(([, many]) => many > 0).map(([name]) => name);
  const fewer = [...times.values()].reduce((sum, many) => sum + many, 0);
  return { fewer, times, lines, changesData, names: names.length > 0 ? names : generating };
}

/** Whether a file of JavaScript marks tests so that only these run. */
function runsOnlySome(text: string, path: string): boolean {
  const only = /(?<![\w.$])(?:test|it|describe|context|suite|specify)(?:\.\w{1,20}){0,2}\.only\b/;
  return languageOf(path) === "javascript" && only.test(text) && only.test(masked(text, "javascript"));
}

function isData(path: string): boolean {
  return (
    mayContainTests(path) &&
    languageOf(path) === null &&
    !/\.snap$|(?:^|\/)(?:README|CHANGELOG)[^/]*$|^\.github\//.test(path)
  );
}

/** How many lines a text lost, without blank ones. */
function goneLines(before: string, now: string): number {
  const linesOf = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const left = tally(linesOf(now));
  return linesOf(before).filter((line) => {
    const many = left.get(line) ?? 0;
    left.set(line, many - 1);
    return many < 1;
  }).length;
}
