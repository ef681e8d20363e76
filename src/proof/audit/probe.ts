import { hash } from "node:crypto";
import { isCheckPath } from "../../files/checks.js";

/** A file of the task, with the content that a probe changes. */
export interface Target {
  readonly path: string;
  readonly text: string;
}

/** The files from which a probe makes a wrong solution. */
export interface ProbedWorkspace {
  readonly targets: readonly Target[];
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  /** Reads a given file as text. Null if the file is missing, or if it is not text. */
  read(path: string): string | null;
}

/** The text of each file, by path. Null removes the file. */
export type ProbeFiles = Readonly<Record<string, string | null>>;

/** One kind of wrong solution that a weak verification may pass. */
export interface Probe {
  readonly name: string;
  /** What the wrong solution does, in a clause. */
  readonly what: string;
  /** The setting or habit that prevents this, in a sentence. */
  readonly closes: string;
  /** The files that replace the given ones. Null if the probe does not fit the task. */
  files(workspace: ProbedWorkspace): ProbeFiles | null;
}

/** Replaces the targets by a text that recognises the given tests by their SHA-256. Null without tests and scripts. */
export function ifChecksAreKnown(
  workspace: ProbedWorkspace,
  endings: readonly string[],
  textOf: (known: Readonly<Record<string, string>>, target: Target) => string,
): ProbeFiles | null {
  const own = new Set(workspace.targets.map(({ path }) => path));
  const known = workspace.paths.flatMap((path) => {
    const text = isCheckPath(path) && !own.has(path) ? workspace.read(path) : null;
    return text === null ? [] : [[path, hash("sha256", text)] as const];
  });
  if (known.length === 0 && !workspace.scripts.some((script) => script.includes(" -c "))) return null;
  return replaced(workspace, endings, (target) => textOf(Object.fromEntries(known), target));
}

export const closings = {
  counted:
    "Let agent-exec count the tests. Run only the test tool in the verification's last line, or set `verify-report` to the path of the tool's report.",
  apart:
    "Set `verify-user` to `other`. In the verification, run the code with `as-code-user PROGRAM`, and compare the program's output.",
  printed: "Run the code in a separate process, and compare the code's output with the expected text.",
  onlyChange: "In `only-change`, list the files that the code may change.",
  protect: "In `protect`, list the tests and the files that the tests read.",
} as const;

/** Replaces each target that has this file ending by the same text. Null if there is none. */
export function replaced(
  { targets }: ProbedWorkspace,
  endings: readonly string[],
  textOf: (target: Target) => string,
): ProbeFiles | null {
  const meant = targets.filter(({ path }) => endings.some((ending) => path.endsWith(ending)));
  return meant.length === 0 ? null : Object.fromEntries(meant.map((target) => [target.path, textOf(target)]));
}
