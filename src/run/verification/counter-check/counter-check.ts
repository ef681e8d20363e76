import { randomInt } from "node:crypto";
import { messageOf } from "../../../errors.js";
import { isInfrastructureEnding } from "../../../ports/endings.js";
import { listed, named } from "../../../format/listed.js";
import { isCheckPath, isTestPath } from "../../../files/checks.js";
import { type Execution, hasPassed } from "../../../ports/executor.js";
import type { TestRun } from "../../../ports/test-run.js";
import type { ChangedEntry, RegularFile, WorkspaceFile } from "../../../ports/workspace.js";
import { type Command, decidingCommands, programsRun } from "./deciding-commands.js";
import { expectingElse } from "./expectations.js";

/** A verification that passed. */
export interface PassedVerification {
  readonly command: string;
  /** What it told of its tests. */
  readonly tests: TestRun | undefined;
  /** The paths of all that the code was given. */
  readonly given: Iterable<string>;
}

/** 1 MiB: a check that is larger is none that anybody wrote. */
const maxCheckBytes = 1024 ** 2;

const written = /\.(?:py|[cm]?[jt]sx?|go|rs|java|kt|rb|php|sh|bash)$/;

/** The same verification where it expects something else: its script, and the files that it tries. */
export class CounterCheck {
  readonly script: string;
  readonly #other = String(randomInt(100_000_000, 2 ** 31 - 1));
  /** Checks that the script runs as programs. */
  readonly #called: ReadonlySet<string>;
  readonly #tests: TestRun | undefined;
  /** The tests that passed, where they are named. */
  readonly #passed: readonly string[] | undefined;
  readonly #altered = new Set<string>();
  #decides = false;
  #hasUnaltered = false;

  constructor({ command, tests, given }: PassedVerification) {
    const there = new Set(given);
    const commands = decidingCommands(command, { isStrict: true });
    this.#called = new Set(programsRun(commands).filter((path) => there.has(path) && isCheckPath(path)));
    this.#tests = tests;
    this.#passed = tests?.cases?.filter(({ status }) => status === "passed").map(({ name }) => name);
    const script = this.#otherwise(command, commands);
    this.script = script ?? command;
    if (script !== null) this.#altered.add("its own text");
    this.#decides = script !== null;
  }

  /** Whether there may be anything that expects something, before the files are looked at. */
  get mayAct(): boolean {
    return this.#decides || this.#called.size > 0 || this.#tests !== undefined;
  }

  /**
   * Whether what decides expects something else, once all files went through. Of tests without names nobody knows which ran:
   * then all of them have to.
   */
  get acts(): boolean {
    const areAll = this.#passed !== undefined || !this.#hasUnaltered;
    return this.#decides || (this.#altered.size > 0 && areAll);
  }

  /** What expects something else, for people. */
  get where(): string {
    return listed([...this.#altered].toSorted().map(named));
  }

  async *given(files: AsyncIterable<WorkspaceFile>): AsyncGenerator<WorkspaceFile> {
    for await (const file of files) yield file.kind === "file" ? await this.#alter(file) : file;
  }

  /** Tests that the code changed are tried like those that it was given. */
  async *changes(entries: AsyncIterable<ChangedEntry>): AsyncGenerator<ChangedEntry> {
    for await (const entry of entries) yield entry.kind === "file" ? await this.#alter(entry) : entry;
  }

  async #alter(file: RegularFile): Promise<RegularFile> {
    const { path, bytes } = file;
    const isTest = this.#tests !== undefined && written.test(path) && isTestPath(path);
    const isCalled = this.#called.has(path);
    if ((!isTest && !isCalled) || bytes > maxCheckBytes) return file;
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    const text = whole.toString("utf8");
    const isNamed = isTest && this.#passed !== undefined;
    const altered = isNamed ? this.#othersOfTests(text) : this.#otherwise(text, commandsIn(path, text));
    if (altered === null) {
      if (isTest && text.trim() !== "") this.#hasUnaltered = true;
      return { ...file, content: piecesOf(whole) };
    }
    this.#altered.add(path);
    if (isCalled && !isNamed) this.#decides = true;
    const otherwise = Buffer.from(altered);
    return { ...file, bytes: otherwise.byteLength, content: piecesOf(otherwise) };
  }

  /** @param commands what alone decides in it; null: all of it does. */
  #otherwise(text: string, commands: readonly Command[] | null): string | null {
    const decides = (at: number) =>
      commands === null || commands.some((command) => command.at <= at && at < command.end);
    return expectingElse(text, { other: this.#other, isTried: (at) => decides(at) });
  }

  #othersOfTests(text: string): string | null {
    const isTried = (_at: number, test: string | null) =>
      test !== null && this.#passed!.some((name) => isNameOf(test, name));
    return expectingElse(text, { other: this.#other, isTried });
  }
}

/** Whether a test's name, as a report has it, is of that one: a function's stands in it as a word. */
function isNameOf(test: string, name: string): boolean {
  return /^\w+$/.test(test) ? name.split(/\W+/).includes(test) : name.includes(test);
}

/** Of a shell script what decides in it; null for other programs. */
function commandsIn(path: string, text: string): readonly Command[] | null {
  const isShell = /\.(?:sh|bash)$/.test(path) || /^#!.{0,100}sh\b/.test(text);
  if (!isShell) return null;
  return decidingCommands(text, { isStrict: /^[ \t]*set -\w{0,9}e|^#!.{0,100}sh -\w{0,9}e/m.test(text) });
}

/**
 * Holds a pass against the same verification where it expects something else, which a right solution fails: what passes that as well
 * is no proof. `run` gives null where nothing was found that expects anything.
 */
export async function counterChecked<Passed extends Execution>(
  passed: Passed,
  check: CounterCheck,
  run: () => Promise<Execution | null>,
): Promise<Passed> {
  const again = check.mayAct ? await run() : null;
  // What did not come to its own end says nothing.
  if (
    again === null ||
    ["timed-out", "cancelled"].includes(again.ending) ||
    isInfrastructureEnding(again.ending)
  )
    return passed;
  if (!hasPassed(again)) return { ...passed, counterCheck: "failed" };
  return {
    ...passed,
    counterCheck: "passed",
    unproven: `it passes as well where it expects something else (in ${check.where}): something of the code ends or answers for the check's own process`,
  };
}

/** The code of the warning that says why a pass was not held against other expectations. */
export const counterCheckNotRun = "counter-check-not-run";

export function counterCheckFault(command: string, thrown: unknown): string {
  return `Nobody knows whether the verification \`${command}\` passes as well where it expects something else: ${messageOf(thrown)}`;
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}
