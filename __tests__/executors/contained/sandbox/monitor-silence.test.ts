import { describe, expect, it } from "@jest/globals";
import { Monitor } from "../../../../src/executors/contained/sandbox/monitor.js";

describe("the monitor", () => {
  it("says nothing before its first question, as a write to streams that have ended loses what they held", () => {
    const written: string[] = [];
    const streams = {
      hasEnded: false,
      ended: new Promise<never>(() => undefined),
      listen: () => undefined,
      write: (text: string) => void written.push(text),
    };
    const monitor = new Monitor(streams);
    expect(written).toEqual([]);
    void monitor.isAnyBlockLeft(0);
    void monitor.isAnyBlockLeft(0);
    expect(written).toEqual(["1 left\n", "2 left\n"]);
  });
});
