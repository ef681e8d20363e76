import { type TestCase, type TestStatus, testStatus } from "../../../facts/test-run.js";

/** 200: whole names of nearly all tests. */
const maxNameChars = 200;
/** 1,000,000: some 100 MB of memory. The largest suites that people told of have about as many. */
const maxTests = 1_000_000;

/** A test's name with the names of the suites around it. */
export function nameOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" › ")
    .slice(0, maxNameChars);
}

interface ToldTest {
  /** Its suites and its own name, from the outermost. */
  readonly name: readonly string[];
  readonly status: TestStatus;
  /** What two tries of one test have in common. Absent: the report tells of each test once. */
  readonly key?: string;
  /** Where it failed. Absent: unknown. */
  readonly place?: NonNullable<TestCase["place"]>;
  /** Whether its tool gives each test a name of its own, so that what has the same is always a try of the same test. */
  readonly isNameUnique?: boolean;
}

/**
 * The tests of a report, each with its last status. A test that failed and is told of again was run again, so the later
 * try replaces the earlier one. A test that did not fail is not run again: what has its name is another test, as with
 * parameters that have no names.
 */
export class ToldTests {
  readonly #cases: TestCase[] = [];
  /** Where the last try of a test lies. */
  readonly #lastTries = new Map<string, number>();

  add({ name, status, key, place, isNameUnique = false }: ToldTest): void {
    const last = key === undefined ? undefined : this.#lastTries.get(key);
    const isTry = last !== undefined && (isNameUnique || this.#cases[last]!.status === "failed");
    const at = isTry ? last : this.#cases.length;
    if (at >= maxTests) throw new Error(`it has more than ${maxTests} tests`);
    this.#cases[at] = { name: nameOf(name), status, ...(place !== undefined && { place }) };
    if (key !== undefined) this.#lastTries.set(key, at);
  }

  get cases(): readonly TestCase[] {
    return this.#cases;
  }
}

const words: Readonly<Record<TestStatus, string>> = {
  passed: "passed pass success successful succeeded ok expected flaky",
  failed: "failed fail failure error errored broken unexpected timedout timeout crashed aborted",
  skipped:
    "skipped skip notrun notexecuted disabled suppressed ignored ignore pending todo focused filtered untested excluded",
};

const statuses: ReadonlyMap<string, TestStatus> = new Map(
  testStatus().options.flatMap((status) => words[status].split(" ").map((word) => [word, status] as const)),
);

/** The status that a word stands for, in any tool's spelling (`not_run`, `timedOut`); null for an unknown word. */
export function statusOfWord(word: string): TestStatus | null {
  return statuses.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}
