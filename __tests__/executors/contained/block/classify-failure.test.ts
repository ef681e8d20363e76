import { describe, expect, it } from "@jest/globals";
import { classifyEnd, type EndFacts } from "../../../../src/executors/contained/block/classify-failure.js";

const quiet = { oomKills: 0, refusedForks: 0, processes: 6 };
const space = [
  { folder: "/workspace", freeBytes: 1e8, freeInodes: 1000 },
  { folder: "/tmp", freeBytes: 1e8, freeInodes: 1000 },
];

const place = {
  names: { place: "container", engine: "engine", wholeEngine: "container engine" },
  wordsOf: (error: unknown) => (error as Error).message,
};

/** A block that ended with this exit code, in a container where nothing happened. */
function ended(exitCode: number | null, facts: Partial<EndFacts> = {}): EndFacts {
  return {
    place,
    end: { cause: "ended", exitCode },
    sandbox: "running",
    before: quiet,
    after: quiet,
    whyGone: null,
    isMemorySpent: false,
    space,
    hadLeftovers: false,
    fullBefore: new Set(),
    endedLeftovers: null,
    timeoutMs: 2000,
    idleTimeoutMs: Infinity,
    outputBytes: 10,
    ...facts,
  };
}

const oom = { before: { ...quiet, oomKills: 3 }, after: { ...quiet, oomKills: 4 } };
const forks = { after: { ...quiet, refusedForks: 7 } };

