import { randomBytes } from "node:crypto";
import { raceSignal } from "race-signal";
import { isAgentExecError, messageOf } from "../errors.js";
import { findExecutor } from "../executors/index.js";
import { checkMachine } from "../workspace/machine-checks.js";
import { deadlineAfter } from "../deadline.js";
import { systemClock } from "../process/system-clock.js";
import { type Check, type CheckResult, type Finding, vital } from "../ports/check.js";
import type { Identity } from "../writers/openai/identity.js";
import { loadOptions } from "./executor.js";
import { composeIdentity, composeWriter, headersOf } from "./writer.js";
import type { Wiring } from "./wiring.js";
import { createRedactor } from "../redaction/redact.js";

export interface ExaminationOptions extends Required<
  Pick<Wiring, "settings" | "secrets" | "variable" | "signal">
> {
  /** Whether the user named a model or its server. If not, the doctor asks no model. */
  readonly hasModelServer: boolean;
  /** The job of a workflow. Absent: the doctor examines a machine. */
  readonly job?: ExaminedJob;
}

/** What a job has in addition to its machine. */
interface ExaminedJob extends Pick<Wiring, "idToken" | "onSecret" | "base"> {
  /** Trials that run first. */
  readonly checks: readonly Check[];
}

/**
 * Runs the trials for the settings, one after the other, and yields each result. Removes everything that the trials
 * started, even after an error.
 * @throws the signal's reason. Before any trial: AgentExecError `settings-invalid` for an incomplete login.
 */
export async function* examine(options: ExaminationOptions): AsyncGenerator<CheckResult> {
  const { settings, variable, signal, secrets, job } = options;
  const hidden = Object.values(secrets);
  const redactor = createRedactor(hidden);
  const runId = `doctor-${randomBytes(4).toString("hex")}`;
  const face = job === undefined ? "doctor" : "action";
  const asked = loadOptions({ settings, face, variable, base: job?.base ?? { kind: "folder" } }, runId);
  await using sandbox = await findExecutor(settings.executor).examine(asked);
  const model = await modelChecks(options, hidden);
  for (const check of [...(job?.checks ?? []), ...checkMachine("."), ...sandbox.checks, ...model]) {
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

/** A trial that is stopped needs this time to remove its container. */
const graceMs = 2000;

/** Runs one trial within its time limit. If the trial throws, the tested thing has failed. */
async function settle(check: Check, signal: AbortSignal): Promise<readonly Finding[]> {
  using late = deadlineAfter(check.deadlineMs);
  const stop = AbortSignal.any([signal, late.signal]);
  const running = check.run(stop);
  try {
    return [await raceSignal(running, stop)].flat();
  } catch (error) {
    using grace = deadlineAfter(graceMs);
    await raceSignal(running, grace.signal).catch(() => undefined);
    if (late.signal.aborted && !signal.aborted) {
      const message = `did not end within ${check.deadlineMs / 1000} s`;
      return [{ status: "failed", message, nextStep: "Check the machine's load, then run `doctor` again." }];
    }
    const nextStep = isAgentExecError(error) ? error.nextStep : "Fix the problem, then run `doctor` again.";
    const isVital = (error as { isVital?: unknown } | null)?.isVital === true;
    return [{ status: "failed", message: messageOf(error), nextStep, isVital }];
  }
}

async function modelChecks(options: ExaminationOptions, hidden: string[]): Promise<Check[]> {
  const { job, hasModelServer, secrets } = options;
  if (job !== undefined) return modelOfJob(options, job, hidden);
  if (hasModelServer) return serverChecks(options, "doctor", secrets["api-key"]);
  const message = "neither --model nor --base-url was given";
  return [{ name: "model server", deadlineMs: 1000, run: async () => ({ status: "skipped", message }) }];
}

type Secret = string | ((signal: AbortSignal) => Promise<string>);

async function serverChecks(
  { settings, secrets }: Pick<ExaminationOptions, "settings" | "secrets">,
  face: "doctor" | "action",
  apiKey: Secret | undefined,
): Promise<Check[]> {
  const { checkModelServer } = await import("../writers/openai/server-check.js");
  return checkModelServer({
    baseUrl: settings["base-url"],
    apiKey,
    headers: headersOf({ settings, secrets, face }),
    model: settings.model ?? null,
    clock: systemClock,
  });
}

/** This takes long, because exchanging an identity may need retries. */
const modelDeadlineMs = 180_000;

/** In a workflow the model is always tested, because a run needs it. */
function modelOfJob(options: ExaminationOptions, job: ExaminedJob, hidden: string[]): Check[] {
  const { settings, secrets, variable } = options;
  let identity: Identity | undefined;
  let isReady = false;
  return [
    {
      name: "model",
      deadlineMs: modelDeadlineMs,
      run: vital(async (signal) => {
        identity = await composeIdentity({ ...job, settings, signal }, hidden);
        const writer = await composeWriter({ ...job, settings, secrets, variable, face: "action" }, identity);
        isReady = settings.script === undefined;
        if (!isReady) return { status: "ok", message: `the script ${settings.script} replaces the model` };
        const key = secrets["api-key"] === undefined ? "without a key" : "with the key in api-key";
        const way = identity === undefined ? key : "with the job's identity";
        return { status: "ok", message: `${writer.name}, ${way}` };
      }),
    },
    {
      name: "model server",
      deadlineMs: 60_000,
      run: vital(async (signal) => {
        if (!isReady) return { status: "skipped", message: "the run needs no model server" };
        const key: Secret | undefined = identity === undefined ? secrets["api-key"] : identity.key;
        const checks = await serverChecks({ settings, secrets }, "action", key);
        const findings: Finding[] = [];
        for (const { name, run } of checks) {
          for (const found of [await run(signal)].flat())
            findings.push({ name, ...found, isVital: found.status === "failed" });
        }
        return findings;
      }),
    },
  ];
}
