import { contentOf } from "../../files/content.js";
import { AgentExecError, toAgentExecError } from "../../errors.js";
import { type Execution, hasPassed, whyUntested } from "../../facts/execution.js";
import type { ChangedEntry } from "../../ports/workspace.js";
import { grade, type Graded, type GradedChanges, type Grading } from "../grade.js";
import type { Probe, ProbedWorkspace, ProbeFiles } from "./probe.js";

/**
 * The result of one trial. `held`: the verification was right. `fooled`: it passed a wrong solution. `refused`: it
 * failed the right solution. `unknown`: there was no right solution to compare with. `not-tried`: the sandbox failed.
 */
export type AuditStatus = "held" | "fooled" | "refused" | "unknown" | "not-tried";

export interface AuditFinding {
  /** The probe's name, or `untouched` (the given files), `right` or `broken`. */
  readonly name: string;
  /** What the trial did, in a clause. */
  readonly what: string;
  readonly status: AuditStatus;
  /** The exit code of the verification that decided. Null if unknown. */
  readonly exitCode: number | null;
  /** The last lines of that verification's output, or the reason why nothing was tried. They may be hostile. */
  readonly lastLines: string;
  /** How to make the verification refuse this solution, in a sentence. "" if there is no way. */
  readonly closes: string;
  readonly durationMs: number;
}

export interface AuditOptions extends Omit<Grading, "onWarning"> {
  readonly probes: readonly Probe[];
  /** The files of the task, and all other given files. */
  readonly given: ProbedWorkspace;
  /** The right solution. Default: the given files, if they pass. */
  readonly right?: (() => AsyncIterable<ChangedEntry>) | undefined;
  readonly now: () => number;
}

/**
 * Tries wrong solutions on verifications, which should pass only the right solution. Yields each result. The first
 * results are for the untouched files, the right solution and a broken one. The other trials are compared with these.
 * Changes that do not count are undone, as in a run.
 * @throws the signal's reason.
 */
export async function* audit(options: AuditOptions): AsyncGenerator<AuditFinding> {
  const { given, right, probes } = options;
  const untouched = await tried({ name: "untouched", what: "the unchanged workspace" }, options);
  const isRightAsGiven = untouched.hasPassed && right === undefined;
  yield finding(untouched, isRightAsGiven ? "held" : untouched.hasPassed ? "fooled" : "held", {
    what: isRightAsGiven ? "the unchanged workspace, as the right solution" : untouched.what,
    closes: "Write a verification that fails until the task is done.",
  });
  // The verification passes everything, so further trials are needless.
  if (untouched.hasPassed && !isRightAsGiven) return;
  const { execution } = untouched;
  const isNotFound = execution?.exitCode === 127 || execution?.exitCode === 126;
  // A verification that never reaches its tests refuses everything, so its refusal shows nothing.
  const isUntested = right === undefined && execution !== null && whyUntested(execution) !== null;
  if (execution !== null && (isNotFound || isUntested)) throw cannotRun(execution);
  const before = execution?.tests;
  const asGiven = { ...options, before, failedBefore: failureOf(untouched) };
  if (right !== undefined) {
    const found = await tried({ name: "right", what: "the right solution", changes: right }, asGiven);
    yield finding(found, found.hasPassed ? "held" : "refused", {
      closes: "Find out why the right solution fails the verification.",
    });
    if (!found.hasPassed) return;
  } else if (!isRightAsGiven) yield unknownRight;
  const emptied = Object.fromEntries(given.targets.map(({ path }) => [path, ""]));
  const broken = await tried({ name: "broken", what: "empty files", files: emptied }, asGiven);
  yield finding(broken, broken.hasPassed ? "fooled" : "held", {
    closes: "Change the verification so that it tests what the files do.",
  });
  const failedBefore = asGiven.failedBefore ?? failureOf(broken);
  // Most wrong solutions start from the given files. If these are already right, the task's files are emptied first.
  const wrong = untouched.hasPassed ? emptied : {};

  const waiting = probes.flatMap((probe) => {
    const files = probe.files(given);
    return files === null ? [] : [{ probe, files: { ...wrong, ...files } }];
  });
  yield* inTurns(waiting, async ({ probe: { name, what, closes }, files }) => {
    const found = await tried({ name, what, files }, { ...options, before, failedBefore });
    return finding(found, found.hasPassed ? "fooled" : "held", { closes });
  });
}

/** The failure with which later passes are compared. Undefined if there was no failure, or if it is unknown. */
function failureOf({ execution, hasPassed }: Tried): Execution | undefined {
  return hasPassed || execution === null ? undefined : execution;
}

