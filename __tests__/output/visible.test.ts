import { describe, expect, test } from "@jest/globals";
import { anyText, fc, rarely, tries } from "../chance.js";
import { reveal, showHidden } from "../../src/output/visible.js";
import { cpuTimeMs } from "../cpu-time.js";

describe("showHidden", () => {
  test.each([
    ["a bidirectional override", "a\u202Eb", "a⟨U+202E⟩b"],
    ["zero-width characters", "pass\u200Bword\uFEFF", "pass⟨U+200B⟩word⟨U+FEFF⟩"],
    ["a soft hyphen", "a\u00ADb", "a⟨U+00AD⟩b"],
    ["a Hangul filler", "a\u3164b", "a⟨U+3164⟩b"],
    ["NUL, BEL and DEL", "\0\x07\x7F", "␀␇␡"],
    ["an 8-bit control", "a\x85b", "a⟨U+0085⟩b"],
    ["a line separator", "a\u2028b", "a⟨U+2028⟩b"],
    ["half a surrogate pair", "a\uD800b", "a⟨U+D800⟩b"],
    ["a title set by OSC", "\x1B]0;title\x07", "␛]0;title␇"],
    ["a link by OSC 8", "\x1B]8;;http://evil.example\x1B\\x", "␛]8;;http://evil.example␛\\x"],
    ["the clipboard by OSC 52", "\x1B]52;c;Zm9v\x07", "␛]52;c;Zm9v␇"],
    ["a cursor movement", "\x1B[2Jx", "␛[2Jx"],
    ["a variation selector that belongs to no emoji", "a\uFE0F\u{E0100}", "a⟨U+FE0F⟩⟨U+E0100⟩"],
    ["a second selector on an emoji", "❤\uFE0F\uFE0F", "❤\uFE0F⟨U+FE0F⟩"],
    ["tags after a flag that has none", "🏴\u{E0041}", "🏴⟨U+E0041⟩"],
    ["a joiner between Latin letters", "a\u200Db", "a⟨U+200D⟩b"],
  ])("%s is made visible", (_what, hidden, shown) => {
    expect(showHidden(hidden)).toBe(shown);
  });

  test("a text hidden in tag characters is counted, not shown", () => {
    const tags = Array.from("ignore all", (letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    ).join("");
    expect(showHidden(`hi${tags}`)).toBe("hi⟨10 hidden characters, first U+E0069⟩");
  });

  test("a carriage return cannot overwrite its line", () => {
    expect(showHidden("rm -rf /\recho hello\n")).toBe("rm -rf /␍\necho hello\n");
  });

  test("line ends of Windows and of terminals become plain ones", () => {
    expect(showHidden("a\r\nb\r\r\nc\n")).toBe("a\nb\nc\n");
  });

  test("colours are dropped, and concealed text becomes readable", () => {
    expect(reveal("\x1B[8;31mhidden\x1B[0m \x9B1mbold")).toEqual({
      text: "hidden bold",
      shown: 0,
      dropped: 3,
    });
  });

  test.each([
    ["families and professions", "👨‍👩‍👧‍👦 👩🏽‍🚀"],
    ["flags, also of regions", "🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈"],
    ["keycaps and hearts", "1️⃣ #️⃣ ❤️ ❤︎"],
    ["joiners in Persian and Hindi words", "می‌خواهم क्‍ष"],
    ["tabs and line feeds", "a\tb\n"],
    ["no-break and ideographic spaces", "10\u00A0km　"],
    ["combining marks", "e\u0301 ñ"],
  ])("%s stay whole", (_what, text) => {
    expect(reveal(text)).toEqual({ text, shown: 0, dropped: 0 });
  });

  rarely("the time for control characters grows only linearly", () => {
    const timeOf = (length: number): number => {
      const started = cpuTimeMs();
      for (const unit of ["\r", "\u200B", "a\u200B", "\x1B[", "👍\u200D", "\x1B[0m1"])
        showHidden(unit.repeat(length));
      return cpuTimeMs() - started;
    };
    timeOf(2 ** 12);
    const quarter = timeOf(2 ** 16);
    const whole = timeOf(2 ** 18);
    // Four times the characters, with room for the collector; sixteen would be the square.
    expect(whole / quarter).toBeLessThan(8);
  });

  const hostile = fc.string({
    unit: fc.constantFrom(
      "a",
      "b",
      "1",
      "❤",
      "👍",
      "\r",
      "\n",
      "\x1B",
      "[",
      "m",
      "0",
      "\u200D",
      "\uFE0F",
      "\u202E",
      "\u{E0041}",
      "\uD800",
      "ی",
    ),
    maxLength: 40,
  });

  test("visible text is not changed a second time", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = showHidden(text);
        expect(showHidden(once)).toBe(once);
      }),
      { numRuns: tries(1_000) },
    );
  });

  test("no control or bidirectional character is left in any text", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyText()), (text) => {
        expect(showHidden(text)).not.toMatch(
          /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u200B]|[\u{E0100}-\u{E01EF}]/u,
        );
      }),
      { numRuns: tries(1_000) },
    );
  });
});
