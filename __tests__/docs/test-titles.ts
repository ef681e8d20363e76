import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../scripts/places.mjs";

/** Where tests are written, those of every executor among them. */
const folders = ["__tests__", "src/conformance"];
/** These name titles, and would find themselves. */
const lists = /docs\/[a-z]+-tests\.ts$/;

/** Those of the titles that no test has. */
export function missingTitles(titles: readonly string[]): string[] {
  const sources = folders
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => !lists.test(file))
    .map((file) => readFileSync(join(projectDir, file), "utf8"))
    .join("\n");
  return titles.filter(
    (title) => !sources.includes(JSON.stringify(title)) && !sources.includes(`\`${title}\``),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(projectDir, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name}`);
}
