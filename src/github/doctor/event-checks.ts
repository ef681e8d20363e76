import { type Check, vital } from "../../ports/check.js";
import type { GitHub } from "../api/client.js";
import type { GateLists } from "../events/gate.js";
import { passGate } from "../events/permissions.js";
import { resolveTarget } from "../events/target.js";
import type { Trigger } from "../events/trigger.js";

export interface EventOptions {
  readonly github: GitHub;
  readonly eventName: string;
  readonly lists: GateLists;
  /** @throws AgentExecError if the event is not in GitHub's form. */
  readonly readTrigger: () => Promise<Trigger>;
}

/** The time for one or two requests with retries. */
const deadlineMs = 30_000;

/** A trial that says whether this event would start a run, and whether its pull request comes from a fork. */
export function checkEvent({ github, eventName, lists, readTrigger }: EventOptions): Check[] {
  return [
    {
      name: "event",
      deadlineMs,
      run: vital(async (signal) => {
        const trigger = await readTrigger();
        if (trigger.kind === "skip" && eventName === "workflow_dispatch")
          return { status: "skipped", message: "you started the doctor by hand" };
        if (trigger.kind === "skip")
          return { status: "warning", message: `would start no run: ${trigger.reason}` };
        const gate = await passGate({ access: github, trigger, lists, signal });
        if (!gate.isAllowed)
          return {
            status: "failed",
            message: `would start no run: ${gate.reason}`,
            nextStep: "Let a person with write access to the repository start the run.",
            isVital: true,
          };
        const by = trigger.sender === null ? "" : ` by ${trigger.sender.login}`;
        return { status: "ok", message: `${eventName}${by} starts a run` };
      }),
    },
    {
      name: "fork",
      deadlineMs,
      async run(signal) {
        const trigger = await readTrigger();
        if (trigger.kind === "skip" || !trigger.target.isPullRequest)
          return { status: "ok", message: "the event belongs to no pull request" };
        const { isFork } = await resolveTarget(github, trigger.target, { signal });
        if (!isFork) return { status: "ok", message: "the pull request comes from this repository" };
        if (trigger.target.isFork === null)
          return {
            status: "ok",
            message: "the pull request comes from a fork, but a job that a comment starts has all secrets",
          };
        return {
          status: "warning",
          message: "the pull request comes from a fork: the job has no secrets, and its token can only read",
          nextStep: "Start runs with a comment on the pull request.",
        };
      },
    },
  ];
}
