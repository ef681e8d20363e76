import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { parseScript } from "../../../src/writers/scripted/script.js";

describe("a script", () => {
  test("is read with all options of a turn", () => {
    const script = {
      turns: [
        { reply: "", usage: { inputTokens: 1, outputTokens: 2 }, delay: "500ms", fault: "cut" },
        { decision: { retry: false, reason: "why" }, delay: 2 },
      ],
    };
    expect(parseScript(JSON.stringify(script), "s.json")).toEqual(script);
  });

  test("can have a turn that is only a fault", () => {
    expect(parseScript('{"turns":[{"fault":"http-500"}]}', "s.json").turns).toEqual([
      { fault: "http-500", reply: "" },
    ]);
  });

  test("may begin with a byte order mark", () => {
    expect(parseScript('\uFEFF{"turns":[{"reply":"a"}]}', "s.json").turns).toHaveLength(1);
  });

  test.each([
    ["[]", "the whole:"],
    ["{}", "turns:"],
    ['{"turns":[]}', "turns: needs at least one turn"],
    ['{"turns":[{}]}', "turns[0]: needs either a `reply` or a `decision`"],
    [
      '{"turns":[{"reply":"a","decision":{"retry":true,"reason":"b"}}]}',
      "turns[0]: needs either a `reply` or a `decision`",
    ],
    ['{"turns":[{"reply":"a"},{"reply":7}]}', "turns[1].reply:"],
    ['{"turns":[{"decision":{"retry":"yes","reason":"b"}}]}', "turns[0].decision.retry:"],
    ['{"turns":[{"decision":{"retry":true}}]}', "turns[0].decision.reason:"],
    ['{"turns":[{"reply":"a","delay":"soon"}]}', "turns[0].delay: is not a duration"],
    ['{"turns":[{"reply":"a","delay":-1}]}', "turns[0].delay: is not a duration"],
    ['{"turns":[{"reply":"a","fault":"http-418"}]}', "turns[0].fault:"],
    ['{"turns":[{"reply":"a","usage":{"inputTokens":-1,"outputTokens":0}}]}', "turns[0].usage.inputTokens:"],
    ['{"turns":[{"reply":"a","replay":"b"}]}', '"replay"'],
    ['{"turns":[{"reply":"a"}],"turn":1}', '"turn"'],
    ['{"turns":[{"reply":"a"},]}', "is not JSON"],
    ["", "is not JSON"],
  ])("as %s is refused with its file, its place and the fix", (json, place) => {
    expect(() => parseScript(json, "demo/s.json")).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        message: expect.stringMatching(new RegExp(`^The script demo/s\\.json .*${escaped(place)}`, "s")),
        nextStep: expect.stringContaining("Fix demo/s.json"),
      }),
    );
  });

  test("with too deeply nested brackets is refused without a place", () => {
    expect(() => parseScript("[".repeat(1_000_000), "s.json")).toThrow("The script s.json is not JSON.");
  });

  test("that is not JSON is refused with the place and without quotes, even in the cause", () => {
    const thrown = (() => {
      try {
        return parseScript(`{"turns": [\n  ghs_AbCdEf]}`, "s.json");
      } catch (error) {
        return error as Error;
      }
    })();
    expect(thrown).toMatchObject({
      message: "The script s.json is not JSON: the error is at line 2, column 3.",
    });
    expect(inspect(thrown)).not.toContain("ghs_");
  });

  test("is refused with all its problems at once", () => {
    const json = '{"turns":[{"reply":1},{"decision":{"retry":1,"reason":2}}]}';
    expect(() => parseScript(json, "s.json")).toThrow(
      /turns\[0\]\.reply: .*; turns\[1\]\.decision\.retry: .*; turns\[1\]\.decision\.reason: /,
    );
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
