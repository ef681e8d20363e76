import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { DockerSettings } from "../docker-settings.js";
import type { EngineConnection } from "../engine/engine-connection.js";
import type { LocalImage } from "../image/local-image.js";
import { createSpec, withoutSysctls } from "../container/container-spec.js";
import { blockUser } from "../container/users.js";
import { DockerContainer } from "../container/container.js";
import { canaryLimits, scriptOf, type TriableLimit, triableLimits } from "./trials.js";

/** What a trial showed: whether the limit holds. A limit that could not be tried is left out. */
export type TrialResults = Readonly<Partial<Record<TriableLimit, boolean>>>;

/** 10 s: all trials together take half a second under gVisor, and no run waits longer for them than a slow start. */
const trialsDeadlineMs = 10_000;

/** Those of which what was read inside says nothing. */
export function unseenLimits(held: Readonly<Record<string, boolean>>): readonly TriableLimit[] {
  return triableLimits.filter((limit) => held[limit] === undefined);
}

export interface Canary {
  readonly connection: Pick<EngineConnection, "docker" | "isPodman">;
  /** The session's, of which the image and the runtime count. */
  readonly settings: DockerSettings;
  readonly image: Pick<LocalImage, "id" | "volumes">;
  readonly signal: AbortSignal;
}

export interface LimitsCanary extends Canary {
  readonly limits: readonly TriableLimit[];
}

/**
 * Tries limits in a container of its own, made like the session's but with tiny ones: a process that must be killed
 * for its memory, forks that must fail, a folder that must be full. For limits of which the kernel shows no trace
 * inside, which can mean either. What cannot be tried within 10 s, or not in this image, is left out.
 *
 * @throws the signal's reason. Nothing is left in any case.
 */
export async function tryLimits({ limits, signal, ...canary }: LimitsCanary): Promise<TrialResults> {
  if (limits.length === 0) return {};
  try {
    const container = await openCanary({ ...canary, signal });
    try {
      return await runTrials(container, limits, signal);
    } finally {
      await container.remove();
    }
  } catch {
    signal.throwIfAborted();
    return {};
  }
}

/** A container like the session's but with tiny limits, which ends with this process as that one does. @throws the engine's error. */
export function openCanary({ connection, settings, image, signal }: Canary): Promise<DockerContainer> {
  const { docker, isPodman } = connection;
  const { runtime } = settings.container ?? {};
  const { pids, cpus, sizes } = canaryLimits;
  const spec = createSpec({
    settings: { ...settings, network: "none", pids, cpus, container: { runtime } },
    sizes,
    imageId: image.id,
    imageVolumes: image.volumes,
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    isPodman,
  });
  return DockerContainer.open({ docker, spec: withoutSysctls(spec), signal });
}

async function runTrials(
  container: DockerContainer,
  limits: readonly TriableLimit[],
  signal: AbortSignal,
): Promise<TrialResults> {
  const exec = await container.exec({ command: ["sh", "-c", scriptOf(limits)], user: blockUser, signal });
  let words = "";
  const isOver = new Promise<void>((resolve) => {
    exec.listen((_stream, bytes) => {
      words += Buffer.from(bytes).toString("utf8");
      // The stream itself lasts as long as what the trials started. Bash as `sh` would retry for half a minute.
      if (/^end$|fork.*retry/im.test(words)) resolve();
    });
  });
  await Promise.race([
    exec.ended,
    container.ended,
    isOver,
    wait(trialsDeadlineMs, undefined, { signal, ref: false }),
  ]);
  return readResults(words, limits, container.hasEnded);
}

/** Memory can take the whole container with it; a shell that cannot fork may not come to say so. */
function readResults(words: string, limits: readonly TriableLimit[], hasEnded: boolean): TrialResults {
  const lines = words.split("\n");
  const last = lines.findLast((line) => line.startsWith("begin "));
  const results = limits.map((limit): [TriableLimit, boolean] | null => {
    if (lines.includes(`broke ${limit}`)) return [limit, false];
    if (lines.includes(`held ${limit}`)) return [limit, true];
    if (limit === "cpus") return readCpus(lines);
    const isEnding = limit === "memory" ? hasEnded : limit === "pids" && /fork/i.test(words);
    return isEnding && last === `begin ${limit}` ? [limit, true] : null;
  });
  return Object.fromEntries(results.filter((result) => result !== null));
}

/**
 * How much of a processor the four took: without a limit one and more. On a busy machine they may get as little
 * without any limit, and nobody can tell.
 */
function readCpus(lines: readonly string[]): ["cpus", boolean] | null {
  const at = lines.findIndex((line) => line.startsWith("spun "));
  const [, from, until] = (lines[at] ?? "").split(" ").map(Number);
  const seconds = [...(lines[at + 2] ?? "").matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
  if (from === undefined || until === undefined || !(until > from) || seconds === 0) return null;
  const isMore = (seconds * 100) / (until - from) > canaryLimits.cpus * 2.5;
  return !isMore && isMachineBusy() ? null : ["cpus", !isMore];
}

/** By what waits for a processor here, where an engine usually is as well: twice as many as there are. */
function isMachineBusy(): boolean {
  return (loadavg()[0] ?? 0) > 2 * availableParallelism();
}
