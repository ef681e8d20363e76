import { mayContainTests } from "../test-files.js";
import type { TestRun } from "../../facts/test-run.js";
import { namesOf } from "../changed-values/test-bodies.js";
import type { ReadReports } from "./report-files.js";
import type { SeenTests } from "../verified-files.js";
import { maxTestFileBytes } from "../changed-values/text.js";
import { makesTitles, mayMake } from "./written-tests.js";
import { bytesOf } from "../../files/content.js";
import { shellWord } from "../../format/shell-word.js";

/**
 * Why the reported names cannot be names of real tests. Null if they can. Names may change from run to run (a time, an
 * address, a random order, a row of a table), and a task may rename and move tests. So names count as forged only if no
 * earlier test is left, and no test file contains any of the new names or can make them while it runs.
 */
export async function forgedNames(
  now: TestRun,
  before: TestRun | undefined,
  { changed, originals, read }: SeenTests,
): Promise<string | null> {
  const [told, were] = [functionsOf(now), functionsOf(before)];
  if (told.length === 0 || told.some((name) => were.includes(name))) return null;
  if (were.length === 0) return now.by === goOutput ? forgedGoNames(told, read) : null;
  const files = await filesWith(told, read);
  if (files === null || files.some(mayContainTests)) return null;
  const names = (now.cases ?? []).slice(0, maxNames).map(({ name }) => name);
  for (const [path, text] of changed)
    if (makesTitles(path) && (text === null || mayMake(names, text, path))) return null;
  for await (const file of originals?.() ?? []) {
    if (file.kind !== "file" || !makesTitles(file.path) || changed.has(file.path)) continue;
    if (file.bytes > maxTestFileBytes) return null;
    if (mayMake(names, (await bytesOf(file.content)).toString("utf8"), file.path)) return null;
  }
  return "none of the earlier tests ran, and the reported tests are in no test file";
}

const goOutput = "go's output";

/**
 * The same if no earlier test is known, for example because the run on the original files did not finish. Other
 * languages can make up names while they run, but all tests of Go are functions in files `*_test.go`.
 */
async function forgedGoNames(told: readonly string[], read: ReadReports): Promise<string | null> {
  const files = await filesWith(told, read);
  if (files === null || files.some((path) => path.endsWith("_test.go"))) return null;
  return "the reported tests are in no test file";
}

/** The files that contain one of the names. Null if the files cannot be searched. */
async function filesWith(names: readonly string[], read: ReadReports): Promise<readonly string[] | null> {
  const words = names.slice(0, maxWords).map((name) => `-e ${shellWord(name)}`);
  const { exitCode, stdout } = await read(`grep -rlFI ${words.join(" ")} . 2>/dev/null`);
  // grep's exit code 2 means that it failed or could not read a folder. 127 means that there is no grep.
  if (exitCode !== 0 && exitCode !== 1) return null;
  return stdout.text.split("\n").map((path) => path.replace(/^\.\//, ""));
}

/** How many names are compared with the titles in a file. One of them decides. */
const maxNames = 1_000;

/** A few names are enough, because finding one of them decides. */
const maxWords = 50;

function functionsOf(run: TestRun | undefined): readonly string[] {
  return [...new Set((run?.cases ?? []).map(({ name }) => functionOf(name)))];
}

/** The beginning of a test's name. Generated names begin with text that is in a file. */
export function functionOf(told: string): string {
  const [name = ""] = namesOf(told);
  return name.split("::").at(-1)!.split(/[[/(]/, 1)[0]!.trim() || name;
}
