import { randomBytes } from "node:crypto";
import { run } from "../run/run.js";
import type { FinishedRun } from "../run/run.js";
import { trackChanges } from "../workspace/changes.js";
import { createDefaultRunFolder, createRunFolder } from "../run-folder/run-folder.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { systemClock } from "../process/system-clock.js";
import { workspaceSource } from "../workspace/workspace-source.js";
import type { Policy } from "../ports/events.js";
import { resultOf } from "../reports/result.js";
import type { RunResult } from "../reports/result.js";
import { publicSettings } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import type { Face } from "../rows/setting.js";
import { createRedactor } from "../redaction/redact.js";
import { version } from "../version.js";
import { composeExecutor } from "./executor.js";
import { writeFiles } from "./run-files.js";
import type { Wiring } from "./wiring.js";
import { composeWriter } from "./writer.js";

export type { RunResult };

export interface ComposedRun {
  readonly folder: RunFolder;
  readonly runId: string;
  /** Runs to the end and writes every file of the run. */
  start(signal: AbortSignal): Promise<FinishedRun & { readonly result: RunResult }>;
}

/**
 * Plugs the adapters that the settings name into the engine's ports. Nothing has been asked or started yet when it
 * resolves, but the run's folder is there.
 * @throws AgentExecError `settings-invalid` for what only shows here: a script that cannot be read, a missing key.
 */
export async function compose(wiring: Wiring): Promise<ComposedRun> {
  const { settings, face, task, reporters, secrets = [], apiKey, registryPassword } = wiring;
  const runId = newRunId();
  const writer = await composeWriter(wiring);
  const executor = await composeExecutor(wiring, runId);
  const runFolder = settings.out ?? ".agent-exec";
  const { workspace, protect } = settings;
  const source = await workspaceSource({ name: workspace, here: ".", runFolder, protect });
  const folder = await (settings.out === undefined
    ? createDefaultRunFolder(runId, process.cwd())
    : createRunFolder(settings.out));
  const redactor = createRedactor([...secrets, apiKey ?? "", registryPassword ?? ""]);
  const changes =
    source === null
      ? null
      : trackChanges(source, folder, { allowWorkflow: settings["allow-workflow"], redactor });
  const request = {
    runId,
    task,
    policy: policyOf(settings, face),
    settings: publicSettings(settings, face),
    warnings: source?.warnings ?? [],
    version,
  };
  const ports = {
    writer,
    executor,
    log: folder,
    artifacts: changes ?? folder,
    ...(source === null ? {} : { workspace: source }),
    reporters,
    redactor,
    clock: systemClock,
  };
  return {
    folder,
    runId,
    async start(signal) {
      try {
        const whenEnded = ({ events }: FinishedRun) => writeFiles(folder, events);
        const finished = await run(request, ports, { signal, whenEnded });
        return { ...finished, result: resultOf(finished.events) };
      } finally {
        await folder.close();
      }
    },
  };
}

function policyOf(settings: Settings, face: Face): Policy {
  return {
    maxRetries: settings["max-retries"],
    maxTurns: settings["max-turns"],
    maxInfrastructureRetries: 2,
    maxTokens: settings["max-tokens"] ?? null,
    timeoutMs: settings.timeout,
    ...(settings["idle-timeout"] !== undefined && { idleTimeoutMs: settings["idle-timeout"] }),
    totalTimeoutMs: settings["total-timeout"],
    verify: settings.verify,
    keepGoing: settings["keep-going"],
    hasWriter: face !== "exec",
  };
}

/** Sorts by time, and is unique beyond doubt on one machine: `20261121-054401-3f9a0c`. */
function newRunId(): string {
  const [date, time] = new Date(systemClock.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
  return `${date}-${time}-${randomBytes(3).toString("hex")}`;
}
