/**
 * Who failed, the code or the sandbox? Only this file decides it.
 *
 * The exit code alone cannot tell: 137 can be a plain `kill -9`, a kill for memory, or a place that was killed from
 * outside. 126 and 127 come from a shell or from the engine. So each ending needs its own evidence, from the engine and
 * from counters that the code cannot write:
 *
 * - A place that no longer runs is lost, whatever the exit code. The exception: the engine reported that memory
 * ran out during the block and that the first process was then killed, and nobody had asked for that. The code can take
 * so much memory that the kernel finds nothing else to end.
 * - Code is handed only to a process that the engine has started (it has a pid). Before that, its streams hold the
 * engine's words, and after that the program's.
 * - Out of memory needs a kill counter that rose during the block, or the engine's report if nobody could read the
 * counter. The process limit needs the same.
 * - What a block does to the sandbox is the code's fault. If a process does not start, agent-exec ends all processes of
 * blocks and tries again. A place that agent-exec itself removed to end blocks is not lost.
 * - A full disk needs a block that failed, without another signal than SIGBUS, and no space left in a folder that it
 * can write to.
 *
 * A wrong guess against the sandbox runs hostile code again, within a small budget. A wrong guess against the code
 * makes a model fix a correct program. Without evidence, the plain exit code stands.
 */
import { constants } from "node:os";
import { endedBy } from "../../../facts/endings.js";
import type { Execution } from "../../../facts/execution.js";
import { formatBytes, formatDuration } from "../../../format/format.js";
import type { Place } from "../place.js";
import type { Counters, Space } from "../sandbox/monitor.js";
import type { BlockEnd } from "./block-end.js";

export interface EndFacts {
  readonly place: Pick<Place, "names" | "wordsOf">;
  readonly end: BlockEnd;
  /**
   * The place after the block. `removed`: we removed it, because the block could not be killed otherwise. `spent`: the
   * kernel ended it because memory ran out. `gone`: it ended in another way. `silent`: the engine does not answer.
   */
  readonly sandbox: "running" | "removed" | "spent" | "gone" | "silent";
  /** Why the place is gone, in the engine's words. Null if the engine does not say it. */
  readonly whyGone: string | null;
  /** Whether the engine reported during the block that the place ran out of memory. */
  readonly isMemorySpent: boolean;
  readonly before: Counters | null;
  readonly after: Counters | null;
  /** Whether processes of earlier blocks ran when this block began. The counters may show their effects. */
  readonly hadLeftovers: boolean;
  /** Folders that were already full when the block began. So its failure may have another reason. */
  readonly fullBefore: ReadonlySet<string>;
  /** Only read if the block failed. Null if unknown. */
  readonly space: readonly Space[] | null;
  /** Why processes of earlier blocks were ended so that this block could run. Null if they were not. */
  readonly endedLeftovers:
    | "leftover processes that filled the process limit"
    | "leftover processes that kept it from starting"
    | "leftover processes that took the kernel's memory"
    | null;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number | undefined;
  readonly outputBytes: number;
}

export type ClassifiedEnd = Pick<Execution, "ending" | "cause" | "exitCode" | "evidence">;

/** Sixteen pages. Nothing useful fits into less, and a file that grew until it failed leaves less. */
const fullBelowBytes = 64 * 1024;

export function classifyEnd(facts: EndFacts): ClassifiedEnd {
  const classified = classify(facts);
  const more = [
    ...(facts.endedLeftovers === null ? [] : [`${facts.endedLeftovers} were ended`]),
    ...(facts.sandbox === "removed"
      ? [`the block could not be killed, so the ${facts.place.names.place} was removed with its files`]
      : []),
  ];
  return { ...classified, evidence: [classified.evidence, ...more].join("; ") };
}

