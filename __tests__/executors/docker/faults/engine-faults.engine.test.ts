import { describe, expect, it } from "@jest/globals";
import { sample } from "../../../chance.js";
import { anyFaults, streamFaults } from "./engine-faults.js";
import { inTurns } from "./in-turns.js";
import { type Breaking, runFaulty } from "./faulty-run.js";

/** The calls of a run, some of them once, some for good from the block's first output on. */
const calls: readonly Pick<Breaking, "call" | "from" | "isSlow">[] = [
  ...[
    "ping 1",
    "inspect image 1",
    "inspect image 2",
    "info 1",
    "list",
    "list images",
    "create 1",
    "attach 1",
    "start 1",
    "create exec (spare) 1",
    "start exec (spare) 1",
    "events 1",
    "create exec (spare) 2",
    "start exec (spare) 2",
    "create exec (other) 1",
    "start exec (other) 1",
    "inspect exec (other) 1",
    "create exec (killer) 1",
    "start exec (killer) 1",
    "create exec (archive) 1",
    "start exec (archive) 1",
    "remove 1",
    "remove",
    "wait",
  ].map((call) => ({ call, from: "start" as const })),
  ...[
    "inspect exec (spare)",
    "create exec (spare)",
    "start exec (spare)",
    "create exec (killer)",
    "start exec (killer)",
    "create exec (archive)",
    "start exec (archive)",
  ].map((call) => ({ call, from: "output" as const })),
  // What a busy engine is asked that is slow to tell a block's end.
  ...["top", "inspect"].map((call) => ({ call, from: "start" as const, isSlow: true })),
];

/** Each call with each fault that it can meet; a run meets some of them. */
const met = sample(
  calls.flatMap((broken, index) => {
    const streams = /^(attach|start exec)/.test(broken.call) ? streamFaults : {};
    const faults = Object.entries({ ...anyFaults, ...streams });
    return faults.map(([name, fault]) => ({ isSlow: false, ...broken, index, name, fault }));
  }),
  12,
);

describe("a session whose engine fails in one call", () => {
  const plain = (call: string): string => call.replace(/ \d+$/, "");

  it("makes no call that is missing here", async () => {
    const known = new Set(calls.map(({ call }) => plain(call)));
    for (const isSlow of [false, true]) {
      const { calls: made, wrong } = await runFaulty(`faults-none-${process.pid}`, { isSlow });
      expect(wrong).toEqual([]);
      expect([...new Set(made.map(plain))].filter((call) => !known.has(call))).toEqual([]);
    }
  });

  it("makes the calls that only a slow engine is asked", async () => {
    const made = new Set<string>();
    // On a busy machine a session may be given up before it came so far.
    for (let attempt = 0; attempt < 4 && !(made.has("top") && made.has("inspect")); attempt += 1) {
      const { calls } = await runFaulty(`faults-slow-${process.pid}`, { isSlow: true });
      for (const call of calls) made.add(plain(call));
    }
    expect([...made]).toEqual(expect.arrayContaining(["top", "inspect"]));
  });

  it.each(
    calls
      .map((broken, index) => ({ ...broken, index }))
      .filter(({ index }) => met.some((each) => each.index === index)),
  )(
    "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    async ({ index }) => {
      const own = met.filter((each) => each.index === index);
      const wrong = await inTurns(own, async ({ name, ...breaking }, at) => {
        const { wrong, how } = await runFaulty(`faults-${process.pid}-${index}-${at}`, breaking);
        return wrong.map((what) => `${name}: ${what} (${how})`);
      });
      expect(wrong.flat()).toEqual([]);
    },
    120_000,
  );
});
