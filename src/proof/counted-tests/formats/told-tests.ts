import { type TestCase, type TestStatus, testStatus } from "../../../facts/test-run.js";

/** 200 characters: nearly all names are shorter. */
const maxNameChars = 200;
/** 1,000,000: about 100 MB of memory. The largest known test suites have about as many. */
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
  /** The test's suites and its own name, from the outermost. */
  readonly name: readonly string[];
  readonly status: TestStatus;
  /** The key that two tries of one test share. Absent: the report lists each test once. */
  readonly key?: string;
  /** The place of the failure. Absent: unknown. */
  readonly place?: NonNullable<TestCase["place"]>;
  /** Whether its tool gives each test a unique name, so that the same name always means another try. */
  readonly isNameUnique?: boolean;
}

/**
 * The tests of a report, each with its last status. If a failed test is reported again, it was repeated, and the later
 * result counts. A test that did not fail is never repeated. Another entry with its name is another test, for example
 * with parameters that have no names.
 */
export class ToldTests {
  readonly #cases: TestCase[] = [];
  /** The index of a test's last result. */
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

/** The status that a word means, in any tool's spelling (`not_run`, `timedOut`); null for an unknown word. */
export function statusOfWord(word: string): TestStatus | null {
  return statuses.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}