function classify(facts: EndFacts): ClassifiedEnd {
  const { end, sandbox, timeoutMs, outputBytes } = facts;
  const { place, engine, wholeEngine } = facts.place.names;
  if (end.cause === "cancelled") return endedBy("cancelled", "the run was cancelled while the block ran");
  if (sandbox === "silent") return lost(facts, "daemon-lost", `the ${wholeEngine} stopped answering`);
  if (sandbox === "spent") return classifySpentPlace(facts);
  if (sandbox === "gone") {
    const why = facts.whyGone === null ? "" : `: ${facts.whyGone}`;
    return lost(facts, "container-lost", `the ${engine} says that the ${place} is no longer running${why}`);
  }
  switch (end.cause) {
    case "timed-out":
      return endedBy(
        "timed-out",
        `the block ran longer than ${formatDuration(timeoutMs)}${besideWords(facts)}`,
      );
    case "idle": {
      const evidence = `no output for ${formatDuration(facts.idleTimeoutMs ?? Infinity)}${besideWords(facts)}`;
      return { ...endedBy("timed-out", evidence), cause: "idle" };
    }
    case "untold":
      return endedBy(
        "timed-out",
        `background processes still had so much output that the ${engine} did not report the block's exit code`,
      );
    case "output-limit":
      return endedBy("output-limit", `the block wrote ${formatBytes(outputBytes)}`);
    case "disk-limit":
      return endedBy(
        "disk-full",
        `the workspace's disk has ${formatBytes(end.takenBytes)} less than when the sandbox started`,
      );
    case "socket-limit": {
      const evidence = `the kernel held ${end.held} for the code, outside of the ${place}'s memory${besideWords(facts)}`;
      return { ...endedBy("out-of-memory", evidence), cause: "sockets" };
    }
    case "lost":
      return lost(facts, "daemon-lost", `the ${engine} no longer answers for the block`);
    case "ended":
      return classifyExit(facts, end.exitCode);
    case "kept":
      return endedBy("signalled", keptWords);
    case "no-room":
      return endedBy("disk-full", "there is no room for the block's code");
    case "not-started":
      return classifyUnstarted(facts);
  }
}

/** The process's own end no longer matters, because the files are gone. */
function classifySpentPlace(facts: EndFacts): ClassifiedEnd {
  const evidence = `the operating system ended the ${facts.place.names.place} for lack of memory while the block ran`;
  return endedBy("out-of-memory", `${evidence}${besideWords(facts)}`);
}

/** Other processes of blocks can stop a block, or take its processor time. */
function besideWords({ hadLeftovers }: EndFacts): string {
  return hadLeftovers ? "; a process from an earlier block was still running" : "";
}

const keptWords = "leftover processes of earlier blocks kept this block from starting";

/** The start was tried again without any processes of blocks. So the infrastructure is to blame. */
function classifyUnstarted(facts: EndFacts): ClassifiedEnd {
  if (facts.sandbox === "removed") return endedBy("signalled", keptWords);
  const spent = findSpentResource(facts);
  if (spent?.ending === "process-limit") return { ...spent, exitCode: null };
  const what = `the ${facts.place.names.engine} could not start a process for the block`;
  return lost(facts, "container-lost", what);
}

function classifyExit(facts: EndFacts, exitCode: number | null): ClassifiedEnd {
  const { engine } = facts.place.names;
  if (exitCode === null) return endedBy("container-lost", `the ${engine} does not know the exit code`);
  if (exitCode === 0) return { ending: "exited", exitCode, evidence: `the ${engine} reports exit code 0` };
  const resource = findSpentResource(facts);
  return resource === null ? classifyPlain(facts, exitCode) : classifySpent(facts, exitCode, resource);
}

/** 128 + 9, because the kernel uses signal 9 to kill a process that takes too much memory. */
const killedExitCode = 137;

/** If a program writes to a mapped file on a full disk, the kernel ends it with this signal. */
const busErrorExitCode = 128 + constants.signals.SIGBUS;

/** Shared memory is freed when its program ends. So its folder has room again when agent-exec looks. */
const busErrorWords =
  ", usually because there was no room for a file that the program maps into memory. For a file in /dev/shm or /tmp, raise `memory`. For a file in the workspace, raise `workspace-size`";

