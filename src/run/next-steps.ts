import type { DecisionRule, Policy } from "../ports/events.js";
import type { Ending, Execution } from "../ports/executor.js";
import { wasIdle } from "../ports/executor.js";
import { failedBlockOf, failedVerificationOf, verdictOf } from "./rules.js";
import type { Attempt } from "./state.js";

/** What a person may do after an attempt that ended the run without passing. */
export function nextStepAfter(attempt: Attempt, policy: Policy): string {
  const isUnusable = verdictOf(attempt, policy) === "unusable";
  if (!policy.hasWriter) {
    if (attempt.reply.blocksLeftOut !== undefined)
      return "Run the blocks in several files, one after the other.";
    return isUnusable ? nextStepUnrun(attempt) : nextStepWithoutWriter(attempt);
  }
  const { rule } = attempt.decision ?? {};
  if (rule === "no-decision") {
    return "Choose a model that can follow a JSON schema, or mend the code by the output of the last attempt.";
  }
  if (isUnusable) {
    const others =
      rule === "deadline-near" ? "choose another model, or raise `total-timeout`" : "or choose another model";
    return `State the task more closely, ${others}; the last reply could not be run.`;
  }
  const mayTryMore = (rule && limitOf[rule]) ?? "or choose another model";
  return `Read the output of the last attempt; then state the task more closely, ${mayTryMore}.`;
}

const limitOf: Readonly<Partial<Record<DecisionRule, string>>> = {
  "retries-spent": "or raise `max-retries`",
  "deadline-near": "or raise `total-timeout`",
};

/** Of an image that lacks an interpreter the block is no fault. */
function nextStepUnrun({ executions }: Attempt): string {
  const lacksProgram = executions.some(({ evidence }) => evidence.includes(" is not installed here"));
  return lacksProgram
    ? "Choose an image that has what the blocks are run by, or write them in a language that runs here."
    : "Close every code fence and name a language that runs here, such as python or sh.";
}

/** Nobody writes the code anew: what to do follows from how the block or the verification ended. */
function nextStepWithoutWriter(attempt: Attempt): string {
  const block = failedBlockOf(attempt);
  const failed = block ?? failedVerificationOf(attempt);
  const known = failed === undefined ? undefined : byEnding[failed.ending];
  if (failed !== undefined && known !== undefined) return known(failed);
  return block === undefined
    ? "Read the output of the verification, mend the code or the command, and run it again."
    : "Read the output of the block that failed, mend the code and run it again.";
}

const byEnding: Readonly<Partial<Record<Ending, (failed: Execution) => string>>> = {
  "timed-out": (failed) =>
    wasIdle(failed)
      ? "Let it print how far it is, or raise `idle-timeout`."
      : "Make what it does quicker, or raise `timeout`.",
  "out-of-memory": ({ evidence }) =>
    evidence.includes("netlink sockets")
      ? "Let the code open fewer netlink sockets, and read what the kernel answers on them."
      : "Let the code take less memory, or raise `memory`.",
  "process-limit": () => "Let the code start fewer processes and threads, or raise `pids`.",
  "disk-full": () => "Let the code write less, or raise `workspace-size`; /tmp grows with `memory`.",
  "output-limit": () => "Let the code print less; it is stopped where it floods.",
  "not-run": ({ evidence }) => `Mend what kept it from being run (${evidence}), and run it again.`,
};
