import { type PlanOptions, planOptionsOf } from "../../batch/kubernetes/plan-options.js";
import { parsePercent } from "../../batch/verdict.js";
import { maxShards, parseShard, type Shard, whole } from "../../batch/shards.js";
import { AgentExecError } from "../../errors.js";

/** Options of `batch` that are not settings of a run. */
export interface BatchFlags {
  readonly concurrency: number | null;
  readonly isResumed: boolean;
  readonly repeat: number;
  readonly maxTotalCostUsd: number | undefined;
  readonly maxInfrastructure: number;
  readonly writer: BatchWriter;
  readonly shard: Shard;
  /** What to plan instead of running the tasks. Null: run them. */
  readonly plan: Plan | null;
  readonly planOptions: PlanOptions;
  readonly skipsBroken: boolean;
  /** The folder of an earlier batch. Its durations balance the shards. */
  readonly durations: string | undefined;
}

/** A plan for a matrix of GitHub, or for a job of Kubernetes. `pods` null: the usual number of pods. */
export type Plan =
  | { readonly kind: "matrix"; readonly jobs: number }
  | { readonly kind: "kubernetes"; readonly pods: number | null };

export const batchWriters = ["model", "oracle", "nop"] as const;
export type BatchWriter = (typeof batchWriters)[number];

/** The names of these options. All other options are settings of the runs. */
export const batchFlagNames: readonly string[] =
  "concurrency resume repeat max-total-cost-usd max-infrastructure writer shard plan plan-option skip-broken durations".split(
    " ",
  );

type Given = Readonly<Record<string, unknown>>;

/** Reads single options. For each invalid one, it adds a sentence to `problems`. */
export function optionReader(given: Given, problems: string[]) {
  return <T>(name: string, parse: (text: string) => T | null, form: string, absent: T): T => {
    const text = given[name];
    if (text === undefined) return absent;
    const value = typeof text === "string" ? parse(text) : null;
    if (value === null) problems.push(`--${name}: must be ${form}, not ${JSON.stringify(text)}`);
    return value ?? absent;
  };
}

export const percentForm = "a percentage such as 5%";

/** @throws AgentExecError `settings-invalid` that names every problem. */
export function batchFlagsOf(given: Given): BatchFlags {
  const problems: string[] = [];
  const read = optionReader(given, problems);
  const planOptions = planOptionsOf([given["plan-option"] ?? []].flat().map(String));
  const flags: BatchFlags = {
    concurrency: read("concurrency", wholeUpTo(1000), "a whole number from 1 to 1000", null),
    isResumed: given["resume"] === true,
    repeat: read("repeat", wholeUpTo(1000), "a whole number from 1 to 1000", 1),
    maxTotalCostUsd: read("max-total-cost-usd", positive, "an amount in US dollars above 0", undefined),
    maxInfrastructure: read("max-infrastructure", parsePercent, percentForm, 0),
    writer: read(
      "writer",
      (text) => batchWriters.find((name) => name === text) ?? null,
      batchWriters.join(", "),
      "model",
    ),
    shard: read("shard", parseShard, "I/N, such as 1/4 for the first of four parts (shards)", whole),
    plan: read("plan", planOf, "a number of jobs, kubernetes, or kubernetes:N with a number of pods", null),
    planOptions: planOptions.options,
    skipsBroken: given["skip-broken"] === true,
    durations: given["durations"] as string | undefined,
  };
  problems.push(...planOptions.problems.map((problem) => `--plan-option: ${problem}`));
  if (flags.plan?.kind === "matrix" && flags.plan.jobs > maxShards)
    problems.push(
      `--plan: GitHub allows at most ${maxShards} jobs in a matrix, not ${flags.plan.jobs}. Fewer jobs are enough, because each job runs several tasks at once`,
    );
  if (given["plan-option"] !== undefined && flags.plan?.kind !== "kubernetes")
    problems.push("--plan-option: has no effect without --plan kubernetes");
  if (problems.length === 0) return flags;
  throw new AgentExecError("settings-invalid", problems.join("\n"), {
    nextStep: "Fix the options above, and run again. `agent-exec batch --help` lists every option.",
  });
}

function planOf(text: string): Plan | null {
  const jobs = wholeUpTo(100_000)(text);
  if (jobs !== null) return { kind: "matrix", jobs };
  if (text === "kubernetes") return { kind: "kubernetes", pods: null };
  const pods = text.startsWith("kubernetes:") ? wholeUpTo(10_000)(text.slice("kubernetes:".length)) : null;
  return pods === null ? null : { kind: "kubernetes", pods };
}

function wholeUpTo(max: number): (text: string) => number | null {
  return (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : null);
}

function positive(text: string): number | null {
  return /^\d{1,7}(\.\d{1,6})?$/.test(text) && Number(text) >= 0.0001 ? Number(text) : null;
}
