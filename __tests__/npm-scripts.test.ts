import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../scripts/places.mjs";
import { startedBy, starts } from "../scripts/test/starts.mjs";

const read = (path: string): string => readFileSync(join(projectDir, path), "utf8");

const foldersIn = (path: string): string[] =>
  readdirSync(join(projectDir, path), { withFileTypes: true })
    .filter(
      (each) =>
        each.isDirectory() &&
        existsSync(join(projectDir, path, each.name, `run.${path === "eval" ? "ts" : "mjs"}`)),
    )
    .map(({ name }) => `${path} ${name}`);

describe("an npm script", () => {
  it("is started by something, each of them by one, and there are a dozen at most", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const alone = Object.keys(starts).filter((name) => !name.includes(" "));
    expect([...alone, ...Object.values(startedBy).flat()].toSorted()).toEqual(
      Object.keys(scripts).toSorted(),
    );
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
  });

  it("is started with each bench and evaluation behind it, but for the one that needs a model's server", () => {
    const named = Object.keys(starts).filter((name) => name.includes(" "));
    const there = ["bench", "eval"].flatMap(foldersIn).filter((name) => name !== "eval lift");
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});
