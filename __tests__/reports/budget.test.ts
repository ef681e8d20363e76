import { describe, expect, test } from "@jest/globals";
import { fc } from "../chance.js";
import { type Sized, fitParts, separator } from "../../src/reports/print/budget.js";

function section(name: string, ...sizes: number[]): Sized {
  return { name, rank: 0, forms: sizes.map((size) => () => name.repeat(size)) };
}

describe("fitParts", () => {
  test("everything is whole where there is room", () => {
    const sections = [section("a", 1, 10), section("b", 0, 20)];
    expect(fitParts(sections, 32)).toEqual({
      texts: ["a".repeat(10), "b".repeat(20)],
      shortened: [],
    });
  });

  test("the smallest rank grows first, and what is not whole is named", () => {
    const sections = [
      { ...section("a", 0, 100), rank: 2 },
      { ...section("b", 0, 100), rank: 1 },
    ];
    const { texts, shortened } = fitParts(sections, 150);
    expect(texts).toEqual(["", "b".repeat(100)]);
    expect(shortened).toEqual(["a"]);
  });

  test("every section grows by one size before any grows by two", () => {
    const sections = [section("a", 0, 50, 200), section("b", 0, 50, 200)];
    const { texts } = fitParts(sections, 300);
    expect(texts.map((text) => text.length)).toEqual([200, 50]);
  });

  test("a form that is not needed is never rendered", () => {
    let rendered = 0;
    const large = {
      name: "large",
      rank: 0,
      forms: [() => "", () => "x".repeat(100), () => "x".repeat(1_000 * ++rendered)],
    };
    fitParts([section("a", 0, 90), large], 100);
    expect(rendered).toBeLessThanOrEqual(1);
  });

  test("the whole fits its limit whenever the smallest forms do", () => {
    const sizes = fc.array(fc.nat(80), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 8 }), fc.integer({ min: 100, max: 400 }), (all, maxChars) => {
        const sections = all.map((each, place) => section(String(place), ...each));
        const { texts } = fitParts(sections, maxChars);
        const smallest = sections.map(({ forms }) => forms[0]?.() ?? "");
        const lengthOf = (parts: readonly string[]) =>
          parts.filter((part) => part !== "").join(separator).length;
        expect(lengthOf(texts)).toBeLessThanOrEqual(Math.max(maxChars, lengthOf(smallest)));
      }),
    );
  });
});
