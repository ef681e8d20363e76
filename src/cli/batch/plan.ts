import { hash } from "node:crypto";
import { batchName } from "../../batch/about.js";
import { manifestOf, maxTasksBytes } from "../../batch/kubernetes/manifest.js";
import { filesFolder } from "../../batch/kubernetes/pod.js";
import { matrixOf } from "../../batch/shards.js";
import { clusterExecutor, podNeedsOf } from "../../compose/executor.js";
import { AgentExecError } from "../../errors.js";
import type { RawSetting } from "../../rows/origin.js";
import { faultList } from "./entries.js";
import type { BatchFlags, Plan } from "./flags.js";
import { configText, lastOf } from "../given-settings.js";
import { pathsOf, plannedRun, type PlannedRun, type Planning, podFaults } from "./pod-faults.js";

/** The usual number of pods. A batch with fewer runs gets fewer. */
const usualPods = 8;
/** An hour in addition, in which pods may wait for a node or an image. */
const spareSeconds = 3600;

/** The plan for other machines. @throws AgentExecError for settings that only work on this machine. */
export async function planText(plan: Plan, planning: Planning): Promise<string> {
  const { entries } = planning;
  if (plan.kind === "matrix") return `${JSON.stringify(matrixOf(Math.min(plan.jobs, entries.length)))}\n`;
  const pods = plan.pods ?? Math.min(usualPods, entries.length);
  const all = entries.map((entry) => plannedRun(entry, planning));
  const faults = podFaults(pods, all, planning);
  if (faults.length > 0)
    throw new AgentExecError("settings-invalid", faultList(faults), {
      nextStep: "Change these options, and plan again. docs/batch.md explains batches on Kubernetes.",
    });
  return manifest(pods, all, planning);
}

/** Unless another executor is set, tasks in pods run in further pods. */
export function withClusterExecutor(raw: readonly RawSetting[]): readonly RawSetting[] {
  const value = clusterExecutor();
  if (value === undefined || raw.some(({ name }) => name === "executor")) return raw;
  return [...raw, { name: "executor", value, origin: "--plan kubernetes", isDefault: true }];
}

async function manifest(pods: number, all: readonly PlannedRun[], planning: Planning): Promise<string> {
  const { entries, flags, shared, common, path, text } = planning;
  const key = hash("sha256", `${pods} ${batchName(entries, shared.given, flags.writer)}`);
  const isSmall = Buffer.byteLength(text ?? "") <= maxTasksBytes;
  const tasksName = "tasks.jsonl";
  const ofTasks = lastOf(common.filter(({ name }) => name !== "out"));
  const config = await configText(ofTasks, "The settings of all tasks.");
  const paths = all.flatMap(({ settings }) => pathsOf(settings).map(([, each]) => each));
  const needs = [...new Set(all.map(({ settings }) => settings.executor))].map(podNeedsOf);
  const concurrency = flags.concurrency ?? 1;
  const runSeconds = all.reduce((sum, { settings }) => sum + settings["total-timeout"] / 1000, 0);
  return manifestOf({
    name: `agent-exec-${key.slice(0, 8)}`,
    options: flags.planOptions,
    pods,
    runs: entries.length,
    words: [
      "batch",
      isSmall ? `${filesFolder}/${tasksName}` : path,
      "--config",
      `${filesFolder}/config.yml`,
      ...wordsOf(flags, { pods, concurrency }),
    ],
    files: { "config.yml": config, ...(isSmall && { [tasksName]: text ?? "" }) },
    rules: needs.flatMap(({ rules }) => rules),
    variables: [...new Set(all.filter(({ asksModel }) => asksModel).flatMap(variablesOf))],
    isolates: needs.every(({ isolates }) => isolates),
    deadlineSeconds: Math.ceil(runSeconds / concurrency) + spareSeconds,
    inImage: [...new Set([...paths, ...(isSmall ? [] : [path])])].toSorted(),
  });
}

/** The batch's options on the command line of each pod. */
function wordsOf(flags: BatchFlags, { pods, concurrency }: { pods: number; concurrency: number }): string[] {
  const { repeat, writer, maxTotalCostUsd, maxInfrastructure, skipsBroken } = flags;
  // Rounded down, so that all pods together stay within the limit.
  const share = Math.floor(((maxTotalCostUsd ?? 0) / pods) * 1e6) / 1e6;
  return [
    "--concurrency",
    String(concurrency),
    ...(repeat === 1 ? [] : ["--repeat", String(repeat)]),
    ...(writer === "model" ? [] : ["--writer", writer]),
    ...(maxTotalCostUsd === undefined ? [] : ["--max-total-cost-usd", String(share)]),
    ...(maxInfrastructure === 0 ? [] : ["--max-infrastructure", `${+(maxInfrastructure * 100).toFixed(3)}%`]),
    ...(skipsBroken ? ["--skip-broken"] : []),
  ];
}

/** The environment variables with a run's secrets. */
function variablesOf({ settings }: PlannedRun): readonly string[] {
  return [settings["api-key-env"], ...settings["header-env"].map(({ value }) => value)];
}
