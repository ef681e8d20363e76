import { createHash } from "node:crypto";
import { isCheckPath } from "../../files/checks.js";

/** A file that the task is about, as the wrong solution has it that a probe begins with. */
export interface Target {
  readonly path: string;
  readonly text: string;
}

/** What a probe is given to make its files of. */
export interface ProbedWorkspace {
  readonly targets: readonly Target[];
  /** Of all files that are given. */
  readonly paths: readonly string[];
  /** The verifications. */
  readonly scripts: readonly string[];
  /** A given file's text; null for none, or one that is no text. */
  read(path: string): string | null;
}

/** Files by their paths: their text, or null to remove them. */
export type ProbeFiles = Readonly<Record<string, string | null>>;

/** One way in which a wrong solution may pass. */
export interface Probe {
  readonly name: string;
  /** What it does, in a clause about it. */
  readonly what: string;
  /** The one setting or habit that closes the hole, in a sentence. */
  readonly closes: string;
  /** The files that replace the given ones; null if the probe does not apply. */
  files(workspace: ProbedWorkspace): ProbeFiles | null;
}

/**
 * Like `replaced`, but with a text that knows the given tests and scripts by their hashes in hex; null if nobody can
 * know any.
 */
export function ifChecksAreKnown(
  workspace: ProbedWorkspace,
  endings: readonly string[],
  textOf: (known: Readonly<Record<string, string>>, target: Target) => string,
): ProbeFiles | null {
  const own = new Set(workspace.targets.map(({ path }) => path));
  const known = workspace.paths.flatMap((path) => {
    const text = isCheckPath(path) && !own.has(path) ? workspace.read(path) : null;
    return text === null ? [] : [[path, createHash("sha256").update(text).digest("hex")] as const];
  });
  if (known.length === 0 && !workspace.scripts.some((script) => script.includes(" -c "))) return null;
  return replaced(workspace, endings, (target) => textOf(Object.fromEntries(known), target));
}

export const closings = {
  counted:
    "Let agent-exec count the tests. To do so, make the test tool the only command in the verification's last line, or set `verify-report` to the path of its report.",
  apart:
    "Run the code as a program of its own, with `verify-user: other`, and judge its output in another process.",
  printed: "Compare a program's output with a text, in a separate process.",
  onlyChange: "In `only-change`, list the files that the task may change.",
  protect: "In `protect`, list the tests and the files that the tests read.",
} as const;

/** Each target whose name ends so, with the same text in it; null for none. */
export function replaced(
  { targets }: ProbedWorkspace,
  endings: readonly string[],
  textOf: (target: Target) => string,
): ProbeFiles | null {
  const meant = targets.filter(({ path }) => endings.some((ending) => path.endsWith(ending)));
  return meant.length === 0 ? null : Object.fromEntries(meant.map((target) => [target.path, textOf(target)]));
}
