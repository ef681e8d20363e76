import type Dockerode from "dockerode";
import { callEngine } from "./engine-call.js";

/** 2 s: an idle engine answers in 6 ms, and this answer only makes a session safer and faster. */
const infoDeadlineMs = 2000;

/** What an engine reports about itself and its machine; null for missing facts. */
export interface EngineInfo {
  /** Such as `name=seccomp,profile=default`. */
  readonly securityOptions: readonly string[] | null;
  /** The memory of its machine, in bytes. */
  readonly machineBytes: number | null;
}

/** The promise never rejects. */
export async function readEngineInfo(docker: Dockerode, signal: AbortSignal): Promise<EngineInfo> {
  // The library accepts a signal here, but its types do not say so.
  const engine: { info(options: { abortSignal: AbortSignal }): Promise<unknown> } = docker;
  const info = await callEngine(
    { what: "ask the engine about itself", deadlineMs: infoDeadlineMs, signal },
    (abortSignal) => engine.info({ abortSignal }),
  ).catch(() => null);
  const { SecurityOptions: options, MemTotal: bytes } = (info ?? {}) as Readonly<Record<string, unknown>>;
  return {
    securityOptions: Array.isArray(options) ? options.filter((option) => typeof option === "string") : null,
    machineBytes: typeof bytes === "number" && bytes > 0 ? bytes : null,
  };
}
