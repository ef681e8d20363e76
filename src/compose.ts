import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AgentExecError } from "./errors.js";
import { fold } from "./engine/apply.js";
import { run } from "./engine/run.js";
import type { FinishedRun } from "./engine/run.js";
import type { Cleaned, CleanOptions } from "./executors/docker/leftovers/clean.js";
import { patchName, trackChanges, type Changes } from "./host/changes.js";
import type { Environment } from "./host/env.js";
import { createDefaultRunFolder, createRunFolder, openRunFolder } from "./host/run-folder.js";
import type { RunFolder } from "./host/run-folder.js";
import { systemClock } from "./host/system-clock.js";
import { workspaceSource } from "./host/workspace-source.js";
import type { Policy, RunEvent } from "./ports/events.js";
import type { Executor } from "./ports/executor.js";
import type { Reporter } from "./ports/reporter.js";
import type { Task } from "./ports/task.js";
import type { Writer } from "./ports/writer.js";
import { manifestOf } from "./reports/manifest.js";
import { resultOf } from "./reports/result.js";
import type { RunResult } from "./reports/result.js";
import { parseTranscript } from "./reports/transcript.js";
import { registryLoginOf } from "./settings/registry-login.js";
import { publicSettings } from "./settings/resolve.js";
import type { Settings } from "./settings/schema.js";
import type { Face } from "./settings/setting.js";
import { createRedactor } from "./text/redact.js";
import { version } from "./version.js";

export type { Cleaned, RunResult };

const manifestName = "manifest.json";

/** What a door hands in beside the settings. */
export interface Wiring {
  readonly settings: Settings;
  readonly face: Face;
  readonly task: Task;
  readonly reporters: readonly Reporter[];
  /** The key for the model server; never kept. */
  readonly apiKey?: string | undefined;
  /** For the image's registry, with `registry-username`; never kept. */
  readonly registryPassword?: string | undefined;
  /** Further values that must never be shown: tokens, masks. */
  readonly secrets?: readonly string[];
  /** Reads the variables that say where the container engine is, `DOCKER_HOST` among them; absent: none is set. */
  readonly variable?: Environment["variable"];
  /** In place of a model: `exec` and `demo` bring what is to run themselves. */
  readonly replies?: Replies;
}

/** A recorded script, or the text of files that stands as one reply. */
export type Replies =
  { readonly kind: "script"; readonly json: string } | { readonly kind: "text"; readonly text: string };

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
  const changes =
    source === null ? null : trackChanges(source, folder, { allowWorkflow: settings["allow-workflow"] });
  const redactor = createRedactor([...secrets, apiKey ?? "", registryPassword ?? ""]);
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
        const finished = await run(request, ports, { signal });
        try {
          const patch = await patchOf(finished, changes);
          if (patch !== null) await folder.write(patchName, redactor.text(patch));
        } finally {
          // A patch that cannot be made, as where there is no git, costs the run none of its reports.
          await writeFiles(folder, finished.events);
        }
        return { ...finished, result: resultOf(finished.events) };
      } finally {
        await folder.close();
      }
    },
  };
}

/** Renders every file of an earlier run again. Resolves with its events and what was odd about the transcript. */
export async function renderAgain(
  path: string,
): Promise<{ folder: RunFolder; events: readonly RunEvent[]; warnings: readonly string[] }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, warnings } = parseTranscript(transcript);
  await writeFiles(folder, events);
  return { folder, events, warnings };
}

/**
 * Brings a run to its end whose process was killed: the transcript gets its last words, and every file is rendered.
 * A run that had ended already is only rendered again.
 */
export async function endTornRun(
  path: string,
): Promise<FinishedRun & { folder: RunFolder; result: RunResult }> {
  const { folder, transcript } = await openRunFolder(path);
  const { events, nextSeq } = parseTranscript(transcript);
  const whole = events.at(-1)?.type === "run-ended" ? events : [...events, ...tornEnd(nextSeq)];
  const kept = transcript.slice(0, transcript.lastIndexOf("\n") + 1);
  const added = whole.slice(events.length).map((event) => `${JSON.stringify(event)}\n`);
  await folder.write("transcript.jsonl", kept + added.join(""));
  await writeFiles(folder, whole);
  return { folder, events: whole, state: fold(whole), result: resultOf(whole) };
}

function tornEnd(seq: number): RunEvent[] {
  const head = { v: 1, at: new Date(systemClock.now()).toISOString() } as const;
  const message = "The process of the run was ended from outside before the run was over.";
  const nextStep = "Start the run again when you want its result; the transcript shows how far it came.";
  return [
    { ...head, seq, type: "interrupted", by: "signal", message },
    { ...head, seq: seq + 1, type: "run-ended", outcome: "cancelled", reason: message, nextStep },
  ];
}

