// Generates files from the tables in src/settings, src/facts, src/executors/languages and src/errors.ts: inputs and
// outputs in action.yml, the outputs in docs/action.md, docs/settings.md, docs/config.schema.json, docs/errors.md,
// the table in docs/endings.md and the list in docs/languages.md; and the graph of rooms in docs/architecture.md. CI
// runs it and fails if git then shows a difference.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { languages, nodeStripsTypes, stripTypesFlag } from "../src/executors/languages/languages.js";
import { describeSettings } from "../src/settings/describe.js";
import { drawRooms } from "./draw-rooms.mjs";

const texts = describeSettings();

await mkdir("docs", { recursive: true });
await replace("action.yml", "inputs and outputs", texts.actionYml);
await replace("docs/action.md", "outputs", texts.outputsTable);
await replace("docs/endings.md", "endings", texts.endingsTable);
await replace("docs/languages.md", "languages", languagesList());
await replace("docs/architecture.md", "rooms of src/", drawRooms("src"));
await write("docs/settings.md", `${texts.settingsPage}\n`);
await write("docs/config.schema.json", texts.configSchema);
await write("docs/errors.md", `${texts.errorsPage}\n`);

/** Each language with its other names, its programs, and how a block with a file name is treated. */
function languagesList(): string {
  const code = (word: string): string => `\`${word}\``;
  const rows = languages.map(({ name, words, interpreters, needs, whenNamed }) => {
    const others = words.filter((word) => word !== name).map(code);
    const also = others.length === 0 ? "" : ` (${others.join(", ")})`;
    const ability =
      needs === nodeStripsTypes ? ` that supports ${code(stripTypesFlag)}` : ` with ${code(needs ?? "")}`;
    const programs = `${interpreters.map(code).join(", ")}${needs === undefined ? "" : ability}`;
    return `- ${code(name)}${also}: ${programs}${whenNamed === "save" ? "; saved instead of run if the block names a file" : ""}`;
  });
  return rows.join("\n");
}

/** Replaces the part of a file between its markers. */
async function replace(file: string, part: string, text: string): Promise<void> {
  const isPage = file.endsWith(".md");
  const [begin, end] = [`generated: ${part}`, "end of generated"].map((words) =>
    isPage ? `<!-- ${words} -->` : `# ${words}`,
  ) as [string, string];
  const before = await readFile(file, "utf8");
  const start = before.indexOf(begin);
  const stop = before.indexOf(end, start);
  if (start === -1 || stop === -1) throw new Error(`${file} lacks the markers ${begin} … ${end}`);
  const gap = isPage ? "\n\n" : "\n";
  await write(file, before.slice(0, start + begin.length) + gap + text + gap + before.slice(stop));
}

/** Formats like the rest of the repository, so that generator and formatter agree. */
async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, filepath: file }));
}
