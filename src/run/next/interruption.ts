import type { Policy } from "../../facts/events.js";
import { truncateEnd } from "../../format/truncate.js";
import type { Ending } from "./ending.js";
import { standingOf, unitOf } from "../state/standing.js";
import type { RunState } from "../state/state.js";

export function interrupted(state: RunState, policy: Policy): Ending {
  const { by, message, code, nextStep: helps = "" } = state.interruption!;
  if (by === "error")
    return { outcome: "infrastructure-error", reason: message, nextStep: helps, ...(code && { code }) };
  if (by === "signal") {
    return { outcome: "cancelled", reason: message, nextStep: "Start the run again to get a result." };
  }
  const [doing, nextStep] = whatWasUnderWay(state, policy);
  const reason = `The run reached its time limit of ${policy.totalTimeoutMs / 1000} s ${doing}.`;
  return { outcome: "timed-out", reason, nextStep };
}

/**
 * What the run was doing at its deadline, and what helps. Otherwise people could take a slow model server for a large
 * task.
 */
function whatWasUnderWay(state: RunState, policy: Policy): readonly [doing: string, nextStep: string] {
  const { number, executions } = state.attempts.at(-1) ?? { number: 1, executions: [] };
  const which = `${unitOf(policy)} ${number}`;
  const { during, progress } = state.interruption!;
  const more = "Raise `total-timeout`";
  switch (during ?? stageOf(state, policy)) {
    case "start": {
      const last = progress === undefined ? "" : ` (${truncateEnd(progress, 200)})`;
      return [`while the sandbox was started${last}`, `${more}.`];
    }
    case "approve":
      return [
        `while ${which} waited for an approval`,
        "The code did not run. Answer sooner, or raise `total-timeout`.",
      ];
    case "execute": {
      const block = (executions.at(-1)?.block ?? 0) + 1;
      return [`while block ${block} of ${which} ran`, `${more}, or ask for code that takes less time.`];
    }
    case "audit":
      return [
        "while the verifications were audited",
        `${more}, make the verification faster, or set \`audit\` to \`off\`.`,
      ];
    case "control":
      return [
        "while the verifications ran on the original files",
        `${more}, make the verification faster, or set \`verify-before\` to \`off\`.`,
      ];
    case "verify":
      return [`while ${which} was verified`, `${more}, or make the verification faster.`];
    case "checkpoint":
      return [`while the files of ${which} were saved`, `${more}.`];
    case "collect":
      return ["while the files were saved", `${more}.`];
    case "ask":
    case "fill":
    case "reflect":
    case "decide":
      if (!policy.hasWriter) return ["while no block ran", `${more}.`];
      return [
        "while the model was asked",
        "Make sure that the model server answers in time, or raise `total-timeout`.",
      ];
  }
}

/** The attempt's step, for older transcripts that do not record it. */
function stageOf(state: RunState, policy: Policy): "ask" | "execute" | "verify" {
  const attempt = state.attempts.at(-1);
  const standing = attempt && standingOf(attempt, policy);
  if (standing === "executing") return "execute";
  return standing === "verifying" ? "verify" : "ask";
}
