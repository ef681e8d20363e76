import { type ErrorCode, toAgentExecError } from "../errors.js";
import type { Artifact, LeftOut, WorkspaceChanges } from "../facts/files.js";
import type { SymbolicLink } from "../ports/workspace.js";
import type { Recorder } from "./recorder.js";
import type { RunPorts } from "./run-ports.js";
import type { Sessions } from "./sessions.js";
import { longestMs, startSavingTime } from "./saving-time.js";

export interface Collecting extends Pick<RunPorts, "artifacts" | "clock" | "redactor"> {
  readonly recorder: Recorder;
  readonly sessions: Sessions;
  /** Fires at the run's deadline, and if a person or the machine stops the run. */
  readonly signal: AbortSignal;
}

/**
 * Saves the code's files. If the sandbox is gone, it uses the files of the last checkpoint. If saving fails, the
 * outcome stays the same, and the report says what is missing.
 */
export async function collect(
  { turn }: { readonly turn?: number | undefined },
  context: Collecting,
): Promise<void> {
  const { recorder, sessions } = context;
  const isKept = turn !== undefined;
  if (isKept) await recorder.record({ type: "warning", code: "files-of-checkpoint", message: asOf(turn) });
  const { artifacts, leftOut, changes, unlikeVerified, fault } = await saveFiles(context, isKept);
  if (fault !== null) await recorder.record({ type: "warning", code: "files-not-saved", message: fault });
  // After this, no code can make requests any more.
  const network = sessions.isThere && !isKept ? (sessions.session.takeNetworkDecisions?.() ?? []) : [];
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  await recorder.record({
    type: "files-saved",
    artifacts: artifacts.toSorted(byPath),
    leftOut: leftOut.toSorted(byPath),
    ...(changes === undefined ? {} : { changes }),
    ...(unlikeVerified.length === 0 ? {} : { unlikeVerified }),
    ...(network.length === 0 ? {} : { network }),
  });
}

function asOf(turn: number): string {
  return `The sandbox is gone. The saved files are from the end of turn ${turn}.`;
}

interface Saved {
  readonly artifacts: readonly Artifact[];
  readonly leftOut: readonly LeftOut[];
  readonly changes: WorkspaceChanges | undefined;
  readonly unlikeVerified: readonly string[];
  /** Why some files were not saved, in whole sentences. Null if all were saved. */
  readonly fault: string | null;
}

/** Saves files. Never throws. Files that were saved before a failure stay saved. */
async function saveFiles(
  { sessions, artifacts: store, signal, clock, redactor }: Collecting,
  isKept: boolean,
): Promise<Saved> {
  using time = startSavingTime({ clock, signal });
  const { timeUp } = time;
  const artifacts: Artifact[] = [];
  const leftOut: LeftOut[] = [];
  let changes: WorkspaceChanges | undefined;
  let unlikeVerified: readonly string[] = [];
  let fault: string | null = null;
  try {
    const left = sessions.leftFiles({ signal: timeUp, isKept });
    try {
      for await (const entry of left.files) {
        if (entry.kind === "left-out") leftOut.push(entry);
        else if (redactor.text(entry.path) !== entry.path) leftOut.push(namedBySecret(entry));
        else if (entry.kind === "link" && store.changes === undefined) leftOut.push(linkAlone(entry));
        else {
          const saved = await store.save(entry);
          if (saved !== null) artifacts.push(saved);
        }
      }
    } finally {
      unlikeVerified = left.unlikeVerified();
    }
    changes = await store.changes?.({ leftOut, signal: timeUp });
  } catch (thrown) {
    fault = faultWords(thrown, timeUp);
    if (store.changes !== undefined) {
      fault += " There is no patch.";
      changes = {
        patch: null,
        patchFault: `not all files that the code left could be saved (${causeOf(thrown, timeUp)})`,
        ...blameless(thrown, { timeUp, signal, sessions }),
        deleted: [],
        acting: [],
      };
    }
  }
  return { artifacts, leftOut, changes, unlikeVerified, fault };
}

/** A file whose name contains a secret is not saved, because the report could not show its real name. */
function namedBySecret({ path }: { readonly path: string }): LeftOut {
  return { kind: "left-out", path, reason: "its name contains a secret" };
}

/** Artifacts are files. So if there is no patch, this entry is the only mention of a link. */
function linkAlone({ path }: SymbolicLink): LeftOut {
  return { kind: "left-out", path, reason: "a symbolic link" };
}

/**
 * The error, unless the code caused it. Too little time is the machine's fault only if the verification read the same
 * files fast. Otherwise code could avoid its failure by many files.
 */
function blameless(
  thrown: unknown,
  { timeUp, signal, sessions }: Pick<Collecting, "signal" | "sessions"> & { readonly timeUp: AbortSignal },
): { readonly patchFaultCode?: ErrorCode } {
  const wasFast = !signal.aborted && sessions.readMs < longestMs / 2;
  if (timeUp.aborted) return wasFast ? { patchFaultCode: "session-lost" } : {};
  const { code } = toAgentExecError(thrown);
  return code === "workspace-blocked" ? {} : { patchFaultCode: code };
}

/** The error's message without its period, for a longer sentence. */
function causeOf(thrown: unknown, timeUp: AbortSignal): string {
  return timeUp.aborted ? "saving took too long" : toAgentExecError(thrown).message.replace(/\.$/, "");
}

function faultWords(thrown: unknown, timeUp: AbortSignal): string {
  if (timeUp.aborted) return "Saving the code's files took too long, so some files were not saved.";
  const { message, nextStep } = toAgentExecError(thrown);
  return `${message} ${nextStep}`;
}
