import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";

interface Row {
  readonly section: string;
  readonly title: string;
  readonly file: string;
}

const page = readFileSync(join(projectDir, "docs/security.md"), "utf8");

/** The rows `| title | [name](../file) |`, each with the heading above it. */
function rowsOf(markdown: string): Row[] {
  let section = "";
  return markdown.split("\n").flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, title, file] = /^\| (.+?) +\| \[.+\]\(\.\.\/(.+)\) +\|$/.exec(line) ?? [];
    return title === undefined || file === undefined ? [] : [{ section, title, file }];
  });
}

describe("the page about security", () => {
  const rows = rowsOf(page);

  it("names tests that are there, each in the file that it names", () => {
    const missing = rows.filter(({ title, file }) => {
      const source = readFileSync(join(projectDir, file), "utf8");
      return !source.includes(JSON.stringify(title)) && !source.includes(`\`${title}\``);
    });
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(80);
  });

  it("has for each attack of its first table what holds, what is not promised, and tests", () => {
    const attacks = [...page.matchAll(/^\| \[(.+?)\]\(#(.+?)\)/gm)].map(([, name]) => name!);
    const sections = page.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(attacks);
    for (const section of sections) {
      expect(section).toMatch(/^Holds: \S/m);
      expect(section).toMatch(/^Not promised:\n\n- \S/m);
    }
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(attacks);
  });
});
