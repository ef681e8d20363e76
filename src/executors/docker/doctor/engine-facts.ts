import type { Finding } from "../../../ports/check.js";
import { formatDuration } from "../../../format/duration.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { callEngine } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";

/** What an engine reports about itself. A field is absent if the engine does not report it. */
export interface EngineFacts {
  readonly version: string;
  readonly runtimes: readonly string[];
  readonly cgroupVersion: string;
  readonly storageDriver: string;
  readonly security: readonly string[];
  /** How far the engine's clock is ahead of this machine's. Null if the engine does not report its time. */
  readonly aheadMs: number | null;
}

interface EngineInfo {
  readonly ServerVersion?: string;
  readonly Runtimes?: Readonly<Record<string, unknown>>;
  readonly CgroupVersion?: string;
  readonly Driver?: string;
  readonly SecurityOptions?: readonly string[] | null;
  readonly SystemTime?: string;
}

/** Beyond this, times of files and logs of the two machines do not match. */
const tolerableSkewMs = 5000;

export async function readEngine({ docker }: EngineConnection, signal: AbortSignal): Promise<EngineFacts> {
  const askedAt = Date.now();
  const info = (await callEngine({ what: "describe itself", signal }, (abortSignal) =>
    (docker as { info(options: object): Promise<unknown> }).info({ abortSignal }),
  )) as EngineInfo;
  const engineTime = Date.parse(info.SystemTime ?? "");
  return {
    version: info.ServerVersion ?? "unknown",
    runtimes: Object.keys(info.Runtimes ?? {}),
    cgroupVersion: info.CgroupVersion ?? "unknown",
    storageDriver: info.Driver ?? "unknown",
    security: (info.SecurityOptions ?? []).map((option) => option.replace(/^name=/, "")),
    aheadMs: Number.isNaN(engineTime) ? null : engineTime - (askedAt + Date.now()) / 2,
  };
}

export function describeEngine(
  { endpoint, apiVersion, server }: EngineConnection,
  { version }: EngineFacts,
): Finding {
  const name = server.split("/")[0] || "Docker";
  return { status: "ok", message: `${name} ${version} at ${endpoint}, API ${apiVersion}` };
}

export function describeParts(engine: EngineFacts, { container = {} }: DockerSettings): Finding {
  const { runtimes, security, cgroupVersion, storageDriver } = engine;
  const isRootless = security.some((option) => option.startsWith("rootless"));
  const parts = [
    `cgroup v${cgroupVersion}`,
    storageDriver,
    security.length === 0 ? "no security options" : security.map((option) => option.split(",")[0]).join(", "),
    `runtimes ${runtimes.join(", ") || "unknown"}`,
    isRootless ? "rootless" : "",
  ];
  const message = parts.filter((part) => part !== "").join(" · ");
  const { runtime } = container;
  if (runtime !== undefined && runtimes.length > 0 && !runtimes.includes(runtime)) {
    return {
      status: "failed",
      message: `${message}, but does not have the runtime ${runtime}`,
      nextStep: `Register ${runtime} with the engine, or omit --runtime.`,
      isVital: true,
    };
  }
  return { status: "ok", message };
}

export function describeClock({ aheadMs }: EngineFacts): Finding {
  if (aheadMs === null) return { status: "skipped", message: "the engine does not report its time" };
  const skewMs = Math.abs(aheadMs);
  if (skewMs <= tolerableSkewMs)
    return { status: "ok", message: "its clock is at most a few seconds away from this machine's clock" };
  return {
    status: "warning",
    message: `its clock is ${formatDuration(skewMs)} ${aheadMs > 0 ? "ahead of" : "behind"} this machine's clock`,
    nextStep: "Synchronize the clocks of this machine and of the engine's machine (NTP).",
  };
}
