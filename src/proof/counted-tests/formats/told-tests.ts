import { type TestCase, type TestStatus, testStatus } from "../../../facts/test-run.js";

const maxNameChars = 200;
/** These tests need about 100 MB of memory. The largest known suites have about as many. */
const maxTests = 1_000_000;

/** A test's name, preceded by the names of its suites. */
export function nameOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" › ")
    .slice(0, maxNameChars);
}

interface ToldTest {
  /** The names of the suites, outermost first, and the test's own name. */
  readonly name: readonly string[];
  readonly status: TestStatus;
  /** A key that is the same for all tries of one test. Absent: the report lists each test once. */
  readonly key?: string;
  readonly place?: NonNullable<TestCase["place"]>;
  /** Whether the tool gives each test a unique name. In that case, a repeated name always means another try. */
  readonly isNameUnique?: boolean;
}

/**
 * Collects the tests of a report, each with its last status. If a failed test is reported again, it was repeated, and
 * the later result counts. A test that did not fail is not repeated. So another entry with its name is another test,
 * for example with other parameters.
 */
export class ToldTests {
  readonly #cases: TestCase[] = [];
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

/** The status that a word means, in any tool's spelling, such as `not_run` or `timedOut`. Null for an unknown word. */
export function statusOfWord(word: string): TestStatus | null {
  return statuses.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}
