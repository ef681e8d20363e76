import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";

const read = (file: string): string => readFileSync(join(projectDir, file), "utf8");

/** The rows `| cause | evidence | test | [name](../file) |`. */
const rows = read("docs/endings.md")
  .split("\n")
  .flatMap((line) => {
    const [, evidence, title, file] =
      /^\| .+? +\| `(.+?)` +\| (.+?) +\| \[.+\]\(\.\.\/(.+)\) +\|$/.exec(line) ?? [];
    return evidence === undefined ? [] : [{ evidence, title: title!, file: file! }];
  });

describe("the page about endings", () => {
  it("has a section for each ending that there is, and no other", () => {
    const [, union = ""] = /export type Ending =([^;]+);/.exec(read("src/ports/executor.ts")) ?? [];
    const endings = [...union.matchAll(/"(.+?)"/g)].map(([, ending]) => ending);
    const sections = [...read("docs/endings.md").matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(endings.length).toBeGreaterThan(10);
    expect(sections).toEqual(endings);
  });

  it("names tests that are there, each in the file that it names", () => {
    const missing = rows.filter(({ title, file }) => !read(file).includes(JSON.stringify(title)));
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(35);
  });

  it("quotes evidence in the words that the executors give", () => {
    const folders = ["src/executors", "src/executors/contained/block", "src/executors/contained/session"];
    const names: Record<string, string> = {
      place: "container",
      keeper: "engine",
      wholeKeeper: "container engine",
    };
    const sources = [...folders, "src/run"]
      .flatMap((folder) =>
        readdirSync(join(projectDir, folder)).flatMap((name) =>
          name.endsWith(".ts") ? [read(`${folder}/${name}`)] : [],
        ),
      )
      .join("\n")
      .replace(/\$\{(?:\w+\.)*(place|keeper|wholeKeeper)\}/g, (_all, name: string) => names[name]!);
    const pieces = rows.flatMap(({ evidence }) => evidence.split("…").map((piece) => piece.trim()));
    const unknown = pieces.filter((piece) => !sources.includes(piece.replace(/^\(|[.)]+$/g, "")));
    expect(unknown).toEqual([]);
  });
});
