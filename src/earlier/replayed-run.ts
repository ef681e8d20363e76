import { settingsInvalid } from "../errors.js";
import type { Approver } from "../ports/approver.js";
import type { ApproverKind } from "../facts/approval.js";
import { parseDecision } from "../facts/decision.js";
import type { Policy, RunEvent } from "../facts/events.js";
import type { Task } from "../facts/task.js";
import type { Usage } from "../facts/reply.js";
import { fold } from "../run/state/apply.js";
import type { RunState } from "../run/state/state.js";
import { withoutAsking } from "../settings/recorded.js";
import { readRun } from "./open-run.js";

export interface ReplayedRun {
  /** The absolute path of the recorded run's folder. */
  readonly folder: string;
  readonly state: RunState;
  /** The run's settings that matter without a model. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly subject: {
    readonly task: Task;
    readonly policy: Policy;
    readonly answers: RecordedAnswers;
    readonly recorded: { readonly runId: string; readonly folder: string };
    readonly replies: { readonly kind: "script"; readonly json: string };
    /** The digest or id of the image. */
    readonly pinned?: string;
  };
}

/** The recorded answer to each question, in order. */
export interface RecordedAnswers {
  readonly approver: Approver;
  readonly reviewer: Approver;
}

/**
 * Reads a run in order to repeat it. The folder may be a stranger's.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, or if its transcript does not contain its settings;
 * `transcript-invalid`.
 */
export async function readReplayedRun(path: string): Promise<ReplayedRun> {
  const { folder, events } = await readRun(path);
  const state = fold(events);
  const { runId, given, task, policy } = state.run!;
  const turns = turnsIn(events);
  if (given === undefined || turns.length === 0) {
    const why =
      given === undefined
        ? "its transcript does not contain all its settings, because a workflow, the library, another command or an earlier version started it"
        : "it has no recorded reply";
    throw settingsInvalid(
      `The run in ${folder.path} cannot be replayed: ${why}.`,
      `To see what the run did, use \`agent-exec show ${folder.path}\`. To run the code blocks of files, use \`agent-exec exec\`.`,
    );
  }
  const digest = state.lastSession?.digest ?? null;
  return {
    folder: folder.path,
    state,
    given: withoutAsking(given),
    subject: {
      task,
      policy,
      answers: recordedAnswers(state),
      recorded: { runId, folder: folder.path },
      replies: { kind: "script", json: JSON.stringify({ turns }) },
      ...(digest !== null && { pinned: digest }),
    },
  };
}

/** Gives the recorded answers again. So refused code does not run, and edited code runs as it was edited. */
function recordedAnswers({ attempts }: RunState): RecordedAnswers {
  const answers = attempts.flatMap(({ approvals }) => approvals);
  const of = (kind: ApproverKind): Approver => {
    const left = answers.filter(({ by }) => (by === "reviewer") === (kind === "reviewer")).values();
    return {
      kind,
      async ask() {
        const { value: answer } = left.next();
        if (answer === undefined) return null;
        const { approved, reason, feedback, blocks } = answer;
        return {
          approved,
          reason,
          ...(feedback !== undefined && { feedback }),
          ...(blocks !== undefined && { edited: blocks.map(({ code }) => code) }),
        };
      },
    };
  };
  return { approver: of("person"), reviewer: of("reviewer") };
}

function turnsIn(events: readonly RunEvent[]): object[] {
  return events.flatMap((event): object[] => {
    if (event.type === "reply") {
      const fault = event.finish === "stop" ? {} : { fault: event.finish };
      return [{ reply: event.text, ...fault, ...usageOf(event.usage) }];
    }
    if (event.type === "reflection") return [{ reply: event.text, ...usageOf(event.usage) }];
    if (event.type === "data") {
      // If a result did not fit, the run asked once more. So the first answer here must not fit either.
      const turn = { reply: event.fault === undefined ? JSON.stringify(event.value) : "none" };
      return event.fault === undefined ? [turn] : [turn, turn];
    }
    if (event.type !== "decision" || event.source !== "model" || event.isInReply === true) return [];
    const { retry, reason, text, usage } = event;
    const words = text === undefined ? [] : [{ reply: text, ...usageOf(usage) }];
    const isInWords = text !== undefined && parseDecision(text) !== null;
    return isInWords
      ? words
      : [...words, { decision: { retry, reason }, ...(text === undefined && usageOf(usage)) }];
  });
}

function usageOf(usage: Usage | undefined): object {
  if (usage === undefined) return {};
  return {
    usage: { inputTokens: Math.round(usage.inputTokens), outputTokens: Math.round(usage.outputTokens) },
  };
}
