import { mayContainTests } from "../../files/checks.js";
import { bytesOf } from "../../files/content.js";
import type { TestRun } from "../../facts/test-run.js";
import type { WorkspaceFile } from "../../ports/workspace.js";
import { mayBeIn } from "../changed-values/test-bodies.js";
import { functionOf } from "./forged-names.js";
import type { ReadReports } from "./report-files.js";
import { totalOf } from "./faults.js";
import { isReadable, maxTestFileBytes, writtenTests } from "./written-tests.js";
import { shellWord } from "../../format/shell-word.js";
import type { ChangedFiles } from "../verified-files.js";

export interface GoneTestsOptions {
  /** The counted changes. Protected files are not included. */
  readonly changed: ChangedFiles;
  /** Reads the original files. Absent: there were none. */
  readonly originals?: (() => AsyncIterable<WorkspaceFile>) | undefined;
  readonly read: ReadReports;
}

/**
 * The tests that ran on the original files but do not run now. It returns them only if the patch clearly removed them:
 * their file was changed or deleted, and no file contains them any more, or they run with fewer cases. Null if a test
 * is missing for another reason, or for an unknown one.
 */
export async function goneTests(
  now: TestRun,
  before: TestRun,
  options: GoneTestsOptions,
): Promise<readonly string[] | null> {
  if (now.failed > 0 || ![...options.changed.keys()].some(mayContainTests)) return null;
  return now.cases === undefined || before.cases === undefined
    ? unwrittenTests(totalOf(before) - totalOf(now), options)
    : goneNames(now, before, options);
}

/**
 * The same for a tool that tells only numbers. Then the changed test files must contain at least this many tests fewer
 * than before. The result is the names that no changed test file contains any more.
 */
async function unwrittenTests(
  fewer: number,
  { changed, originals }: GoneTestsOptions,
): Promise<readonly string[] | null> {
  const written = new Map<string, number>();
  const count = (text: string, path: string, sign: 1 | -1): void => {
    for (const [name, times] of writtenTests(text, path))
      written.set(name, (written.get(name) ?? 0) + sign * times);
  };
  for (const [path, text] of changed) {
    if (!isReadable(path)) continue;
    if (text === null) return null;
    count(text, path, -1);
  }
  for await (const file of originals?.() ?? []) {
    if (file.kind !== "file" || !isReadable(file.path) || !changed.has(file.path)) continue;
    if (file.bytes > maxTestFileBytes) return null;
    count((await bytesOf(file.content)).toString("utf8"), file.path, 1);
  }
  // A renamed test counts on both sides.
  const fewerWritten = [...written.values()].reduce((sum, times) => sum + times, 0);
  if (fewerWritten < fewer) return null;
  return [...written].filter(([, times]) => times > 0).map(([name]) => name);
}

async function goneNames(
  now: TestRun,
  before: TestRun,
  { changed, read }: GoneTestsOptions,
): Promise<readonly string[] | null> {
  const isRemovable = (path: string): boolean => changed.has(path) && mayContainTests(path);
  const times = timesOf(now);
  const gone = [...timesOf(before)].flatMap(([name, count]) =>
    (times.get(name) ?? 0) < count ? [name] : [],
  );
  if (gone.length === 0 || gone.length > maxNames) return null;
  const standing = await standingIn(gone.map(functionOf), read);
  if (standing === null) return null;
  const running = new Set([...times.keys()].map(functionOf));
  const isRemoved = (name: string): boolean => {
    const own = functionOf(name);
    const paths = (standing.get(own) ?? []).filter((path) => mayContainTests(path) && mayBeIn(name, path));
    return paths.length === 0
      ? [...changed.keys()].some((path) => isRemovable(path) && mayBeIn(name, path))
      : running.has(own) && paths.every(isRemovable);
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
