import { endedBy } from "../facts/endings.js";
import type { Policy } from "../facts/events.js";
import type { ExecuteOptions } from "../ports/executor.js";
import type { Execution, Shown } from "../facts/execution.js";
import { keepAllShown } from "./shown.js";
import { hasReachedDeadline, type StepContext } from "./step-context.js";

/** Runs something in the sandbox, and reports its output at once. At the run's deadline it ends as `timed-out`. */
export async function executed(
  run: (options: ExecuteOptions) => Promise<Execution>,
  context: StepContext,
  {
    isQuiet = false,
    ...kept
  }: {
    readonly isQuiet?: boolean;
    readonly maxOutputBytes?: number;
    readonly timeoutMs?: number;
  } = {},
): Promise<Execution> {
  const { recorder, policy, signal, deadline } = context;
  const tellers = {
    stdout: recorder.teller((text) => ({ type: "output", stream: "stdout", text })),
    stderr: recorder.teller((text) => ({ type: "output", stream: "stderr", text })),
  };
  const warnings: { readonly code: string; readonly message: string }[] = [];
  const shown: Shown[] = [];
  const ran = await run({
    signal,
    timeoutMs: policy.timeoutMs,
    ...(!policy.hasWriter && { stopsAtFailure: true }),
    ...(policy.idleTimeoutMs !== undefined && { idleTimeoutMs: policy.idleTimeoutMs }),
    ...kept,
    ...(!isQuiet && { onOutput: (stream, text) => tellers[stream].push(text) }),
    onShown: (each) => shown.push(each),
    onWarning: (warning) => warnings.push(warning),
  });
  const { execution, fault } = await keepAllShown(ran, shown, context);
  if (fault !== null) warnings.push({ code: "files-not-saved", message: fault });
  for (const warning of warnings) await recorder.record({ type: "warning", ...warning });
  tellers.stdout.end();
  tellers.stderr.end();
  return hasReachedDeadline({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}

/** The run's own deadline counts as a time limit, not as a cancellation. */
function endedByDeadline(execution: Execution, { totalTimeoutMs }: Policy): Execution {
  if (execution.ending !== "cancelled") return execution;
  const evidence = `the run reached its time limit of ${totalTimeoutMs / 1000} s`;
  return { ...execution, ...endedBy("timed-out", evidence) };
}
