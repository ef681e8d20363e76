import { afterAll, describe, it } from "@jest/globals";
import type { Conformance } from "../../src/conformance/conformance.js";

/** Each case is a test, in the group that it belongs to. */
export function describeConformance(title: string, { cases, close }: Conformance): void {
  describe(title, () => {
    afterAll(close);
    for (const group of new Set(cases.map((each) => each.group))) {
      describe(group, () => {
        for (const { name, knownDifference, run } of cases.filter((each) => each.group === group)) {
          it(knownDifference === null ? name : `${name} (known difference: ${knownDifference})`, run);
        }
      });
    }
  });
}
