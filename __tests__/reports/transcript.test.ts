import { describe, expect, it } from "@jest/globals";
import type { RunEvent } from "../../src/facts/events.js";
import { renderMarkdown } from "../../src/reports/markdown.js";
import { reportOf } from "../../src/reports/report-of.js";
import { parseTranscript } from "../../src/reports/transcript/transcript.js";
import { eventsOf, executed, filesSaved, python, replied, sessionStarted, started } from "../run/facts.js";
import { endedRuns, passedRun } from "./sample-run.js";

const events = eventsOf([started(), replied(1, python("x")), sessionStarted, executed(1, 0), filesSaved]);
const lines = events.map((event) => `${JSON.stringify(event)}\n`);
const text = lines.join("");

describe("a transcript", () => {
  it("is read back as it was written", () => {
    expect(parseTranscript(text)).toEqual({ events, nextSeq: 5, warnings: [] });
  });

  it("loses a torn last line, says so, and keeps every whole one", () => {
    for (let cut = lines[0]!.length; cut < text.length; cut += 7) {
      const { events: kept, warnings } = parseTranscript(text.slice(0, cut));
      const whole = text.slice(0, cut).split("\n").length - 1;
      expect(kept).toEqual(events.slice(0, whole));
      expect(warnings).toHaveLength(text[cut - 1] === "\n" ? 0 : 1);
    }
  });

  it("skips a type that it does not know, and the next event still follows it", () => {
    const unknown = { ...events[1], type: "reflection-of-a-later-version" };
    const mixed = [lines[0], `${JSON.stringify(unknown)}\n`, lines[2]].join("");
    const parsed = parseTranscript(mixed);
    expect(parsed.events.map(({ type }) => type)).toEqual(["run-started", "session-started"]);
    expect(parsed).toMatchObject({
      nextSeq: 3,
      warnings: [expect.stringContaining("reflection-of-a-later-version")],
    });
  });

  it.each([
    ["garbage", "not json\n", /Line 1 .* not JSON/],
    ["a list", "[1]\n", /Line 1 .* version/],
    ["another version", text.replace('"v":1', '"v":2'), /Line 1 .* version is 2/],
    ["a hole", lines[0]! + lines[2]!, /Line 2 .* seq is 2, not 1/],
    [
      "no beginning",
      lines
        .slice(1)
        .join("")
        .replaceAll(/"seq":(\d)/g, (_, seq) => `"seq":${Number(seq) - 1}`),
      /begin/,
    ],
    ["an impossible time", text.replace(/"at":"[^"]*"/, '"at":"yesterday"'), /time/],
    ["nothing", "", /begin/],
  ])("is refused with %s, and the line is named", (_name, broken, message) => {
    expect(() => parseTranscript(broken)).toThrow(message);
  });
});

describe("an event of a known type", () => {
  const whole = passedRun.map((event) => `${JSON.stringify(event)}\n`);

  it("is read back with what it held, for every type that a run records", () => {
    for (const run of Object.values(endedRuns)) {
      const written = run.map((event) => `${JSON.stringify(event)}\n`).join("");
      expect(parseTranscript(written).events).toEqual(run);
    }
  });

  it("keeps a field that this version does not know", () => {
    const [first = "", ...rest] = whole;
    const later = first.replace('"runId"', '"colour":"blue","runId"');
    expect(parseTranscript([later, ...rest].join("")).events[0]).toMatchObject({ colour: "blue" });
  });

  it("is refused when it lacks a field that reports are computed from, and line and field are named", () => {
    for (const [line, event] of passedRun.entries()) {
      const optional = ["v", "seq", "at", "type", "usage", "rule", "notRun", "author"];
      for (const field of Object.keys(event).filter((name) => !optional.includes(name))) {
        const { [field]: _gone, ...rest } = event as unknown as Record<string, unknown>;
        const broken = whole.with(line, `${JSON.stringify(rest)}\n`).join("");
        expect(() => parseTranscript(broken)).toThrow(
          new RegExp(`Line ${line + 1} .*${event.type}, ${field}`),
        );
      }
    }
  });
});

describe("a transcript of a version that said in a sentence alone", () => {
  const rendered = (run: readonly RunEvent[]) => {
    const { events: read } = parseTranscript(run.map((event) => `${JSON.stringify(event)}\n`).join(""));
    return renderMarkdown(reportOf(read), { maxChars: 65_536 });
  };
  const without = (run: readonly RunEvent[], field: "cause" | "code", type: RunEvent["type"]) =>
    run.map((event) => {
      const { [field]: _gone, ...rest } = event as RunEvent & Readonly<Record<typeof field, unknown>>;
      return event.type === type ? (rest as RunEvent) : event;
    });

  it("which error ended the run is rendered as one that says it in a field", () => {
    const run = endedRuns["infrastructure-error"];
    expect(rendered(run)).toContain("[engine-unavailable]");
    expect(rendered(without(run, "code", "run-ended"))).toBe(rendered(run));
  });

  it("that a block was idle is rendered as one that says it in a field", () => {
    const silence = {
      ending: "timed-out",
      cause: "idle",
      exitCode: 124,
      evidence: "no output for 3 s",
    } as const;
    const run = eventsOf([
      started(),
      replied(1, python("x")),
      sessionStarted,
      executed(1, 0, silence),
      filesSaved,
    ]);
    expect(rendered(run)).toContain("timed out as idle");
    expect(rendered(without(run, "cause", "execution"))).toBe(rendered(run));
  });
});
