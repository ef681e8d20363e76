import { toAgentExecError } from "../errors.js";
import { endedBy } from "../facts/endings.js";
import type { Policy } from "../facts/events.js";
import type { ExecuteOptions } from "../ports/executor.js";
import type { Execution, Shown, ShownResult } from "../facts/execution.js";
import type { Redactor } from "../redaction/redact.js";
import { hasReachedDeadline, type StepContext } from "./step-context.js";

interface Given extends Partial<Pick<ExecuteOptions, "maxOutputBytes" | "timeoutMs">> {
  readonly isQuiet?: boolean;
}

/** Runs something in the sandbox, and reports its output at once. At the run's deadline it ends as `timed-out`. */
export async function runInSandbox(
  run: (options: ExecuteOptions) => Promise<Execution>,
  context: StepContext,
  { isQuiet = false, ...given }: Given = {},
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
    ...given,
    ...(!isQuiet && { onOutput: (stream, text) => tellers[stream].push(text) }),
    onShown: (each) => shown.push(each),
    onWarning: (warning) => warnings.push(warning),
  });
  const { fault, ...kept } = await keepAll(shown, context);
  if (fault !== undefined) warnings.push({ code: "files-not-saved", message: fault });
  for (const warning of warnings) await recorder.record({ type: "warning", ...warning });
  tellers.stdout.end();
  tellers.stderr.end();
  const execution = { ...ran, ...kept };
  return hasReachedDeadline({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}

/** The run's own deadline counts as a time limit, not as a cancellation. */
function endedByDeadline(execution: Execution, { totalTimeoutMs }: Policy): Execution {
  if (execution.ending !== "cancelled") return execution;
  return {
    ...execution,
    ...endedBy("timed-out", `the run reached its time limit of ${totalTimeoutMs / 1000} s`),
  };
}

/** Stores the results that a block displayed, without secrets. The fault says why some are not stored. */
async function keepAll(
  shown: readonly Shown[],
  { keepShown, redactor, images, policy }: StepContext,
): Promise<{ readonly shown?: readonly ShownResult[]; readonly fault?: string }> {
  if (policy.vision) for (const { facts, content } of shown) images.keep(facts.name, content);
  if (keepShown === undefined || shown.length === 0) return {};
  const kept: ShownResult[] = [];
  try {
    for (const each of shown) kept.push(await keepShown(withoutSecrets(each, redactor)));
    return { shown: kept };
  } catch (thrown) {
    return { shown: kept, fault: toAgentExecError(thrown).message };
  }
}

function withoutSecrets({ facts, content }: Shown, redactor: Redactor): Shown {
  const isText = facts.type.startsWith("text/") || /[+/](?:json|xml)$/.test(facts.type);
  if (!isText) return { facts, content };
  return { facts, content: Buffer.from(redactor.text(Buffer.from(content).toString("utf8"))) };
}
