import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { neutraliseWorkflowCommands } from "../../src/text/workflow-commands.js";
import { cpuTimeMs } from "../cpu-time.js";

/** The runner's rules (actions/runner, src/Runner.Common/ActionCommand.cs), with names in any case. */
function commandsIn(log: string): string[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => {
    const trimmed = line.replace(/^[\s\x85]+/, "");
    const second = trimmed.startsWith("::") ? trimmed.indexOf("::", 2) : -1;
    if (second > 0) return [trimmed.slice(2, second)];
    const bracket = line.indexOf("##[");
    return bracket >= 0 && line.indexOf("]", bracket) > 0 ? [line.slice(bracket)] : [];
  });
}

/** What a terminal shows of a line: a command must not appear once colours and invisible characters are gone. */
function stripped(log: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what a terminal does not show.
  return log.replace(/\x1B\[[0-9;]*[A-Za-z]|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u200B-\u200F\uFEFF]/g, "");
}

describe("neutraliseWorkflowCommands", () => {
  test.each([
    ["::set-output name=a::b", ": :set-output name=a::b"],
    ["  \t::ERROR file=a::b", "  \t: :ERROR file=a::b"],
    ["a\r::add-mask::b", "a\r: :add-mask::b"],
    ["\x1B[31m::stop-commands::x", "\x1B[31m: :stop-commands::x"],
    ["\uFEFF::debug::x", "\uFEFF: :debug::x"],
    ["text ##[Group]x", "text ## [Group]x"],
    ["###[group]x", "### [group]x"],
  ])("%j is broken", (line, safe) => {
    expect(neutraliseWorkflowCommands(line)).toBe(safe);
    expect(commandsIn(line).length + commandsIn(stripped(line)).length).toBeGreaterThan(0);
  });

  test("code that uses two colons inside a line is left alone", () => {
    const code = "std::vector<int> v;\nuse a::b;\n# comment [x] ## heading\n";
    expect(neutraliseWorkflowCommands(code)).toBe(code);
  });

  test("the runner finds no command in any text, with or without what a terminal hides", () => {
    const unit = fc.constantFrom(
      "::",
      ":",
      "##[",
      "#",
      "[",
      "]",
      "error",
      " ",
      "\t",
      "\r",
      "\n",
      "\x1B[0m",
      "\x1B",
      "\u00A0",
      "\u200B",
      "\u2003",
      "\x85",
      "a",
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (parts) => {
        const safe = neutraliseWorkflowCommands(parts.join(""));
        expect(commandsIn(safe)).toEqual([]);
        expect(commandsIn(stripped(safe))).toEqual([]);
        expect(neutraliseWorkflowCommands(safe)).toBe(safe);
      }),
      { numRuns: 3_000 },
    );
  });

  test("a megabyte of marks takes less than a second", () => {
    const started = cpuTimeMs();
    for (const unit of ["::", "\n ", "\x1B]", "  ", "##["]) neutraliseWorkflowCommands(unit.repeat(2 ** 18));
    expect(cpuTimeMs() - started).toBeLessThan(1_000);
  });
});
