import { raceSignal } from "race-signal";
import { isAgentExecError, messageOf } from "../errors.js";
import type { Answer, ApprovalRequest } from "../ports/approver.js";
import { approvalHash } from "../facts/approval.js";
import { type CodeBlock, withCode } from "../facts/block.js";
import type { Fact } from "../facts/events.js";
import type { Redactor } from "../redaction/redact.js";
import type { StepContext, StepOf } from "./step-context.js";

/**
 * Asks whether an attempt's code may run, or whether the run may end. Only an explicit approval counts. If an approver
 * fails, the code is refused. If an approver never answers, the run waits until its deadline.
 */
export async function approve(
  { attempt, whom, ending }: StepOf<"approve">,
  context: StepContext,
): Promise<Fact> {
  const { recorder, signal, redactor } = context;
  const { run, attempts, lastSession } = recorder.state;
  const { reply } = attempts.at(-1)!;
  const { blocks } = reply;
  const approver = whom === "reviewer" ? context.reviewer : context.approver;
  const asked = ending === undefined ? "run" : "end";
  const head = { attempt, asked, sha256: approvalHash(blocks) } as const;
  if (approver === undefined) return { type: "approval-awaited", ...head };
  recorder.tell({ type: "approving", attempt, by: approver.kind });
  const { task, usageText } = run!;
  const request: ApprovalRequest = {
    asks: asked,
    attempt,
    // The approver gets copies. So exactly the shown code runs, even if the approver changes its copy.
    blocks: blocks.map((block) => ({ ...block })),
    sha256: head.sha256,
    task: task.text,
    reply: reply.text,
    session: lastSession,
    usageText,
    ...(ending !== undefined && { ending: { outcome: ending.outcome, reason: ending.reason } }),
  };
  let given: Given | null;
  try {
    given = await raceSignal(approver.ask(request, { signal }), signal);
  } catch (thrown) {
    if (signal.aborted || isAgentExecError(thrown)) throw thrown;
    given = { approved: false, hasFailed: true, reason: `the approver failed: ${messageOf(thrown)}` };
  }
  if (given === null) return { type: "approval-awaited", ...head };
  return { type: "approval", ...head, by: approver.kind, ...answered(given, blocks, redactor) };
}

type Given = Answer & { readonly hasFailed?: true };

function answered(given: Given, blocks: readonly CodeBlock[], redactor: Redactor) {
  const { approved, reason = "", feedback, edited, usage, hasFailed } = given;
  const cost = usage === undefined ? {} : { usage };
  if (feedback !== undefined) return { approved: false, reason, feedback, ...cost };
  const refusal = { approved: false, reason, ...(hasFailed === true && { hasFailed }), ...cost };
  if (!approved) return refusal;
  const approval = { approved, reason };
  if (edited === undefined) return { ...approval, ...cost };
  if (edited.length !== blocks.length)
    return { ...refusal, hasFailed: true as const, reason: "the approver returned another number of blocks" };
  // Hides the run's secrets, as in every reply. The recorded version is the one that runs.
  const changed = blocks.map((block, index) => withCode(block, redactor.text(edited[index]!)));
  const sha256 = approvalHash(changed);
  return sha256 === approvalHash(blocks)
    ? { ...approval, ...cost }
    : { ...approval, blocks: changed, sha256, ...cost };
}
