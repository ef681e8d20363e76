import { randomInt } from "node:crypto";
import { contentOf } from "../../files/content-of.js";
import { messageOf } from "../../errors.js";
import { isInfrastructureEnding } from "../../facts/endings.js";
import { listed, named } from "../../format/listed.js";
import { isCheckPath, isTestPath } from "../../files/checks.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import type { TestRun } from "../../facts/test-run.js";
import type { ChangedEntry, RegularFile, WorkspaceFile } from "../../ports/workspace.js";
import { decidingCommands, programsRun } from "./deciding-commands.js";
import { expectingElse, outermostStarts } from "./expectations.js";
import { shellStarts } from "./shell-starts.js";
import { mayBeIn, mayBeNamed, namesOf, testBodies } from "./test-bodies.js";
import { languageOf } from "./text.js";

export interface PassedVerification {
  readonly command: string;
  /** The tests that it reported. */
  readonly tests: TestRun | undefined;
  /**
   * The tests that it reported when the task was not done and it failed. Null if nobody knows that it failed. A
   * verification that passes there may compare nothing.
   */
  readonly failedBefore: { readonly tests?: TestRun } | null;
  /** The paths of all that the code was given. */
  readonly given: Iterable<string>;
}

/** 256 KiB: a check that is larger is none that anybody wrote. */
const maxCheckBytes = 256 * 1024;

/** Names that tools take for tests, even among other files in a folder of tests. */
const namedTest = /(?:^|\/)(?:test_[^/]*\.py|[^/]*_test\.(?:py|go)|[^/]*[._](?:test|spec)\.\w+)$/;

/**
 * The same verification with other expected values: its script, and its files. Changed is only what is sure to run and
 * to decide, so that a right solution fails: of tests those that pass since the task was begun.
 */
export class ChangedValues {
  readonly script: string;
  readonly #other = String(randomInt(100_000_000, 2 ** 31 - 1));
  readonly #isKnown: boolean;
  /** Whether the script itself expects something else. */
  readonly #isOther: boolean;
  /** Checks that the script runs as programs. */
  readonly #called: ReadonlySet<string>;
  readonly #tests: TestRun | undefined;
  /**
   * The tests that pass and did not before, by the names that files may have them by; undefined where tests have no
   * names.
   */
  readonly #mended: ReadonlyMap<string, readonly string[]> | undefined;
  /**
   * What expects something else, by path, and whether it decides by itself. A change takes the place of what was given.
   */
  readonly #altered = new Map<string, { readonly decides: boolean }>();
  /** Tests that do not. */
  readonly #unaltered = new Set<string>();
  /**
   * Names of tests that pass since the task was begun, by the file that they stand in: what was changed, and what was
   * not.
   */
  readonly #named = new Map<
    string,
    { readonly altered: readonly string[]; readonly left: readonly string[] }
  >();