describe("classifyEnd", () => {
  it.each<[string, EndFacts, string, number | null, RegExp]>([
    ["an exit with 0", ended(0), "exited", 0, /exit code 0$/],
    ["an exit with 1", ended(1), "exited", 1, /exit code 1$/],
    ["an exit with 128, which is no signal", ended(128), "exited", 128, /128$/],
    ["an exit with 200, which is no signal", ended(200), "exited", 200, /200$/],
    ["an exit with 255", ended(255), "exited", 255, /255$/],
    ["137 without a counter that rose", ended(137), "signalled", 137, /128 \+ 9 \(SIGKILL\)/],
    ["139", ended(139), "signalled", 139, /SIGSEGV/],
    ["137 with oom_kill risen", ended(137, oom), "out-of-memory", 137, /oom_kill rose from 3 to 4/],
    ["1 with oom_kill risen", ended(1, oom), "out-of-memory", 1, /oom_kill/],
    ["0 with oom_kill risen", ended(0, oom), "exited", 0, /exit code 0/],
    [
      "137 with counters that nobody could read",
      ended(137, { before: null, after: null }),
      "signalled",
      137,
      /SIGKILL/,
    ],
    [
      "137 on an engine without such a counter",
      ended(137, { after: { ...quiet, oomKills: null } }),
      "signalled",
      137,
      /./,
    ],
    [
      "137 with counters that nobody could read, and the engine's word",
      ended(137, { after: null, isMemorySpent: true }),
      "out-of-memory",
      137,
      /^the engine reported that the container's memory was used up$/,
    ],
    [
      "137 with counters that nobody could read before, and the engine's word",
      ended(137, { before: null, isMemorySpent: true }),
      "out-of-memory",
      137,
      /^the engine reported/,
    ],
    [
      "137 with counters that did not rise, and an engine's word that is late",
      ended(137, { isMemorySpent: true }),
      "signalled",
      137,
      /SIGKILL/,
    ],
    ["1 with a fork refused", ended(1, forks), "process-limit", 1, /rose from 0 to 7/],
    ["0 with a fork refused", ended(0, forks), "exited", 0, /exit code 0/],
    [
      "1 with oom_kill risen while earlier blocks' processes ran",
      ended(1, { ...oom, hadLeftovers: true }),
      "exited",
      1,
      /exit code 1; meanwhile .*oom_kill rose from 3 to 4\), perhaps because of a process that an earlier block left running/,
    ],
    [
      "137 with oom_kill risen while they ran",
      ended(137, { ...oom, hadLeftovers: true }),
      "out-of-memory",
      137,
      /oom/,
    ],
    [
      "2 with a fork refused while they ran",
      ended(2, { ...forks, hadLeftovers: true }),
      "exited",
      2,
      /exit code 2; meanwhile .*rose from 0 to 7\), perhaps/,
    ],
    [
      "memory before processes",
      ended(1, { ...oom, after: { ...quiet, oomKills: 4, refusedForks: 7 } }),
      "out-of-memory",
      1,
      /oom/,
    ],
    [
      "1 with a full workspace",
      ended(1, { space: [{ folder: "/workspace", freeBytes: 4096, freeInodes: 9 }] }),
      "disk-full",
      1,
      /\/workspace has 4 KiB left/,
    ],
    [
      "1 in a workspace that was full before",
      ended(1, {
        fullBefore: new Set(["/workspace"]),
        space: [{ folder: "/workspace", freeBytes: 0, freeInodes: 9 }],
      }),
      "exited",
      1,
      /exit code 1; meanwhile \/workspace has 0 B left, already before the block$/,
    ],
    [
      "1 with a folder that it filled beside one that was full before",
      ended(1, {
        fullBefore: new Set(["/dev/shm"]),
        space: [
          { folder: "/dev/shm", freeBytes: 0, freeInodes: 9 },
          { folder: "/tmp", freeBytes: 0, freeInodes: 9 },
        ],
      }),
      "disk-full",
      1,
      /^\/tmp has 0 B left$/,
    ],
    [
      "137 with a full workspace",
      ended(137, { space: [{ folder: "/workspace", freeBytes: 0, freeInodes: 9 }] }),
      "signalled",
      137,
      /SIGKILL\); meanwhile \/workspace has 0 B left/,
    ],
    [
      "135 with a full workspace, as a mapped file ends its writer",
      ended(135, { space: [{ folder: "/workspace", freeBytes: 0, freeInodes: 9 }] }),
      "disk-full",
      135,
      /0 B left$/,
    ],
    [
      "1 without inodes",
      ended(1, { space: [{ folder: "/tmp", freeBytes: 1e6, freeInodes: 0 }] }),
      "disk-full",
      1,
      /no inode/,
    ],
    ["an exit code that nobody knows", ended(null), "container-lost", null, /does not know/],
    [
      "137 in a container that is gone",
      ended(137, { sandbox: "gone" }),
      "container-lost",
      null,
      /is no longer running/,
    ],
    [
      "137 in a container that the kernel ended",
      ended(137, { sandbox: "spent", isMemorySpent: true }),
      "out-of-memory",
      null,
      /^the operating system ended the container for lack of memory while the block ran$/,
    ],
    [
      "a block beside what an earlier one left in a container that the kernel ended",
      ended(0, { sandbox: "spent", isMemorySpent: true, hadLeftovers: true }),
      "out-of-memory",
      null,
      /while the block ran; a process from an earlier block was still running$/,
    ],
    [
      "a cancellation in a container that the kernel ended",
      ended(0, { end: { cause: "cancelled" }, sandbox: "spent", isMemorySpent: true }),
      "cancelled",
      130,
      /cancelled/,
    ],
    [
      "0 in a container that is gone",
      ended(0, { sandbox: "gone" }),
      "container-lost",
      null,
      /is no longer running/,
    ],
    [
      "0 from an engine that is silent now",
      ended(0, { sandbox: "silent" }),
      "daemon-lost",
      null,
      /stopped answering/,
    ],
    [
      "the deadline beside what an earlier block left",
      ended(0, { end: { cause: "timed-out" }, hadLeftovers: true }),
      "timed-out",
      124,
      /longer than 2 s; a process from an earlier block was still running$/,
    ],
    ["the deadline", ended(0, { end: { cause: "timed-out" } }), "timed-out", 124, /longer than 2 s/],
    [
      "the deadline with memory spent",
      ended(0, { ...oom, end: { cause: "timed-out" } }),
      "timed-out",
      124,
      /longer/,
    ],
    [
      "the deadline, killed only with the container",
      ended(0, { end: { cause: "timed-out" }, sandbox: "removed" }),
      "timed-out",
      124,
      /longer/,
    ],
    [
      "the deadline with a silent engine",
      ended(0, { end: { cause: "timed-out" }, sandbox: "silent" }),
      "daemon-lost",
      null,
      /./,
    ],
    [
      "an end that held streams keep from being told",
      ended(0, { end: { cause: "untold" } }),
      "timed-out",
      124,
      /did not report the block's exit code$/,
    ],
    ["a cancellation", ended(0, { end: { cause: "cancelled" } }), "cancelled", 130, /cancelled/],
    [
      "a cancellation with a silent engine",
      ended(0, { end: { cause: "cancelled" }, sandbox: "silent" }),
      "cancelled",
      130,
      /./,
    ],
    ["too much output", ended(0, { end: { cause: "output-limit" } }), "output-limit", 125, /10 B/],
    [
      "a call that failed",
      ended(0, { end: { cause: "lost", error: new Error("EPIPE") } }),
      "daemon-lost",
      null,
      /EPIPE/,
    ],
    [
      "a process that did not start",
      ended(0, { end: { cause: "not-started", error: new Error("no fork") } }),
      "container-lost",
      null,
      /no fork/,
    ],
    [
      "a process that did not start because of others that only the container's end ended",
      ended(0, { end: { cause: "not-started", error: new Error("no fork") }, sandbox: "removed" }),
      "signalled",
      null,
      /^leftover processes of earlier blocks kept this block from starting; the block could not be killed/,
    ],
    [
      "a process that did not start at the limit",
      ended(0, { ...forks, end: { cause: "not-started", error: null } }),
      "process-limit",
      null,
      /pids\.events rose/,
    ],
  ])("%s", (_title, facts, ending, exitCode, evidence) => {
    const verdict = classifyEnd(facts);
    expect(verdict).toMatchObject({ ending, exitCode });
    expect(verdict.evidence).toMatch(evidence);
  });

  it("says when it had to make room for the next block", () => {
    expect(
      classifyEnd(ended(0, { endedLeftovers: "leftover processes that filled the process limit" })).evidence,
    ).toContain("leftover processes that filled the process limit were ended");
  });
});
