import { isAgentExecError } from "../errors.js";
import type { Continues } from "../facts/continues.js";
import type { EventContext } from "../facts/event-context.js";
import type { Fact, Policy, RunEvent } from "../facts/events.js";
import type { RunJob, Task, ThreadMessage } from "../facts/task.js";
import { Control } from "../proof/control.js";
import { filesWords, ownerWords, type OwnerFile } from "./told/instructions.js";
import { next, type Step } from "./next/next.js";
import { resumption } from "./next/resumption.js";
import { remainingMs } from "./next/rules.js";
import { perform } from "./perform.js";
import type { RunPorts } from "./run-ports.js";
import { Images } from "./images.js";
import { Recorder } from "./recorder.js";
import { Sessions } from "./sessions.js";
import type { RunState } from "./state/state.js";
import { hasReachedDeadline } from "./step-context.js";

export interface RunRequest {
  readonly runId: string;
  readonly task: Task;
  readonly policy: Policy;
  /** Every setting with its value, without secrets, for the transcript. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where settings were given, except those that have their default. Default: unknown. */
  readonly origins?: Readonly<Record<string, string>> | undefined;
  /** Warnings from before the run, in whole sentences. */
  readonly warnings?: readonly string[];
  /** Files with the workspace owner's instructions for the model. Default: none. */
  readonly ownerFiles?: readonly OwnerFile[];
  /** The version of agent-exec. */
  readonly version: string;
  /** The earlier conversation that the run continues. Default: none. */
  readonly thread?: readonly ThreadMessage[] | undefined;
  /** Text from GitHub that belongs to the task. Default: none. */
  readonly context?: EventContext | undefined;
  /** The contents of the pictures in that text. Default: none. */
  readonly contextImages?: readonly Uint8Array[];
  /** The earlier run that this run continues. */
  readonly continues?: Continues | undefined;
  /** The id of the run that this run repeats. Default: none. */
  readonly repeats?: string | undefined;
  /** The settings as the user gave them, without secrets. Default: unknown. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
  /** The workflow's job in which the run runs. Default: none. */
  readonly job?: RunJob | undefined;
  /** The events so far, if an earlier process of this run was interrupted. Default: the run begins. */
  readonly earlier?: EarlierEvents | undefined;
}

export interface EarlierEvents {
  readonly events: readonly RunEvent[];
  /** The answer, if the run waited for an approval. */
  readonly answer?: Extract<Fact, { type: "approval" }>;
  readonly nextSeq: number;
}

export interface FinishedRun {
  readonly state: RunState;
  readonly events: readonly RunEvent[];
}

export interface RunOptions {
  /** Stops the run, which saves its files and ends as `cancelled`, or with the reason if that is an AgentExecError. */
  readonly signal: AbortSignal;
  /**
   * Called after `run-ended` is recorded, for example to write files. The run waits for it. At the same time the
   * sandbox ends. If the function throws, the run throws the same error after the sandbox's end.
   */
  readonly whenEnded?: (finished: FinishedRun) => Promise<void>;
}

/**
 * Runs a task to its end. It decides the next step, performs it through a port, records the result, and begins again.
 * The last event is always `run-ended`. If `signal` fires, the run stops the current step and saves the files so far,
 * and the outcome is `cancelled`. If the signal's reason is an Error, it says why. If it is an AgentExecError, it also
 * decides the outcome. When the promise settles, nothing of the sandbox is left.
 * @throws AgentExecError `storage-failed` if the transcript cannot be written.
 */
