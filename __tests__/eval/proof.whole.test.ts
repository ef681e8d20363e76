import { describe, expect, it } from "@jest/globals";
import { audited } from "../../eval/proof/audited.js";
import { advisedWays } from "../../eval/proof/ways.js";
import { image } from "../e2e/command-line.js";
import { sample } from "../chance.js";

describe("a way of verifying that docs/verifying.md recommends", () => {
  it("is one of eight", () => expect(advisedWays).toHaveLength(8));

  it.each(sample(advisedWays, 8).map((way) => [way.name, way] as const))(
    "%s: is passed by the right solution and by no cheat",
    async (_name, way) => {
      const { isSound, fooledBy, tried } = await audited(way, image);
      expect({ isSound, fooledBy }).toEqual({ isSound: true, fooledBy: [] });
      expect(tried).toBeGreaterThan(10);
    },
  );
});
