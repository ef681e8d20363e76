import { expect, it } from "@jest/globals";
import { createRedactor } from "../../src/redaction/redact.js";
import { Recorder } from "../../src/run/recorder.js";

it("no event is earlier than the one before, even if a resumed run's machine has an earlier clock", async () => {
  const times = [2_000_000, 2_000_010, 1_000_000, 2_000_020];
  const clock = { now: () => times.shift()!, sleep: async () => undefined };
  const parts = {
    log: { append: async () => undefined },
    reporters: [],
    redactor: createRedactor([]),
    clock,
  };
  const warning = { type: "warning", code: "x", message: "x" } as const;
  const first = new Recorder(parts);
  for (let each = 0; each < 2; each += 1) await first.record(warning);
  const resumed = new Recorder(parts, { events: first.events, nextSeq: 2 });
  for (let each = 0; each < 2; each += 1) await resumed.record(warning);
  expect(resumed.events.map(({ at }) => Date.parse(at))).toEqual([
    2_000_000, 2_000_010, 2_000_010, 2_000_020,
  ]);
});