/** The first of the images that can be used here, or why there is none: no engine, or no image. */
export async function findImage(
  images: readonly string[],
  variable: Environment["variable"],
): Promise<{ readonly image: string } | { readonly image: null; readonly reason: string }> {
  const { findUsableImage } = await import("./executors/docker/image/find-image.js");
  const { dockerConfigFolder } = await import("./executors/docker/engine/docker-config.js");
  return findUsableImage({ images, variable, dockerConfigFolder: dockerConfigFolder(variable) });
}

/** Removes what runs whose process is dead left with the engine. @throws AgentExecError `engine-unavailable`. */
export async function clean(options: CleanOptions): Promise<Cleaned> {
  const { cleanLeftovers } = await import("./executors/docker/leftovers/clean.js");
  return cleanLeftovers(options);
}

/** No patch where the files could not be saved: it would tell of deletions that never were. */
async function patchOf({ state }: FinishedRun, changes: Changes | null): Promise<string | null> {
  const isSaved = state.files !== null && state.warnings.every(({ code }) => code !== "files-not-saved");
  return changes === null || !isSaved ? null : changes.patch(state.files);
}

async function writeFiles(folder: RunFolder, events: readonly RunEvent[]): Promise<void> {
  const { renderFiles } = await import("./reports/files.js");
  const files = await renderFiles(events, (path) => folder.readArtifact(path));
  for (const [name, content] of files) await folder.write(name, content);
  const others = (await folder.list()).filter(({ path }) => path !== manifestName);
  await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
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

async function composeWriter({ settings, apiKey, replies }: Wiring): Promise<Writer> {
  if (replies?.kind === "text") {
    const { createTextWriter } = await import("./writers/text/text-writer.js");
    return createTextWriter(replies.text);
  }
  if (replies !== undefined || settings.script !== undefined) {
    const { createScriptedWriter } = await import("./writers/scripted/scripted-writer.js");
    const { parseScript } = await import("./writers/scripted/script.js");
    const json = replies?.json ?? (await readScript(settings.script!));
    return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), { clock: systemClock });
  }
  if (settings.model === undefined) {
    throw missing(
      "No model is named.",
      "Name one with model (--model NAME), or replay a script with script (--script FILE).",
    );
  }
  if (apiKey === undefined && settings["base-url"].startsWith("https://api.openai.com")) {
    throw missing(
      `There is no key for ${settings["base-url"]}.`,
      `Set ${settings["api-key-env"]} (in an action: the input api-key, from a secret), or name another server with base-url.`,
    );
  }
  const { createOpenAiWriter } = await import("./writers/openai/openai-writer.js");
  return createOpenAiWriter({
    baseUrl: settings["base-url"],
    apiKey,
    model: settings.model,
    clock: systemClock,
  });
}

async function composeExecutor(wiring: Wiring, runId: string): Promise<Executor> {
  const { settings, face, variable = () => undefined, registryPassword } = wiring;
  if (settings.executor === "local") {
    const { createLocalExecutor } = await import("./executors/local/local-executor.js");
    return createLocalExecutor({ maxOutputBytes: settings["max-output"] });
  }
  const { createDockerExecutor } = await import("./executors/docker/docker-executor.js");
  const { dockerConfigFolder } = await import("./executors/docker/engine/docker-config.js");
  return createDockerExecutor({
    image: settings.image,
    memoryBytes: settings.memory,
    cpus: settings.cpus,
    pids: settings.pids,
    workspaceBytes: settings["workspace-size"],
    maxOutputBytes: settings["max-output"],
    network: settings.network,
    allowHosts: settings["allow-host"],
    container: {
      runtime: settings.runtime,
      gpus: settings.gpus,
      environment: settings.env,
      hosts: settings["add-host"],
      volumes: settings.volume,
      ulimits: settings.ulimit,
      setup: settings.setup,
      setupNetwork: settings["setup-network"],
      name: settings["container-name"],
      isStopped: settings["stop-container"],
      isRemoved: settings["auto-remove"],
    },
    pull: settings.pull,
    registryLogin: registryLoginOf({ settings, face, password: registryPassword }),
    dockerConfigFolder: dockerConfigFolder(variable),
    variable,
    runId,
    version,
    clock: systemClock,
  });
}

async function readScript(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `script: ${path} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "Name a JSON file of turns; docs/script.md shows one.",
        cause,
      },
    );
  }
}

function missing(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}

/** Sorts by time, and is unique beyond doubt on one machine: `20261121-054401-3f9a0c`. */
function newRunId(): string {
  const [date, time] = new Date(systemClock.now()).toISOString().replace(/[-:]/g, "").slice(0, 15).split("T");
  return `${date}-${time}-${randomBytes(3).toString("hex")}`;
}
