import { imagesOf } from "../../run/told/images.js";
import { conversation } from "../../run/told/prompt.js";
import { decidingAttempt } from "../../run/state/standing.js";
import { fold } from "../../run/state/apply.js";
import type { Attempt, RunState } from "../../run/state/state.js";
import type { EventOf, RunEvent } from "../../facts/events.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import type { Usage } from "../../facts/reply.js";

/**
 * A run as a trajectory of the Agent Trajectory Interchange Format, version 1.7, for viewers and for training. It has
 * the conversation that the model saw, and the tokens and costs. Each block is a call of the tool `execute` with its
 * result.
 */
export function trajectoryOf(events: readonly RunEvent[]): object {
  const state = fold(events);
  const run = state.run!;
  const timed = [...begun(state), ...events.flatMap((event) => stepOf(event, state))];
  const steps = timed.map((step, index) => ({ step_id: index + 1, ...step }));
  const { usage, end, lastSession } = state;
  const verifications = decidingAttempt(state)?.verifications ?? [];
  return {
    schema_version: "ATIF-v1.7",
    session_id: run.runId,
    trajectory_id: run.runId,
    agent: {
      name: "agent-exec",
      version: run.version,
      ...(run.writer !== null && { model_name: run.writer }),
      extra: { executor: lastSession?.executor ?? null, image: lastSession?.image ?? null },
    },
    steps,
    final_metrics: {
      total_prompt_tokens: usage.inputTokens,
      total_completion_tokens: usage.outputTokens,
      ...(usage.cachedTokens !== undefined && { total_cached_tokens: usage.cachedTokens }),
      ...(usage.costUsd !== null && { total_cost_usd: usage.costUsd }),
      total_steps: steps.length,
      extra: {
        outcome: end?.outcome ?? null,
        verifications: verifications.length,
        verifications_passed: verifications.filter(hasPassed).length,
      },
    },
  };
}

/** The messages before the first reply. */
function begun(state: RunState): object[] {
  const { at, task, policy } = state.run!;
  if (!policy.hasWriter) return [{ timestamp: at, source: "user", message: task.text }];
  return conversation({ ...state, attempts: [] }).map(({ role, content }) => {
    const source = role === "assistant" ? "agent" : role;
    return {
      timestamp: at,
      source,
      message: content,
      // This step belongs to an earlier run or a thread.
      ...(source === "agent" && { is_copied_context: true }),
    };
  });
}

function stepOf(event: RunEvent, state: RunState): object[] {
  switch (event.type) {
    case "reply":
      return [replied(event, state)];
    case "control":
    case "verification": {
      const when = event.type === "control" ? ", before any change" : "";
      return [said(event, "system", `Verification${when}: ${event.command}`, [resultOf(event)])];
    }
    case "decision":
      if (event.source === "rule") return [said(event, "system", event.reason)];
      if (event.isInReply === true) return [];
      return [asked(event, event.text ?? JSON.stringify({ retry: event.retry, reason: event.reason }))];
    case "approval":
      return [said(event, "user", event.reason === "" ? `approved: ${event.approved}` : event.reason)];
    case "data":
      return [asked(event, JSON.stringify(event.value))];
    case "reflection":
      return [asked(event, event.text)];
    case "run-ended":
      return [said(event, "system", `${event.outcome}: ${event.reason}`)];
    default:
      return [];
  }
}

function said(
  { at }: RunEvent,
  source: "system" | "user",
  message: string,
  results: readonly object[] = [],
): object {
  return { timestamp: at, source, message, ...(results.length > 0 && { observation: { results } }) };
}

function asked({ at, usage }: { readonly at: string; readonly usage?: Usage }, message: string): object {
  return { timestamp: at, source: "agent", message, ...(usage !== undefined && metered(usage)) };
}

function replied(event: EventOf<"reply">, state: RunState): object {
  const attempt = state.attempts.find(({ number }) => number === event.attempt);
  const idOf = (block: number) => `attempt-${event.attempt}-block-${block + 1}`;
  const calls = (attempt?.reply.blocks ?? event.blocks).map(({ language, code, path }, index) => ({
    tool_call_id: idOf(index),
    function_name: "execute",
    arguments: { language, code, ...(path !== null && { path }) },
  }));
  const results = [...(attempt?.lost ?? []), ...(attempt?.executions ?? [])].map((each) => ({
    source_call_id: idOf(each.block),
    ...resultOf(each),
  }));
  const hasWriter = state.run!.policy.hasWriter;
  return {
    timestamp: event.at,
    source: "agent",
    message: event.text,
    ...(event.thought !== null && hasWriter && { reasoning_content: event.thought }),
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(results.length > 0 && { observation: { results } }),
    ...(hasWriter ? metered(event.usage) : { llm_call_count: 0 }),
    ...extraOf(attempt),
  };
}

function extraOf(attempt: Attempt | undefined): object {
  const pictures = attempt === undefined ? [] : imagesOf(attempt);
  return pictures.length === 0 ? {} : { extra: { pictures: pictures.map(({ name }) => name) } };
}

function resultOf({ stdout, stderr, ending, exitCode, durationMs, unproven, tests }: Execution): object {
  return {
    content: [stdout.text, stderr.text].filter((text) => text !== "").join("\n"),
    extra: {
      ending,
      exit_code: exitCode,
      duration_ms: durationMs,
      ...(tests !== undefined && {
        tests: { passed: tests.passed, failed: tests.failed, skipped: tests.skipped },
      }),
      ...(unproven !== undefined && { unproven }),
    },
  };
}

function metered({ calls, inputTokens, outputTokens, cachedTokens, costUsd, isEstimated }: Usage): object {
  // A script or a rule answered, not a model.
  if (calls === 0) return { llm_call_count: 0 };
  return {
    llm_call_count: calls,
    metrics: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      ...(cachedTokens !== undefined && { cached_tokens: cachedTokens }),
      ...(costUsd !== null && { cost_usd: costUsd }),
      ...(isEstimated === true && { extra: { is_estimated: true } }),
    },
  };
}
