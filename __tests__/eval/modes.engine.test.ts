import { describe, expect, it } from "@jest/globals";
import { modes } from "../../eval/modes.js";
import { judge } from "../../eval/pairs.js";
import { suites } from "../../eval/suites.js";
import { baseImage } from "../../scripts/places.mjs";
import { fc, sample } from "../chance.js";

/** Writers whose work is right in the end, whatever happened on the way. */
const good = ["right", "right step by step", "wrong, then right", "malformed decision"];

describe("a problem that a writer goes about", () => {
  it.each(sample(Object.keys(modes), 7))(
    "in the way “%s” is passed where it is solved, and nowhere else",
    async (mode) => {
      const problems = (await Promise.all([suites.humaneval(), suites.mbpp()])).flat();
      const [problem] = fc.sample(fc.constantFrom(...problems), 1);
      const { claimed, isTrue, reason } = await judge({ problem: problem!, mode }, baseImage);
      const told = `${problem!.id}: ${claimed}, ${reason}`;
      expect([told, claimed === "passed"]).toEqual([told, isTrue]);
      // It may have come too late, or been in time, to the same files.
      if (mode !== "background writer") expect([told, isTrue]).toEqual([told, good.includes(mode)]);
    },
    60_000,
  );
});
