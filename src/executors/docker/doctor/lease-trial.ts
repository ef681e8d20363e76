import { setTimeout as wait } from "node:timers/promises";
import type Dockerode from "dockerode";
import type { Finding } from "../../../ports/check.js";
import { type Canary, openCanary } from "../canary/limits-canary.js";
import { callEngine } from "../client/engine-call.js";
import { isAlreadyGone } from "../client/engine-error.js";

/** 2 s: the promised time for a killed agent-exec (SECURITY.md). Usually it takes 0.1 s (bench/times.md, 2). */
const promisedMs = 2000;
/** 10 s: if the end comes this late, it is reported as late. */
const patienceMs = 10_000;
const pollMs = 20;

/** Tests that a container ends when the connection of its agent-exec process ends, as if it was killed. */
export async function tryLease(canary: Canary): Promise<Finding> {
  const { signal, connection } = canary;
  const container = await openCanary(canary);
  const engines = connection.docker.getContainer(container.name);
  const startedAt = performance.now();
  const elapsedMs = (): number => Math.round(performance.now() - startedAt);
  try {
    container.abandon();
    while (await isRunning(engines)) {
      if (elapsedMs() > patienceMs)
        return {
          status: "failed",
          message: `a container still runs ${patienceMs / 1000} s after the connection to agent-exec ended`,
          nextStep:
            "Run `agent-exec clean` after a run that was killed, and report this problem with the engine's version.",
        };
      await wait(pollMs, undefined, { signal });
    }
    const endedMs = elapsedMs();
    const message = `a container ends ${endedMs} ms after the connection to agent-exec ends`;
    if (endedMs <= promisedMs) return { status: "ok", message };
    return { status: "warning", message, nextStep: "Give the engine's machine more processors." };
  } finally {
    await engines.remove({ force: true, v: true }).catch(() => undefined);
  }
}

async function isRunning(container: Dockerode.Container): Promise<boolean> {
  try {
    const { State } = await callEngine({ what: "inspect the container" }, () => container.inspect());
    return State.Running;
  } catch (error) {
    if (isAlreadyGone(error)) return false;
    throw error;
  }
}
