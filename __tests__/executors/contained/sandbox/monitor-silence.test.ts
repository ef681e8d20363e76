import { describe, expect, it } from "@jest/globals";
import { Monitor } from "../../../../src/executors/contained/sandbox/monitor.js";

/** A monitor, what it writes, and a way to speak to it. */
function open() {
  const written: string[] = [];
  let sink: (stream: "stdout", bytes: Uint8Array) => void = () => undefined;
  const monitor = new Monitor({
    hasEnded: false,
    ended: new Promise<never>(() => undefined),
    listen: (listener) => void (sink = listener),
    write: (text) => void written.push(String(text)),
  });
  return { monitor, written, say: (text: string) => sink("stdout", Buffer.from(text)) };
}

describe("the monitor", () => {
  it("says nothing before its first question, as a write to streams that have ended loses what they held", () => {
    const { monitor, written } = open();
    expect(written).toEqual([]);
    void monitor.isAnyBlockLeft(0);
    void monitor.isAnyBlockLeft(0);
    expect(written).toEqual(["1 left\n", "2 left\n"]);
  });

  it.each(["reduced\nanswered 1\n", "reduced\n"])(
    "has PID 1 stay though the shell that takes questions ended meanwhile: %j",
    async (said) => {
      const { monitor, written, say } = open();
      say("answered start\n");
      const kept = monitor.keep();
      say(said);
      expect(written).toEqual(["1 keep\n", "1 keep\n"]);
      say("answered 1\n");
      expect(await kept).toBe(true);
    },
  );
});
