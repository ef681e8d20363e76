import { toAgentExecError } from "../errors.js";
import type { Execution, Shown } from "../facts/execution.js";
import type { Redactor } from "../redaction/redact.js";
import type { StepContext } from "./step-context.js";

/** Stores the results that a block displayed, without secrets. The fault is null if all were stored. */
export async function keepAllShown(
  execution: Execution,
  shown: readonly Shown[],
  { keepShown, redactor, images, policy }: Pick<StepContext, "keepShown" | "redactor" | "images" | "policy">,
): Promise<{ readonly execution: Execution; readonly fault: string | null }> {
  if (policy.vision) for (const { facts, content } of shown) images.keep(facts.name, content);
  if (keepShown === undefined || shown.length === 0) return { execution, fault: null };
  const kept = [];
  try {
    for (const each of shown) kept.push(await keepShown(withoutSecrets(each, redactor)));
    return { execution: { ...execution, shown: kept }, fault: null };
  } catch (thrown) {
    return { execution: { ...execution, shown: kept }, fault: toAgentExecError(thrown).message };
  }
}

function withoutSecrets({ facts, content }: Shown, redactor: Redactor): Shown {
  const isText = facts.type.startsWith("text/") || /[+/](?:json|xml)$/.test(facts.type);
  if (!isText) return { facts, content };
  return { facts, content: Buffer.from(redactor.text(Buffer.from(content).toString("utf8"))) };
}
