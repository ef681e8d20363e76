import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { isHeldAtNight } from "../../scripts/test/promises.mjs";
import { securityTests } from "./security-tests.js";
import { missingTitles } from "./test-titles.js";

const page = readFileSync(join(projectDir, "docs/security.md"), "utf8");

describe("the page about security", () => {
  it("is held by tests that are there", () => {
    const titles = Object.values(securityTests).flat();
    expect(missingTitles(titles)).toEqual([]);
    expect(titles.length).toBeGreaterThan(150);
    expect(missingTitles([["a title", "of no test"].join(" ")])).toHaveLength(1);
  });

  it("is held in each section by tests that every run makes", () => {
    const daily = Object.values(securityTests).map((titles) =>
      titles.filter((title) => !isHeldAtNight(title)),
    );
    expect(Math.min(...daily.map((titles) => titles.length))).toBeGreaterThan(2);
    expect(daily.flat().length).toBeGreaterThan(110);
  });

  it("says for each attack that tests try what holds and what is not promised", () => {
    const sections = page.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(Object.keys(securityTests));
    for (const section of sections) {
      expect(section).toMatch(/^Protected: \S/m);
      expect(section).toMatch(/^Not promised:\n\n- \S/m);
    }
  });
});
