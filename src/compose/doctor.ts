import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { raceSignal } from "race-signal";
import { isAgentExecError, messageOf } from "../errors.js";
import { findExecutor } from "../executors/index.js";
import type { Environment } from "../process/env.js";
import { baseFiles } from "../workspace/source/base-files.js";
import { checkMachine } from "../workspace/machine-checks.js";
import { systemClock } from "../process/system-clock.js";
import type { Check, Finding } from "../ports/check.js";
import type { Settings } from "../settings/schema.js";
import type { Secrets } from "../settings/secrets.js";
import { headersOf } from "./writer.js";
import { createRedactor } from "../redaction/redact.js";

export interface ExaminationOptions {
  readonly settings: Settings;
  /** Whether a model or its server was named. Otherwise the doctor asks no model. */
  readonly hasModelServer: boolean;
  readonly secrets: Secrets;
  readonly variable: Environment["variable"];
  readonly signal: AbortSignal;
}

/** One line of the doctor's results. */
export interface CheckResult extends Finding {
  readonly name: string;
  /** How long the trial took. 0 if another trial found this result. */
  readonly ms: number;
}

/**
 * Runs the trials for the settings, one after the other, and yields each result. Removes everything that the trials
 * started, even after an error. @throws the signal's reason; AgentExecError `settings-invalid` for an incomplete login,
 * before any trial.
 */
export async function* examine(options: ExaminationOptions): AsyncGenerator<CheckResult> {
  const { settings, variable, signal, secrets } = options;
  const redactor = createRedactor(Object.values(secrets));
  const runId = `doctor-${randomBytes(4).toString("hex")}`;
  const files = baseFiles({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" });
  const asked = { settings, face: "doctor", variable, runId, baseFiles: files, clock: systemClock } as const;
  await using sandbox = await findExecutor(settings.executor).examine(asked);
  const checks = [...checkMachine("."), ...sandbox.checks, ...(await composeModel(options))];
  for (const check of checks) {
    const startedAt = performance.now();
    const findings = await settle(check, signal);
    signal.throwIfAborted();
    const ms = Math.round(performance.now() - startedAt);
    for (const [index, finding] of findings.entries()) {
      const { nextStep } = finding;
      yield {
        ...finding,
        name: finding.name ?? check.name,
        message: redactor.text(finding.message),
        ...(nextStep !== undefined && { nextStep: redactor.text(nextStep) }),
        ms: index === 0 ? ms : 0,
      };
    }
  }
}

/** 2 s. A trial that is told to stop needs this time to remove its container. */
const graceMs = 2000;

/** Runs one trial within its time. An error of the trial is a failure of the thing that it tries. */
async function settle(check: Check, signal: AbortSignal): Promise<readonly Finding[]> {
  const late = AbortSignal.timeout(check.deadlineMs);
  const stop = AbortSignal.any([signal, late]);
  const running = check.run(stop);
  try {
    return [await raceSignal(running, stop)].flat();
  } catch (error) {
    const isOver = running.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([isOver, wait(graceMs, undefined, { ref: false })]);
    if (late.aborted && !signal.aborted) {
      const message = `did not end within ${check.deadlineMs / 1000} s`;
      return [
        { status: "failed", message, nextStep: "Check the machine's load, then run the doctor again." },
      ];
    }
    const nextStep = isAgentExecError(error) ? error.nextStep : "Fix the problem, then run the doctor again.";
    const isVital = (error as { isVital?: unknown } | null)?.isVital === true;
    return [{ status: "failed", message: messageOf(error), nextStep, isVital }];
  }
}

async function composeModel({ settings, hasModelServer, secrets }: ExaminationOptions): Promise<Check[]> {
  if (!hasModelServer) {
    const message = "neither --model nor --base-url was given";
    return [{ name: "model server", deadlineMs: 1000, run: async () => ({ status: "skipped", message }) }];
  }
  const { checkModelServer } = await import("../writers/openai/server-check.js");
  const model = settings.model ?? null;
  const apiKey = secrets["api-key"];
  return checkModelServer({
    baseUrl: settings["base-url"],
    apiKey,
    headers: headersOf({ settings, secrets, face: "doctor" }),
    model,
    clock: systemClock,
  });
}