/** If the verification refuses the right solution too, refusing a wrong one shows nothing. */
const unknownRight: AuditFinding = {
  name: "right",
  what: "agent-exec knows no right solution",
  status: "unknown",
  exitCode: null,
  lastLines: "",
  closes:
    "Set `from` to a run that passed, or run the audit on files in which the task is done. The audit needs a solution that passes.",
  durationMs: 0,
};

function cannotRun(execution: Execution): AgentExecError {
  const { exitCode, stderr } = execution;
  const words = stderr.text.trim().split("\n").at(-1) ?? "";
  const why = whyUntested(execution) ?? "a program that the verification calls is missing";
  const nextStep =
    "Correct the command. If a program is missing, set `image` to an image that has the program, or install the program with `setup`.";
  return new AgentExecError(
    "settings-invalid",
    `agent-exec cannot audit the verification. The verification ${exitCode === null ? "did not finish" : `ended with exit code ${exitCode}, but no test failed`}: ${why}${words === "" ? "" : ` (${words.slice(0, 200)})`}.`,
    { nextStep },
  );
}

interface Tried extends Pick<AuditFinding, "name" | "what" | "durationMs"> {
  readonly hasPassed: boolean;
  readonly execution: Execution | null;
  readonly fault: string;
}

interface Trial {
  readonly name: string;
  readonly what: string;
  readonly files?: ProbeFiles;
  readonly changes?: () => AsyncIterable<ChangedEntry>;
}

/** Runs all verifications until one fails. */
async function tried(
  { name, what, files = {}, changes }: Trial,
  { before, failedBefore, ...options }: AuditOptions & Omit<GradedChanges, "changes">,
): Promise<Tried> {
  const started = options.now();
  const head = () => ({ name, what, durationMs: options.now() - started });
  const grading = { ...options, onWarning: () => undefined };
  const changed = { changes: changes ?? (() => entriesOf(files)), before, failedBefore };
  let last: Graded | null = null;
  try {
    for (const index of options.policy.verify.keys()) {
      // The trial only shows whether the verification accepts a wrong solution, so it needs no second run.
      last = await grade(index, grading, changed);
      if (!hasPassed(last)) break;
    }
    return { ...head(), hasPassed: hasPassed(last!), execution: last, fault: "" };
  } catch (thrown) {
    options.signal.throwIfAborted();
    return { ...head(), hasPassed: false, execution: null, fault: toAgentExecError(thrown).message };
  }
}

function finding(
  { name, what, execution, fault, durationMs }: Tried,
  status: AuditStatus,
  words: { readonly what?: string; readonly closes: string },
): AuditFinding {
  return {
    name,
    what: words.what ?? what,
    status: execution === null ? "not-tried" : status,
    exitCode: execution?.exitCode ?? null,
    lastLines: execution === null ? fault : lastLinesOf(execution),
    closes: status === "held" ? "" : words.closes,
    durationMs,
  };
}

/** Enough lines to see how a test tool ended. */
const maxLines = 5;
const maxLineChars = 200;

function lastLinesOf({ stdout, stderr, unproven }: Execution): string {
  const text = stderr.text.trim() === "" ? stdout.text : stderr.text;
  const lines = text.trimEnd().split("\n").slice(-maxLines);
  const all = [...lines, ...(unproven === undefined ? [] : [unproven])];
  return all.map((line) => line.slice(0, maxLineChars)).join("\n");
}

async function* entriesOf(files: ProbeFiles): AsyncGenerator<ChangedEntry> {
  const all = Object.entries(files);
  for (const [path, text] of all) if (text === null) yield { kind: "deleted", path };
  for (const [path, text] of all) {
    if (text === null) continue;
    const bytes = Buffer.from(text);
    const isExecutable = text.startsWith("#!");
    yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: contentOf(bytes) };
  }
}

const atOnce = 3;

/** Runs several trials at once, and yields the results in order. */
async function* inTurns<T, R>(items: readonly T[], perform: (item: T) => Promise<R>): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  const begin = (item: T): void => {
    const performed = perform(item);
    // The caller gets this error later. Until then it must not count as unhandled.
    performed.catch(() => undefined);
    running.push(performed);
  };
  items.slice(0, atOnce).forEach(begin);
  let begun = running.length;
  try {
    for (let first = running.shift(); first !== undefined; first = running.shift()) {
      const done = await first;
      if (begun < items.length) begin(items[begun++]!);
      yield done;
    }
  } finally {
    await Promise.allSettled(running);
  }
}
