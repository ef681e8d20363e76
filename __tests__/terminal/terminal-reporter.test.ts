import { describe, expect, it } from "@jest/globals";
import { createTerminalReporter } from "../../src/terminal/terminal-reporter.js";
import type { Fact, RunEvent } from "../../src/facts/events.js";
import type { Execution, NetworkDecision } from "../../src/facts/execution.js";
import type { Signal } from "../../src/ports/reporter.js";
import { LiveOutput } from "../../src/executors/live-output.js";
import { OutputBuffer } from "../../src/output/output-buffer.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../run/facts.js";
import { reportOf } from "../../src/reports/report-of.js";
import { renderText } from "../../src/reports/text.js";
import { FakeClock } from "../fakes/fake-clock.js";

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

/** As the command shows it. Events that do not begin with a run's beginning are no run. */
function lastScreen(events: readonly RunEvent[]): string {
  return events[0]?.type === "run-started" ? renderText(reportOf(events)) : "the last screen\n";
}

interface Options {
  readonly isLive?: boolean;
  readonly hasColour?: boolean;
}

/** The lines that a reporter writes for these steps, in this order. */
function linesOf(steps: readonly Step[], { isLive = false, hasColour = false }: Options = {}): string[] {
  let written = "";
  const clock = new FakeClock();
  const reporter = createTerminalReporter({
    write: (text) => (written += text),
    isLive,
    hasColour,
    clock,
    lastScreen,
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

describe("a verification on the terminal", () => {
  const verification = (lines: number, more: Partial<Execution>): Fact =>
    verified(1, 0, {
      ...failedWith(Array.from({ length: lines }, (_, at) => `line ${at + 1}`).join("\n")),
      ...more,
    });
  const told = (fact: Fact): readonly string[] => {
    const [beginning, end] = [eventsOf([started()]), eventsOf([started(), fact])[1]!];
    const long = output("line\n".repeat(558));
    return linesOf([...beginning, { type: "verifying", command: "make test\n".repeat(900) }, long, end]);
  };

  it("names the failing tests and ends with its last ten lines, however much it printed", () => {
    const cases = Array.from({ length: 14 }, (_, at) => ({
      name: `test_${at + 1}`,
      status: at < 12 ? ("failed" as const) : ("passed" as const),
    }));
    const tests = { by: "pytest's report", passed: 2, failed: 12, skipped: 0, cases };
    const lines = told(verification(558, { tests }));
    expect(lines.slice(1)).toEqual([
      "▶ verify  make test …",
      ...Array.from({ length: 10 }, (_, at) => `  │ failed: test_${at + 1}`),
      "  │ … and 2 more",
      "  │ … the end of its output; the report has more",
      ...Array.from({ length: 10 }, (_, at) => `  │ line ${at + 549}`),
      expect.stringContaining("✗ exit code 1, 2 tests passed, 12 failed"),
    ]);
  });

  it.each([
    [558, 0],
    [3, 3],
  ])("that passed and printed %d lines shows %d of them", (printed, shown) => {
    const lines = told(verification(printed, { exitCode: 0 }));
    expect(lines.filter((line) => line.includes("│"))).toHaveLength(shown);
    expect(lines.at(-1)).toContain("✓ exit code 0");
  });

  it("says that it fails with changed expected values, whose output is the last that was seen", () => {
    const lines = told(verification(1, { ending: "exited", exitCode: 0, failsOnChangedValues: true }));
    expect(lines.at(-1)).toMatch(/✓ exit code 0 .*; with changed expected values it fails, as it should$/);
  });
});

describe("the terminal", () => {
  const refused = { port: 443, allowed: false, reason: "not listed in allow-host", count: 1 };
  const tell = (network: readonly NetworkDecision[]): readonly string[] => {
    const block = { ...executed(1, 0, failedWith("OSError")), network } as Fact;
    return linesOf(eventsOf([started(), sessionStarted, block])).filter((line) => line.includes("network  "));
  };
  const others = (length: number) =>
    Array.from({ length }, (_, index) => ({ ...refused, host: `h${index}.example` }));

  it("names hosts that were refused with their block, in one line each, with nothing hidden", () => {
    const told = tell([
      { ...refused, host: "evil.example", count: 3 },
      { ...refused, host: "fine.example", allowed: true, reason: "listed as fine.example", count: 9 },
      { ...refused, host: "a\u001B[2K\u202E\nb", port: 0 },
      ...others(9),
    ]);
    expect(told).toHaveLength(6);
    expect(told[0]).toBe("  ! network  evil.example:443 refused: not listed in allow-host (3 times)");
    expect(told[1]).toBe("  ! network  a␛[2K⟨U+202E⟩␊b refused: not listed in allow-host");
    expect(told[5]).toBe("  ! network  … and 6 more hosts refused");
    expect(tell(others(6)).at(-1)).toBe("  ! network  … and 1 more host refused");
  });

  it("names hosts that are allowed and were not reached, also those that what goes on in the background asked for", () => {
    const reason = "listed, but its name does not resolve";
    const gone = { ...refused, host: "gone.example", allowed: true, reason, unreached: true } as const;
    expect(tell([gone, { ...refused, host: "evil.example" }])).toEqual([
      "  ! network  evil.example:443 refused: not listed in allow-host",
      "  ! network  gone.example:443 allowed, not reached: listed, but its name does not resolve",
    ]);
    const saved = { type: "files-saved", artifacts: [], leftOut: [], network: [gone] } as const;
    expect(linesOf(eventsOf([saved]))).toEqual([
      "! network  gone.example:443 allowed, not reached: listed, but its name does not resolve",
    ]);
  });

  it("names in plain words what does not hold of the sandbox, before the first block", () => {
    const { held, limits } = {
      held: { memory: false, workspace: false, seccomp: false, "sealed shell": false, "\x1b[2Jown": false },
      limits: { memory: "2 GiB", workspace: "9 GiB" },
    };
    const waived = ["workspace"];
    const lines = linesOf(eventsOf([started(), { ...sessionStarted, held, limits, waived } as Fact]));
    expect(lines.slice(2)).toEqual([
      "! memory (2 GiB) is NOT enforced on this machine: code can take all memory of this machine",
      "! workspace (9 GiB) is not enforced, as you set it: code can fill memory or disk with the files of its folder",
      "! seccomp is NOT enforced on this machine: the engine does not filter the code's system calls",
      "! sealed shell is NOT enforced on this machine: programs that a verification starts can change the verification's shell",
      "! ␛[2Jown is NOT enforced on this machine",
    ]);
  });

  it("says how an image came about that was built, and what its build reached", () => {
    const build = {
      from: "Docker\x1b[2Jfile",
      origin: "the current folder",
      network: "full",
      durationMs: 12_340,
    };
    const [, , line] = linesOf(eventsOf([started(), { ...sessionStarted, build } as Fact]));
    expect(line).toBe(
      "  image built from Docker␛[2Jfile (the current folder) in 12.3 s, with the engine's network",
    );
    const again = { from: "Dockerfile", origin: "the current folder", network: "none" };
    expect(linesOf(eventsOf([started(), { ...sessionStarted, build: again } as Fact]))[2]).toContain(
      "in an earlier run, without a network",
    );
  });

  it("says of a sandbox that isolates nothing only that", () => {
    const held = { isolation: false, memory: false };
    expect(
      linesOf(eventsOf([started(), { ...sessionStarted, executor: "local", held } as Fact])).slice(1),
    ).toEqual(["● sandbox  local · no isolation"]);
  });

  it("is told nothing that it would obey, whoever wrote the words of a failure", () => {
    const words = "no\x1b]0;owned\x07 \u202Ename";
    const hostile = eventsOf([
      started(),
      { type: "warning", code: "x", message: words },
      { type: "failure", during: "start", code: "engine-unavailable", message: words, nextStep: words },
      { type: "run-ended", outcome: "infrastructure-error", reason: "because", nextStep: words },
    ]);
    const text = linesOf(hostile).join("\n");
    expect(text).toContain("owned");
    // oxlint-disable-next-line no-control-regex -- these are what a terminal obeys.
    expect(text).not.toMatch(/[\x00-\x09\x0B-\x1F\x7F-\x9F\u202E]/);
  });

  it("lets no name and no reason that a model chose pass for a line of its own", () => {
    const path = "\u001b]52;c;ZXZpbA==\u0007\n✓ passed\u202E.py";
    const block = { language: "python", code: "x", path, sha256: "" };
    const faked = "no\n✓ passed  Every block of the last attempt ended with exit code 0.";
    const lines = linesOf([
      ...eventsOf([started(), replied(1, "", { blocks: [block] })]),
      { type: "executing", attempt: 1, block: 0 },
      ...eventsOf([
        { type: "decision", attempt: 1, source: "model", retry: false, reason: faked },
        { type: "warning", code: "files-unread", message: faked },
        { type: "run-ended", outcome: "gave-up", reason: faked, nextStep: faked },
      ]),
    ]);
    expect(lines.filter((line) => line.startsWith("✓") || line.includes("\u001b"))).toEqual([]);
    expect(lines).toContain("▶ block 1  python ␛]52;c;ZXZpbA==␇␊✓ passed⟨U+202E⟩.py");
    expect(lines.filter((line) => line.includes("  │ ✓ passed"))).toHaveLength(2);
    // The last screen has each of its texts on one line.
    expect(lines.filter((line) => line.includes("no ✓ passed"))).toHaveLength(2);
  });

  it("tells each event in a plain line where nobody watches", () => {
    expect(linesOf(events)).toEqual([
      "agent-exec r1  Add two numbers.",
      "● attempt 1  1 block  15 tokens",
      "● sandbox  scripted",
      "  ✗ exit code 1 after 12 ms",
      "● decision  no retry: because",
      "",
      "🛑 Gave up after 1 attempt                           1 attempt · 6 s · 15 tokens",
      "   Last error: `NameError`",
      "   a⟨U+202E⟩b.txt   2 KiB",
      "   Why            because",
      "   Next           Do this.",
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
      code: "session-lost",
    } as const;
    expect(linesOf(eventsOf([failed, end]))).toEqual(["", "the last screen"]);
    const again = [started(), replied(1, python("x")), failed, sessionStarted];
    expect(linesOf(eventsOf(again)).slice(2)).toEqual([
      "✗ Gone. [session-lost]",
      "● sandbox  scripted",
      "! attempt 1 begins again, because the sandbox was lost; the code did not cause the loss",
    ]);
  });

  it("names the block that was not run, with its file, where nothing was said of it before", () => {
    const unrun = (notRun: "earlier-failed" | "language", evidence: string): Fact =>
      executed(1, 1, { ending: "not-run", exitCode: null, notRun, evidence });
    const block = { language: "sh", code: "x", path: "b\n.sh", sha256: "", document: "\u202Eb.md" };
    const reply = replied(1, "", { blocks: [block, block] });
    const lines = linesOf([
      ...eventsOf([reply, unrun("earlier-failed", "a block before it failed")]),
      { type: "executing", attempt: 1, block: 1 },
      ...eventsOf([unrun("language", "no such language")]),
    ]);
    expect(lines.slice(1)).toEqual([
      "– block 2  sh ⟨U+202E⟩b.md  b␊.sh  not run: a block before it failed",
      "▶ block 2  sh ⟨U+202E⟩b.md  b␊.sh",
      "  – not run: no such language",
    ]);
  });

  it("says which of a block's clocks ended it", () => {
    const late = { ending: "timed-out", exitCode: 124, evidence: "no output for 1 s" } as const;
    expect(linesOf(eventsOf([executed(1, 0, late)]))).toEqual([
      "  ✗ timed-out, exit code 124 after 12 ms: no output for 1 s",
    ]);
  });

  it("says that what ran in a lost sandbox begins again, once it does", () => {
    const gone = { ending: "container-lost", exitCode: null, evidence: "the engine says\ngone" } as const;
    const lost = { ...executed(1, 0, failedWith("")), ...gone } as Fact;
    const lostVerification = {
      ...lost,
      type: "verification",
      attempt: 1,
      index: 0,
      command: "true",
    } as Fact;
    const verifying: Signal = { type: "verifying", command: "true" };
    const lines = linesOf([
      ...eventsOf([started(), replied(1, python("x")), sessionStarted, lost, sessionStarted]),
      verifying,
      ...eventsOf([lostVerification]),
      verifying,
    ]);
    expect(lines.slice(3)).toEqual([
      "  ✗ container-lost, no exit code after 12 ms: the engine says␊gone",
      "● sandbox  scripted",
      "! attempt 1 begins again, because the sandbox was lost; the code did not cause the loss",
      "▶ verify  true",
      "  ✗ container-lost, no exit code after 12 ms: the engine says␊gone",
      "! the verification runs again, because the sandbox was lost; the code did not cause the loss",
      "▶ verify  true",
    ]);
  });

  it("says of a fresh sandbox after one that the code used up nothing of a loss", () => {
    const spent = { ...executed(1, 0, failedWith("")), isSessionSpent: true } as Fact;
    expect(
      linesOf(eventsOf([started(), replied(1, python("x")), sessionStarted, spent, sessionStarted])).at(-1),
    ).toBe("● sandbox  scripted");
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

  it("shows the end of a flood too, and says how much of it is left out", () => {
    const lines = linesOf(flood(2_000, 1_000));
    expect(lines.slice(0, 2)).toEqual(["  │ line 0", "  │ line 1"]);
    const note = lines.findIndex((line) => line.includes("left out"));
    expect(lines[note]).toMatch(
      /^ {2}│ \[… 1,8\d\d of 2,000 lines left out, 18\.4 KiB in all; the report has more; the end: …\]$/,
    );
    expect(lines.slice(note + 1, -1)).toEqual(
      Array.from({ length: 20 }, (_, index) => `  │ line ${1_980 + index}`),
    );
    const shown = lines.filter((line) => line.includes("│ line")).length;
    const left = Number(/([\d,]+) of/.exec(lines[note] ?? "")?.[1]?.replace(",", ""));
    expect(Math.abs(shown + left - 2_000)).toBeLessThanOrEqual(1);
    expect(lines.at(-1)).toBe("  ✓ exit code 0 after 12 ms");
  });

  it("shows 64 KiB of a block while it comes and one word about the rest, then as much of the next block", () => {
    const [signals, ended] = [flood(40_000, 1_000_000).slice(0, -1), flood(40_000, 1_000_000).at(-1)!];
    const lines = linesOf([...signals, ended, ...signals, ended]);
    expect(lines.join("\n").length).toBeLessThan(2 * (64 * 1024 + 4 * 7_000 + 2_000));
    expect(lines.filter((line) => line.includes("…"))).toHaveLength(2);
    expect(lines.filter((line) => line === "  │ line 6000")).toHaveLength(2);
    expect(lines.filter((line) => line === "  │ line 39999")).toHaveLength(2);
    expect(lines.join("")).not.toContain("no more output is shown live");
  });

  it("cuts a line of a flood between its characters", () => {
    const lines = linesOf([output("😀".repeat(40_000).slice(1))]);
    expect(lines.join("\n").isWellFormed()).toBe(true);
  });

  it("adds nothing where all of the output was shown as it came", () => {
    expect(linesOf(flood(20, 1_000)).filter((line) => line.includes("…"))).toEqual([]);
  });

  it("hands a chunk of many lines on at once", () => {
    let writes = 0;
    const reporter = createTerminalReporter({
      write: () => (writes += 1),
      isLive: false,
      hasColour: false,
      lastScreen,
    });
    reporter.onSignal?.(output("\r".repeat(100_000)));
    void reporter.close?.();
    expect(writes).toBeLessThan(5);
  });

  it("says what a start takes its time for, also where nobody watches", () => {
    let written = "";
    const write = (text: string) => (written += text);
    const reporter = createTerminalReporter({ write, isLive: false, hasColour: false, lastScreen });
    for (const text of ["Pulling python:3-slim", "Setup: pip install a\n✓ passed"])
      reporter.onSignal?.({ type: "starting", text });
    void reporter.close?.();
    expect(written).toBe("  Pulling python:3-slim\n  Setup: pip install a\n  │ ✓ passed\n");
  });

  describe("while the model is waited for", () => {
    it("says so in a plain line after 10 s, and then each 30 s", async () => {
      const { lines, pass, reporter } = waiting({ isLive: false });
      await pass(10, 30, 30);
      reporter.onSignal?.({ type: "writing", text: "I think" });
      await pass(30);
      reporter.onEvent(events[1]!);
      await pass(30, 30);
      expect(lines()).toEqual([
        "  … waiting for the model: 10 s",
        "  … waiting for the model: 40 s",
        "  … waiting for the model: 70 s",
        "  … nothing more from the model for 30 s, after 7 characters",
        "● attempt 1  1 block  15 tokens",
      ]);
    });

    it("says how much it wrote where nobody sees it write", async () => {
      const { lines, pass, reporter } = waiting({ isLive: false });
      await pass(9);
      reporter.onSignal?.({ type: "writing", text: "x".repeat(1_234) });
      await pass(1);
      expect(lines()).toEqual(["  … the model is writing: 1,234 characters in 10 s"]);
    });

    it("renews one line each second where a person watches, and takes it away for what comes", async () => {
      const { written, pass, reporter } = waiting({ isLive: true });
      await pass(2, 1);
      reporter.onSignal?.({ type: "writing", text: "Hello\n" });
      expect(written()).toBe(
        "● writing\n  … waiting for the model: 2 s\r\u001B[K  … waiting for the model: 3 s\r\u001B[K  Hello\n",
      );
    });

    it("begins to count anew when the server is asked again, and ends with the run", async () => {
      const { lines, pass, reporter } = waiting({ isLive: false });
      await pass(10);
      reporter.onSignal?.({ type: "retrying", message: "HTTP 500.", waitMs: 1_000 });
      await pass(10);
      await reporter.close?.();
      await pass(30);
      expect(lines()).toEqual([
        "  … waiting for the model: 10 s",
        "! HTTP 500. Asking again in 1 s.",
        "  … waiting for the model: 10 s",
      ]);
    });

    it("says nothing where there is no model", async () => {
      const { lines, pass } = waiting({ isLive: false, first: { ...started(), writer: null } as Fact });
      await pass(10, 30);
      expect(lines().slice(1)).toEqual([]);
    });
  });
});

/** A block that prints so many lines of which so many bytes are shown and kept, as executors hand them on. */
function flood(lines: number, limitBytes: number): Step[] {
  const steps: Step[] = [];
  const buffer = new OutputBuffer(limitBytes);
  const live = new LiveOutput((stream, text) => steps.push(output(text, stream)), limitBytes);
  for (let line = 0; line < lines; line += 1) {
    const bytes = Buffer.from(`line ${line}\n`);
    buffer.push("stdout", bytes);
    live.push("stdout", bytes);
  }
  live.finish();
  return [...steps, ...eventsOf([executed(1, 0, buffer.finish())])];
}

/** A reporter that was told that the model is asked, and seconds that pass. */
function waiting({ isLive, first }: { readonly isLive: boolean; readonly first?: Fact }) {
  let text = "";
  const clock = new FakeClock();
  const reporter = createTerminalReporter({
    write: (more) => (text += more),
    isLive,
    hasColour: false,
    clock,
    lastScreen,
  });
  if (first !== undefined) reporter.onEvent(eventsOf([first])[0]!);
  reporter.onSignal?.({ type: "asking", attempt: 1 });
  const pass = async (...seconds: readonly number[]): Promise<void> => {
    for (const each of seconds) {
      clock.advance(each * 1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { reporter, pass, written: () => text, lines: () => text.split("\n").slice(0, -1) };
}
