import { randomInt } from "node:crypto";
import { bytesOf, contentOf } from "../../files/content.js";
import { messageOf } from "../../errors.js";
import { type Ending, isInfrastructureEnding } from "../../facts/endings.js";
import { listed, named } from "../../format/listed.js";
import { isCheckPath, isTestPath } from "../../files/checks.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import type { TestRun } from "../../facts/test-run.js";
import type { ChangedEntry, RegularFile, WorkspaceFile } from "../../ports/workspace.js";
import { decidingCommands, programsRun, shellStarts } from "./deciding-commands.js";
import { expectingElse, outermostStarts, type Start } from "./expectations.js";
import { mayBeIn, mayBeNamed, namesOf, testBodies } from "./test-bodies.js";
import { languageOf, maxTestFileBytes } from "./text.js";

export interface PassedVerification {
  readonly command: string;
  readonly tests: TestRun | undefined;
  /**
   * The tests that the verification reported before the task was done, when it failed as it should. Null if it is
   * unknown whether it failed. If a test passed there already, it may compare nothing.
   */
  readonly failedBefore: { readonly tests?: TestRun } | null;
  readonly given: Iterable<string>;
}

/** Names that tools recognise as tests, even beside other files in a folder of tests. */
const namedTest = /(?:^|\/)(?:test_[^/]*\.py|[^/]*_test\.(?:py|go)|[^/]*[._](?:test|spec)\.\w+)$/;

/**
 * Changes the values that a verification expects, in its script and its files. It changes only values that are
 * certainly compared and decide the result. So a right solution must fail. In test files, only tests that failed before
 * and pass now are changed.
 */
export class ChangedValues {
  readonly script: string;
  readonly #other = String(randomInt(100_000_000, 2 ** 31 - 1));
  readonly #isKnown: boolean;
  readonly #isOther: boolean;
  /** Files that the script runs as test programs. */
  readonly #called: ReadonlySet<string>;
  readonly #tests: TestRun | undefined;
  /** The tests that failed before and pass now, with all names that they can have in files. Undefined: unknown. */
  readonly #newlyPassing: ReadonlyMap<string, readonly string[]> | undefined;
  /** The changed files, by path, and whether each alone decides the result. They replace the original ones. */
  readonly #altered = new Map<string, "alone" | "with-others">();
  readonly #unaltered = new Set<string>();
  /** The tests that pass only now, by file: those with changed values and those without. */
  readonly #named = new Map<string, Readonly<Record<"altered" | "left", readonly string[]>>>();

