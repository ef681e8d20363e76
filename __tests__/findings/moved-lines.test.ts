import { expect, it } from "@jest/globals";
import { createTwoFilesPatch, diffArrays } from "diff";
import { lineBefore } from "../../src/findings/moved-lines.js";
import { fc, tries } from "../chance.js";

it("a line that the change kept has the number that it had, and a line that it added has none", () => {
  const lines = fc.array(fc.constantFrom("a", "b", "c", "", "-x", "+y", " z"), { maxLength: 40 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const text = (all: readonly string[]) => all.map((line) => `${line}\n`).join("");
      const diff = createTwoFilesPatch("a", "b", text(before), text(after), "", "", { context: 3 });
      const numbers = after.map((_, index) => lineBefore(diff, index + 1));
      const kept = numbers.flatMap((number, index) => (number === null ? [] : [{ number, index }]));
      for (const { number, index } of kept) expect(before[number - 1]).toBe(after[index]);
      const added = diffArrays([...before], [...after]).reduce(
        (sum, part) => sum + (part.added ? part.count : 0),
        0,
      );
      expect(numbers.filter((number) => number === null)).toHaveLength(added);
    }),
    { numRuns: tries(200) },
  );
});
