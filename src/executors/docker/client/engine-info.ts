import type Dockerode from "dockerode";
import { callEngine } from "./engine-call.js";

/** What an engine reports about itself and its machine. */
export interface EngineInfo {
  readonly version: string;
  readonly runtimes: readonly string[];
  readonly cgroupVersion: string;
  readonly storageDriver: string;
  /** Such as `name=seccomp,profile=default`; null if the engine does not report them. */
  readonly securityOptions: readonly string[] | null;
  /** The memory of its machine; null if unknown. */
  readonly machineBytes: number | null;
  /** How far its clock is ahead of this machine's; null if the engine does not report its time. */
  readonly aheadMs: number | null;
}

interface Answer {
  readonly ServerVersion?: string;
  readonly Runtimes?: Readonly<Record<string, unknown>>;
  readonly CgroupVersion?: string;
  readonly Driver?: string;
  readonly SecurityOptions?: unknown;
  readonly MemTotal?: unknown;
  readonly SystemTime?: string;
}

/** @throws the engine's error, or the signal's reason. */
export async function readEngineInfo(
  docker: Dockerode,
  waiting: { readonly signal: AbortSignal; readonly deadlineMs?: number },
): Promise<EngineInfo> {
  // The library accepts a signal here, but its types do not say so.
  const engine: { info(options: { abortSignal: AbortSignal }): Promise<unknown> } = docker;
  const askedAt = Date.now();
  const info = (await callEngine({ what: "describe itself", ...waiting }, (abortSignal) =>
    engine.info({ abortSignal }),
  )) as Answer;
  const { SecurityOptions: options, MemTotal: bytes } = info;
  const engineTime = Date.parse(info.SystemTime ?? "");
  return {
    version: info.ServerVersion ?? "unknown",
    runtimes: Object.keys(info.Runtimes ?? {}),
    cgroupVersion: info.CgroupVersion ?? "unknown",
    storageDriver: info.Driver ?? "unknown",
    securityOptions: Array.isArray(options) ? options.filter((option) => typeof option === "string") : null,
    machineBytes: typeof bytes === "number" && bytes > 0 ? bytes : null,
    aheadMs: Number.isNaN(engineTime) ? null : engineTime - (askedAt + Date.now()) / 2,
  };
}
