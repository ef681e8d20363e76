import { randomBytes } from "node:crypto";
import type { ConformanceResult } from "../conformance/conformance.js";
import { checkExecutor } from "../conformance/executor-conformance.js";
import { AgentExecError } from "../errors.js";
import { findExecutor } from "../executors/index.js";
import type { Environment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import type { Settings } from "../settings/schema.js";
import { baseFiles } from "../workspace/source/base-files.js";

export type { ConformanceResult };

export interface ConformanceOptions {
  readonly settings: Settings;
  readonly variable: Environment["variable"];
  readonly signal: AbortSignal;
}

/**
 * Runs the contract tests on the executor in the settings, one after the other.
 * @throws AgentExecError `settings-invalid` if the executor runs nothing or cannot be loaded. If the signal aborts, the
 * error is the signal's reason.
 */
export async function* conformanceOf(options: ConformanceOptions): AsyncGenerator<ConformanceResult> {
  const { settings, variable, signal } = options;
  const descriptor = findExecutor(settings.executor);
  if (descriptor.runsNothing === true) {
    throw new AgentExecError(
      "settings-invalid",
      `The executor \`${settings.executor}\` runs no code, so it cannot be tested.`,
      { nextStep: "Choose an executor that runs code, or give the path of your own module." },
    );
  }
  const runId = `conformance-${randomBytes(4).toString("hex")}`;
  const files = baseFiles({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" });
  const asked = {
    settings,
    face: "conformance",
    variable,
    runId,
    baseFiles: files,
    clock: systemClock,
  } as const;
  const executor = await descriptor.load(asked);
  const knownDifferences = (await descriptor.knownDifferences?.(asked)) ?? {};
  yield* checkExecutor(() => executor, { knownDifferences, signal });
}
