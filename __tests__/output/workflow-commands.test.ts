import { describe, expect, test } from "@jest/globals";
import { fc, tries } from "../chance.js";
import {
  neutraliseWorkflowCommands,
  neutraliseWorkflowCommandsInJson,
} from "../../src/output/workflow-commands.js";
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

/** Texts of what marks are made of, and of what may hide in them. */
const pieces = fc
  .array(
    fc.constantFrom(
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
      "\u2028",
      "\\",
      '"',
      "a",
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));

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

  test("code with two colons inside a line is not changed", () => {
    const code = "std::vector<int> v;\nuse a::b;\n# comment [x] ## heading\n";
    expect(neutraliseWorkflowCommands(code)).toBe(code);
  });

  test("the runner finds no command in any text, with or without invisible characters", () => {
    fc.assert(
      fc.property(pieces, (text) => {
        const safe = neutraliseWorkflowCommands(text);
        expect(commandsIn(safe)).toEqual([]);
        expect(commandsIn(stripped(safe))).toEqual([]);
        expect(neutraliseWorkflowCommands(safe)).toBe(safe);
      }),
      { numRuns: tries(3_000) },
    );
  });

  test("a megabyte of marks takes less than a second", () => {
    const started = cpuTimeMs();
    for (const unit of ["::", "\n ", "\x1B]", "  ", "##["]) neutraliseWorkflowCommands(unit.repeat(2 ** 18));
    expect(cpuTimeMs() - started).toBeLessThan(1_000);
  });
});

describe("neutraliseWorkflowCommandsInJson", () => {
  test.each([
    ["##[error]x", String.raw`"#\u0023[error]x"`],
    ["a\\###[Group]", String.raw`"a\\##\u0023[Group]"`],
    ["#\u200B#[error]", '"#\u200B\\u0023[error]"'],
    ["\u2028 ::error::x", '"\u2028 \\u003A:error::x"'],
    ["# [x] ## a::b\n::error::x", String.raw`"# [x] ## a::b\n::error::x"`],
  ])("writes %j without a mark", (text, json) => {
    expect(neutraliseWorkflowCommandsInJson(JSON.stringify(text))).toBe(json);
  });

  test.each(["\x85", "\u2028", "\x85 ", ":"])("reads %j millions of times in one pass", (text) => {
    const json = JSON.stringify(`${text.repeat(2_000_000)}x::`);
    expect(neutraliseWorkflowCommandsInJson(json) === json).toBe(true);
  });

  test("any value stays the same, and the runner finds no command in it", () => {
    const value = fc.object({ key: pieces, values: [pieces], withNullPrototype: false });
    fc.assert(
      fc.property(value, (each) => {
        const json = JSON.stringify(each, null, 2);
        const safe = neutraliseWorkflowCommandsInJson(json);
        expect(JSON.parse(safe)).toEqual(JSON.parse(json));
        expect(commandsIn(safe)).toEqual([]);
        expect(commandsIn(stripped(safe))).toEqual([]);
        expect(neutraliseWorkflowCommands(safe)).toBe(safe);
      }),
      { numRuns: tries(1_000) },
    );
  });
});
