import type { EventOf, RunEvent } from "../../facts/events.js";
import { isInfrastructureEnding } from "../../facts/endings.js";
import { addUsage, noUsage } from "../../facts/reply.js";
import type { Attempt, RunState } from "./state.js";

export const initialState: RunState = {
  events: 0,
  lastAt: null,
  run: null,
  session: null,
  lastSession: null,
  attempts: [],
  controls: [],
  audit: null,
  usage: noUsage,
  infrastructureFailures: 0,
  failure: null,
  awaiting: null,
  interruption: null,
  awayMs: 0,
  resumptions: [],
  isResumed: false,
  files: null,
  data: null,
  reflection: null,
  kept: null,
  warnings: [],
  end: null,
};

/** The state after one more event, without side effects. An event of an unknown type changes only the counters. */
export function apply(state: RunState, event: RunEvent): RunState {
  return change({ ...state, events: state.events + 1, lastAt: event.at }, event);
}

/** The run's state after these events. */
export function fold(events: Iterable<RunEvent>): RunState {
  let state = initialState;
  for (const event of events) state = apply(state, event);
  return state;
}

function change(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case "run-started":
      return { ...state, run: event };
    case "session-started":
      return {
        ...updateAttempt(state, state.attempts.length, () => ({ restored: event.restored ?? null })),
        session: event,
        lastSession: event,
        isResumed: false,
        failure: null,
      };
    case "reply":
      return {
        ...state,
        usage: addUsage(state.usage, event.usage),
        attempts: [...state.attempts, begun(state, event)],
      };
    case "approval":
      return answered(state, event);
    case "approval-awaited":
      return { ...state, awaiting: event };
    case "execution":
      return isInfrastructureEnding(event.ending)
        ? loseSession(updateAttempt(state, event.attempt, ({ lost }) => ({ lost: [...lost, event] })))
        : withResult(state, event, ({ executions }) => ({ executions: [...executions, event] }));
    case "verification":
      return isInfrastructureEnding(event.ending)
        ? { ...state, infrastructureFailures: state.infrastructureFailures + 1 }
        : withResult(state, event, ({ verifications }) => ({ verifications: [...verifications, event] }));
    case "control": {
      const others = state.controls.filter(({ index }) => index !== event.index);
      return { ...state, controls: [...others, { ...event, attempt: state.attempts.length }] };
    }
    case "audited":
      return { ...state, audit: event };
    case "checkpoint":
      return updateAttempt(state, event.attempt, () => ({ checkpoint: event }));
    case "decision":
      return {
        ...updateAttempt(state, event.attempt, () => ({ decision: event })),
        usage: event.usage === undefined ? state.usage : addUsage(state.usage, event.usage),
      };
    case "failure":
      return event.during === "start" || event.during === "execute"
        ? { ...loseSession(state), failure: event }
        : { ...state, failure: event };
    case "warning":
      return { ...state, warnings: [...state.warnings, event] };
    case "resumed":
      return resume(state, event);
    case "interrupted":
      return { ...state, interruption: event };
    case "files-saved":
      return { ...state, files: event };
    case "data":
      return { ...state, data: event, usage: addUsage(state.usage, event.usage) };
    case "reflection":
      return { ...state, reflection: event, usage: addUsage(state.usage, event.usage) };
    case "sandbox-kept":
      return { ...state, kept: event };
    case "run-ended":
      return { ...state, end: event };
    default:
      return state;
  }
}

/** An answer from outside continues a run that ended in order to wait. Without more code, its files stay valid. */
function answered(state: RunState, event: EventOf<"approval">): RunState {
  const told = updateAttempt(state, event.attempt, ({ reply, approvals }) => ({
    approvals: [...approvals, event],
    reply: event.blocks === undefined ? reply : { ...reply, blocks: event.blocks },
  }));
  const usage = event.usage === undefined ? state.usage : addUsage(state.usage, event.usage);
  if (state.end === null) return { ...told, usage, awaiting: null };
  const runsOn = event.approved ? event.asked === "run" : event.feedback !== undefined;
  const files = runsOn ? null : state.files;
  return { ...told, usage, awaiting: null, end: null, session: null, files };
}

function begun({ awayMs }: RunState, reply: EventOf<"reply">): Attempt {
  return {
    number: reply.attempt,
    reply,
    approvals: [],
    executions: [],
    lost: [],
    verifications: [],
    decision: null,
    checkpoint: null,
    restored: null,
    awayMs,
  };
}

/** A session that the code used up is replaced like a lost one. The results of its blocks still count. */
function withResult(
  state: RunState,
  { attempt, isSessionSpent }: EventOf<"execution" | "verification">,
  update: (attempt: Attempt) => Partial<Attempt>,
): RunState {
  const told = updateAttempt(state, attempt, update);
  return isSessionSpent === true ? { ...told, session: null } : told;
}

/** A session ends together with the run's process. So a failure or a stop in it no longer matters. */
function resume(state: RunState, event: EventOf<"resumed">): RunState {
  const awayMs = state.awayMs + event.awayMs;
  const over = { session: null, failure: null, interruption: null };
  const fresh = { ...state, ...over, isResumed: true, resumptions: [...state.resumptions, event], awayMs };
  if (event.again === undefined) return fresh;
  const again = { decision: null, awayMs };
  return updateAttempt(fresh, event.again.attempt, (attempt) => ({ ...withoutResults(attempt), ...again }));
}

/** An attempt that begins again, because the effects of its blocks are gone. */
function withoutResults({ executions, lost }: Attempt): Partial<Attempt> {
  return { lost: [...executions, ...lost], executions: [], verifications: [] };
}

/** The effects of a lost session's blocks are gone. So the attempt begins again in a fresh session. */
function loseSession(state: RunState): RunState {
  const lost = updateAttempt(state, state.attempts.length, withoutResults);
  return { ...lost, session: null, infrastructureFailures: state.infrastructureFailures + 1 };
}

function updateAttempt(
  state: RunState,
  number: number,
  update: (attempt: Attempt) => Partial<Attempt>,
): RunState {
  const updated = (attempt: Attempt) => ({ ...attempt, ...update(attempt) });
  const attempts = state.attempts.map((each) => (each.number === number ? updated(each) : each));
  return { ...state, attempts };
}
