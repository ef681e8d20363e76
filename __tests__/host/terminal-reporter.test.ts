import { describe, expect, it } from "@jest/globals";
import { createTerminalReporter } from "../../src/host/terminal-reporter.js";
import type { RunEvent } from "../../src/ports/events.js";
import type { Signal } from "../../src/ports/reporter.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  python,
  replied,
  sessionStarted,
  started,
} from "../engine/facts.js";

type Step = RunEvent | Signal;

const events = eventsOf([
  started(),
  replied(1, python("x")),
  sessionStarted,
  executed(1, 0, failedWith("NameError")),
  decided(1, false),
  { type: "files-saved", artifacts: [{ path: "a\u202Eb.txt", bytes: 2048, sha256: "" }], leftOut: [] },
  { type: "run-ended", outcome: "gave-up", reason: "because", nextStep: "Do this." },
]);

/** The lines that a reporter writes for these steps, in this order. */
function linesOf(steps: readonly Step[], options: { isLive?: boolean; hasColour?: boolean } = {}): string[] {
  let written = "";
  const reporter = createTerminalReporter({
    write: (text) => (written += text),
    isLive: options.isLive ?? false,
    hasColour: options.hasColour ?? false,
  });
  for (const step of steps) {
    if ("seq" in step) reporter.onEvent(step);
    else reporter.onSignal?.(step);
  }
  void reporter.close?.();
  return written.split("\n").slice(0, -1);
}

const output = (text: string, stream: "stdout" | "stderr" = "stdout"): Signal => ({
  type: "output",
  stream,
  text,
});

describe("the terminal", () => {
  it("tells each event in a plain line where nobody watches", () => {
    expect(linesOf(events)).toEqual([
      "agent-exec r1  Add two numbers.",
      "● attempt 1  1 block  15 tokens",
      "● sandbox  scripted",
      "  ✗ exit code 1 after 12 ms",
      "● decision  no retry: because",
      expect.stringMatching(/^● file {2}a.+b\.txt {2}2 KiB$/),
      "✗ gave-up  because",
      "  next: Do this.",
    ]);
  });

  it("says a failure once, whether it ends the run or not", () => {
    const failed = {
      type: "failure",
      during: "execute",
      code: "session-lost",
      message: "Gone.",
      nextStep: "Look.",
    } as const;
    const end = {
      type: "run-ended",
      outcome: "infrastructure-error",
      reason: "Gone.",
      nextStep: "Look.",
    } as const;
    expect(linesOf(eventsOf([failed, end]))).toEqual(["✗ infrastructure-error  Gone.", "  next: Look."]);
    expect(linesOf(eventsOf([failed, sessionStarted]))).toEqual(["✗ Gone.", "● sandbox  scripted"]);
  });

  it("shows characters that would turn the line around", () => {
    expect(linesOf(events).join("\n")).not.toContain("\u202E");
  });

  it("writes whole lines only, however the output was cut", () => {
    const steps = ["one\ntw", "o\nthr", "ee"].map((text) => output(text));
    expect(linesOf(steps)).toEqual(["  │ one", "  │ two", "  │ three"]);
  });

  it("never joins a line of stdout with one of stderr", () => {
    expect(linesOf([output("out"), output("err", "stderr"), output("put\n")])).toEqual([
      "  │ out",
      "  │ err",
      "  │ put",
    ]);
  });

  it("shows what the model writes to a person who watches, and to nobody else", () => {
    const writing: Signal = { type: "writing", text: "I think\n" };
    expect(linesOf([writing])).toEqual([]);
    expect(linesOf([writing], { isLive: true })).toEqual(["  I think"]);
  });

  it("has no escape sequence without colour, whatever the code prints", () => {
    const hostile = output("\u001B[2J\u001B]52;c;ZXZpbA==\u0007red\u001B[31m\r\n");
    expect(linesOf([...events, hostile]).join("\n")).not.toContain("\u001B");
  });

  it("colours with its own sequences alone", () => {
    const text = linesOf([output("\u001B[2J\u001B]0;title\u0007x\n", "stderr")], { hasColour: true }).join(
      "\n",
    );
    expect(text).toContain("\u001B[33m");
    expect(text).not.toContain("\u001B[2J");
    expect(text).not.toContain("\u001B]");
  });
});
