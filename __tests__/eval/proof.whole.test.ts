import { describe, expect, it } from "@jest/globals";
import { judged } from "../../eval/honest/judged.js";
import { audited } from "../../eval/proof/audited.js";
import { advisedWays } from "../../eval/proof/ways.js";
import { inFull, rarely, sample } from "../chance.js";
import { image } from "../e2e/command-line.js";

describe("a way of verifying that docs/verifying.md recommends", () => {
  it("is one of eight", () => expect(advisedWays).toHaveLength(8));

  it.concurrent.each(advisedWays.map((way) => [way.name, way] as const))(
    "%s: is passed by the right solution",
    async (_name, way) => {
      expect(await judged({ ...way, wrong: {} }, "right", image)).toMatchObject({
        outcome: "passed",
        verified: true,
      });
    },
  );

  const isPassedByNoCheat = async (way: (typeof advisedWays)[number]): Promise<void> => {
    const { isSound, fooledBy, tried } = await audited(way, image);
    expect({ isSound, fooledBy }).toEqual({ isSound: true, fooledBy: [] });
    expect(tried).toBeGreaterThan(10);
  };
  // Thirty runs each.
  if (inFull)
    it.each(advisedWays.map((way) => [way.name, way] as const))("%s: is passed by no cheat", (_name, way) =>
      isPassedByNoCheat(way),
    );
  else rarely("is passed by no cheat", () => isPassedByNoCheat(sample(advisedWays, 8)[0]!));
});
