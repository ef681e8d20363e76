// The order in which Jest starts files: the slow ones first, so that none of them is still running when all others are
// through. Jest's own order needs the times of an earlier run, which a fresh clone does not have.
import { statSync } from "node:fs";
import { relative } from "node:path";
import { projectDir } from "../places.mjs";
import { slow } from "./slow.mjs";

export default class SlowFirst {
  sort(tests) {
    const ranked = [...tests].map((test) => ({
      test,
      rank: rankOf(test.path),
      size: statSync(test.path).size,
    }));
    return ranked
      .toSorted((one, other) => one.rank - other.rank || other.size - one.size)
      .map(({ test }) => test);
  }

  // Jest calls these as well.
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

function rankOf(path) {
  const rank = slow.indexOf(relative(projectDir, path));
  return rank === -1 ? slow.length : rank;
}
