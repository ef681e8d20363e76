import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { ConformanceResult } from "../conformance/conformance.js";
import { AgentExecError, settingsInvalid } from "../errors.js";
import type { Settings } from "../settings/schema.js";
import type { CleanOptions, Leftover, DemoLanguage, DemoOptions } from "../executors/descriptor.js";
import {
  executors,
  findExecutor,
  executorNames,
  isModulePath,
  type ExecutorName,
} from "../executors/index.js";
import type { CacheOwner } from "../ports/base-files.js";
import type { Executor } from "../ports/executor.js";
import type { Environment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import { baseFiles } from "../workspace/source/base-files.js";
import { changesNothing, type Wiring } from "./wiring.js";
import type { ClusterRule } from "../ports/cluster-rule.js";
import type { Rows } from "../rows/setting.js";

export type { ConformanceResult, Leftover };

type ExecutorWiring = Pick<
  Wiring,
  "settings" | "face" | "base" | "variable" | "cacheOwner" | "fetched" | "pinned" | "replies"
>;

/**
 * Creates the executor in the settings, without calling an engine.
 * @throws AgentExecError `settings-invalid` for faults that show without an engine: contradicting sizes, an incomplete
 * login, a wrong context or certificate, a volume that leads to a forbidden place.
 */
export async function composeExecutor(wiring: ExecutorWiring, runId: string): Promise<Executor> {
  const { settings, pinned } = wiring;
  const asked = loadOptions(wiring, runId);
  const cacheOwner = wiring.cacheOwner ?? ownerHere(asked.variable);
  const needsFiles = settings.verify.length > 0;
  const executor = await findExecutor(settings.executor).load({ ...asked, cacheOwner, needsFiles });
  const used = changesNothing(wiring)
    ? forVerifications(executor, await findExecutor("none").load(asked))
    : executor;
  return pinned === undefined ? used : pinnedTo(pinned, used);
}

/** What every executor needs in order to be loaded or examined. */
export function loadOptions(
  { settings, face, base, variable = () => undefined, fetched: here = "." }: Omit<ExecutorWiring, "replies">,
  runId: string,
) {
  const files = baseFiles(base, { here, runFolder: settings.out ?? ".agent-exec" });
  return { settings, face, variable, runId, baseFiles: files, clock: systemClock };
}

/** Whether the executor reads files of the base commit: those for building its image, or its own module. */
export function readsBaseFiles(settings: Settings): boolean {
  return findExecutor(settings.executor).readsBaseFiles?.(settings) ?? false;
}

/**
 * The owner of caches in the current folder. In CI there is none, because only the action knows who wrote the
 * checked-out pull request.
 */
function ownerHere(variable: Environment["variable"]): CacheOwner {
  if (variable("CI") !== undefined)
    return {
      refused: "in CI the command, unlike the action, cannot tell whether the files come from a fork",
    };
  return { name: `${hostname()}:${process.cwd()}` };
}

/**
 * Removes what dead runs left: with the named executor, or with every executor on this machine.
 * @throws AgentExecError `engine-unavailable`, `settings-invalid`.
 */
export async function clean(options: CleanOptions, named?: string): Promise<readonly Leftover[]> {
  const names = Object.keys(executors).filter((name) => findExecutor(name).isElsewhere !== true);
  const asked = (named === undefined ? names : [named]).map((name) => findExecutor(name));
  const leftovers: Leftover[] = [];
  for (const executor of asked) leftovers.push(...((await executor.clean?.(options)) ?? []));
  return leftovers;
}

/** Whether code runs directly on this machine, with this user's rights. */
export function runsOnHost({ executor }: Pick<Settings, "executor">): boolean {
  return !findExecutor(executor).isolates;
}

/** Makes each start fail if the image has another digest or id than `pinned`. */
function pinnedTo(pinned: string, executor: Executor): Executor {
  const start: Executor["start"] = async (options) => {
    const session = await executor.start(options);
    const { image, digest } = session.facts;
    if (digest === pinned) return session;
    await session.stop();
    const message = `${image ?? executor.name} is not the image of the earlier run: found ${digest ?? "none"} instead of ${pinned}.`;
    throw new AgentExecError("image-unavailable", message, {
      nextStep: `To use the earlier run's image, set \`image\` to \`NAME@${pinned}\` or to that image's id. To use another image on purpose, set \`image\` to the other image's name.`,
    });
  };
  return { ...executor, start };
}

/** Starts no sandbox for blocks. If the writer changes nothing, only the verifications need one. */
function forVerifications(executor: Executor, nothing: Executor): Executor {
  const start: Executor["start"] = (options) =>
    (options.purpose === "verification" ? executor : nothing).start(options);
  return { ...executor, start };
}

/**
 * Runs the contract tests on the executor in the settings, one after the other.
 * @throws AgentExecError `settings-invalid` if the executor runs nothing or cannot be loaded. If the signal aborts, the
 * error is the signal's reason.
 */
export async function* conformanceOf({
  settings,
  variable,
  signal,
}: Required<Pick<Wiring, "settings" | "variable" | "signal">>): AsyncGenerator<ConformanceResult> {
  const descriptor = findExecutor(settings.executor);
  if (descriptor.runsNothing === true)
    throw settingsInvalid(
      `The executor \`${settings.executor}\` runs no code, so it cannot be tested.`,
      "Choose an executor that runs code, or give the path of your own module.",
    );
  const { checkExecutor } = await import("../conformance/executor-conformance.js");
  const runId = `conformance-${randomBytes(4).toString("hex")}`;
  const wiring = { settings, face: "conformance", base: { kind: "folder" }, variable } as const;
  const asked = loadOptions(wiring, runId);
  const executor = await descriptor.load(asked);
  const knownDifferences = (await descriptor.knownDifferences?.(asked)) ?? {};
  yield* checkExecutor(() => executor, { knownDifferences, signal });
}

/** What an executor needs in the pods of a Kubernetes cluster. */
export interface PodNeeds {
  /** A container engine, which a pod does not have. */
  readonly engine: boolean;
  readonly rules: readonly ClusterRule[];
  /** A module that must be in the pod's image. */
  readonly module: boolean;
  /** Whether it protects agent-exec and its keys from the code. */
  readonly isolates: boolean;
}

export function podNeedsOf(executor: string): PodNeeds {
  const { clusterRules = [], isolates } = findExecutor(executor);
  return {
    engine: clusterRules === null,
    rules: clusterRules ?? [],
    module: isModulePath(executor),
    isolates,
  };
}

/** The executor that starts further pods. Undefined if there is none. */
export function clusterExecutor(): string | undefined {
  return executorNames.find((name) => podNeedsOf(name).rules.length > 0);
}

interface DemoStage {
  readonly settings: Settings;
  readonly language: DemoLanguage;
  /** Why the demo uses another executor than the settings say, in one sentence. Null: it uses that executor. */
  readonly note: string | null;
}

/**
 * Chooses the executor in the settings. If it cannot run here, chooses another one. The demo does not switch if the
 * user named an executor, or a setting that only this executor has.
 */
export async function findDemoPlace(options: DemoOptions<Settings>): Promise<DemoStage> {
  const { settings, given } = options;
  const { demo, rows } = findExecutor(settings.executor);
  const { language } = demo;
  const found = (await demo.find?.(options)) ?? { settings: {}, note: null };
  if (found.settings !== null)
    return { settings: { ...settings, ...found.settings }, language, note: found.note };
  const other = executorNames.find((name) => {
    const { demo, isElsewhere = false } = executors[name];
    return demo.find === undefined && !isElsewhere;
  });
  const isWanted = (name: string, otherRows: Rows) =>
    name === "executor" || (name in rows && !(name in otherRows));
  if (other === undefined || given.some((name) => isWanted(name, executors[other].rows)))
    return { settings, language, note: null };
  return {
    settings: { ...settings, executor: other },
    language: executors[other].demo.language,
    note: `${found.reason} The demo runs ${wordsOf(other)} instead.`,
  };
}

/** For example `JavaScript without isolation`. */
function wordsOf(name: ExecutorName): string {
  const { demo, isolates } = executors[name];
  const language = { python: "Python", javascript: "JavaScript" }[demo.language];
  return isolates ? language : `${language} without isolation`;
}
