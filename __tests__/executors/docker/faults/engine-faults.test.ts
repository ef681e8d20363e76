import { describe, expect, it } from "@jest/globals";
import { anyFaults, streamFaults } from "./engine-faults.js";
import { inTurns } from "./in-turns.js";
import { type Breaking, runFaulty } from "./faulty-run.js";

/** The calls of a run, some of them once, some for good from the block's first output on. */
const calls: readonly Pick<Breaking, "call" | "from">[] = [
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
];

/** Each call meets each fifth of the faults, other ones than the call before it; `ALL_FAULTS=1` tries all, in minutes. */
const step = process.env["ALL_FAULTS"] === undefined ? 5 : 1;

describe("a session whose engine fails in one call", () => {
  it("makes no call that is missing here", async () => {
    const { calls: made, wrong } = await runFaulty(`faults-none-${process.pid}`);
    expect(wrong).toEqual([]);
    const plain = (call: string): string => call.replace(/ \d+$/, "");
    const known = new Set(calls.map(({ call }) => plain(call)));
    expect([...new Set(made.map(plain))].filter((call) => !known.has(call))).toEqual([]);
  });

  it.each(calls.map(({ call, from }, index) => ({ call, from, index })))(
    "ends in time, blames the engine, tells nothing untrue and leaves nothing: $call from $from",
    async ({ call, from, index }) => {
      const streams = /^(attach|start exec)/.test(call) ? streamFaults : {};
      const faults = Object.entries({ ...anyFaults, ...streams }).filter(
        (_fault, at) => (at + index) % step === 0,
      );
      const wrong = await inTurns(faults, async ([name, fault], at) => {
        const { wrong, how } = await runFaulty(`faults-${process.pid}-${index}-${at}`, {
          call,
          fault,
          ...(from && { from }),
        });
        return wrong.map((what) => `${name}: ${what} (${how})`);
      });
      expect(wrong.flat()).toEqual([]);
    },
    120_000,
  );
});