  constructor({ command, tests, failedBefore, given }: PassedVerification) {
    const there = new Set(given);
    const run = programsRun(decidingCommands(command, { isStrict: true }));
    this.#isKnown = failedBefore !== null;
    this.#called = new Set(run.filter((path) => there.has(path) && isCheckPath(path)));
    this.#tests = tests;
    const before = failedBefore?.tests;
    const areNamed = before === undefined || before.cases !== undefined || before.passed === 0;
    this.#newlyPassing = tests?.cases && areNamed ? newlyPassingTests(tests, before) : undefined;
    const starts = this.#isKnown ? shellStarts(command, { isStrict: true }) : [];
    const script = expectingElse(command, starts, this.#other);
    this.script = script ?? command;
    this.#isOther = script !== null;
  }

  /** Whether there may be a value to change. This is asked before the files are read. */
  get mayAct(): boolean {
    return this.#isKnown && (this.#isOther || this.#called.size > 0 || this.#tests !== undefined);
  }

  /**
   * Whether all deciding tests have changed values. This is asked after the files are read. If the names are unknown,
   * any test may have run, so all tests must be changed. The same holds if an unchanged test has the same name.
   */
  get acts(): boolean {
    const files = [...this.#named.values()];
    const left = new Set(files.flatMap((file) => file.left));
    const areNamesSure = !files.some(({ altered }) => altered.some((name) => left.has(name)));
    const areSure = this.#newlyPassing === undefined ? this.#unaltered.size === 0 : areNamesSure;
    const decides = [...this.#altered.values()].includes("alone");
    return this.#isOther || decides || (this.#altered.size > 0 && areSure);
  }

  get where(): string {
    const files = [...this.#altered.keys()].toSorted().map(named);
    return listed([...(this.#isOther ? ["its own text"] : []), ...files]);
  }

  async *given(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const file of files) yield file.kind === "file" ? await this.#alter(file) : file;
  }

  /** Yields the files with changed values. Tests that the code itself changed are included. */
  async *changes(entries: AsyncIterable<ChangedEntry>): AsyncGenerator<ChangedEntry> {
    for await (const entry of entries) {
      if (entry.kind === "deleted" || entry.kind === "link") this.#forget(entry.path);
      yield entry.kind === "file" ? await this.#alter(entry) : entry;
    }
  }

  async #alter(file: RegularFile): Promise<RegularFile> {
    const { path, bytes } = file;
    this.#forget(path);
    const isTest = this.#tests !== undefined && isTestPath(path);
    const isMeant = isTest || this.#called.has(path);
    if (!isMeant || languageOf(path) === null || bytes > maxTestFileBytes) {
      if (isTest && namedTest.test(path)) this.#unaltered.add(path);
      return file;
    }
    const whole = await bytesOf(file.content);
    const altered = this.#otherwise(path, whole.toString("utf8"), isTest);
    if (altered === null) return { ...file, content: contentOf(whole) };
    const content = Buffer.from(altered);
    // The file gets the newest time, so that tools build everything again that was built from it.
    return { ...file, bytes: content.byteLength, modifiedAt: Date.now(), content: contentOf(content) };
  }

  #forget(path: string): void {
    this.#altered.delete(path);
    this.#unaltered.delete(path);
    this.#named.delete(path);
  }

  #otherwise(path: string, text: string, isTest: boolean): string | null {
    const language = languageOf(path)!;
    const { bodies, areAll } = testBodies(text, language);
    const altering = (starts: readonly Start[]) => expectingElse(text, starts, this.#other);
    if (isTest && this.#newlyPassing !== undefined) {
      const isNewlyPassing = (name: string) =>
        this.#newlyPassing!.get(name)?.some((told) => mayBeIn(told, path)) === true;
      const named = mayBeNamed(text, language);
      const newlyPassing = bodies.filter(({ name }) => isNewlyPassing(name) && named.get(name) === 1);
      const altered = altering(newlyPassing.flatMap(({ starts }) => starts));
      const names = altered === null ? [] : newlyPassing.map(({ name }) => name);
      const left = [...named.keys()].filter((name) => isNewlyPassing(name) && !names.includes(name));
      this.#named.set(path, { altered: names, left });
      return this.#kept(path, altered);
    }
    if (isTest && (bodies.length > 0 || !areAll)) {
      if (areAll && bodies.every(({ starts }) => altering(starts) !== null))
        return this.#kept(path, altering(bodies.flatMap(({ starts }) => starts)));
      this.#unaltered.add(path);
      return null;
    }
    if (isTest && namedTest.test(path)) this.#unaltered.add(path);
    if (!this.#called.has(path)) return null;
    const starts =
      language === "shell"
        ? shellStarts(text, { isStrict: isStrictShell(text) })
        : outermostStarts(text, language);
    return this.#kept(path, altering(starts), "alone");
  }

  #kept(
    path: string,
    altered: string | null,
    decides: "alone" | "with-others" = "with-others",
  ): string | null {
    if (altered !== null) this.#altered.set(path, decides);
    return altered;
  }
}

function newlyPassingTests(now: TestRun, before: TestRun | undefined) {
  const hadPassed = new Set(passing(before));
  const newlyPassing = new Map<string, string[]>();
  for (const told of passing(now).filter((name) => !hadPassed.has(name)))
    for (const name of namesOf(told)) newlyPassing.set(name, [...(newlyPassing.get(name) ?? []), told]);
  return newlyPassing;
}

function passing(run: TestRun | undefined): readonly string[] {
  return (run?.cases ?? []).filter(({ status }) => status === "passed").map(({ name }) => name);
}

/** Whether the script ends at its first failing command. */
function isStrictShell(text: string): boolean {
  return /^[ \t]*set -\w{0,9}e|^#!.{0,100}sh -\w{0,9}e/m.test(text);
}

/** Runs a passed verification again. If it passes again, the pass proves nothing. `run`: null if nothing changed. */
export async function withChangedValues<Passed extends Execution>(
  passed: Passed,
  values: ChangedValues,
  run: () => Promise<Execution | null>,
): Promise<Passed> {
  const again = values.mayAct ? await run() : null;
  // If something stopped the second run, it shows nothing.
  const isStopped = (ending: Ending) =>
    ["timed-out", "cancelled"].includes(ending) || isInfrastructureEnding(ending);
  if (again === null || isStopped(again.ending)) return passed;
  if (!hasPassed(again)) return { ...passed, failsOnChangedValues: true };
  return {
    ...passed,
    failsOnChangedValues: false,
    unproven: `the verification still passes after its expected values were changed (in ${values.where}), so the code ends the test process or fakes its result`,
  };
}

/** The warning's code if the second run was not possible. */
export const changedValuesNotRun = "changed-values-not-run";

export function changedValuesFault(command: string, thrown: unknown): string {
  return `agent-exec could not find out whether the verification \`${command}\` still passes after its expected values were changed: ${messageOf(thrown)}`;
}
