import { bytesOf } from "../../files/content.js";
import type { TestRun } from "../../facts/test-run.js";
import { mayBeIn, namesOf } from "../changed-values/test-bodies.js";
import { functionOf } from "./forged-names.js";
import type { ReadReports } from "./report-files.js";
import { totalOf } from "./faults.js";
import { generatesTests, isReadable, maxTestFileBytes, writtenTests } from "./written-tests.js";
import { languageOf } from "../changed-values/text.js";
import { mayContainTests } from "../test-files.js";
import { shellWord } from "../../format/shell-word.js";
import type { SeenTests } from "../verified-files.js";

/**
 * The tests that ran on the original files but do not run now. It returns them only if the patch probably removed them:
 * their file was changed or deleted and contains them less often than before, or they run with fewer cases. Null if a
 * test is missing for another reason, or for an unknown one.
 */
export async function goneTests(
  now: TestRun,
  before: TestRun,
  options: SeenTests,
): Promise<readonly string[] | null> {
  if (now.failed > 0 || ![...options.changed.keys()].some(mayContainTests)) return null;
  if (now.cases === undefined || before.cases === undefined) {
    const gone = await unwrittenTests(options);
    const fewer = totalOf(before) - totalOf(now);
    return gone.fewer < fewer && gone.lines < fewer ? null : gone.names;
  }
  return goneNames(now, before, options);
}

interface Unwritten {
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
async function unwrittenTests({ changed, originals }: SeenTests): Promise<Unwritten> {
  const times = new Map<string, number>();
  const count = (text: string, path: string, sign: 1 | -1): void => {
    for (const [name, many] of writtenTests(text, path))
      times.set(name, (times.get(name) ?? 0) + sign * many);
  };
  for (const [path, text] of changed) count(text ?? "", path, -1);
  const generating: string[] = [];
  let [lines, changesData] = [0, false];
  for await (const file of originals?.() ?? []) {
    const now = changed.get(file.path);
    changesData ||= now !== undefined && isData(file.path);
    const isKnown = file.kind === "file" && isReadable(file.path) && typeof now === "string";
    if (!isKnown || file.bytes > maxTestFileBytes) continue;
    const text = (await bytesOf(file.content)).toString("utf8");
    // The other tests of the file may be there still, but do not run.
    if (only.test(now) && !only.test(text)) continue;
    count(text, file.path, 1);
    if (!generatesTests(text, file.path)) continue;
    generating.push(file.path);
    lines += goneLines(text, now);
  }
  const names = [...times].filter(([, many]) => many > 0).map(([name]) => name);
  const fewer = [...times.values()].reduce((sum, many) => sum + many, 0);
  return { fewer, times, lines, changesData, names: names.length > 0 ? names : generating };
}

/** Marks a test in JavaScript so that only marked tests run. */
const only = /\.only\b/;

function isData(path: string): boolean {
  return mayContainTests(path) && languageOf(path) === null && !/\.(?:snap|md)$|^\.github\//.test(path);
}

/** How many lines a text lost, without blank ones. */
function goneLines(before: string, now: string): number {
  const linesOf = (text: string): readonly string[] =>
    text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  const left = new Map<string, number>();
  for (const line of linesOf(now)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(before).filter((line) => {
    const many = left.get(line) ?? 0;
    left.set(line, many - 1);
    return many < 1;
  }).length;
}

async function goneNames(
  now: TestRun,
  before: TestRun,
  options: SeenTests,
): Promise<readonly string[] | null> {
  const { changed, read } = options;
  const isRemovable = (path: string): boolean => changed.has(path) && mayContainTests(path);
  const times = timesOf(now);
  const gone = [...timesOf(before)].flatMap(([name, count]) =>
    (times.get(name) ?? 0) < count ? [name] : [],
  );
  if (gone.length === 0) return null;
  const unwritten = await unwrittenTests(options);
  const isUnwritten = (name: string): boolean =>
    [functionOf(name), ...namesOf(name)].some((each) => (unwritten.times.get(each) ?? 0) > 0);
  // Another file may have a test of the same name.
  if (unwritten.fewer >= totalOf(before) - totalOf(now) && gone.every(isUnwritten)) return gone;
  const standing = gone.length > maxNames ? null : await standingIn(gone.map(functionOf), read);
  if (standing === null) return null;
  const running = new Set([...times.keys()].map(functionOf));
  const isRemoved = (name: string): boolean => {
    const own = functionOf(name);
    const paths = (standing.get(own) ?? []).filter((path) => mayContainTests(path) && mayBeIn(name, path));
    return paths.length === 0
      ? [...changed.keys()].some((path) => isRemovable(path) && mayBeIn(name, path))
      : running.has(own) && (unwritten.changesData || paths.every(isRemovable));
  };
  return gone.every(isRemoved) ? gone : null;
}

/** The largest number of names to search. A task removes only a few tests, and a shell accepts no longer script. */
const maxNames = 200;

/** How often each test ran or was skipped. Its parameters do not matter. */
function timesOf({ cases = [] }: TestRun): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name } of cases) {
    const whole = name.endsWith("]") ? name.split("[", 1)[0]! : name;
    times.set(whole, (times.get(whole) ?? 0) + 1);
  }
  return times;
}

/** How a test can begin in a file: a function with this name, or its title in quotes. */
const beginnings = ["def %(", "func %(", "fn %(", "void %(", '"%"', "'%'", "`%`"];

/** The files that contain each of these tests. Null if the files cannot be searched. */
async function standingIn(
  functions: readonly string[],
  read: ReadReports,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const found = new Map<string, string[]>();
  const owners = new Map(
    functions.flatMap((name) => beginnings.map((each) => [each.replace("%", () => name), name] as const)),
  );
  const words = [...owners.keys()].map((word) => `-e ${shellWord(word)}`);
  const { exitCode, stdout } = await read(`grep -roFIH ${words.join(" ")} . 2>/dev/null`);
  if ((exitCode !== 0 && exitCode !== 1) || stdout.truncated) return null;
  for (const line of stdout.text.split("\n")) {
    const colon = line.indexOf(":");
    const path = line.slice(line.startsWith("./") ? 2 : 0, Math.max(0, colon));
    const owner = owners.get(line.slice(colon + 1));
    if (owner !== undefined) found.set(owner, [...(found.get(owner) ?? []), path]);
  }
  return found;
}
