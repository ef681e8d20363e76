import type { TestRun } from "../../facts/test-run.js";
import { mayBeIn, namesOf } from "../changed-values/test-bodies.js";
import { functionOf } from "./forged-names.js";
import type { ReadReports } from "./report-files.js";
import { totalOf } from "./faults.js";
import { unwrittenTests } from "./unwritten-tests.js";
import { mayContainTests } from "../test-files.js";
import { shellWord } from "../../format/shell-word.js";
import { tally } from "../../format/tally.js";
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
  const { changed, read } = options;
  const fewer = totalOf(before) - totalOf(now);
  if (now.failed > 0 || ![...changed.keys()].some(mayContainTests)) return null;
  const isNamed = now.cases !== undefined && before.cases !== undefined;
  const times = timesOf(now);
  const gone = [...timesOf(before)]
    .filter(([name, count]) => (times.get(name) ?? 0) < count)
    .map(([name]) => name);
  if (isNamed && gone.length === 0) return null;
  const unwritten = await unwrittenTests(options);
  if (!isNamed) return unwritten.fewer < fewer && unwritten.lines < fewer ? null : unwritten.names;
  const isRemovable = (path: string): boolean => changed.has(path) && mayContainTests(path);
  const isUnwritten = (name: string): boolean =>
    [functionOf(name), ...namesOf(name)].some((each) => (unwritten.times.get(each) ?? 0) > 0);
  // Another file may have a test of the same name.
  if (unwritten.fewer >= fewer && gone.every(isUnwritten)) return gone;
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
  return tally(cases.map(({ name }) => (name.endsWith("]") ? name.split("[", 1)[0]! : name)));
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