export async function run(
  request: RunRequest,
  ports: RunPorts,
  { signal, whenEnded }: RunOptions,
): Promise<FinishedRun> {
  const recorder = new Recorder(ports, request.earlier);
  const deadline = new AbortController();
  const stop = new AbortController();
  const signals = AbortSignal.any([signal, deadline.signal]);
  /** The last progress message while the sandbox started. */
  let progress: string | undefined;
  const sandboxSignal = AbortSignal.any([signals, stop.signal]);
  const sessions = new Sessions({
    ...ports,
    signal: sandboxSignal,
    onProgress: (text) => {
      progress = text;
      recorder.tell({ type: "starting", text });
    },
  });
  const images = new Images(request.contextImages);
  const { policy } = request;
  const control = new Control({ ...ports, workspace: ports.workspace, policy, signal: sandboxSignal });
  const endSandbox = (): Promise<void> => {
    stop.abort(new Error("The run is over."));
    return Promise.all([sessions.stop(), control.stop()]).then(() => undefined);
  };
  try {
    if (request.earlier === undefined) {
      await recorder.record(runStarted(request, ports));
      for (const message of request.warnings ?? [])
        await recorder.record({ type: "warning", code: "before-start", message });
    } else {
      const { answer } = request.earlier;
      await recorder.record(resumption(recorder.state, policy, ports.clock.now()));
      if (answer !== undefined) await recorder.record(answer);
    }
    const leftMs = Math.max(0, remainingMs(recorder.state, policy));
    const sleeping = ports.clock.sleep(leftMs, { signal: stop.signal });
    const expire = () => deadline.abort(new Error("The run reached its time limit."));
    // The run may end before its deadline.
    void sleeping.then(expire, () => undefined);
    for (let step: Step | null = null; ;) {
      // Only the first reason counts, so a signal after the deadline changes nothing.
      if (recorder.state.interruption === null && signals.aborted) {
        const during = step?.do === "ask" && sessions.isSearching ? "start" : step?.do;
        const startingWith = during === "start" && progress !== undefined ? { progress } : {};
        const stopped = { ...stopOf(signals, deadline.signal), ...(during && { during }), ...startingWith };
        await recorder.record({ type: "interrupted", ...stopped });
      }
      step = next(recorder.state, policy);
      if (step.do === "end") {
        const kept = await sessions.keep();
        if (kept === null)
          await recorder.record({ type: "warning", code: "sandbox-not-kept", message: notKept });
        else if (kept !== undefined) await recorder.record({ type: "sandbox-kept", ...kept });
        const { do: _, ...ending } = step;
        await recorder.record({ type: "run-ended", ...ending });
        const finished = { state: recorder.state, events: recorder.events };
        const concluding = whenEnded?.(finished);
        await Promise.allSettled([concluding, endSandbox()]);
        await concluding;
        return finished;
      }
      const parts = { recorder, sessions, control, policy, images };
      await perform(step, { ...ports, ...parts, signal: signals, deadline: deadline.signal });
    }
  } finally {
    await endSandbox();
    await Promise.allSettled(ports.reporters.map(async (reporter) => reporter.close?.()));
  }
}

function runStarted(request: RunRequest, ports: RunPorts) {
  const { runId, task, policy, settings, given, origins, job, version } = request;
  const { ownerFiles = [], continues, repeats, thread, context } = request;
  const usageText =
    ports.executor.describe({ savesNamed: policy.savesNamed }) +
    (ports.counting?.told ?? []).map((sentence) => `\n- ${sentence}`).join("") +
    filesWords(policy, ports.workspace?.paths) +
    ownerWords(ownerFiles);
  const writer = policy.hasWriter ? ports.writer.name : null;
  return {
    type: "run-started",
    runId,
    task,
    ...(thread && { thread: [...thread] }),
    ...(context && { context }),
    settings,
    ...(given && { given }),
    ...(origins && { origins }),
    policy,
    writer,
    usageText,
    version,
    ...(job && { job }),
    ...(ownerFiles.length > 0 && { instructions: ownerFiles.map(({ path }) => path) }),
    ...(continues && { continues }),
    ...(repeats !== undefined && { repeats }),
  } as const;
}

/** Why the run stops. */
function stopOf(signal: AbortSignal, deadline: AbortSignal) {
  const { reason }: { readonly reason: unknown } = signal;
  const isDeadline = hasReachedDeadline({ signal, deadline });
  if (isAgentExecError(reason) && !isDeadline) {
    const { code, message, nextStep } = reason;
    return { by: "error", code, message, nextStep } as const;
  }
  const hasWords = reason instanceof Error && reason.name !== "AbortError";
  const message = hasWords ? reason.message : "The run was cancelled.";
  return { by: isDeadline ? "deadline" : "signal", message } as const;
}

const notKept =
  "You asked to keep the container, but the container is gone. The container was lost, or the engine refused to keep it.";
