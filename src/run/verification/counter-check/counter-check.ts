import { randomInt } from "node:crypto";
import { messageOf } from "../../../errors.js";
import { isInfrastructureEnding } from "../../../ports/endings.js";
import { listed, named } from "../../../format/listed.js";
import { checksCalled, isTestPath } from "../../../files/checks.js";
import { type Execution, hasPassed } from "../../../ports/executor.js";
import type { TestRun } from "../../../ports/test-run.js";
import type { ChangedEntry, WorkspaceFile } from "../../../ports/workspace.js";
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
  readonly #called: ReadonlySet<string>;
  readonly #tests: TestRun | undefined;
  readonly #altered = new Set<string>();
  #hasCalled = false;
  #hasUnaltered = false;

  constructor({ command, tests, given }: PassedVerification) {
    this.#called = checksCalled([command], new Set(given));
    this.#tests = tests;
    const script = expectingElse(command, { other: this.#other, isTried: () => true });
    this.script = script ?? command;
    if (script !== null) this.#altered.add("the script itself");
    this.#hasCalled = script !== null;
  }

  /** Whether there may be anything that expects something, before the files are looked at. */
  get mayAct(): boolean {
    return this.#hasCalled || this.#called.size > 0 || this.#tests !== undefined;
  }

  /** Whether what decides expects something else, once all files went through. Of tests without names nobody knows which ran: then all are other ones. */
  get acts(): boolean {
    const areNamed = this.#tests?.cases !== undefined;
    return this.#hasCalled || (this.#altered.size > 0 && (areNamed || !this.#hasUnaltered));
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

  async #alter<File extends Extract<WorkspaceFile, { kind: "file" }>>(file: File): Promise<File> {
    const { path, bytes, content } = file;
    const isCalled = this.#called.has(path);
    const isTest = this.#tests !== undefined && written.test(path) && isTestPath(path);
    if ((!isCalled && !isTest) || bytes > maxCheckBytes) return file;
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    const names = this.#tests?.cases?.filter(({ status }) => status === "passed").map(({ name }) => name);
    const isNamed = isTest && names !== undefined;
    const isTried = (test: string | null) =>
      !isNamed || (test !== null && names.some((name) => name.includes(test)));
    const text = whole.toString("utf8");
    const from = isCalled && !isNamed ? decidingFrom(path, text) : 0;
    const altered = expectingElse(text, { other: this.#other, from, isTried });
    if (altered === null) {
      if (isTest && text.trim() !== "") this.#hasUnaltered = true;
      return { ...file, content: piecesOf(whole) };
    }
    this.#altered.add(path);
    if (isCalled && !isNamed) this.#hasCalled = true;
    const otherwise = Buffer.from(altered);
    return { ...file, bytes: otherwise.byteLength, content: piecesOf(otherwise) };
  }
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

/** A shell script that goes on after a failure is decided by its last command, a text for another program in it. */
function decidingFrom(path: string, text: string): number {
  const isShell = /\.(?:sh|bash)$/.test(path) || /^#!.{0,100}sh\b/.test(text);
  if (!isShell || /^[ \t]*set -\w{0,9}e|^#!.{0,100}sh -\w{0,9}e/m.test(text)) return 0;
  const lines = text.trimEnd().split("\n");
  const word = lines.at(-1)!.trim();
  const opens = lines.findLastIndex((line) => line.includes("<<") && line.includes(word));
  const first = opens === -1 ? lines.length - 1 : opens;
  return lines.slice(0, first).join("\n").length;
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}
