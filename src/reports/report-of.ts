import { awaitingOf, leftOutOf } from "../run/state/remaining.js";
import { controlOf, hasRemovedTests, isVerified, provedTests } from "../run/state/proof.js";
import { wantsControl } from "../proof/control.js";
import { fold } from "../run/state/apply.js";
import { decidingAttempt, failedBlockOf, failedVerificationOf, unitOf } from "../run/state/standing.js";
import type { RunState } from "../run/state/state.js";
import { AgentExecError } from "../errors.js";
import { restoredWords } from "../facts/checkpoint.js";
import { continuesWords, repeatsWords, resumedWords } from "../facts/continues.js";
import { isInfrastructureEnding } from "../facts/endings.js";
import type { RunEvent } from "../facts/events.js";
import { buildWords, keptWords } from "../facts/session.js";
import { hasPassed } from "../facts/execution.js";
import { outcomeRow } from "../facts/outcomes.js";
import { changedFirst } from "../facts/patch-words.js";
import { formatDuration } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import { attemptReport } from "./attempt-report.js";
import { networkOf } from "./details/network.js";
import type { Report, SandboxReport } from "./report.js";
import { withoutDoneWord, workSummary } from "./result/result.js";
import { runProof } from "./result/run-proof.js";
import { reasonOf } from "./titles.js";

/**
 * Makes the report of a run, which may be unfinished.
 * @throws AgentExecError `transcript-invalid` if the events do not begin with `run-started`.
 */
export function reportOf(events: readonly RunEvent[]): Report {
  const state = fold(events);
  const { run, end } = state;
  if (run === null) {
    const why = "The transcript does not begin with the event `run-started`.";
    throw new AgentExecError("transcript-invalid", why, { nextStep: "Use an unchanged transcript." });
  }
  const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
  const last = attempts.at(-1);
  const outcome = end?.outcome ?? null;
  const deciding = decidingAttempt(state);
  const { icon, tone } = outcomeRow(outcome);
  const unit = unitOf(run.policy);
  return {
    runId: run.runId,
    version: run.version,
    commit: run.job?.commit ?? null,
    failedRun: run.job?.failedRun ?? null,
    outcome,
    icon,
    tone,
    end: end?.reason ?? cutOff,
    reason: reasonOf(events) || cutOff,
    nextStep: end?.nextStep ?? "Continue the run with `agent-exec resume`, or start the run again.",
    task: run.task,
    context: run.context ?? null,
    writer: run.writer,
    startedAt: run.at,
    endedAt: end?.at ?? null,
    durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
    isStopped: state.interruption !== null,
    unit,
    attempts,
    decidingNumber: deciding?.number ?? 0,
    failure:
      deciding === undefined ? null : (failedBlockOf(deciding) ?? failedVerificationOf(deciding) ?? null),
    summary: workSummary(state),
    reflection: state.reflection,
    answer:
      run.writer !== null && last?.standing === "answer"
        ? withoutDoneWord(last.reply.text, run.policy.doneWord)
        : null,
    awaiting: awaitingOf(state),
    verified: verifiedOf(state),
    isVerified: isVerified(state),
    verifications: deciding?.verifications ?? [],
    controls: state.controls,
    control: state.run !== null && wantsControl(state.run.policy) ? controlOf(state, state.run.policy) : null,
    tests: provedTests(state),
    proof: runProof(state),
    audit: state.audit,
    usage: state.usage,
    sandbox: sandboxOf(state),
    files: changedFirst(state.files?.artifacts ?? [], state.files?.changes),
    leftOut: leftOutOf(state),
    changes: state.files?.changes ?? null,
    network: networkOf(state),
    removedTests: hasRemovedTests(state),
    cautions: events.flatMap((event) =>
      event.type === "warning" && cautionCodes.has(event.code) ? event.message : [],
    ),
    notes: [...sessionNotes(state), ...eventNotes(events, end?.reason ?? "", unit)],
    dataFault: state.data?.fault ?? null,
  };
}

const cutOff = "The run has no outcome yet: it was interrupted or is still running.";

function verifiedOf(state: RunState): Report["verified"] {
  const asked = state.run?.policy.verify.length ?? 0;
  const ran = decidingAttempt(state)?.verifications ?? [];
  return asked === 0 ? null : { ran: ran.length, passed: ran.filter(hasPassed).length, asked };
}

function sandboxOf({ lastSession }: RunState): SandboxReport | null {
  if (lastSession === null) return null;
  const { executor, image, digest, build, limits, held, waived = [] } = lastSession;
  const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
  const rows = [...names].map((name) => ({
    name,
    value: limits[name] ?? "",
    holds: held[name] ?? null,
    isWaived: waived.includes(name),
  }));
  return { executor, image, digest, build: build === undefined ? null : buildWords(build), limits: rows };
}

/** Warnings about missing files, and about things that a pass does not prove. */
const cautionCodes: ReadonlySet<string> = new Set([
  "control-untested",
  "files-not-saved",
  "files-of-checkpoint",
  "tests-not-counted",
  "tests-removed",
  "verification-incomplete",
]);

/** Other warnings, and failures, without the failure that is already the reason for the run's end. */
function eventNotes(events: readonly RunEvent[], reason: string, unit: Report["unit"]): string[] {
  return events.flatMap((event) => {
    if (event.type === "warning") return cautionCodes.has(event.code) ? [] : event.message;
    if (event.type === "session-started" && event.restored !== undefined)
      return restoredWords(event.restored);
    if (event.type === "verification" && isInfrastructureEnding(event.ending))
      return `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code did not cause this loss.`;
    const isNew = event.type === "failure" && !reason.includes(event.message);
    return isNew ? `${event.message} ${event.nextStep}` : [];
  });
}

function sessionNotes({ run, lastSession, kept, resumptions }: RunState): string[] {
  const { setup = [] } = lastSession ?? {};
  return [
    ...(run?.continues === undefined ? [] : [continuesWords(run.continues)]),
    ...(run?.repeats === undefined ? [] : [repeatsWords(run.repeats)]),
    ...(run?.instructions === undefined
      ? []
      : [`The model got the repository's instructions from ${listed(run.instructions.map(named))}.`]),
    ...setup.map(
      ({ command, durationMs }) => `The setup ran \`${command}\` in ${formatDuration(durationMs)}.`,
    ),
    ...resumptions.map((each) => resumedWords(each, unitOf(run?.policy ?? {}))),
    ...(kept === null ? [] : [keptWords(kept)]),
  ];
}
