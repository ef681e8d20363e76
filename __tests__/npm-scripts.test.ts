import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../scripts/places.mjs";
import { startedBy, starts } from "../scripts/test/starts.mjs";

const read = (path: string): string => readFileSync(join(projectDir, path), "utf8");

describe("an npm script", () => {
  it("is started by something, each of them by one", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const started = [...Object.keys(starts), ...Object.values(startedBy).flat()];
    expect(started.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
