import { describe, expect, it } from "@jest/globals";
import { anyFaults, streamFaults } from "./engine-faults.js";
import { inTurns } from "./in-turns.js";
import { type Breaking, runFaulty } from "./faulty-run.js";

/** The calls of a run, some of them once, some for good from the block's first output on. */
const calls: readonly Pick<Breaking, "call" | "from" | "isSlow">[] = [
  ...[
    "ping 1",
    "inspect image 1",
    "info 1",
    "list",
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

/** Each call meets each fifth of the faults, other ones than the call before it; `ALL_FAULTS=1` tries all, in minutes. */
const step = process.env["ALL_FAULTS"] === undefined ? 5 : 1;

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
    const { calls: made } = await runFaulty(`faults-slow-${process.pid}`, { isSlow: true });
    expect(made.map(plain)).toEqual(expect.arrayContaining(["top", "inspect"]));
  });

  it.each(calls.map((broken, index) => ({ isSlow: false, ...broken, index })))(
    "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    async ({ call, from, isSlow, index }) => {
      const streams = /^(attach|start exec)/.test(call) ? streamFaults : {};
      const faults = Object.entries({ ...anyFaults, ...streams }).filter(
        (_fault, at) => (at + index) % step === 0,
      );
      const wrong = await inTurns(faults, async ([name, fault], at) => {
        const { wrong, how } = await runFaulty(`faults-${process.pid}-${index}-${at}`, {
          call,
          fault,
          ...(from && { from }),
          isSlow,
        });
        return wrong.map((what) => `${name}: ${what} (${how})`);
      });
      expect(wrong.flat()).toEqual([]);
    },
    120_000,
  );
});