  constructor({ command, tests, failedBefore, given }: PassedVerification) {
    const there = new Set(given);
    const run = programsRun(decidingCommands(command, { isStrict: true }));
    this.#isKnown = failedBefore !== null;
    this.#called = new Set(run.filter((path) => there.has(path) && isCheckPath(path)));
    this.#tests = tests;
    this.#mended = tests?.cases === undefined ? undefined : mendedTests(tests, failedBefore?.tests);
    const starts = this.#isKnown ? shellStarts(command, { isStrict: true }) : [];
    const script = expectingElse(command, { starts, other: this.#other });
    this.script = script ?? command;
    this.#isOther = script !== null;
  }

  /** Whether there may be anything that expects something, before the files are looked at. */
  get mayAct(): boolean {
    return this.#isKnown && (this.#isOther || this.#called.size > 0 || this.#tests !== undefined);
  }

  /**
   * Whether what decides expects something else, once all files went through. Of tests without names nobody knows which
   * ran: then all of them have to. If a name also occurs where nothing was changed, nobody knows which of its tests
   * ran.
   */
  get acts(): boolean {
    const areSure = this.#mended === undefined ? this.#unaltered.size === 0 : this.#areNamesSure;
    const decides = [...this.#altered.values()].some((each) => each.decides);
    return this.#isOther || decides || (this.#altered.size > 0 && areSure);
  }

  get #areNamesSure(): boolean {
    const files = [...this.#named.values()];
    const left = new Set(files.flatMap((file) => file.left));
    return !files.some(({ altered }) => altered.some((name) => left.has(name)));
  }

  /** What expects something else, for people. */
  get where(): string {
    const files = [...this.#altered.keys()].toSorted().map(named);
    return listed([...(this.#isOther ? ["its own text"] : []), ...files]);
  }

  async *given(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const file of files) yield file.kind === "file" ? await this.#alter(file) : file;
  }

  /** Tests that the code changed are tried like those that it was given. */
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
    const isRead = (isTest || this.#called.has(path)) && languageOf(path) !== null && bytes <= maxCheckBytes;
    if (!isRead) {
      if (isTest && namedTest.test(path)) this.#unaltered.add(path);
      return file;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    const altered = this.#otherwise(path, whole.toString("utf8"), isTest);
    if (altered === null) return { ...file, content: contentOf(whole) };
    const otherwise = Buffer.from(altered);
    // Newer than all else: what was built from it is built again.
    return {
      ...file,
      bytes: otherwise.byteLength,
      modifiedAt: Date.now(),
      content: contentOf(otherwise),
    };
  }

  #forget(path: string): void {
    this.#altered.delete(path);
    this.#unaltered.delete(path);
    this.#named.delete(path);
  }

  #otherwise(path: string, text: string, isTest: boolean): string | null {
    const language = languageOf(path)!;
    const other = this.#other;
    const { bodies, areAll } = testBodies(text, language);
    if (isTest && this.#mended !== undefined) {
      const isMended = (name: string) =>
        this.#mended!.get(name)?.some((told) => mayBeIn(told, path)) === true;
      const named = mayBeNamed(text, language);
      const mended = bodies.filter(({ name }) => isMended(name) && named.get(name) === 1);
      const starts = mended.flatMap((body) => body.starts);
      const altered = expectingElse(text, { starts, other });
      const names = altered === null ? [] : mended.map(({ name }) => name);
      const left = [...named.keys()].filter((name) => isMended(name) && !names.includes(name));
      this.#named.set(path, { altered: names, left });
      return this.#kept(path, altered);
    }
    if (isTest && (bodies.length > 0 || !areAll)) {
      const isWhole = areAll && bodies.every(({ starts }) => expectingElse(text, { starts, other }) !== null);
      if (isWhole)
        return this.#kept(
          path,
          expectingElse(text, { starts: bodies.flatMap(({ starts }) => starts), other }),
        );
      this.#unaltered.add(path);
      return null;
    }
    if (isTest && namedTest.test(path)) this.#unaltered.add(path);
    if (!this.#called.has(path)) return null;
    const starts =
      language === "shell"
        ? shellStarts(text, { isStrict: isStrictShell(text) })
        : outermostStarts(text, language);
    return this.#kept(path, expectingElse(text, { starts, other }), true);
  }

  #kept(path: string, altered: string | null, decides = false): string | null {
    if (altered !== null) this.#altered.set(path, { decides });
    return altered;
  }
}

function mendedTests(now: TestRun, before: TestRun | undefined): ReadonlyMap<string, readonly string[]> {
  const hadPassed = new Set(passing(before));
  const mended = new Map<string, string[]>();
  for (const told of passing(now).filter((name) => !hadPassed.has(name)))
    for (const name of namesOf(told)) mended.set(name, [...(mended.get(name) ?? []), told]);
  return mended;
}

function passing(run: TestRun | undefined): readonly string[] {
  return (run?.cases ?? []).filter(({ status }) => status === "passed").map(({ name }) => name);
}

/** Whether it ends at its first command that fails. */
function isStrictShell(text: string): boolean {
  return /^[ \t]*set -\w{0,9}e|^#!.{0,100}sh -\w{0,9}e/m.test(text);
}

/**
 * Runs a passed verification again with other expected values. A right solution fails then. If it passes again, the
 * pass proves nothing. `run` returns null if there are no expected values.
 */
export async function withChangedValues<Passed extends Execution>(
  passed: Passed,
  values: ChangedValues,
  run: () => Promise<Execution | null>,
): Promise<Passed> {
  const again = values.mayAct ? await run() : null;
  // What did not come to its own end says nothing.
  if (
    again === null ||
    ["timed-out", "cancelled"].includes(again.ending) ||
    isInfrastructureEnding(again.ending)
  )
    return passed;
  if (!hasPassed(again)) return { ...passed, failsOnChangedValues: true };
  return {
    ...passed,
    failsOnChangedValues: false,
    unproven: `the verification still passes after its expected values were changed (in ${values.where}), so the code ends the test process or fakes its result`,
  };
}

/** The code of the warning that the changed values could not be tried. */
export const changedValuesNotRun = "changed-values-not-run";

export function changedValuesFault(command: string, thrown: unknown): string {
  return `agent-exec could not find out whether the verification \`${command}\` still passes after its expected values were changed: ${messageOf(thrown)}`;
}
