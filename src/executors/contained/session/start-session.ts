import type { SessionFacts } from "../../../facts/session.js";
import type { StartOptions } from "../../../ports/executor.js";
import { findHeldLimits, findWaivedLimits, type WantedLimits } from "../limits/held-limits.js";
import type { KernelSession } from "../kernel/kernel-session.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { ContainedSession } from "./contained-session.js";
import { type ContainedParts, openPrepared } from "./open-prepared.js";

export interface StartSessionParts extends ContainedParts {
  readonly facts: Pick<SessionFacts, "executor" | "image" | "digest" | "build" | "limits">;
  readonly wanted: WantedLimits;
  /** Tests limits that the values read inside (`read`) do not show. Default: these limits are left out of the facts. */
  readonly tryUnseen?: (read: SessionFacts["held"]) => Promise<SessionFacts["held"]>;
}

/** Starts a session in a fresh place. @throws the errors of `Executor.start`. Then nothing is left behind. */
export async function startSession(
  parts: StartSessionParts,
  options: StartOptions,
): Promise<ContainedSession> {
  const { settings, afterwards, keptHint, wanted, tryUnseen = async () => ({}) } = parts;
  const { sandbox, setup, index } = await openPrepared(parts, options);
  const read = findHeldLimits(sandbox.findings, wanted);
  const waived = findWaivedLimits(wanted);
  const name = options.purpose === "verification" ? undefined : settings.kernel;
  const [tried, kernel] = await Promise.all([
    tryUnseen(read),
    name === undefined ? null : startKernel(sandbox, name, options.signal),
  ]).catch(async (error: unknown) => {
    await sandbox.end();
    throw error;
  });
  sandbox.kernel = kernel?.process ?? null;
  const languages = sandbox.languages.map(({ language }) => language.name);
  const facts: SessionFacts = {
    ...parts.facts,
    held: { ...tried, ...read },
    ...(waived.length > 0 && { waived }),
    ...(setup.length > 0 && { setup }),
    languages: kernel === null ? languages : [...new Set([kernel.language, ...languages])],
    ...(name !== undefined && { kernel: name }),
  };
  return new ContainedSession({ settings, facts, sandbox, kernel, index, afterwards, keptHint });
}

/** Loaded only if it is needed. */
async function startKernel(sandbox: Sandbox, name: string, signal: AbortSignal): Promise<KernelSession> {
  const { startKernelSession } = await import("../kernel/kernel-session.js");
  return startKernelSession(sandbox, name, signal);
}
