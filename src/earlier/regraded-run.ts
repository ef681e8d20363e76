import { hash } from "node:crypto";
import { settingsInvalid } from "../errors.js";
import { readRegular } from "../files/safe-files.js";
import type { EventOf } from "../facts/events.js";
import { type Execution, hasFailed, hasPassed, testedWords } from "../facts/execution.js";
import { testsWords } from "../facts/test-run.js";
import { fold } from "../run/state/apply.js";
import { decidingAttempt } from "../run/state/standing.js";
import type { RunState } from "../run/state/state.js";
import type { ChangedEntry } from "../ports/workspace.js";
import { grade, type Grading } from "../proof/grade.js";
import { readRun } from "./open-run.js";
import { givenFromParsed, withoutAsking } from "../settings/recorded.js";

export interface RegradedRun {
  /** An absolute path. */
  readonly folder: string;
  readonly state: RunState;
  readonly run: EventOf<"run-started">;
  /** The run's settings that matter for a verification. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The digest or id of its image. Undefined if there was none. */
  readonly pinned: string | undefined;
}

/**
 * Reads a run in order to run its verifications again. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if it had no verification; `transcript-invalid`.
 */
export async function readRegradedRun(path: string): Promise<RegradedRun> {
  const { folder, events } = await readRun(path);
  const state = fold(events);
  const { run } = state;
  const verifications = decidingAttempt(state)?.verifications ?? [];
  if (run === null || verifications.length === 0)
    throw settingsInvalid(
      `The run in ${folder.path} has no verification to run again.`,
      "`agent-exec show` prints the run's summary. Only runs that were started with `verify` have verifications.",
    );
  // The changes come from the run's own folder, even if the run continued another one.
  const { continue: _continued, ...given } = withoutAsking(run.given ?? givenFromParsed(run.settings));
  return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}

/** A compared result: it equals the recorded one or differs from it. */
export interface Regraded {
  /** For example `the patch`, `the given files`, `before any change: npm test` or `npm test`. */
  readonly what: string;
  readonly recorded: string;
  readonly now: string;
  readonly isSame: boolean;
}

interface RegradeParts {
  readonly grading: Grading;
  /** Yields the run's changes. Each session starts from the first change. */
  readonly changes: () => AsyncIterable<ChangedEntry>;
  /** The hash of the current files. Undefined if it is unknown. */
  readonly hash: () => string | undefined;
}

/**
 * Runs the run's verifications again, on the original files and with its changes.
 * @throws the executor's errors. If the signal aborts, the error is the signal's reason.
 */
export async function* regrade(
  { folder, state }: RegradedRun,
  { grading, changes, hash }: RegradeParts,
): AsyncGenerator<Regraded> {
  yield* asListed(folder, state);
  const { controls, lastSession } = state;
  for (const { index, command, ...recorded } of controls)
    yield held(`before any change: ${command}`, recorded, await grade(index, grading));
  for (const { index, command, ...recorded } of decidingAttempt(state)!.verifications) {
    const control = controls.find((each) => each.index === index);
    const failedBefore = control !== undefined && hasFailed(control) ? control : undefined;
    const now = await grade(index, grading, { changes, before: control?.tests, failedBefore });
    yield held(command, recorded, now);
  }
  const [then, now] = [lastSession?.given, hash()];
  if (then !== undefined && now !== undefined)
    yield { what: "the given files", recorded: then, now, isSame: then === now };
}

/** Compares the patch with the manifest. */
async function* asListed(folder: string, { files }: RunState): AsyncGenerator<Regraded> {
  const name = files?.changes?.patch ?? null;
  if (name === null) return;
  const now = await readRegular(folder, name).then(
    (bytes) => hash("sha256", bytes),
    () => "none",
  );
  const recorded = await listedHash(folder, name);
  yield { what: "the patch", recorded, now, isSame: recorded === now };
}

async function listedHash(folder: string, name: string): Promise<string> {
  try {
    const manifest = JSON.parse((await readRegular(folder, "manifest.json")).toString()) as {
      files?: readonly { readonly path?: unknown; readonly sha256?: unknown }[];
    };
    const listed = manifest.files?.find(({ path }) => path === name)?.sha256;
    return typeof listed === "string" ? listed : "not in the manifest";
  } catch {
    return "no manifest";
  }
}

function held(what: string, recorded: Execution, now: Execution): Regraded {
  const isSame =
    hasPassed(recorded) === hasPassed(now) &&
    recorded.ending === now.ending &&
    recorded.exitCode === now.exitCode &&
    countsOf(recorded) === countsOf(now);
  return { what, recorded: words(recorded), now: words(now), isSame };
}

function countsOf({ tests }: Execution): string {
  return tests === undefined ? "" : testsWords(tests);
}

function words(execution: Execution): string {
  const { ending, exitCode } = execution;
  const how =
    ending === "exited" ? `exit code ${exitCode}` : `${ending} (exit code ${exitCode ?? "unknown"})`;
  return [how, ...testedWords(execution)].join(", ");
}
