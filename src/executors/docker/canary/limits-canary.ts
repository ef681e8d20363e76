import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { createSpec, withoutSysctls } from "../container/container-spec.js";
import { DockerContainer } from "../container/container.js";
import { blockUser } from "../../contained/guard/users.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import type { EngineConnection } from "../client/engine-connection.js";
import type { LocalImage } from "../image/local-image.js";
import { Monitor } from "../../contained/sandbox/monitor.js";
import { inodesFor } from "../../contained/limits/sizes.js";
import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import script from "./limits.sh.js";

/** The limits that can be tried. In each trial, code must fail to exceed the limit. */
export const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"] as const;

export type TriableLimit = (typeof triableLimits)[number];

const mebibyte = 1024 * 1024;

/** The limits of the container for the trials: small, so that each is reached in milliseconds. */
export const canaryLimits = {
  sizes: {
    memoryBytes: 32 * mebibyte,
    workspaceBytes: mebibyte,
    tmpBytes: mebibyte,
    shmBytes: mebibyte,
    isWorkspaceOnDisk: false,
  },
  /** 24: eight processes belong to agent-exec and, briefly, to the engine. */
  pids: 24,
  /** A tenth of a processor. The trial asks for four. */
  cpus: 0.1,
} as const;

/** What a trial showed: whether the limit is enforced. A limit that could not be tried is missing. */
export type TrialResults = Readonly<Partial<Record<TriableLimit, boolean>>>;

/** 10 s: all trials together take half a second under gVisor, and a run should not wait longer for them. */
const trialsDeadlineMs = 10_000;

/** The limits about which the values inside the container say nothing. */
export function unseenLimits(held: Readonly<Record<string, boolean>>): readonly TriableLimit[] {
  return triableLimits.filter((limit) => held[limit] === undefined);
}

export interface Canary {
  readonly connection: Pick<EngineConnection, "docker" | "endpoint" | "isPodman">;
  /** The session's settings. Only its image and runtime are used. */
  readonly settings: DockerSettings;
  readonly image: Pick<LocalImage, "id" | "volumes">;
  readonly signal: AbortSignal;
}

/**
 * Tries limits in a separate container, which is like the session's but has tiny limits: the kernel must kill a process
 * that takes too much memory, must refuse forks, and a folder must become full. These trials are for limits that the
 * kernel does not show inside, which says nothing about whether they are enforced. If a trial ends the container, the
 * next trials use another one. A limit that cannot be tried within 10 s or with this image is left out.
 * @throws the signal's reason. The containers are gone in any case.
 */
export async function tryLimits(
  canary: Canary & { readonly limits: readonly TriableLimit[] },
): Promise<TrialResults> {
  let results: TrialResults = {};
  const deadline = performance.now() + trialsDeadlineMs;
  for (let left = canary.limits; left.length > 0;) {
    const outcome = await tryInOne(left, { ...canary, deadline });
    results = { ...results, ...outcome.results };
    if (outcome.untried.length === left.length) break;
    left = outcome.untried;
  }
  return results;
}

interface Outcome {
  readonly results: TrialResults;
  /** Limits whose trial had not begun or reported when the container ended. */
  readonly untried: readonly TriableLimit[];
}

async function tryInOne(
  limits: readonly TriableLimit[],
  { deadline, ...canary }: Canary & { readonly deadline: number },
): Promise<Outcome> {
  try {
    const container = await openCanary(canary);
    try {
      return await runTrials(container, limits, { signal: canary.signal, deadline });
    } finally {
      await container.end();
    }
  } catch {
    canary.signal.throwIfAborted();
    return { results: {}, untried: [] };
  }
}

/**
 * Opens a container like the session's but with tiny limits. The container also ends with this process.
 * @throws the engine's error.
 */
export function openCanary({ connection, settings, image, signal }: Canary): Promise<DockerContainer> {
  const { runtime } = settings.container ?? {};
  const { pids, cpus, sizes } = canaryLimits;
  const spec = createSpec({
    settings: { ...settings, network: "none", pids, cpus, container: { runtime } },
    sizes,
    imageId: image.id,
    imageVolumes: image.volumes,
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    isPodman: connection.isPodman,
  });
  return DockerContainer.open({ connection, spec: withoutSysctls(spec), signal });
}

