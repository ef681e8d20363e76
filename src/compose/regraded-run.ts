import { createHash } from "node:crypto";
import { AgentExecError } from "../errors.js";
import { readRegular } from "../files/safe-files.js";
import type { Environment } from "../process/env.js";
import type { EventOf } from "../facts/events.js";
import { type Execution, hasFailed, hasPassed, testedWords } from "../facts/execution.js";
import { testsWords } from "../facts/test-run.js";
import { parseTranscript } from "../reports/transcript.js";
import { fold } from "../run/state/apply.js";
import { decidingAttempt } from "../run/state/standing.js";
import type { RunState } from "../run/state/state.js";
import { grade, type Grading } from "../proof/grade.js";
import { openRunFolder } from "../run-folder/run-folder.js";
import { givenFromParsed, withoutAsking } from "../settings/recorded.js";
import type { Settings } from "../settings/schema.js";
import { continuedRun } from "./continued-run.js";
import { composeExecutor } from "./executor.js";
import { pinnedTo } from "./pinned.js";
import { policyOf } from "./policy.js";
import { countingOf, openWorkspace } from "./workspace.js";

/** A run whose verifications are done again. */
export interface RegradedRun {
  /** Absolute. */
  readonly folder: string;
  readonly state: RunState;
  readonly run: EventOf<"run-started">;
  /** What it was given of the settings that count for a verification. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The digest or id of its image; undefined where it had none. */
  readonly pinned: string | undefined;
}

/**
 * Reads a run to verify again what it left. Everything in the folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run, or nothing was verified; `transcript-invalid`.
 */
export async function readRegradedRun(path: string): Promise<RegradedRun> {
  const { folder, transcript } = await openRunFolder(path);
  const state = fold(parseTranscript(transcript).events);
  const { run } = state;
  const verifications = decidingAttempt(state)?.verifications ?? [];
  if (run === null || verifications.length === 0)
    throw new AgentExecError(
      "settings-invalid",
      `The run in ${folder.path} has no verification to run again.`,
      {
        nextStep: "`agent-exec show` prints its summary. A run verifies only if `verify` is set.",
      },
    );
  // Its changes are taken from its folder, however its conversation began.
  const { continue: _continued, ...given } = withoutAsking(run.given ?? givenFromParsed(run.settings));
  return { folder: folder.path, state, run, given, pinned: state.lastSession?.digest ?? undefined };
}

/** What is otherwise than recorded, or the same. */
export interface Regraded {
  /** `the patch`, `the given files`, `before any change: npm test`, `npm test` */
  readonly what: string;
  readonly recorded: string;
  readonly now: string;
  readonly isSame: boolean;
}

export interface RegradeWiring {
  readonly settings: Settings;
  readonly variable: Environment["variable"];
  /** Undefined: any image. */
  readonly pinned: string | undefined;
  readonly signal: AbortSignal;
  /** May be told the same more than once. */
  readonly onWarning: Grading["onWarning"];
}

/**
 * Verifies again what a run left, as its policy says, in fresh sandboxes and without a model: the files as they are here, with
 * its changes in them.
 * @throws AgentExecError `settings-invalid` where these are not the files that it was given, or its changes do not fit them;
 *   what an executor throws; the signal's reason.
 */
export async function* regrade(
  { folder, state, run }: RegradedRun,
  { settings, variable, pinned, signal, onWarning }: RegradeWiring,
): AsyncGenerator<Regraded> {
  yield* asListed(folder, state);
  // How is set now, and never by the record: it lifts no limit and takes no proof away.
  const policy = policyOf({ ...settings, verify: [...run.policy.verify] }, { hasWriter: true });
  const wiring = {
    settings: { ...settings, verify: [...run.policy.verify] },
    face: "run" as const,
    variable,
    base: { kind: "folder" as const },
  };
  const executor = pinnedTo(pinned, await composeExecutor(wiring, `regrade-${run.runId.slice(-6)}`));
  const { workspace, untracked } = settings;
  const { source, counting } = await openWorkspace(
    {
      name: workspace,
      runFolder: ".agent-exec",
      otherRuns: [folder],
      untracked,
      maxFiles: settings["max-files"],
    },
    {
      executor,
      paths: [],
      counting: countingOf(wiring.settings),
    },
  );
  await using _counting = counting;
  const continued = await continuedRun(folder, { workspace, source, here: "." });
  await using begun = continued.begun;
  if (continued.continues.files === "applied") throw applied(folder);
  const grading: Grading = { executor, workspace: source ?? undefined, counting, policy, signal, onWarning };
  const { controls, lastSession } = state;
  for (const { index, command, ...recorded } of controls) {
    const now = await grade(index, grading);
    yield held(`before any change: ${command}`, recorded, now);
  }
  for (const { index, command, ...recorded } of decidingAttempt(state)!.verifications) {
    const control = controls.find((each) => each.index === index);
    const now = await grade(index, grading, {
      changes: () => begun.entries(),
      before: control?.tests,
      failedBefore: control !== undefined && hasFailed(control) ? control : undefined,
    });
    yield held(command, recorded, now);
  }
  const [then, hash] = [lastSession?.given, source?.hash?.()];
  if (then !== undefined && hash !== undefined)
    yield { what: "the given files", recorded: then, now: hash, isSame: then === hash };
}

/** Whether the patch is the one that the run's manifest lists. */
async function* asListed(folder: string, { files }: RunState): AsyncGenerator<Regraded> {
  const name = files?.changes?.patch ?? null;
  if (name === null) return;
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const now = await readRegular(folder, name).then(hash, () => "none");
  const recorded = await listedHash(folder, name);
  yield { what: "the patch", recorded, now, isSame: recorded === now };
}

async function listedHash(folder: string, name: string): Promise<string> {
  try {
    const manifest = JSON.parse((await readRegular(folder, "manifest.json")).toString()) as {
      files?: readonly { readonly path?: unknown; readonly sha256?: unknown }[];
    };
    const hash = manifest.files?.find(({ path }) => path === name)?.sha256;
    return typeof hash === "string" ? hash : "not in the manifest";
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

function applied(folder: string): AgentExecError {
  return new AgentExecError("settings-invalid", `The files here already contain the patch of ${folder}.`, {
    nextStep: "Restore the files that the run started from: `git stash`, or check out its commit.",
  });
}