/** Counters and free space concern the whole place. With another likely cause, they only accompany the plain ending. */
function classifySpent(facts: EndFacts, exitCode: number, resource: SpentResource): ClassifiedEnd {
  const doubt = doubtOf(facts, exitCode, resource);
  if (doubt === null) return { ending: resource.ending, exitCode, evidence: resource.evidence };
  const plain = classifyPlain(facts, exitCode);
  return { ...plain, evidence: `${plain.evidence}; meanwhile ${resource.evidence}, ${doubt}` };
}

function doubtOf(
  { hadLeftovers, fullBefore }: EndFacts,
  exitCode: number,
  { ending, folder }: SpentResource,
): string | null {
  if (ending === "disk-full") {
    const isBySignal = signalName(exitCode - 128) !== null && exitCode !== busErrorExitCode;
    if (isBySignal) return "but a full disk does not end a program with a signal";
    if (folder !== undefined && fullBefore.has(folder)) return "already before the block";
  }
  const hasDied = ending === "out-of-memory" && exitCode === killedExitCode;
  return hadLeftovers && !hasDied ? "perhaps because of a process that an earlier block left running" : null;
}

function classifyPlain({ place }: EndFacts, exitCode: number): ClassifiedEnd {
  const { engine } = place.names;
  const signal = signalName(exitCode - 128);
  if (signal !== null) {
    const evidence = `the ${engine} reports ${exitCode}, which is 128 + ${exitCode - 128} (${signal})`;
    const cause = exitCode === busErrorExitCode ? busErrorWords : "";
    return { ending: "signalled", exitCode, evidence: `${evidence}${cause}` };
  }
  return { ending: "exited", exitCode, evidence: `the ${engine} reports exit code ${exitCode}` };
}

type SpentResource = Omit<ClassifiedEnd, "exitCode"> & {
  /** The folder that is full. */
  readonly folder?: string;
};

function findSpentResource({
  before,
  after,
  isMemorySpent,
  space,
  fullBefore,
  place: { names },
}: EndFacts): SpentResource | null {
  const oom = rise(before?.oomKills, after?.oomKills);
  if (oom !== null)
    return {
      ending: "out-of-memory",
      evidence: `the kernel killed a process for lack of memory (its counter oom_kill rose ${oom})`,
    };
  // Counters are better evidence than the engine, whose report can be late.
  const isCounted = [before, after].every((counters) => typeof counters?.oomKills === "number");
  if (isMemorySpent && !isCounted)
    return {
      ending: "out-of-memory",
      evidence: `the ${names.engine} reported that the ${names.place}'s memory was used up`,
    };
  const forks = rise(before?.refusedForks, after?.refusedForks);
  if (forks !== null)
    return {
      ending: "process-limit",
      evidence: `the kernel refused a new process (its counter pids.events rose ${forks})`,
    };
  const full = (space ?? []).flatMap(fullness);
  return full.find(({ folder = "" }) => !fullBefore.has(folder)) ?? full[0] ?? null;
}

function fullness({ folder, freeBytes, freeInodes }: Space): readonly SpentResource[] {
  const left = freeBytes < fullBelowBytes ? formatBytes(freeBytes) : freeInodes === 0 ? "no inode" : null;
  return left === null ? [] : [{ ending: "disk-full", evidence: `${folder} has ${left} left`, folder }];
}

function rise(before: number | null | undefined, after: number | null | undefined): string | null {
  if (before === null || before === undefined || after === null || after === undefined) return null;
  return after > before ? `from ${before} to ${after}` : null;
}

function lost(
  { end, place }: EndFacts,
  ending: "container-lost" | "daemon-lost",
  what: string,
): ClassifiedEnd {
  const error = "error" in end && end.error !== null ? `: ${place.wordsOf(end.error)}` : "";
  return endedBy(ending, `${what}${error}`);
}

/** The name of a Linux signal. Null if the number is not one. */
function signalName(number: number): string | null {
  if (number < 1 || number > 31) return null;
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}
