import { type ErrorCode, toAgentExecError } from "../errors.js";
import type { Artifact, LeftOut, WorkspaceChanges } from "../facts/files.js";
import { longestMs, startSavingTime } from "./saving-time.js";
import type { StepContext, StepOf } from "./step-context.js";

/**
 * Saves the code's files. If the sandbox is gone, it uses the files of the last checkpoint. If saving fails, the
 * outcome stays the same, and the report says what is missing.
 */
export async function collect({ turn }: StepOf<"collect">, context: StepContext): Promise<void> {
  const { recorder, sessions } = context;
  const isKept = turn !== undefined;
  const asOf = `The sandbox is gone. The saved files are from the end of turn ${turn}.`;
  if (isKept) await recorder.record({ type: "warning", code: "files-of-checkpoint", message: asOf });
  const { artifacts, leftOut, changes, unlikeVerified, fault } = await saveFiles(context, isKept);
  if (fault !== null) await recorder.record({ type: "warning", code: "files-not-saved", message: fault });
  // After this, no code can make requests any more.
  const network = sessions.isThere && !isKept ? (sessions.session.takeNetworkDecisions?.() ?? []) : [];
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  await recorder.record({
    type: "files-saved",
    artifacts: artifacts.toSorted(byPath),
    leftOut: leftOut.toSorted(byPath),
    ...(changes && { changes }),
    ...(unlikeVerified.length > 0 && { unlikeVerified }),
    ...(network.length > 0 && { network }),
  });
}

/** Saves files. Never throws. Files that were saved before a failure stay saved. */
async function saveFiles(context: StepContext, isKept: boolean) {
  const { sessions, artifacts: store, signal, clock, redactor } = context;
  using time = startSavingTime(clock, signal);
  const { timeUp } = time;
  const artifacts: Artifact[] = [];
  const leftOut: LeftOut[] = [];
  let changes: WorkspaceChanges | undefined;
  let unlikeVerified: readonly string[] = [];
  /** Why some files were not saved, in whole sentences. Null if all were saved. */
  let fault: string | null = null;
  try {
    const left = sessions.leftFiles({ signal: timeUp, isKept });
    try {
      for await (const entry of left.files) {
        if (entry.kind === "left-out") leftOut.push(entry);
        // The report could not show the real name.
        else if (redactor.text(entry.path) !== entry.path)
          leftOut.push({ kind: "left-out", path: entry.path, reason: "its name contains a secret" });
        // Artifacts are files. So if there is no patch, this entry is the only mention of a link.
        else if (entry.kind === "link" && store.changes === undefined)
          leftOut.push({ kind: "left-out", path: entry.path, reason: "a symbolic link" });
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
    const { message, nextStep } = toAgentExecError(thrown);
    fault = timeUp.aborted
      ? "Saving the code's files took too long, so some files were not saved."
      : `${message} ${nextStep}`;
    if (store.changes !== undefined) {
      fault += " There is no patch.";
      const cause = timeUp.aborted ? "saving took too long" : message.replace(/\.$/, "");
      changes = {
        patch: null,
        patchFault: `not all files that the code left could be saved (${cause})`,
        ...blameless(thrown, { timeUp, signal, sessions }),
        deleted: [],
        acting: [],
      };
    }
  }
  return { artifacts, leftOut, changes, unlikeVerified, fault };
}

/**
 * The error, unless the code caused it. Too little time is the machine's fault only if the verification read the same
 * files fast. Otherwise code could avoid its failure by many files.
 */
function blameless(
  thrown: unknown,
  { timeUp, signal, sessions }: Pick<StepContext, "signal" | "sessions"> & { readonly timeUp: AbortSignal },
): { readonly patchFaultCode?: ErrorCode } {
  const wasFast = !signal.aborted && sessions.readMs < longestMs / 2;
  if (timeUp.aborted) return wasFast ? { patchFaultCode: "session-lost" } : {};
  const { code } = toAgentExecError(thrown);
  return code === "workspace-blocked" ? {} : { patchFaultCode: code };
}
