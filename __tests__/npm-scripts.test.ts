import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../scripts/places.mjs";
import { mutations } from "../scripts/test/mutations.mjs";
import { startedBy, starts } from "../scripts/test/starts.mjs";
import { isNightly, testFiles } from "../scripts/test/lanes.mjs";

const read = (path: string): string => readFileSync(join(projectDir, path), "utf8");

describe("an npm script", () => {
  it("is started by something, each of them by one", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const started = [...Object.keys(starts), ...Object.values(startedBy).flat()];
    expect(started.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe("a mutation", () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "breaks words that stand once in the source, for tests of every run: %s",
    (_name, { file, from, to, tests }) => {
      expect(read(file).split(from)).toHaveLength(2);
      expect(to).not.toBe(from);
      const daily = testFiles().filter((path) => !isNightly(path));
      expect(tests.filter((part) => !daily.some((path) => path.includes(part)))).toEqual([]);
    },
  );
});
