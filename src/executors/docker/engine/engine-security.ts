import type Dockerode from "dockerode";
import { callEngine } from "./engine-call.js";

/** 2 s: an idle engine tells about itself in 6 ms, and what it tells here only makes a session safer and quicker. */
const infoDeadlineMs = 2000;

/** The engine's security options, such as `name=seccomp,profile=default`; null where it does not tell. */
export async function readSecurityOptions(
  docker: Dockerode,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  // The library takes a signal here; its types do not know.
  const engine: { info(options: { abortSignal: AbortSignal }): Promise<unknown> } = docker;
  try {
    const info = await callEngine(
      { what: "ask the engine about itself", deadlineMs: infoDeadlineMs, signal },
      (abortSignal) => engine.info({ abortSignal }),
    );
    const options = (info as { readonly SecurityOptions?: unknown } | null)?.SecurityOptions;
    return Array.isArray(options) ? options.filter((option) => typeof option === "string") : null;
  } catch {
    return null;
  }
}
