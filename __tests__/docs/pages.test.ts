import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { readDoc } from "./doc-commands.js";

const pages = readdirSync(join(projectDir, "docs"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`)
  .concat("README.md", "CONTRIBUTING.md", "SECURITY.md", "AGENTS.md", "DECISIONS.md");

/** A heading's anchor, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

describe("the pages of the docs", () => {
  it.each(pages)("%s leads to files and headings that are there", (page) => {
    const prose = readDoc(page).replace(/^(```+)[^]*?^\1$/gm, "");
    const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const dead = links.filter(([, path = "", anchor]) => {
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(join(projectDir, target))) return true;
      if (anchor === undefined) return false;
      const headings = [...readDoc(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
      return !headings.includes(anchor);
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it("have 20,000 words together, so that somebody reads them", () => {
    const read = pages.filter((page) => page === "README.md" || page.startsWith("docs/"));
    const words = read.map((page) => readDoc(page).split(/\s+/).filter(Boolean).length);
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20_000);
  });
});

describe("the workflows that people copy", () => {
  const folder = join(projectDir, "__tests__/e2e");
  const underAct = readdirSync(folder)
    .filter((name) => name.endsWith(".whole.test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => text.includes("startAct("))
    .join("\n");
  // The shards of batch.yml meet only through an artifact action that act cannot fetch.
  const names = readdirSync(join(projectDir, "examples")).filter(
    (name) => name.endsWith(".yml") && name !== "batch.yml",
  );

  it.each(names)("%s runs under act in a test", (name) => {
    expect(underAct).toMatch(new RegExp(`["/]${name.replace(".", "\\.")}\\b`));
  });
});
