import { parsePercent } from "../batch/verdict.js";
import { maxShards, parseShard, type Shard, whole } from "../batch/shards.js";
import { AgentExecError } from "../errors.js";

/** Options of `batch` that are no settings of a run. */
export interface BatchFlags {
  readonly concurrency: number | null;
  readonly isResumed: boolean;
  readonly repeat: number;
  readonly maxTotalCostUsd: number | undefined;
  readonly maxInfrastructure: number;
  readonly writer: BatchWriter;
  readonly shard: Shard;
  /** The number of jobs to plan. Null: run the tasks. */
  readonly plan: number | null;
  readonly skipsBroken: boolean;
  /** The folder of an earlier batch, whose times balance the shards. */
  readonly durations: string | undefined;
}

export const batchWriters = ["model", "oracle", "nop"] as const;
export type BatchWriter = (typeof batchWriters)[number];

/** The names of these options. All others are settings of the runs. */
export const batchFlagNames = [
  "concurrency",
  "resume",
  "repeat",
  "max-total-cost-usd",
  "max-infrastructure",
  "writer",
  "shard",
  "plan",
  "skip-broken",
  "durations",
] as const;

type Given = Readonly<Record<string, unknown>>;

/** @throws AgentExecError `settings-invalid` that names every problem. */
export function batchFlagsOf(given: Given): BatchFlags {
  const problems: string[] = [];
  const read = <T>(
    name: (typeof batchFlagNames)[number],
    parse: (text: string) => T | null,
    form: string,
    absent: T,
  ): T => {
    const text = given[name];
    if (text === undefined) return absent;
    const value = typeof text === "string" ? parse(text) : null;
    if (value === null) problems.push(`--${name}: must be ${form}, not ${JSON.stringify(text)}`);
    return value ?? absent;
  };
  const flags: BatchFlags = {
    concurrency: read("concurrency", wholeUpTo(1000), "a whole number from 1 to 1000", null),
    isResumed: given["resume"] === true,
    repeat: read("repeat", wholeUpTo(1000), "a whole number from 1 to 1000", 1),
    maxTotalCostUsd: read("max-total-cost-usd", positive, "an amount in US dollars above 0", undefined),
    maxInfrastructure: infrastructureOf(given, problems),
    writer: read(
      "writer",
      (text) => batchWriters.find((name) => name === text) ?? null,
      batchWriters.join(", "),
      "model",
    ),
    shard: read("shard", parseShard, "I/N, such as 1/4 for the first of four parts (shards)", whole),
    plan: read("plan", wholeUpTo(100_000), "a number of jobs", null),
    skipsBroken: given["skip-broken"] === true,
    durations: given["durations"] as string | undefined,
  };
  if (flags.plan !== null && flags.plan > maxShards)
    problems.push(
      `--plan: GitHub allows at most ${maxShards} jobs in a matrix, not ${flags.plan}. Use fewer jobs: each runs several tasks at once`,
    );
  if (problems.length === 0) return flags;
  throw new AgentExecError("settings-invalid", problems.join("\n"), {
    nextStep: "Fix it and run again; `agent-exec batch --help` lists every option.",
  });
}

/** The share of `--max-infrastructure`, 0 by default. Adds what is wrong with it to `problems`. */
export function infrastructureOf(given: Given, problems: string[]): number {
  const text = given["max-infrastructure"];
  if (text === undefined) return 0;
  const share = typeof text === "string" ? parsePercent(text) : null;
  if (share === null)
    problems.push(`--max-infrastructure: must be a percentage such as 5%, not ${JSON.stringify(text)}`);
  return share ?? 0;
}

function wholeUpTo(max: number): (text: string) => number | null {
  return (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : null);
}

function positive(text: string): number | null {
  return /^\d{1,7}(\.\d{1,6})?$/.test(text) && Number(text) >= 0.0001 ? Number(text) : null;
}
