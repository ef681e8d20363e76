import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { isHeldAtNight } from "../../scripts/test/promises.mjs";
import { endings } from "../../src/facts/endings.js";
import { endingTests } from "./ending-tests.js";
import { missingTitles } from "./test-titles.js";

const read = (file: string): string => readFileSync(join(projectDir, file), "utf8");

const sections = read("docs/endings.md")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    ending: section.split("\n", 1)[0]!,
    causes: itemsOf(section, "Causes"),
  }));

/** The items of a list below a word and a colon. */
function itemsOf(section: string, word: string): string[] {
  const list = section.split(`\n${word}:\n\n`)[1]!.split("\n\n")[0]!;
  return [...list.matchAll(/^- (.+)$/gm)].map(([, item]) => item!);
}

describe("the page about endings", () => {
  it("has a section for each ending that there is, and no other", () => {
    expect(sections.map(({ ending }) => ending)).toEqual(Object.keys(endings));
  });

  it("has for each cause a test that is there", () => {
    const causes = sections.map(({ ending, causes: listed }) => [ending, listed]);
    expect(Object.entries(endingTests).map(([ending, tests]) => [ending, Object.keys(tests)])).toEqual(
      causes,
    );
    expect(missingTitles(Object.values(endingTests).flatMap((tests) => Object.values(tests).flat()))).toEqual(
      [],
    );
  });

  it("has for each ending a test that every run makes", () => {
    const nightly = Object.entries(endingTests).filter(([, tests]) =>
      Object.values(tests).flat().every(isHeldAtNight),
    );
    expect(nightly).toEqual([]);
  });
});