async function runTrials(
  container: DockerContainer,
  limits: readonly TriableLimit[],
  { signal, deadline }: { readonly signal: AbortSignal; readonly deadline: number },
): Promise<Outcome> {
  const isLate = wait(Math.max(0, deadline - performance.now()), "late" as const, { signal, ref: false });
  // PID 1 first starts programs. At the process limit it could not, and would end the container.
  await Promise.race([new Monitor(container.guard).findings, isLate]);
  const counts = [`${inodesFor(canaryLimits.sizes.tmpBytes)}`, `${canaryLimits.pids + 4}`];
  const command = ["sh", "-c", script, "sh", ...counts, defaultWorkspaceFolder, ...limits];
  const process = await container.spawn({ command, user: blockUser, signal });
  let words = "";
  const isOver = new Promise<"over">((resolve) => {
    process.listen((_stream, bytes) => {
      if (words.length < maxWordsChars) words += Buffer.from(bytes).toString("utf8");
      // Do not wait for the stream's end: it lasts as long as the processes of the trials. Bash as `sh` would also
      // retry a fork for half a minute.
      if (/^end$|fork.{0,200}retry/im.test(words)) resolve("over");
    });
  });
  const watch = process.watchExit();
  const by = await Promise.race([
    isOver,
    // The kernel may kill the shell because of the trials' memory, and their processes keep the stream open.
    watch.told
      .catch(() => null)
      // The engine can report the end before the last output arrives.
      .then(() => Promise.race([isOver, process.ended, wait(lastWordsMs, null, { ref: false })]))
      .then(() => "ended" as const),
    container.ended.then(() => "ended" as const),
    isLate,
  ]);
  watch.stop();
  const wasKilled =
    by === "ended" && (container.hasEnded || (await process.exitCode().catch(() => null)) === killedCode);
  const results = readResults(words, limits, wasKilled);
  const lines = words.split("\n");
  const last = limits.findLast((limit) => lines.includes(`begin ${limit}`));
  const untried = limits.filter(
    (limit) => !(limit in results) && (limit === last || !lines.includes(`begin ${limit}`)),
  );
  return { results, untried: by === "ended" ? untried : [] };
}

/**
 * 64 Ki UTF-16 units: the trials print a few lines. A hostile image's shell may print anything, and all of it is read
 * again each time.
 */
const maxWordsChars = 64 * 1024;

/** 0.5 s, a choice: processes of a trial may keep the stream open for longer, and a run waits. */
const lastWordsMs = 500;

/** 128 and the number of SIGKILL. */
const killedCode = 137;

/** Memory trials can end the shell or the whole container. A shell that cannot fork may not get to report it. */
function readResults(words: string, limits: readonly TriableLimit[], wasKilled: boolean): TrialResults {
  const lines = words.split("\n");
  const last = lines.findLast((line) => line.startsWith("begin "));
  const results = limits.map((limit): [TriableLimit, boolean] | null => {
    if (lines.includes(`broke ${limit}`)) return [limit, false];
    if (lines.includes(`held ${limit}`)) return [limit, true];
    if (limit === "cpus") return readCpus(lines);
    const isEnding = limit === "memory" ? wasKilled : limit === "pids" && /fork/i.test(words);
    return isEnding && last === `begin ${limit}` ? [limit, true] : null;
  });
  return Object.fromEntries(results.filter((result) => result !== null));
}

/**
 * How much processor time the four processes took: without a limit, at least one processor. On a busy machine they may
 * get as little without a limit, so nobody can tell.
 */
function readCpus(lines: readonly string[]): ["cpus", boolean] | null {
  const at = lines.findIndex((line) => line.startsWith("spun "));
  const [, from, until] = (lines[at] ?? "").split(" ").map(Number);
  const seconds = [...(lines[at + 2] ?? "").matchAll(/(\d{1,9})m([\d.]{1,20})s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
  if (from === undefined || until === undefined || !(until > from) || seconds === 0) return null;
  const isMore = (seconds * 100) / (until - from) > canaryLimits.cpus * 2.5;
  // More than twice as many processes wait for a processor as there are. The engine usually runs here too.
  const isMachineBusy = (loadavg()[0] ?? 0) > 2 * availableParallelism();
  return !isMore && isMachineBusy ? null : ["cpus", !isMore];
}
