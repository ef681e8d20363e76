import type { Finding } from "../../../ports/check.js";
import { formatDuration } from "../../../format/duration.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import type { EngineConnection } from "../client/engine-connection.js";
import type { EngineInfo } from "../client/engine-info.js";

/** Beyond this, times of files and logs of the two machines do not match. */
const tolerableSkewMs = 5000;

export function describeEngine(
  { endpoint, apiVersion, server }: EngineConnection,
  { version }: EngineInfo,
): Finding {
  const name = server.split("/")[0] || "Docker";
  return { status: "ok", message: `${name} ${version} at ${endpoint}, API ${apiVersion}` };
}

export function describeParts(engine: EngineInfo, { container = {} }: DockerSettings): Finding {
  const { runtimes, securityOptions, cgroupVersion, storageDriver } = engine;
  const security = (securityOptions ?? []).map((option) => option.replace(/^name=/, ""));
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
  if (runtime !== undefined && runtimes.length > 0 && !runtimes.includes(runtime))
    return {
      status: "failed",
      message: `${message}; the engine does not have the runtime ${runtime}`,
      nextStep: `Register ${runtime} with the engine, or omit --runtime.`,
      isVital: true,
    };
  return { status: "ok", message };
}

export function describeClock({ aheadMs }: EngineInfo): Finding {
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
