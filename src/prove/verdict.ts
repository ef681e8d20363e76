import { count, formatCount } from "../format/format.js";
import { commandWords } from "../format/command-words.js";
import { listed, named } from "../format/listed.js";
import type { Verdict } from "../facts/prove-result.js";
import type { Findings } from "./findings.js";

/** A part of the change, and whether a test needs it. Null: not tried. */
export interface TriedHunk {
  readonly file: string;
  readonly line: number;
  readonly lines: number;
  readonly isHarmless: boolean;
  /** Whether it is a file with too many changed lines to undo its parts alone. */
  readonly isJoint: boolean;
  readonly needed: boolean | null;
}

export interface Judged {
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * A verdict that needs no undone parts. Null if they decide.
 * @param commands the verifications whose tests nobody counted. Their exit code decides, and their command is their
 * name.
 */
export function verdictOf(findings: Findings, commands: readonly string[] = []): Judged | null {
  const { proof, regressed, added, stillFailing, weakened, flaky, unplaced, guard } = findings;
  if (regressed.length > 0 && added.length === regressed.length)
    return judged(
      "regressed",
      `${count("new test", added.length)} ${added.length === 1 ? "fails" : "fail"} with this change: ${some(added)}.`,
    );
  if (regressed.length > 0)
    return judged(
      "regressed",
      `${fail(regressed, commands)} with this change, but not without it${areTests(regressed, commands) ? `: ${some(regressed)}` : ""}.`,
    );
  if (weakened.length > 0) return judged("weakened", weakenedWords(findings));
  if (stillFailing.length > 0) {
    const [now, their] = stillFailing.length === 1 ? ["fails", "its"] : ["fail", "their"];
    return judged(
      "cannot-tell",
      `${listed(stillFailing.map(commandName))} ${now} with and without this change, although none of ${their} tests fails. Fix this failure first.`,
    );
  }
  if (proof.length > 0)
    return judged(
      "proven",
      `${fail(proof, commands)} without this change and ${proof.length === 1 ? "passes" : "pass"} with it.${areTests(proof, commands) ? ` ${others(guard)}` : ""}`,
    );
  if (flaky.length > 0)
    return judged(
      "flaky",
      `${count("test", flaky.length)} ${flaky.length === 1 ? "passes" : "pass"} in one run and not in another on the same files, so nothing is proved: ${some(flaky)}.`,
    );
  if (unplaced.length > 0)
    return judged(
      "cannot-tell",
      `The change adds ${count("test", unplaced.length)}, but no changed file is named like a test file. List the test files in the setting \`tests\`.`,
    );
  return null;
}

function weakenedWords({ weakened, emptied }: Findings): string {
  const isOne = weakened.length === 1;
  const tests = `${count("test", weakened.length)} ${isOne ? "was" : "were"}`;
  return emptied.length === weakened.length
    ? `${tests} emptied and ${isOne ? "checks" : "check"} nothing any more: ${some(weakened)}.`
    : `${tests} changed or removed, and ${isOne ? "its" : "their"} earlier version fails with this change: ${some(weakened)}.`;
}

/**
 * The verdict if no test failed without the change.
 * @param uncounted the verifications whose tests nobody counted
 */
export function verdictOfHunks(
  { guard }: Findings,
  hunks: readonly TriedHunk[],
  uncounted: readonly string[] = [],
): Judged {
  if (guard === 0)
    return judged(
      "cannot-tell",
      "No test passes both with and without this change. The comparison needs at least one such test.",
    );
  const what = uncounted.length === 0 ? count("test", guard) : listed(uncounted.map(commandName));
  const pass = `${what} ${guard === 1 ? "passes" : "pass"} with and without this change`;
  const real = hunks.filter(({ isHarmless }) => !isHarmless);
  if (hunks.length === 0) return judged("guarded", `${pass}. The change touches only tests.`);
  if (real.length === 0)
    return judged(
      "guarded",
      `${pass}. The change touches only things that need no test, such as comments, formatting, documents and workflows.`,
    );
  const needed = real.filter((hunk) => hunk.needed === true).length;
  if (needed > 0)
    return judged(
      "guarded",
      `${pass}, and tests fail if ${partsOf(needed, real.length)} undone.${untriedWords(hunks)}`,
    );
  const untried = real.filter((hunk) => hunk.needed === null).length;
  if (untried === real.length) return judged("unproven", `${pass}, so no test notices the change.`);
  return judged("unproven", `${pass}, and no test fails if the change is undone.`);
}

/** A change is proven only if agent-exec undid each of its parts. */
export function provenIfTried({ verdict, reason }: Judged, hunks: readonly TriedHunk[]): Judged {
  const untried = untriedWords(hunks);
  if (untried === "") return { verdict, reason };
  return judged(
    "guarded",
    `${reason}${untried} To prove the whole change, split the change into smaller changes.`,
  );
}

/** The parts that were not undone alone, in sentences after another one; "" if all were. */
function untriedWords(hunks: readonly TriedHunk[]): string {
  const real = hunks.filter(({ isHarmless }) => !isHarmless);
  const untried = real.filter(({ needed }) => needed === null).length;
  const joint = real.filter(({ isJoint, needed }) => isJoint && needed !== null);
  const [differ, their] = joint.length === 1 ? ["differs", "its"] : ["differ", "their"];
  const files = listed(joint.map(({ file }) => named(file)));
  const were = `${count("part", real.length)} ${untried === 1 ? "was" : "were"}`;
  const alone = untried === 0 ? "" : ` ${formatCount(untried)} of the change's ${were} not undone alone.`;
  if (joint.length === 0) return alone;
  return `${alone} ${files} ${differ} from the version before the change in so many lines that agent-exec undid ${their} parts together, not one by one.`;
}

function partsOf(needed: number, all: number): string {
  if (all === 1) return "the change is";
  return needed === all
    ? "any part of the change is"
    : `${formatCount(needed)} of the change's ${formatCount(all)} parts ${needed === 1 ? "is" : "are"}`;
}

function judged(verdict: Verdict, reason: string): Judged {
  return { verdict, reason };
}

/** For example `2 tests fail`. For verifications whose tests nobody counted, `make check` fails. */
function fail(labels: readonly string[], commands: readonly string[]): string {
  const tests = labels.filter((label) => !commands.includes(label)).length;
  const whole = labels.filter((label) => commands.includes(label)).map(commandName);
  const all = [...(tests === 0 ? [] : [count("test", tests)]), ...whole];
  return `${listed(all)} ${labels.length === 1 ? "fails" : "fail"}`;
}

function commandName(command: string): string {
  return named(commandWords(command));
}

function areTests(labels: readonly string[], commands: readonly string[]): boolean {
  return labels.some((label) => !commands.includes(label));
}

function others(guard: number): string {
  if (guard === 0)
    return "There are tests that prove the change, but no test passes both with and without the change. So nothing shows that the old behaviour stays.";
  return guard === 1
    ? "1 other test passes both with and without the change."
    : `${formatCount(guard)} other tests pass both with and without the change.`;
}

const maxNames = 3;

function some(tests: readonly string[]): string {
  const shown = tests.slice(0, maxNames).map(named).join(", ");
  return tests.length > maxNames ? `${shown} and ${tests.length - maxNames} more` : shown;
}
