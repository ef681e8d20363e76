// Makes Jest start slow files first, so that none runs long after all others. Jest's own order needs times of an
// earlier run, which a fresh clone lacks.
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

  // Jest calls these too.
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

function rankOf(path) {
  const rank = slow.indexOf(relative(projectDir, path));
  return rank === -1 ? slow.length : rank;
}
