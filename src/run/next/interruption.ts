import type { Policy } from "../../facts/events.js";
import { truncateEnd } from "../../format/truncate.js";
import type { Ending } from "./ending.js";
import { standingOf, unitOf } from "../state/standing.js";
import type { RunState } from "../state/state.js";

export function interrupted(state: RunState, policy: Policy): Ending {
  const { by, message, code, nextStep: helps = "" } = state.interruption!;
  if (by === "error") {
    const ending = { outcome: "infrastructure-error", reason: message, nextStep: helps } as const;
    return code === undefined ? ending : { ...ending, code };
  }
  if (by === "signal") {
    return { outcome: "cancelled", reason: message, nextStep: "Start the run again to get a result." };
  }
  const { doing, nextStep } = whatWasUnderWay(state, policy);
  const reason = `The run reached its time limit of ${policy.totalTimeoutMs / 1000} s ${doing}.`;
  return { outcome: "timed-out", reason, nextStep };
}

/** What the run was doing at its deadline. Otherwise people could take a slow model server for a large task. */
function whatWasUnderWay(state: RunState, policy: Policy): { doing: string; nextStep: string } {
  const { number, executions } = state.attempts.at(-1) ?? { number: 1, executions: [] };
  const which = `${unitOf(policy)} ${number}`;
  const { during, progress } = state.interruption!;
  switch (during ?? stageOf(state, policy)) {
    case "start":
      return {
        doing: `while the sandbox was started${progress === undefined ? "" : ` (${truncateEnd(progress, 200)})`}`,
        nextStep: "Raise `total-timeout`.",
      };
    case "approve":
      return {
        doing: `while ${which} waited for an approval`,
        nextStep: "The code did not run. Answer sooner, or raise `total-timeout`.",
      };
    case "execute":
      return {
        doing: `while block ${(executions.at(-1)?.block ?? 0) + 1} of ${which} ran`,
        nextStep: "Raise `total-timeout`, or ask for code that takes less time.",
      };
    case "audit":
      return {
        doing: "while the verifications were audited",
        nextStep: "Raise `total-timeout`, make the verification faster, or set `audit` to `off`.",
      };
    case "control":
      return {
        doing: "while the verifications ran on the original files",
        nextStep: "Raise `total-timeout`, make the verification faster, or set `verify-before` to `off`.",
      };
    case "verify":
      return {
        doing: `while ${which} was verified`,
        nextStep: "Raise `total-timeout`, or make the verification faster.",
      };
    case "checkpoint":
      return { doing: `while the files of ${which} were saved`, nextStep: "Raise `total-timeout`." };
    case "collect":
      return { doing: "while the files were saved", nextStep: "Raise `total-timeout`." };
    case "ask":
    case "fill":
    case "reflect":
    case "decide":
      return policy.hasWriter
        ? {
            doing: "while the model was asked",
            nextStep: "Make sure that the model server answers in time, or raise `total-timeout`.",
          }
        : { doing: "while no block ran", nextStep: "Raise `total-timeout`." };
  }
}

/** The attempt's step, for older transcripts that do not record it. */
function stageOf(state: RunState, policy: Policy): "ask" | "execute" | "verify" {
  const attempt = state.attempts.at(-1);
  const standing = attempt === undefined ? null : standingOf(attempt, policy);
  if (standing === "executing") return "execute";
  return standing === "verifying" ? "verify" : "ask";
}
