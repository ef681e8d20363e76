// Writes what the tables in src/settings, src/ports, src/executors/languages and src/errors.ts decide: action.yml's
// inputs and outputs, the outputs' table in docs/action.md, docs/settings.md, docs/config.schema.json, docs/errors.md and the tables of docs/endings.md and
// docs/languages.md; and the rooms as they import each other, into docs/architecture.md. CI runs it and fails when git then
// sees a difference.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { languages, nodeStripsTypes, stripTypesFlag } from "../src/executors/languages/languages.js";
import { describeSettings } from "../src/settings/describe.js";
import { drawRooms } from "./draw-rooms.mjs";

const texts = describeSettings();

await replaceBetween("action.yml", "# generated: inputs and outputs", "# end of generated", texts.actionYml);
await replaceBetween(
  "docs/action.md",
  "<!-- generated: outputs -->",
  "<!-- end of generated -->",
  texts.outputsTable,
);
await mkdir("docs", { recursive: true });
await write("docs/settings.md", `${texts.settingsPage}\n`);
await replaceBetween(
  "docs/endings.md",
  "<!-- generated: endings -->",
  "<!-- end of generated -->",
  texts.endingsTable,
);
await write("docs/config.schema.json", texts.configSchema);
await replaceBetween(
  "docs/languages.md",
  "<!-- generated: languages -->",
  "<!-- end of generated -->",
  languagesTable(),
);
await write("docs/errors.md", `${texts.errorsPage}\n`);
for (const house of ["", "executors/contained/", "executors/docker/"]) {
  const begin = `<!-- generated: rooms of src/${house} -->`;
  await replaceBetween("docs/architecture.md", begin, "<!-- end of generated -->", drawRooms("src", house));
}

function languagesTable(): string {
  const code = (word: string): string => `\`${word}\``;
  const rows = languages.map(({ name, words, interpreters, needs, whenNamed }) => {
    const others = words.filter((word) => word !== name).map(code);
    const ability =
      needs === nodeStripsTypes ? ` that knows ${code(stripTypesFlag)}` : ` with ${code(needs ?? "")}`;
    const programs = `${interpreters.map(code).join(", ")}${needs === undefined ? "" : ability}`;
    return [code(name), others.join(", "), programs, whenNamed === "save" ? "saved" : "run"];
  });
  const head = ["language", "also", "run by the first of", "with a file name"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

async function replaceBetween(file: string, begin: string, end: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8");
  const start = before.indexOf(begin);
  const stop = before.indexOf(end, start);
  if (start === -1 || stop === -1) throw new Error(`${file} lacks the markers ${begin} … ${end}`);
  const gap = file.endsWith(".md") ? "\n\n" : "\n";
  await write(file, before.slice(0, start + begin.length) + gap + text + gap + before.slice(stop));
}

/** Formatted as the rest of the repository is, so that the generator and the formatter never disagree. */
async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, filepath: file }));
}
